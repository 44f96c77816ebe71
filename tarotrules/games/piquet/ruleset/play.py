"""The play chapter: tricks, what is counted during them, and what is scored for most of them."""

from tarotrules.expressions.tree import Expression
from tarotrules.settings.kinds import Choice, Flag, Formula, Whole
from tarotrules.settings.record import Record, group, nothing, setting


class Most(Record):
    """What whoever has won most tricks scores: *the cards*, and capot."""

    majority: int = setting(Whole("point"))
    every: int = setting(Whole("point"))
    """For all tricks, in place of that (R63)."""
    divided: int = setting(Whole("point"))
    """For each, if both have as many."""
    none_won: int | None = setting(Whole("point"), optional=True, unsaid=nothing)
    """What each of the others scores, where more than two play, for somebody who has won none (R101)."""
    counted: str = setting(Choice("at_the_end", "once_sure"))
    """Whether it counts after the last trick, or once it is certain and the other has none: toward a pique (R74)."""


class Play(Record):
    """The tricks."""

    tricks_lie: str = setting(Choice("face_up", "face_down"))
    look_back: str = setting(Choice("any_time", "own", "never"))
    """Which tricks may be looked at again (CAV L 60)."""
    aloud: bool = setting(Flag())
    """Whether each says his score with every card that counts (R67)."""
    cards: Most = group(Most)


class Count(Record):
    """Something that is counted trick by trick."""

    when: Expression | None = setting(Formula("truth", "trick"), optional=True, unsaid=nothing)
    payee: Expression = setting(Formula("party", "trick"))
    worth: Expression = setting(Formula("number", "trick"))
