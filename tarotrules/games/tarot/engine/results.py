"""What the points of a deal make of its contract: made or lost, and by how much after rounding."""

from collections.abc import Callable
from fractions import Fraction
from typing import Final, NamedTuple

from tarotrules.cards.pack import PACK_HALVES
from tarotrules.expressions.rounding import Amount, divided, round_to, whole
from tarotrules.settings.kinds import Rounding, RoundingRule

Round = Callable[[Amount], Amount]
ALL_POINTS: Final = divided(PACK_HALVES, 2)
OUDLERS: Final = 3
_OUDLER: Final = Fraction(9, 2)
_HALF: Final = Fraction(1, 2)
_IF_HALF_SHORT: Final = {"lost": False, "drawn": None, "made": True}


def is_made(difference: Amount, half_point_short: str) -> bool | None:
    """Whether a contract is made that came to so much more than it needed (``None``: drawn)."""
    if type(difference) is not int and difference == -_HALF:
        return _IF_HALF_SHORT[half_point_short]
    return difference >= 0


def points_with(oudlers: int) -> tuple[Amount, Amount]:
    """The fewest and the most card points of a side with so many oudlers.

    Each counts 4½; only an Excuse nobody could be paid for counts ½ less (R-RO201206, ex. 5).
    """
    missing = OUDLERS - oudlers
    least = oudlers * _OUDLER - (_HALF if oudlers else 0)
    most = ALL_POINTS - missing * _OUDLER + (_HALF if missing else 0)
    return whole(least), whole(most)


class Rounds(NamedTuple):
    """How an amount is rounded, after a contract made and after one lost."""

    made: Round
    lost: Round

    def of(self, made: bool | None) -> Round:  # noqa: FBT001 the result of the deal
        """The rounding after a result; in a drawn deal the attack is short as in a lost one."""
        return self.made if made else self.lost

    def sized(self, difference: Amount, *, made: bool | None) -> Amount:
        """A difference without its sign, rounded where it stands on the line of numbers."""
        # What the attack is short of is a number below zero: up makes it smaller, down larger.
        return self.made(difference) if made else -self.lost(-difference)


def rounds_of(rule: RoundingRule | None) -> Rounds:
    """What a setting says of rounding; nothing is rounded if it says nothing."""
    return NO_ROUNDING if rule is None else Rounds(_rounding(rule.made), _rounding(rule.lost))


def _same(amount: Amount) -> Amount:
    return amount


NO_ROUNDING: Final = Rounds(_same, _same)


def _rounding(rounding: Rounding) -> Round:
    direction, step = rounding
    if direction == "none":
        return _same
    # Nearly all amounts are whole, and nearly all are rounded to whole ones.
    if step == 1:
        return lambda amount: amount if type(amount) is int else round_to(amount, direction, 1)
    return lambda amount: round_to(amount, direction, step)
