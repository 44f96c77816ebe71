"""What conditions and amounts may speak of: the cards of a hand, a combination, a trick, the totals of a partie.

The engine reads exactly these (``engine/table.py``).
"""

from collections.abc import Mapping
from typing import Final

from tarotrules.games.features.speech import CARD, COUNT, PLAYER, TRUTH, Speech

DEALT, HAND = "dealt", "hand"
"""Cards as they were dealt, and those that somebody plays with, of which some are good."""
TRICK, DEAL, STANDING = "trick", "deal", "standing"

MEMBERS: Final[Mapping[str, Mapping[str, str]]] = {
    DEALT: {"cards": COUNT},
    HAND: {"cards": COUNT, "good": COUNT},
    TRICK: {"number": COUNT},
    DEAL: {"tricks": COUNT},
    STANDING: {"total": COUNT},
}
"""What a thing of each type has. The cards dealt, and a hand, also have one count for every class of cards."""

SCOPES: Final[Mapping[str, Mapping[str, str]]] = {
    "claim": {"dealt": DEALT, "hand": HAND, "players": COUNT},
    "combination": {"cards": COUNT, "pips": COUNT, "top": CARD, "players": COUNT},
    "trick": {
        "leader": PLAYER,
        "winner": PLAYER,
        "led": CARD,
        "winning_card": CARD,
        "trick": TRICK,
        "deal": DEAL,
        "players": COUNT,
    },
    "match": {"winner": STANDING, "loser": STANDING, "deals": COUNT, "players": COUNT},
}

SPEECH: Final = Speech(
    scopes=SCOPES,
    members=MEMBERS,
    of_classes=frozenset({DEALT, HAND}),
    holders=(HAND, DEALT, TRICK, DEAL, STANDING),
    of_cards=HAND,
    asked={TRUTH: ("",), COUNT: ("", ">=", "1")},
)
