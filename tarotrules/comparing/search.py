"""The search for the fewest and simplest cases that show who differs from whom."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import combinations
from typing import Final, Generic, NamedTuple, TypeVar

from tarotrules.comparing.classes import Pair, apart, classes

Case = TypeVar("Case")
Outcomes = tuple[Hashable, ...]
"""What a case comes to for each of those compared."""
MOST_TOGETHER: Final = 3
"""So many cases are looked for at once; beyond that, one after the other."""


class Shown(NamedTuple, Generic[Case]):
    """The cases found."""

    cases: tuple[Case, ...]
    apart: frozenset[Pair]
    """The pairs that they tell apart."""
    tried: int
    """Cases that are possible for all of those compared."""


def telling(cases: Iterable[Case], outcomes: Callable[[Case], Outcomes | None], wanted: frozenset[Pair]) -> Shown[Case]:
    """The fewest cases, simplest first, that tell every wanted pair apart that any case can.

    ``cases`` come simplest first; ``outcomes`` is ``None`` for one that is not possible everywhere.
    """
    kept: list[tuple[Case, frozenset[Pair]]] = []
    tried = 0
    for case in cases:
        found = outcomes(case)
        if found is None:
            continue
        tried += 1
        shown = apart(classes(found)) & wanted
        if not any(shown <= before for _, before in kept):
            kept.append((case, shown))
        if shown == wanted:
            break
    chosen = _fewest([shown for _, shown in kept if shown])
    told = [each for each in kept if each[1]]
    return Shown(tuple(told[place][0] for place in chosen), frozenset().union(*(shown for _, shown in told)), tried)


def _fewest(shown: Sequence[frozenset[Pair]]) -> tuple[int, ...]:
    """The places of the fewest sets that together hold what all hold; the earliest of those."""
    everything = frozenset().union(*shown)
    for size in range(MOST_TOGETHER + 1):
        for some in combinations(range(len(shown)), size):
            if frozenset().union(*(shown[place] for place in some)) == everything:
                return some
    return _one_by_one(shown, everything)


def _one_by_one(shown: Sequence[frozenset[Pair]], everything: frozenset[Pair]) -> tuple[int, ...]:
    chosen: list[int] = []
    left = everything
    while left:
        # The first of the best: `max` keeps the earliest.
        best = max(range(len(shown)), key=lambda place: len(shown[place] & left))
        chosen.append(best)
        left -= shown[best]
    return tuple(sorted(chosen))
