"""The seating chapter: which way play goes round, who deals first, and who sits out."""

from tarotrules.settings.kinds import Choice, Whole
from tarotrules.settings.record import Record, nothing, setting


class Seating(Record):
    """Around the table."""

    direction: str = setting(Choice("counter_clockwise", "clockwise"))
    """Direction of deal, bidding, play and of the turn to deal."""
    first_dealer: str = setting(Choice("lowest_card", "agreed"))
    """How the first dealer is found: each draws and the lowest card deals, or as the table likes."""
    at_table: int | None = setting(Whole("player", least=3, most=12), optional=True, unsaid=nothing)
    """How many may sit at the table: where more are there than play, the dealer takes no part in the deal."""
    until: str | None = setting(
        Choice("somebody_takes", "next_deal"), exists=lambda seating: seating.at_table is not None
    )
    """How long the same dealer sits out: until somebody takes, or for one deal, whatever becomes of it."""


def deals_next(seating: Seating, after: str) -> str:
    """Who deals after a deal that nobody took, whatever is said of others: who sits out until somebody takes, stays."""
    stays = seating.until == "somebody_takes" and after == "next_dealer"
    return "same_dealer" if stays else after
