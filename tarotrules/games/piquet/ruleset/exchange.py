"""The exchange chapter: how many cards each may change for those of the stock, and what is seen of it."""

from tarotrules.settings.kinds import Choice, Flag, Whole
from tarotrules.settings.record import Record, group, setting


class Takes(Record):
    """How many cards one of the hands exchanges."""

    least: int = setting(Whole("card", most=12))
    most: int = setting(Whole("card", most=12))
    half: bool | None = setting(Flag(), optional=True, unsaid=lambda _: False)
    """Whether he also takes at least half of what there is for him, the larger half of an odd number (R27)."""
    or_none: bool | None = setting(Flag(), optional=True, unsaid=lambda _: False)
    """Whether he may refuse to exchange at all, though whoever does exchanges so many at least (R25)."""


class Exchange(Record):
    """The elder first, then the younger, each once."""

    elder: Takes | None = group(Takes, optional=True)
    """None where only the dealer exchanges (R101)."""
    younger: Takes = group(Takes)
    order: str = setting(Choice("top_first", "own_three"))
    """Whether the younger takes from the top, what the elder has left first, or his own three first (R28, R98)."""
    fewer_said: bool = setting(Flag())
    """Whether the elder says so before drawing, if he takes fewer than he may (CAV L 32)."""
    unused_seen: str = setting(Choice("by_elder", "by_nobody"))
    """Who may look at what the elder leaves of his cards (CAV L 33)."""
    left_seen: str = setting(Choice("if_younger_looks", "by_nobody"))
    """Whether the younger may look at what he leaves; if he does, the elder may, too (CAV L 36)."""
    own_discard: str = setting(Choice("any_time", "never"))
    """Whether somebody may look again at what he has discarded (CAV L 45)."""
    too_late: str = setting(Choice("card_taken", "stock_touched"))
    """From when on nobody may change what he has discarded (R30)."""
