"""Deals of Piquet that cannot be: each refusal names its cause, and the catalogues put it into words."""

from typing import Final

from tarotrules.source.diagnostics import Problem

NOT_A_DEAL: Final = Problem("P130", "not-a-deal-of-piquet")
MISSING: Final = Problem("P132", "needed-to-score")
NOT_SO_MANY: Final = Problem("P133", "number-does-not-fit")
NOT_HELD: Final = Problem("P134", "card-not-held")
REVOKE: Final = Problem("P135", "suit-not-followed")
LED_BY_OTHER: Final = Problem("P136", "led-by-another")
TRICKS: Final = Problem("P137", "tricks-too-many-or-few")
NO_SUCH_AMOUNT: Final = Problem("P138", "amount-no-hand-makes")
FOLLOWS: Final = Problem("P139", "milestone-told")
NOT_GOOD_TWICE: Final = Problem("P140", "good-in-two-hands")
UNKNOWN_SCORE: Final = Problem("P141", "no-such-score")
EXCHANGE: Final = Problem("P142", "exchange-not-allowed")
NOT_EXCHANGED: Final = Problem("P143", "hands-do-not-add-up")
TOTALS: Final = Problem("P144", "total-below-zero")
DEALS: Final = Problem("P145", "deals-beyond-the-partie")
CARDS_NEEDED: Final = Problem("P146", "count-needs-the-cards")
UNKNOWN_FAULT: Final = Problem("P147", "no-such-fault")
NOT_WAIVED: Final = Problem("P148", "fault-not-waived")
NOT_SUNK: Final = Problem("P149", "call-not-sunk")
