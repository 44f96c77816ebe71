"""The milestones chapter: the order of the reckoning, and what is scored for getting far before anybody else begins."""

from tarotrules.settings.kinds import Choice, Listing, Reference, Whole
from tarotrules.settings.record import Record, nothing, setting

CATEGORIES = ("claims", "contests", "play", "cards")
"""Of what is scored in a deal."""


class Reckoning(Record):
    """In which order scores are reckoned, whenever they were made."""

    order: tuple[str, ...] = setting(Listing(Choice(*CATEGORIES), least=len(CATEGORIES), most=len(CATEGORIES)))
    """The first is what is reckoned first, for all hands together (CAV L 67)."""


class Milestone(Record):
    """A score for having so many points before another has any: repique, pique."""

    reach: int = setting(Whole("point", least=1))
    counts: tuple[str, ...] = setting(Listing(Choice(*CATEGORIES), most=len(CATEGORIES)))
    """What is added up towards it."""
    order: str = setting(Choice("by_category", "as_it_happens"))
    """Whether what comes first is told by the reckoning or by the clock (R76)."""
    barred_by: str = setting(Choice("earlier", "any_call", "anything"))
    """What of another keeps somebody from it: what he scores before; that, or anything he has in hand, even if it comes
    later; or anything that counts towards it (R79)."""
    who: str = setting(Choice("anyone", "elder", "younger"))
    rival: str | None = setting(Reference("milestone"), optional=True, unsaid=nothing)
    """Who has that one does not score this one, too (R77)."""
    worth: int = setting(Whole("point"))
