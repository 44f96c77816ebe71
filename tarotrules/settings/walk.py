"""The one walk over a record: every setting that is said, wherever it stands."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from tarotrules.settings.kinds import Kind
from tarotrules.settings.record import Entries, Field, Group, Record, Setting, word

SettingPath = tuple[str, ...]
"""The steps that lead to a setting: ``("claim", "handful", "count")``."""
AGREED: Final = "agreed"
"""The value that says no more than that the players decide."""


Step = tuple[Record, SettingPath, Field, Any]
"""A field of a record inside, or of the whole one, with its path and value."""


def walk(record: Record) -> Iterator[tuple[SettingPath, Field, Any]]:
    """Every field of a record and of the records in it, in the order of the chapters, with its path and value."""
    return ((here, field, value) for _, here, field, value in _steps(record))


def _steps(record: Record) -> Sequence[Step]:
    """The same, each with the record it is a field of; looked at once, because a record never changes."""
    known: Sequence[Step] | None = getattr(record, "_steps", None)
    if known is None:
        found: list[Step] = []
        _gather(record, (), found)
        known = found
        object.__setattr__(record, "_steps", known)
    return known


def _gather(record: Record, path: SettingPath, found: list[Step]) -> None:
    given = record.items()
    for name, field in record.fields.items():
        value, here = given[name], (*path, word(name))
        found.append((record, here, field, value))
        if value is None or isinstance(field, Setting):
            continue
        if isinstance(field, Group):
            _gather(value, here, found)
        elif not isinstance(field.of, Kind):
            for key, each in value.items():
                _gather(each, (*here, key), found)


def values(record: Record) -> Iterator[tuple[SettingPath, Kind, Any]]:
    """Every single value that is there, in the order of the chapters, with its path and kind."""
    return values_of(walk(record))


def values_of(walked: Iterable[tuple[SettingPath, Field, Any]]) -> Iterator[tuple[SettingPath, Kind, Any]]:
    """Every single value of fields that were walked through."""
    for path, field, value in walked:
        if isinstance(field, Setting) and value is not None:
            yield path, field.kind, value
        elif isinstance(field, Entries) and isinstance(field.of, Kind):
            for key, each in _entries(value):
                yield (*path, key), field.of, each


def idle(record: Record) -> Iterator[SettingPath]:
    """The settings of a record that say what would hold if they were not said."""
    for around, path, field, value in _steps(record):
        if isinstance(field, Setting) and value is not None and field.unsaid and field.unsaid(around) == value:
            yield path


def left_open(record: Record) -> Iterator[SettingPath]:
    """The settings of a record that leave a question open, because they are not said or only that players agree."""
    for around, path, field, value in _steps(record):
        if isinstance(field, Setting):
            unsaid = value is None and field.leaves_open and _means_something(field, around)
            if unsaid or value == AGREED:
                yield path


def _means_something(field: Setting, record: Record) -> bool:
    return field.exists is None or field.exists(record)


def _entries(value: "Mapping[str, Any] | None") -> Iterator[tuple[str, Any]]:
    yield from (value or {}).items()
