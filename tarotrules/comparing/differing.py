"""Which settings differ between records of one kind."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, NamedTuple

from tarotrules.comparing.classes import merged
from tarotrules.settings.kinds import Kind, Listing, Reference
from tarotrules.settings.record import Entries, Record
from tarotrules.settings.walk import SettingPath, idle, values, walk


class Difference(NamedTuple):
    """A setting that does not have the same value everywhere."""

    path: SettingPath
    kind: Kind
    values: tuple[Any, ...]
    """One for each of those compared; ``None`` where it is not said."""
    whole: SettingPath | None = None
    """The entry or the record that is missing somewhere, if that is why the setting is."""

    @property
    def said(self) -> tuple[SettingPath, tuple[Hashable, ...]]:
        """Which setting it is and what each says, by which differences are told apart."""
        return self.path, self.values


def differing(records: Sequence[Record]) -> list[Difference]:
    """Every setting that differs, in the order of the chapters, then the order of entries where that is a rule."""
    return [each for each in _settings(records) if len(set(each.said[1])) > 1] + list(_orders(records))


def in_vain(records: Sequence[Record]) -> frozenset[SettingPath]:
    """The settings by which only some say outright what holds of the others without being said."""
    vain = [frozenset(idle(record)) for record in records]
    return frozenset().union(*vain) - frozenset.intersection(*vain)


def _settings(records: Sequence[Record]) -> Iterator[Difference]:
    """All settings that those compared have, unless some say outright what holds of the others without being said."""
    said = [{path: (kind, value) for path, kind, value in values(record)} for record in records]
    vain = [frozenset(idle(record)) for record in records]
    holders = [{path[:size] for path in each for size in range(1, len(path))} for each in said]
    for path in merged(said):
        found = [each.get(path) for each in said]
        if all(each is None or path in idle_there for each, idle_there in zip(found, vain, strict=True)):
            continue
        kind = next(each[0] for each in found if each is not None)
        missing = (path[:size] for size in range(1, len(path)) if any(path[:size] not in each for each in holders))
        yield Difference(path, kind, tuple(each and each[1] for each in found), next(missing, None))


def _orders(records: Sequence[Record]) -> Iterator[Difference]:
    """Entries that those who have them have in another order."""
    every = [
        {
            path: tuple(value)
            for path, field, value in walk(record)
            if isinstance(field, Entries) and field.ordered and value
        }
        for record in records
    ]
    for path in merged(every):
        found = [each.get(path) for each in every]
        common = set.intersection(*(set(each) for each in found if each is not None))
        orders = tuple(each and tuple(key for key in each if key in common) for each in found)
        if len({each for each in orders if each is not None}) > 1:
            yield Difference(path, Listing(Reference(".".join(path))), orders)
