"""Who may play what, and who wins: worked out anew, from the official rules, with names of cards in lists.

Written to disagree with the program where that is wrong; it shares nothing with it.
"""

from typing import Any

RANKS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K"]


def height(card: str) -> int:
    """How high a card is in its suit, or among the trumps."""
    return int(card[1:]) if card[0] == "T" else RANKS.index(card[1:])


def allowed(hand: list[str], trick: list[str], duties: Any) -> list[str]:
    """Suit is followed; else a trump is played; a trump beats the highest one if it can; the Excuse is always free."""
    laid = [card for card in trick if card != "EX"]
    if not laid:
        return sorted(hand)
    rest = [card for card in hand if card != "EX"]
    found = [card for card in rest if card[0] == laid[0][0]]
    if not found:
        trumps = [card for card in rest if card[0] == "T"]
        found = (trumps if duties.void == "must_trump" else []) or rest
    if duties.overtrump == "must":
        top = max((height(card) for card in laid if card[0] == "T"), default=0)
        high = [card for card in found if card[0] == "T" and height(card) > top]
        if high:
            found = high + [card for card in found if card[0] != "T"]
    return sorted([*found, *(["EX"] if "EX" in hand else [])])


def winning(trick: list[str]) -> int:
    """The place of the card that wins: the highest trump, or the highest of the suit led."""
    laid = [card for card in trick if card != "EX"]
    suit = "T" if any(card[0] == "T" for card in laid) else laid[0][0]
    return trick.index(max((card for card in laid if card[0] == suit), key=height))
