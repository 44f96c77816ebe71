"""The contests chapter: combinations that are compared, of which only the best score: point, sequence, set."""

from tarotrules.expressions.tree import Expression
from tarotrules.settings.kinds import Choice, Formula, Listing, Reference
from tarotrules.settings.record import Record, nothing, setting

KEYS = ("cards", "pips", "top")


class Contest(Record):
    """Combinations of one shape, and what becomes of the best."""

    of: str = setting(Choice("suit", "run", "rank", "hand"))
    """A combination is all cards of a suit, those that follow each other in one, all of a rank, or all there are."""
    among: str | None = setting(Reference("deck.class"), optional=True, unsaid=nothing)
    """Of which cards; of all, if it is not said."""
    when: Expression = setting(Formula("truth", "combination"))
    """What is a combination at all (R42)."""
    by: tuple[str, ...] = setting(Listing(Choice(*KEYS), most=len(KEYS)))
    """What they are compared by, what decides first before the others (R41, R44, R46)."""
    tie: str | None = setting(Choice("nobody", "everybody", "elder"), optional=True, unsaid=nothing)
    """Who scores if the best are equal (R43, R45); not said where they cannot be."""
    scores: str = setting(Choice("best", "all", "every_hand", "best_of_side", "all_of_side"))
    """What scores: the best one, all of whoever has it, all of everybody (R46); or of everybody on his side the best or
    all (R102)."""
    worth: Expression = setting(Formula("number", "combination"))


class Calling(Record):
    """How combinations are told and answered."""

    order: str = setting(Choice("as_listed", "first_fixed"))
    """Whether contests are called in their order, or the first of them first and the others as one likes (CAV L 46)."""
    stating: str = setting(Choice("count_alone", "in_full"))
    """Whether to say how many cards is enough as long as nobody asks, or everything is said at once (R100)."""
    sinking: str = setting(Choice("allowed", "forbidden"))
    """Whether somebody may call less than he holds, or nothing (R53)."""
    raising: str = setting(Choice("good_against", "forbidden"))
    """Whether the elder may still call what nothing that he does not see could beat (CAV L 49, L 50)."""
    younger_calls: str = setting(Choice("after_lead", "before_lead"))
    answer: str = setting(Choice("bare", "with_own"))
    """Whether *not good* tells how much the younger has himself (R57)."""
    show: str = setting(Choice("on_demand", "at_once", "before_lead"))
    """Whether what was called is shown on demand (CAV L 55), at once, or before one's first card (R98)."""
