"""The match chapter: how long the game goes on."""

from tarotrules.settings.kinds import Choice, Listing, Whole
from tarotrules.settings.record import Record, setting


class Match(Record):
    """When the game is over; the highest total wins."""

    end: str = setting(Choice("agreed", "deals"))
    """As the players agree, or after a number of deals."""
    deals: tuple[int, ...] = setting(
        Listing(Whole("deal", least=1, most=1000), most=6), exists=lambda match: match.end == "deals"
    )
    """How many; of several numbers the table chooses one."""
