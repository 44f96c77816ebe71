"""The match chapter: the partie, and what is paid at its end."""

from tarotrules.expressions.tree import Expression
from tarotrules.settings.kinds import Choice, Formula, Listing, Whole
from tarotrules.settings.record import Record, nothing, setting


class Match(Record):
    """How long a partie is."""

    end: str = setting(Choice("deals", "score", "agreed"))
    deals: int | None = setting(Whole("deal", least=1, most=100), exists=lambda match: match.end == "deals")
    score: int | None = setting(Whole("point", least=1), exists=lambda match: match.end == "score")
    reached: str | None = setting(Choice("at_once", "after_deal"), exists=lambda match: match.end == "score")
    """Whether who comes first to the score in the order of the reckoning has won, or who has more after the deal."""
    games: int | None = setting(
        Whole("game", least=1, most=100), optional=True, exists=lambda match: match.end == "score", unsaid=nothing
    )
    """How many games win the partie, where each counts as many as ``settle`` says (R85)."""
    weights: tuple[int, ...] | None = setting(
        Listing(Whole("times", least=1, most=10), most=12), optional=True, unsaid=nothing
    )
    """What the scores of each deal are multiplied by, one after the other (R84)."""
    tie: str | None = setting(
        Choice("one_each_then_drawn", "played_on", "drawn"),
        exists=lambda match: match.end == "deals" or match.reached == "after_deal",
    )
    """What becomes of equal totals (R83)."""


class Settle(Record):
    """What the loser pays at the end, if it comes to that; the first that does holds."""

    when: Expression | None = setting(Formula("truth", "match"), optional=True, unsaid=nothing)
    worth: Expression = setting(Formula("number", "match"))
