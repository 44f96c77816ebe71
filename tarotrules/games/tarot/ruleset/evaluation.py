"""The evaluation chapter: what a hand is worth to somebody who wonders what to bid."""

from tarotrules.expressions.tree import Expression
from tarotrules.settings.kinds import Flag, Formula
from tarotrules.settings.record import Record, nothing, setting


class Feature(Record):
    """Something in a hand that counts, such as the 21 or a long suit.

    A feature that speaks of ``suit`` is looked for in each of the four suits.
    """

    when: Expression | None = setting(Formula("truth", "evaluation"), optional=True, unsaid=nothing)
    """When it counts; always, if nothing is said."""
    worth: Expression = setting(Formula("number", "evaluation"))
    without_chien: bool = setting(Flag())
    """Whether it counts only towards contracts in which the taker does not take up the chien."""
