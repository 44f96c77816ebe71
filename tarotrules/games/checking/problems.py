"""What can be wrong with a ruleset of any game.

A family lists those of its own in ``check/problems.py``, with codes that no other family has.
"""

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
UNKNOWN_REFERENCE: Final = Problem("R016", "unknown-reference")
NEVER_HOLDS: Final = Problem("R020", "condition-never-holds")
ALWAYS_HOLDS: Final = Problem("R021", "condition-always-holds", "warning")
UNKNOWN_KEY: Final = Problem("R025", "entry-for-unknown-class")
NO_CARD_TO_ASK: Final = Problem("R031", "card-to-ask-about-expected")
NAME_TAKEN: Final = Problem("R046", "name-means-something-else")
NUMBER_NOT_FREE: Final = Problem("R054", "number-not-free")
TITLE_TWICE: Final = Problem("R065", "title-given-twice", "warning")
CLASS_NOT_IN_PACK: Final = Problem("R070", "class-without-cards-in-pack")
