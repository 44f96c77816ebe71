"""What the chapters of a ruleset must agree on, whatever the game.

A family's check is a list of functions that take a :class:`Coherence` and yield what is wrong, each with the places
concerned; what several of them ask of the ruleset is a cached property of a class of its own below this one.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, Generic, Self, TypeVar

from tarotrules.draft.state import State
from tarotrules.expressions.tree import Steps, paths_of
from tarotrules.settings.kinds import Formula
from tarotrules.settings.record import Field, Record
from tarotrules.settings.walk import SettingPath, values_of, walk
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.text import Span

Rules = TypeVar("Rules", bound=Record)


class Coherence(Generic[Rules]):
    """A ruleset that is checked, with the state that says where its values stand."""

    def __init__(self, rules: Rules, state: State, head: Span) -> None:
        self.rules, self.state, self.head = rules, state, head
        """The ruleset, where its values stand, and what is shown of what stands nowhere."""

    def problems(self, checks: Iterable[Callable[[Self], Iterator[Diagnostic]]]) -> Iterator[Diagnostic]:
        """Everything its chapters do not agree on."""
        for check in checks:
            yield from check(self)

    def span(self, *path: str) -> Span:
        """Where a value stands, or the nearest thing around it."""
        for length in range(len(path), 0, -1):
            key = path[:length]
            if key in self.state.values:
                return self.state.values[key].origin.span
            if key in self.state.declared:
                return self.state.declared[key].span
        return self.head

    def rank(self, *path: str) -> int:
        """How near to the file itself the file is that gives a value; the nearest is the highest."""
        return self.state.values[path].origin.rank if path in self.state.values else -1

    def is_changed(self, *path: str) -> bool:
        """Whether a value took the place of another one."""
        settled = self.state.values.get(path)
        return settled is not None and bool(settled.former) and settled.former != settled.values

    def declared(self, *path: str) -> int:
        """How near the file is that declares an entry."""
        return self.state.declared[path].rank if path in self.state.declared else -1

    def has_source(self, *path: str) -> bool:
        """Whether somebody is cited for all that is said of an entry, so that nobody has forgotten anything."""
        said = (each.origin for key, each in self.state.values.items() if key[: len(path)] == path)
        return all(each.citation is not None and not each.assumed for each in said)

    @cached_property
    def walked(self) -> Sequence[tuple[SettingPath, Field, Any]]:
        """Every field with its path and value: several checks ask, and the walk is the longest part of each."""
        return tuple(walk(self.rules))

    @cached_property
    def formulas(self) -> Sequence[tuple[SettingPath, Sequence[Steps]]]:
        """The paths that each formula reads, by where it stands."""
        return tuple(
            (path, tuple(paths_of(value))) for path, kind, value in values_of(self.walked) if isinstance(kind, Formula)
        )


def entries_of(rules: Record, path: str) -> Sequence[str]:
    """The names of the entries that a ruleset has under a dotted path, such as ``deck.class``; none if it has none."""
    thing: object = rules
    for step in path.split("."):
        thing = getattr(thing, "class_" if step == "class" else step)
    return list(thing) if isinstance(thing, dict) else []
