"""The cards of the French suits as whole numbers: bit n stands for the n-th card of the largest pack."""

from collections.abc import Iterable
from typing import Final

from tarotrules.cards.bits import CardNumber, CardSet, each
from tarotrules.cards.french import LOWEST, SUITS, Card, card_name, pack

PACK: Final = pack(LOWEST)
NUMBERS: Final = {card: number for number, card in enumerate(PACK)}
NAMES: Final = tuple(map(card_name, PACK))
IN_SUIT: Final = tuple(sum(1 << number for card, number in NUMBERS.items() if card.suit == suit) for suit in SUITS)
"""All cards of each suit."""
SUIT_OF: Final = tuple(IN_SUIT[SUITS.index(card.suit)] for card in PACK)
"""All cards of a card's suit, by the number of the card."""


def set_of(cards: Iterable[Card]) -> CardSet:
    """Cards as a set.

    >>> names(set_of([Card("H", 10), Card("S", 14)]))
    ('SA', 'H10')
    """
    return sum(1 << NUMBERS[card] for card in cards)


def those(cards: CardSet) -> frozenset[Card]:
    """The cards of a set."""
    return frozenset(PACK[number] for number in each(cards))


def together(cards: Iterable[CardNumber]) -> CardSet:
    """Different cards as a set, by their numbers."""
    return sum(1 << card for card in cards)


def names(cards: CardSet) -> tuple[str, ...]:
    """The codes of some cards, in the order of the pack."""
    return tuple(NAMES[number] for number in each(cards))
