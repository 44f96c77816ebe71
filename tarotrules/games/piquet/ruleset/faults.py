"""The faults chapter: what a slip costs, who may let it pass, and what it still bars."""

from tarotrules.settings.kinds import Choice, Flag
from tarotrules.settings.record import Record, setting

EVENTS = (
    "wrong_count",
    "card_exposed",
    "faced_card",
    "cards_too_many",
    "cards_too_few",
    "revoke",
    "lead_out_of_turn",
    "point_asked_with_longer",
    "forgotten",
    "wrong_claim",
    "stock_seen",
    "other_stock_taken",
)
_BARRING = frozenset({"nothing_scored", "lapses"})


class Fault(Record):
    """A slip, and what becomes of it (CAV L 9 to L 60; R90 to R98)."""

    event: str = setting(Choice(*EVENTS))
    found: str = setting(Choice("in_deal", "before_exchange", "in_play", "always"))
    """When it must be found for this to hold."""
    remedy: str = setting(
        Choice("put_right", "dealt_again", "elder_decides", "taken_back", "nothing_scored", "lapses", "none")
    )
    bars: bool | None = setting(Flag(), exists=lambda fault: fault.remedy in _BARRING)
    """Whether what is not scored keeps the other from scoring the like all the same."""
    waivable: bool = setting(Flag())
    """Whether the other may let it pass."""
