"""The faults chapter: what a slip costs, who may let it pass, and what it still bars."""

from tarotrules.settings.kinds import Choice, Flag, Whole
from tarotrules.settings.record import Record, setting

EVENTS = (
    "deal_out_of_turn",
    "wrong_pack",
    "bad_pack",
    "wrong_count",
    "several_counts_wrong",
    "card_exposed",
    "faced_card",
    "cards_too_many",
    "cards_too_few",
    "stock_seen",
    "other_stock_taken",
    "point_asked_with_longer",
    "call_too_low",
    "wrong_answer",
    "wrong_claim",
    "wrong_name",
    "impossible_claim",
    "not_shown",
    "forgotten",
    "revoke",
    "lead_out_of_turn",
    "wrong_information",
)
FOUND = (
    "before_looking",
    "before_exchange",
    "before_answer",
    "before_next_call",
    "before_own_card",
    "before_trick",
    "later",
    "always",
)
REMEDIES = (
    "put_right",
    "put_right_if_allowed",
    "dealt_again",
    "elder_decides",
    "stands",
    "deals_twice",
    "made_up",
    "taken_back",
    "nothing_scored",
    "lapses",
    "tricks_to_other",
    "last_trick_to_other",
    "fine",
    "game_lost",
    "none",
)
_BARRING = frozenset({"nothing_scored", "lapses"})


class Fault(Record):
    """A slip, and what becomes of it (CAV L 10 to L 59, L 75; R90 to R98)."""

    event: str = setting(Choice(*EVENTS))
    found: str = setting(Choice(*FOUND))
    """When it must be found for this to hold: before anybody looks at his cards, or takes up a card of the stock;
    before the other answers, in words or with a card; before the elder calls again or leads; before one's own first
    card, or the younger's; later than another entry of the same says; or ever."""
    remedy: str = setting(Choice(*REMEDIES))
    """What becomes of it. *Made up*: with a card too many one more is discarded than taken in, with one too few one
    fewer, by the other, too, if the stock is wrong (CAV L 40 to L 43)."""
    fine: int | None = setting(Whole("point", least=1), exists=lambda fault: fault.remedy == "fine")
    bars: str | None = setting(Choice("always", "never", "if_implied"), exists=lambda fault: fault.remedy in _BARRING)
    """Whether what is not scored keeps the other from scoring the like all the same (CAV L 58, C 4)."""
    waivable: bool = setting(Flag())
    """Whether the other may let it pass (CAV L 44)."""
