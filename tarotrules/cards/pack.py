"""The 78 cards, their codes and what they count.

Codes are those of every JSON form: ``SK SQ SN SJ S10 … S1``, ``H… D… C…``, ``T1 … T21``, ``EX``.
Card points are doubled throughout, so that they are whole (R-RO201206, *Les cartes*).
"""

from typing import Final, NamedTuple

SUITS: Final = ("S", "H", "D", "C")
COURTS: Final = {"jack": 11, "knight": 12, "queen": 13, "king": 14}
_COURT_LETTERS: Final = {11: "J", 12: "N", 13: "Q", 14: "K"}
_COURT_HALVES: Final = {11: 3, 12: 5, 13: 7, 14: 9}
TRUMP: Final = "T"
EXCUSE: Final = "E"
OUDLER_HALVES: Final = 9


class Card(NamedTuple):
    """One card; ``rank`` 1–14 in a suit, 1–21 among trumps, 0 for the Excuse."""

    suit: str
    rank: int
    copy: int = 0
    """Which of identical cards it is, where there are several packs."""

    @property
    def halves(self) -> int:
        """Card points, doubled."""
        if self.suit == EXCUSE or (self.suit == TRUMP and self.rank in {1, 21}):
            return OUDLER_HALVES
        return 1 if self.suit == TRUMP else _COURT_HALVES.get(self.rank, 1)

    @property
    def is_oudler(self) -> bool:
        """Whether it is the Petit, the 21 or the Excuse."""
        return self.suit in {TRUMP, EXCUSE} and self.halves == OUDLER_HALVES


PACK: Final = (
    *(Card(suit, rank) for suit in SUITS for rank in range(1, 15)),
    *(Card(TRUMP, rank) for rank in range(1, 22)),
    Card(EXCUSE, 0),
)
TRUMPS: Final = frozenset(card for card in PACK if card.suit == TRUMP)
EXCUSE_ALONE: Final = frozenset(card for card in PACK if card.suit == EXCUSE)
PACK_HALVES: Final = sum(card.halves for card in PACK)


def card_name(card: Card) -> str:
    """The code of a card.

    >>> card_name(Card("S", 14)), card_name(Card("T", 21)), card_name(Card("E", 0))
    ('SK', 'T21', 'EX')
    """
    if card.suit == EXCUSE:
        return "EX"
    letter = _COURT_LETTERS.get(card.rank) if card.suit != TRUMP else None
    return f"{card.suit}{letter or card.rank}"


_BY_NAME: Final = {card_name(card): card for card in PACK}


def parse_card(code: str) -> Card | None:
    """The card of a code, or ``None``.

    >>> parse_card("HQ")
    Card(suit='H', rank=13, copy=0)
    """
    return _BY_NAME.get(code.upper())
