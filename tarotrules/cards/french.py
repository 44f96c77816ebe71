"""The cards of the French suits from six to ace, their codes and pips.

Codes are ``SA SK SQ SJ S10 S9 S8 S7 S6``, ``H…``, ``D…``, ``C…``. Pips are those of Piquet: eleven for an ace, ten for
a court, the number on any other card (CAV, *Description*; R7).
"""

from functools import cache
from typing import Final, NamedTuple

SUITS: Final = ("S", "H", "D", "C")
RANKS: Final = {"jack": 11, "queen": 12, "king": 13, "ace": 14}
"""The cards that have a name, by it."""
LOWEST: Final = 6
"""The lowest card of the largest pack."""
_LETTERS: Final = {11: "J", 12: "Q", 13: "K", 14: "A"}
_ACE: Final = 14
_ACE_PIPS: Final = 11
_COURT_PIPS: Final = 10


class Card(NamedTuple):
    """One card; ``rank`` is 6 to 10, then 11 jack, 12 queen, 13 king and 14 ace."""

    suit: str
    rank: int

    @property
    def pips(self) -> int:
        """What it counts where the pips of a suit are added up.

        >>> Card("S", 14).pips, Card("S", 13).pips, Card("S", 10).pips, Card("S", 7).pips
        (11, 10, 10, 7)
        """
        return _ACE_PIPS if self.rank == _ACE else min(self.rank, _COURT_PIPS)


@cache
def pack(lowest: int) -> tuple[Card, ...]:
    """All cards from a rank up to the ace, suit by suit, the lowest first: 32 from the seven, 36 from the six.

    >>> len(pack(7)), len(pack(6))
    (32, 36)
    """
    return tuple(Card(suit, rank) for suit in SUITS for rank in range(lowest, _ACE + 1))


def card_name(card: Card) -> str:
    """The code of a card.

    >>> card_name(Card("S", 14)), card_name(Card("H", 10))
    ('SA', 'H10')
    """
    return f"{card.suit}{_LETTERS.get(card.rank, card.rank)}"


def parse_card(code: str) -> Card | None:
    """The card of a code, small letters or capitals; nothing for what is none.

    >>> parse_card("SA"), parse_card("h10"), parse_card("H5"), parse_card("X7")
    (Card(suit='S', rank=14), Card(suit='H', rank=10), None, None)
    """
    return _BY_NAME.get(code.upper())


_BY_NAME: Final = {card_name(card): card for card in pack(LOWEST)}
