"""The seating chapter: which way play goes round, and who deals first."""

from tarotrules.settings.kinds import Choice
from tarotrules.settings.record import Record, setting


class Seating(Record):
    """Around the table."""

    direction: str = setting(Choice("counter_clockwise", "clockwise"))
    """Direction of deal, bidding, play and of the turn to deal."""
    first_dealer: str = setting(Choice("lowest_card", "agreed"))
    """How the first dealer is found: each draws and the lowest card deals, or as the table likes."""
