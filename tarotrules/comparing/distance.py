"""How far rules are from each other: what one table would have to agree on anew to play as another does."""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final, NamedTuple

from tarotrules.settings.record import Entries, Record
from tarotrules.settings.walk import SettingPath, idle, values, walk

REMEMBERED: Final = 1024
"""Rulesets whose state is kept."""
STEPS: Final = 3
"""What differs counts once for each such beginning of a path: for a contract, a payment, the levels of a claim."""
PLAYERS: Final = "players"
"""The chapter of how many play."""
Weights = Mapping[str, int]
"""By chapter of the ruleset, how much a difference in it weighs."""
Rules = Mapping[int, Record]
"""By number of players."""


class Distance(NamedTuple):
    """How far two are from each other, and in which chapters."""

    by_chapter: Mapping[str, Fraction]
    """What differs there, times its weight; the mean of all numbers of players that both have."""

    @property
    def whole(self) -> Fraction:
        """All of it together."""
        return sum(self.by_chapter.values(), Fraction())


def distance(one: Rules, other: Rules, weights: Weights) -> Distance:
    """How far two are from each other. Where they share no number of players, their first ones are compared."""
    common = [players for players in one if players in other]
    pairs = [(one[players], other[players]) for players in common] or [(_first(one), _first(other))]
    found = Counter(path[0] for pair in pairs for path in apart(*pair))
    told = {chapter: Fraction(count * weights.get(chapter, 1), len(pairs)) for chapter, count in found.items()}
    every = len({*one, *other})
    if len(common) < every:
        # Whoever plays at fewer tables is a little apart, however alike the game is at the others.
        told[PLAYERS] = told.get(PLAYERS, Fraction()) + Fraction(weights.get(PLAYERS, 1) * (every - len(common)), every)
    return Distance(told)


def _first(rules: Rules) -> Record:
    return next(iter(rules.values()))


def apart(one: Record, other: Record) -> frozenset[SettingPath]:
    """Where two say something else, each place counted once."""
    if one is other:
        return frozenset()
    here, there = _state(one), _state(other)
    paths = {path for path, _ in here.items() ^ there.items()}
    both = _beginnings(one) & _beginnings(other)
    # That one is for more players than the other is told apart.
    return frozenset({*(_counted(path, both) for path in paths), *_reordered(one, other)} - {(PLAYERS,)})


def _counted(path: SettingPath, both: frozenset[SettingPath]) -> SettingPath:
    """Where a difference is counted: at what is missing as a whole, if something is."""
    return next((path[:size] for size in range(1, STEPS) if path[:size] not in both), path[:STEPS])


@lru_cache(REMEMBERED)
def _state(record: Record) -> dict[SettingPath, Any]:
    """What is said, but for what holds as well without being said."""
    vain = set(idle(record))
    return {path: value for path, _, value in values(record) if path not in vain}


@lru_cache(REMEMBERED)
def _beginnings(record: Record) -> frozenset[SettingPath]:
    return frozenset(path[:size] for path in _state(record) for size in range(1, STEPS))


def _reordered(one: Record, other: Record) -> Iterator[SettingPath]:
    """Entries that both have, in another order where the order is a rule."""
    here, there = dict(_orders(one)), dict(_orders(other))
    for path in here.keys() & there.keys():
        common = set(here[path]) & set(there[path])
        if [key for key in here[path] if key in common] != [key for key in there[path] if key in common]:
            yield path


def _orders(record: Record) -> Iterator[tuple[SettingPath, list[str]]]:
    for path, field, value in walk(record):
        if isinstance(field, Entries) and field.ordered and value:
            yield path, list(value)
