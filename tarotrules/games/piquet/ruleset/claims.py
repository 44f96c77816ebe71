"""The claims chapter: what a hand scores by itself, whatever the other holds: carte blanche, carte rouge."""

from tarotrules.expressions.tree import Expression
from tarotrules.settings.kinds import Choice, Flag, Formula
from tarotrules.settings.record import Record, nothing, setting


class Claim(Record):
    """Something a hand scores for what is in it."""

    when: Expression = setting(Formula("truth", "claim"))
    worth: Expression = setting(Formula("number", "claim"))
    moment: str = setting(Choice("at_once", "after_discard", "after_exchange", "when_complete"))
    """When it is told (R22): before anybody discards; by the younger once the elder has discarded and draws; or after
    the exchange. What counts *when complete* stands in the reckoning where that is so (R51)."""
    shown: str = setting(Choice("at_once", "before_own_exchange", "after_exchange", "not_shown"))
    tie: str | None = setting(Choice("nobody", "everybody", "elder", "younger"), optional=True, unsaid=nothing)
    """Who scores if both sides could (R20, R102); not said where they cannot."""
    again: bool = setting(Flag())
    """Whether it scores once more if it still holds after the exchange (R24)."""
    for_milestones: str = setting(Choice("always", "never_younger"))
    """Whether the younger may reach a milestone by it (R52)."""
