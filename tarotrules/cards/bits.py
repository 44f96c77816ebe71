"""Sets of cards as whole numbers: bit n stands for the n-th card of a pack, whatever the pack.

What is asked of cards thousands of times in a deal is asked of these.
"""

from collections.abc import Iterable, Iterator
from typing import Final

CardNumber = int
"""The place of a card in the pack."""
CardSet = int

MOST: Final = 156
"""No table has more cards: two packs of tarot."""
BITS: Final = tuple(1 << number for number in range(MOST))
"""Each card as a set, by its number."""


def each(cards: CardSet) -> Iterator[CardNumber]:
    """The numbers of some cards, in the order of the pack.

    >>> list(each(0b10110))
    [1, 2, 4]
    """
    while cards:
        first = cards & -cards
        yield first.bit_length() - 1
        cards ^= first


def together(cards: Iterable[CardNumber]) -> CardSet:
    """Different cards as a set, by their numbers."""
    found = 0
    for card in cards:
        found |= BITS[card]
    return found


def lowest(cards: CardSet, count: int) -> CardSet:
    """So many of some cards, the first in the order of the pack.

    >>> bin(lowest(0b10110, 2))
    '0b110'
    """
    taken = 0
    for _ in range(count):
        taken |= cards & -cards
        cards &= cards - 1
    return taken
