"""Points, oudlers and tricks the attack can have had together, and what is true of them all."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from tarotrules.expressions.compiled import UNKNOWN, Unknown
from tarotrules.expressions.rounding import Amount


class Counted(NamedTuple):
    """One thing the attack can have counted, and the numbers of tricks that can have come to it, as bits."""

    points: Amount
    oudlers: int
    tricks: int


Counts = tuple[Counted, ...]


_Each = TypeVar("_Each")


def only(values: Sequence[_Each]) -> _Each | Unknown:
    """What they all are."""
    return values[0] if values and all(each == values[0] for each in values) else UNKNOWN


def narrowed(counts: Counts, agreeing: Iterable[int]) -> Counts:
    """What is left of them where, for each, only some numbers of tricks agree with something else."""
    left = (each._replace(tricks=each.tricks & tricks) for each, tricks in zip(counts, agreeing, strict=True))
    return tuple(each for each in left if each.tricks)


def union(counts: Counts) -> int:
    """All numbers of tricks there can have been, as bits."""
    found = 0
    for each in counts:
        found |= each.tricks
    return found


Known = tuple[Amount | Unknown, int | Unknown, int | Unknown]
"""Points, oudlers and tricks, as far as they are known."""


def in_common(counts: Counts) -> Known:
    """Points, oudlers and tricks that are the same in all of some."""
    first, *others = counts
    points, oudlers, tricks = first
    if others:
        tricks = union(counts)
    return (
        points if all(each.points == points for each in others) else UNKNOWN,
        oudlers if all(each.oudlers == oudlers for each in others) else UNKNOWN,
        UNKNOWN if tricks & (tricks - 1) else tricks.bit_length() - 1,
    )


def each_count(counts: Counts) -> Iterator[tuple[Amount, int, int]]:
    """Points, oudlers and tricks, one possibility after another."""
    for points, oudlers, tricks in counts:
        for number in bits(tricks):
            yield points, oudlers, number


def bits(numbers: int) -> Iterable[int]:
    """The numbers that stand as bits.

    >>> list(bits(0b1010))
    [1, 3]
    """
    return (number for number in range(numbers.bit_length()) if numbers >> number & 1)
