"""Rules that laws start from, and the same with one thing otherwise, whatever the game."""

from collections.abc import Iterable, Iterator
from typing import Any, Generic, NamedTuple, TypeVar

from tarotrules.comparing.aligned import aligned
from tarotrules.comparing.differing import differing
from tarotrules.games.variant import VariantOf
from tarotrules.settings.kinds import Kind
from tarotrules.settings.record import Entries, Group, Record, Setting, word
from tarotrules.settings.walk import SettingPath, idle

_R = TypeVar("_R", bound=Record)


class BaseOf(NamedTuple, Generic[_R]):
    """A ruleset that laws start from."""

    name: str
    rules: _R
    variant: VariantOf[_R]
    other: _R | None = None
    """Rules of another base: what these share with them is changed there."""

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"<{self.name}>"


class ChangeOf(NamedTuple, Generic[_R]):
    """One setting changed, or one thing added, taken away or moved."""

    base: BaseOf[_R]
    path: SettingPath
    what: str
    rules: _R

    def __repr__(self) -> str:
        return f"<{self.base.name}: {'.'.join(self.path)} {self.what}>"


AnyBase = BaseOf[Any]
AnyChange = ChangeOf[Any]


def own(base: BaseOf[_R], changes: Iterable[ChangeOf[_R]]) -> tuple[ChangeOf[_R], ...]:
    """Of all changes of a base those that are not tried with the other one."""
    if base.other is None:
        return tuple(changes)
    paths = [*(each.path for each in differing(aligned([base.other, base.rules]))), *idle(base.rules)]
    return tuple(each for each in changes if any(_meet(each.path, one) for one in paths))


def _meet(one: SettingPath, two: SettingPath) -> bool:
    """Whether one path leads to the other, or they are the same."""
    return one[: len(two)] == two[: len(one)]


def fields(record: type[Record], path: SettingPath = ()) -> Iterator[SettingPath]:
    """The paths of all settings, with a star for a name."""
    for name, field in record.fields.items():
        here = (*path, word(name))
        if isinstance(field, Setting):
            yield here
        elif isinstance(field, Group):
            yield from fields(field.record, here)
        elif isinstance(field.of, Kind):
            yield (*here, "*")
        else:
            yield from fields(field.of, (*here, "*"))


def setting(change: AnyChange) -> str:
    """The setting that is changed, or in which something is, with a star for a name."""
    return ".".join(general(type(change.rules), change.path))


def general(ruleset: type[Record], path: SettingPath) -> SettingPath:
    """A path with a star for a name."""
    return tuple(_general(ruleset, path))


def _general(ruleset: type[Record], path: SettingPath) -> Iterator[str]:
    record: type[Record] | None = ruleset
    steps = iter(path)
    for step in steps:
        yield step
        field = next((each for name, each in record.fields.items() if word(name) == step), None) if record else None
        if isinstance(field, Entries):
            if next(steps, None) is not None:
                yield "*"
            record = field.of if isinstance(field.of, type) else None
        else:
            record = field.record if isinstance(field, Group) else None
