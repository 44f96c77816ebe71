"""The bonuses chapter: feats at the end of the play (petit au bout)."""

from tarotrules.expressions.tree import Expression
from tarotrules.games.tarot.ruleset.payments import Payment
from tarotrules.settings.kinds import Formula
from tarotrules.settings.record import setting


class Bonus(Payment):
    """One payment, made when its condition holds at the end of the play."""

    when: Expression = setting(Formula("truth", "end"))
