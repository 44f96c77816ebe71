"""The claims chapter: what a player may declare of a hand (handful, misère)."""

from tarotrules.expressions.tree import Expression
from tarotrules.games.tarot.ruleset.payments import Flow
from tarotrules.settings.kinds import Choice, Formula
from tarotrules.settings.record import Record, entries, setting


class Level(Record):
    """One level of a claim, such as a double handful."""

    when: Expression = setting(Formula("truth", "claim"))
    """Read on the declarer's hand at the moment of the claim."""
    worth: Expression = setting(Formula("number", "settlement"))


class Claim(Flow):
    """Something a player may declare, and who is paid for it."""

    requires: Expression | None = setting(Formula("truth", "claim"), optional=True)
    """What must be so for anybody to declare it, whatever the level."""
    level: dict[str, Level] = entries(Level, ordered=True)
    count: str = setting(Choice("best_level", "all_levels"), bare=True)
    """Whether a hand that fits several levels counts the last of them, or all."""
    moment: str = setting(Choice("own_first_card", "before_first_lead"))
    show: str = setting(Choice("exactly", "at_least", "all", "nothing"))
    """What is laid open: as many cards as the level asks for, these and more if liked, all that count, or nothing."""
