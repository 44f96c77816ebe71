"""Sets of cards of tarot: bit n stands for the n-th card of the pack, and those of a second pack follow."""

from collections.abc import Iterable, Iterator
from typing import Final

from tarotrules.cards.bits import CardNumber, CardSet, each
from tarotrules.cards.pack import EXCUSE, PACK, SUITS, TRUMP, Card, card_name

MOST_PACKS: Final = 2
SIZE: Final = len(PACK)
"""So many numbers lie between two identical cards: those of a second pack follow those of the first."""
ALIKE: Final = PACK * MOST_PACKS
"""What each card looks like, by its number."""
NUMBERS: Final = {
    card._replace(copy=copy): copy * SIZE + n for copy in range(MOST_PACKS) for n, card in enumerate(PACK)
}
NAMES: Final = tuple(map(card_name, ALIKE))
HALVES: Final = tuple(card.halves for card in ALIKE)
"""Card points, doubled, by the number of the card."""
CODES: Final = (*NAMES[:SIZE], *(f"{name}*" for name in NAMES[SIZE:]))
"""A word for each card that no identical one has."""


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
"""One whole pack."""
EVERY: Final = set_of(NUMBERS)
"""All cards of as many packs as there may be."""
IN_SUIT: Final = {suit: set_of(card for card in NUMBERS if card.suit == suit) for suit in (*SUITS, TRUMP, EXCUSE)}
TRUMPS: Final = IN_SUIT[TRUMP]
SUIT_OF: Final = tuple(IN_SUIT[card.suit] for card in ALIKE)
"""All cards of a card's suit, by the number of the card."""


def _beats(card: Card, other: Card) -> bool:
    if card.suit == other.suit:
        return card.rank > other.rank
    return card.suit == TRUMP and other.suit != EXCUSE


def _alike(card: Card, other: Card) -> bool:
    return card.suit == other.suit != EXCUSE and card.rank == other.rank


BEATEN_BY: Final = tuple(set_of(card for card in NUMBERS if _beats(card, other)) for other in ALIKE)
"""The cards that beat a card lying on the table, by its number (R-RO201206, *Le jeu de la carte*)."""
BEATEN_LATER: Final = tuple(
    beaten | set_of(card for card in NUMBERS if _alike(card, other))
    for beaten, other in zip(BEATEN_BY, ALIKE, strict=True)
)
"""The same where of two identical cards the second wins."""


def names(cards: CardSet) -> tuple[str, ...]:
    """The codes of some cards, identical ones together."""
    return tuple(NAMES[number] for number in in_order(cards))


def in_order(cards: CardSet) -> Iterator[CardNumber]:
    """The numbers of some cards in the order of one pack, identical cards together."""
    if cards >> SIZE:
        yield from sorted(each(cards), key=lambda number: (number % SIZE, number))
    else:
        yield from each(cards)


def highest(cards: CardSet) -> CardNumber:
    """The last of some cards in the order of one pack: of a suit the highest."""
    first, second = (cards & ALL).bit_length(), (cards >> SIZE).bit_length()
    return first - 1 if first >= second else second - 1 + SIZE


def first_of(cards: CardSet) -> CardNumber:
    """The first of some cards in the order of one pack: of a suit the lowest."""
    if not cards >> SIZE:
        return (cards & -cards).bit_length() - 1
    alike = (cards | cards >> SIZE) & ALL
    number = (alike & -alike).bit_length() - 1
    return number if cards >> number & 1 else number + SIZE


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


_WORTH: Final = tuple(set_of(card for card in NUMBERS if card.halves & digit) for digit in (1, 2, 4, 8))
