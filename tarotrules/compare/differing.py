"""Which settings differ between records of one kind."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tarotrules.compare.classes import merged
from tarotrules.settings.kinds import Kind
from tarotrules.settings.record import Entries, Field, Group, Record, Setting, word

Step = tuple[str, ...]


class Difference(NamedTuple):
    """A setting that does not have the same value everywhere."""

    path: Step
    kind: Kind
    values: tuple[Any, ...]
    """One for each of those compared; ``None`` where it is not said."""
    whole: Step | None = None
    """The entry or the record that is missing somewhere, if that is why the setting is."""


def differing(records: Sequence[Record]) -> list[Difference]:
    """Every setting that differs, in the order of the chapters."""
    return [each for each in _of_records(records, (), None) if len(set(map(_key, each.values))) > 1]


def _key(value: Any) -> str:
    # A flag that is not set and one that is not said are the same to a reader of files.
    return repr(None if value is False else value)


def _of_records(records: Sequence[Record | None], path: Step, whole: Step | None) -> Iterator[Difference]:
    """All settings of a record that those compared have, or lack."""
    known = next(each for each in records if each is not None)
    for name, field in known.fields.items():
        values = [None if each is None else each.items()[name] for each in records]
        if any(value is not None for value in values):
            yield from _of_field(field, values, (*path, word(name)), whole)


def _of_field(field: Field, values: list[Any], path: Step, whole: Step | None) -> Iterator[Difference]:
    if isinstance(field, Setting):
        yield Difference(path, field.kind, tuple(values), whole)
    elif isinstance(field, Group):
        yield from _of_records(values, path, _missing(values, path, whole))
    else:
        entries = [value or {} for value in values]
        yield from _of_entries(field, entries, path, _missing([each or None for each in entries], path, whole))


def _of_entries(
    field: Entries, values: list[Mapping[str, Any]], path: Step, whole: Step | None
) -> Iterator[Difference]:
    for key in merged(values):
        entries, here = [each.get(key) for each in values], (*path, key)
        if isinstance(field.of, Kind):
            yield Difference(here, field.of, tuple(entries), whole)
        else:
            yield from _of_records(entries, here, _missing(entries, here, whole))


def _missing(values: Sequence[Any], path: Step, whole: Step | None) -> Step | None:
    """The largest thing that is missing somewhere."""
    return whole if whole is not None else path if None in values else None
