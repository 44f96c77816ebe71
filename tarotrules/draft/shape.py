"""Which words a block for a record may hold, read off the record's declarations."""

from collections.abc import Iterator, Sequence

from tarotrules.settings.kinds import Choice, Kind
from tarotrules.settings.record import Entries, Field, Group, Record, Setting, word

RecordType = type[Record]


def lookup(record: RecordType, concept: str) -> tuple[str, Field, str | None] | None:
    """The field a word stands for in a record, and the value it brings if it stands alone."""
    for name, field in record.fields.items():
        if word(name) == concept and not (isinstance(field, Setting) and field.bare):
            return word(name), field, None
        if isinstance(field, Setting) and field.bare and isinstance(field.kind, Choice) and concept in field.kind.words:
            return word(name), field, concept
    return None


def is_word_in(record: RecordType, concept: str) -> bool:
    """Whether a word begins a line in a block for a record or in a block in it; a lone value is none."""
    return any(
        concept == word(name) or (inner is not None and is_word_in(inner, concept))
        for name, field in record.fields.items()
        for inner in (record_of(field),)
    )


def record_of(field: Field) -> RecordType | None:
    """What a block of a field describes, if it has one."""
    if isinstance(field, Group):
        return field.record
    return field.of if isinstance(field, Entries) and not isinstance(field.of, Kind) else None


def words(record: RecordType) -> list[str]:
    """Every word a block for this record may begin a line with."""
    result: list[str] = []
    for name, field in record.fields.items():
        bare = isinstance(field, Setting) and field.bare and isinstance(field.kind, Choice)
        result.extend(field.kind.words if bare else (word(name),))  # type: ignore[union-attr]
    return result


def are_names_of_entries(record: RecordType, path: Sequence[str]) -> Iterator[bool]:
    """For each step of a path whether it is the name of an entry; behind a step that means nothing, no more is."""
    inside: RecordType | None = record
    steps = iter(path)
    for step in steps:
        found = lookup(inside, step) if inside is not None else None
        yield False
        inside = record_of(found[1]) if found is not None and found[2] is None else None
        if found is not None and isinstance(found[1], Entries) and next(steps, None) is not None:
            yield True


def removable(record: RecordType, path: tuple[str, ...]) -> bool:
    """Whether a path leads to an entry, or to something optional."""
    field: Field | None = None
    steps = list(path)
    while steps:
        found = lookup(record, steps.pop(0))
        if found is None or found[2] is not None:
            return False
        field = found[1]
        if isinstance(field, Entries):
            if not steps:
                return False
            steps.pop(0)
            if not steps:
                return True
        if isinstance(field, Setting) or (isinstance(field, Entries) and isinstance(field.of, Kind)):
            break
        record = field.record if isinstance(field, Group) else field.of  # type: ignore[assignment]
    return not steps and field is not None and not isinstance(field, Entries) and field.optional


def holder(record: RecordType, path: tuple[str, ...]) -> RecordType | None:
    """What holds the setting at a path.

    A step after an entries' word is a name.
    """
    steps = iter(path[:-1])
    for step in steps:
        found = lookup(record, step)
        inner = None if found is None else record_of(found[1])
        if found is None or inner is None:
            return None
        if isinstance(found[1], Entries):
            next(steps, None)
        record = inner
    return record
