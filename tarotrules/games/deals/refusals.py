"""Deals that cannot be, whatever the game: each refusal names its causes, and the catalogues put them into words.

A family lists those of its own in ``engine/refusals.py``, with codes that no other family has.
"""

from typing import Final

from tarotrules.source.diagnostics import Problem

NOT_JSON: Final = Problem("P001", "not-a-deal")
UNKNOWN_KEY: Final = Problem("P002", "unknown-key")
WRONG_VALUE: Final = Problem("P003", "wrong-value")
NO_SUCH_PLAYERS: Final = Problem("P004", "not-for-so-many-players")
NO_SUCH_SEAT: Final = Problem("P005", "no-such-seat")
KEY_TWICE: Final = Problem("P045", "key-twice")
NOT_A_CARD: Final = Problem("P052", "not-a-card")
CARD_TWICE: Final = Problem("P060", "card-twice")
ILLEGAL_PLAY: Final = Problem("P061", "illegal-play")
TRICK_NOT_WHOLE: Final = Problem("P062", "trick-not-whole")
TRICKS_MISSING: Final = Problem("P063", "tricks-missing")
ILLEGAL_ACT: Final = Problem("P066", "illegal-act")
NOT_A_RECORD: Final = Problem("P067", "not-a-record")
NOT_A_MATCH: Final = Problem("P075", "not-a-match")
NOT_IN_PACK: Final = Problem("P080", "card-not-in-pack")
