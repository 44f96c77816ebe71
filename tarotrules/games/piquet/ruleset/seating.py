"""The seating chapter: who deals first, how the turn goes round, who plays with whom."""

from tarotrules.settings.kinds import Choice, Whole
from tarotrules.settings.record import Record, setting


class Seating(Record):
    """Before the first deal."""

    first_dealer: str = setting(Choice("higher_chooses", "higher_deals", "lower_deals"))
    """What the cut decides: CAV L 4 lets the higher choose, others have the higher or the lower deal (R10)."""
    cut_least: int | None = setting(Whole("card", least=1, most=16), optional=True)
    """How many cards each part of the pack has at least when it is cut before a deal (CAV L 3)."""
    direction: str | None = setting(Choice("clockwise", "counter_clockwise"), optional=True)
    """How turns go where more than two play (R101)."""
    sides: str = setting(Choice("alone", "opposite"))
    """Whether everybody plays alone, or with whoever sits opposite (R102)."""
