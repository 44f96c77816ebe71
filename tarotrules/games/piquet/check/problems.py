"""What can be wrong with a ruleset of Piquet, besides what can be wrong with any."""

from typing import Final

from tarotrules.source.diagnostics import Problem

BEYOND_STOCK: Final = Problem("R130", "exchange-beyond-stock")
EXCHANGE_EMPTY: Final = Problem("R131", "least-exchanged-above-most")
NO_STOCK: Final = Problem("R132", "exchange-without-stock")
ORDER_LACKS: Final = Problem("R133", "order-lacks-category")
RIVAL_TOO_LATE: Final = Problem("R134", "milestone-out-of-order")
OUT_OF_REACH: Final = Problem("R135", "milestone-out-of-reach")
NEVER_COMBINED: Final = Problem("R136", "contest-never-holds")
TIE_NOT_SAID: Final = Problem("R137", "tie-not-said")
NEVER_TIED: Final = Problem("R138", "tie-never-happens", "warning")
SAME_CARDS: Final = Problem("R139", "same-cards-twice", "warning")
NEVER_SETTLED: Final = Problem("R140", "settle-never-reached", "warning")
NEVER_COUNTED: Final = Problem("R141", "count-never-holds")
BELOW_ZERO: Final = Problem("R142", "worth-below-zero")
SETTLE_GAP: Final = Problem("R143", "settle-gap")
WEIGHTS: Final = Problem("R144", "weights-do-not-fit")
BARS_NOTHING: Final = Problem("R145", "claim-in-no-milestone", "warning")
PARTNERS: Final = Problem("R146", "partners-need-four")
STOCK_UNUSED: Final = Problem("R147", "stock-without-exchange", "warning")
COUNTED_TWICE: Final = Problem("R148", "trick-counted-twice", "warning")
NOT_WHOLE: Final = Problem("R149", "worth-not-whole")
