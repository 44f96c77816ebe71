"""Who agrees with whom among those compared."""

from collections.abc import Hashable, Iterable
from itertools import combinations
from typing import TypeVar

Some = TypeVar("Some", bound=Hashable)

Classes = tuple[int | None, ...]
"""For each of those compared, the number of what it says, by first appearance; ``None``: it says nothing."""

Pair = tuple[int, int]


def classes(said: Iterable[Hashable | None]) -> Classes:
    """What each of those compared says, as numbers: equal where they say the same.

    >>> classes(["alone", None, "with a partner", "alone"])
    (0, None, 1, 0)
    """
    known: dict[Hashable, int] = {}
    return tuple(None if each is None else known.setdefault(each, len(known)) for each in said)


def agree(found: Classes) -> bool:
    """Whether all say the same."""
    return len(set(found)) <= 1


def apart(found: Classes) -> frozenset[Pair]:
    """The pairs that do not say the same.

    >>> sorted(apart((0, None, 0)))
    [(0, 1), (1, 2)]
    """
    return frozenset((one, two) for one, two in combinations(range(len(found)), 2) if found[one] != found[two])


def together(found: Classes) -> list[tuple[int, ...]]:
    """Those who agree, group by group; those who say nothing come last.

    >>> together((0, None, 1, 0))
    [(0, 3), (2,), (1,)]
    """
    numbers = sorted({each for each in found if each is not None})
    silent = [None] if None in found else []
    return [tuple(place for place, each in enumerate(found) if each == number) for number in (*numbers, *silent)]


def merged(sequences: Iterable[Iterable[Some]]) -> list[Some]:
    """One order for several: that of the first, what others add standing after what it follows there.

    >>> merged(["ace", "abcd"])
    ['a', 'b', 'c', 'd', 'e']
    """
    result: list[Some] = []
    known: set[Some] = set()
    for sequence in sequences:
        place = 0
        for each in sequence:
            if each not in known:
                known.add(each)
                result.insert(place, each)
            elif result[place : place + 1] != [each]:
                place = result.index(each)
            place += 1
    return result
