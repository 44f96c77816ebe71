"""What can be wrong with a ruleset of French tarot."""

from typing import Final

from tarotrules.source.diagnostics import Problem

UNKNOWN_FEATURE: Final = Problem("R001", "unknown-feature")
NOT_VISIBLE: Final = Problem("R002", "not-visible-here")
NOT_A_CONDITION: Final = Problem("R003", "condition-expected")
NOT_AN_AMOUNT: Final = Problem("R004", "amount-expected")
NOT_A_PARTY: Final = Problem("R005", "payee-expected")
WRONG_TYPE: Final = Problem("R006", "things-not-comparable")
UNKNOWN_CLASS: Final = Problem("R007", "unknown-class-of-cards")
NOT_A_CARD: Final = Problem("R008", "card-expected")
DECK_NOT_DEALT: Final = Problem("R009", "cards-dealt-do-not-fill-deck")
PACKETS_UNEVEN: Final = Problem("R010", "packets-do-not-fill-hand")
TARGETS_RISE: Final = Problem("R011", "targets-do-not-fall")
NO_BIDS: Final = Problem("R012", "no-contract")
SAME_BIDS: Final = Problem("R013", "contracts-alike")
CALL_TOO_FEW: Final = Problem("R014", "call-needs-five-players")
CALL_MISSING: Final = Problem("R015", "nobody-to-play-with-taker", "warning")
UNKNOWN_REFERENCE: Final = Problem("R016", "unknown-reference")
NO_DEFAULT_SHARES: Final = Problem("R017", "default-shares-missing")
SHARES_EMPTY: Final = Problem("R018", "shares-of-nothing")
LEVELS_UNORDERED: Final = Problem("R019", "levels-do-not-rise")
NEVER_HOLDS: Final = Problem("R020", "condition-never-holds")
ALWAYS_HOLDS: Final = Problem("R021", "condition-always-holds", "warning")
FRACTION_LEFT: Final = Problem("R022", "fraction-nobody-rounds")
NOT_ROUNDED_ZERO_SUM: Final = Problem("R023", "rounding-breaks-zero-sum")
NEGATIVE_WORTH: Final = Problem("R024", "amount-below-zero")
UNKNOWN_KEY: Final = Problem("R025", "entry-for-unknown-class")
NO_LEVELS: Final = Problem("R026", "claim-without-levels")
CUT_IMPOSSIBLE: Final = Problem("R027", "cut-impossible")
BIDS_DO_NOT_RISE: Final = Problem("R028", "contract-worth-less-than-lower-one", "warning")
