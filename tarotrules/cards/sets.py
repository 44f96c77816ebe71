"""Sets of cards as whole numbers: bit n stands for the n-th card of the pack.

What is asked of cards thousands of times in a deal is asked of these.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from tarotrules.cards.pack import EXCUSE, PACK, SUITS, TRUMP, Card, card_name

CardNumber = int
"""The place of a card in the pack."""
CardSet = int

NUMBERS: Final = {card: number for number, card in enumerate(PACK)}
NAMES: Final = tuple(map(card_name, PACK))
HALVES: Final = tuple(card.halves for card in PACK)
"""Card points, doubled, by the number of the card."""
BITS: Final = tuple(1 << number for number in range(len(PACK)))
"""Each card as a set, by its number."""


def set_of(cards: Iterable[Card]) -> CardSet:
    """Cards as a set.

    >>> names(set_of([Card("T", 21), Card("S", 14)]))
    ('SK', 'T21')
    """
    bits = 0
    for card in cards:
        bits |= 1 << NUMBERS[card]
    return bits


ALL: Final = set_of(PACK)
IN_SUIT: Final = {suit: set_of(card for card in PACK if card.suit == suit) for suit in (*SUITS, TRUMP, EXCUSE)}
TRUMPS: Final = IN_SUIT[TRUMP]
SUIT_OF: Final = tuple(IN_SUIT[card.suit] for card in PACK)
"""All cards of a card's suit, by the number of the card."""


def _beats(card: Card, other: Card) -> bool:
    if card.suit == other.suit:
        return card.rank > other.rank
    return card.suit == TRUMP and other.suit != EXCUSE


BEATEN_BY: Final = tuple(set_of(card for card in PACK if _beats(card, other)) for other in PACK)
"""The cards that beat a card lying on the table, by its number (R-RO201206, *Le jeu de la carte*)."""


def each(cards: CardSet) -> Iterator[CardNumber]:
    """The numbers of some cards, in the order of the pack."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def names(cards: CardSet) -> tuple[str, ...]:
    """The codes of some cards."""
    return tuple(NAMES[number] for number in each(cards))


def together(cards: Iterable[CardNumber]) -> CardSet:
    """Different cards as a set, by their numbers."""
    found = 0
    for card in cards:
        found |= BITS[card]
    return found


def halves(cards: CardSet) -> int:
    """What some cards count, doubled."""
    # Digit by digit of what each counts, written in twos: four counts of bits in place of one for each worth.
    ones, twos, fours, eights = _WORTH
    return (
        (cards & ones).bit_count()
        + 2 * (cards & twos).bit_count()
        + 4 * (cards & fours).bit_count()
        + 8 * (cards & eights).bit_count()
    )


_WORTH: Final = tuple(set_of(card for card in PACK if card.halves & digit) for digit in (1, 2, 4, 8))


def lowest(cards: CardSet, count: int) -> CardSet:
    """So many of some cards, the first in the order of the pack."""
    taken = 0
    for _ in range(count):
        taken |= cards & -cards
        cards &= cards - 1
    return taken
