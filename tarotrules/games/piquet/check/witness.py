"""Cards that show what a problem says, as players write down a hand."""

from collections.abc import Iterable
from typing import Final

from tarotrules.cards.french import SUITS, Card, card_name

_SIGNS: Final = dict(zip(SUITS, "♠♥♦♣", strict=True))


def told(cards: Iterable[Card]) -> str:
    """Cards suit by suit, the highest first.

    >>> told([Card("H", 10), Card("S", 13), Card("S", 14)])
    '♠AK ♥10'
    """
    ordered = sorted(cards, key=lambda card: -card.rank)
    suits = ((suit, "".join(card_name(card)[1:] for card in ordered if card.suit == suit)) for suit in SUITS)
    return " ".join(f"{_SIGNS[suit]}{ranks}" for suit, ranks in suits if ranks)
