"""Who is close to whom among many: the nearest joined first, then what is joined, by the mean of all distances."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from statistics import mean
from typing import NamedTuple

Distances = Sequence[Sequence[Fraction]]


class Branch(NamedTuple):
    """Two groups joined, and how far they are from each other."""

    height: Fraction
    parts: "tuple[Kin, Kin]"


Kin = int | Branch
"""One of those compared, by its place, or some joined."""


def joined(distances: Distances) -> Kin:
    """All joined, the nearest first; of those as near, the ones that are named first.

    >>> joined([[0, 4, 1], [4, 0, 6], [1, 6, 0]])
    Branch(height=5, parts=(Branch(height=1, parts=(0, 2)), 1))
    """
    groups: dict[Kin, list[int]] = {place: [place] for place in range(len(distances))}
    while len(groups) > 1:
        pairs = combinations(groups.items(), 2)
        height, (one, other) = min(
            (
                (mean(distances[here][there] for here in ours for there in theirs), (left, right))
                for (left, ours), (right, theirs) in pairs
            ),
            key=lambda each: (each[0], groups[each[1][0]][0], groups[each[1][1]][0]),
        )
        together = groups.pop(one) + groups.pop(other)
        groups[Branch(height, (one, other))] = together
        # Whoever is named first stands first.
        groups = dict(sorted(groups.items(), key=lambda each: min(each[1])))
    return next(iter(groups))


def leaves(kin: Kin) -> Iterator[int]:
    """All that are in it, in the order in which they stand below each other."""
    if isinstance(kin, int):
        yield kin
    else:
        for part in kin.parts:
            yield from leaves(part)
