"""What the points of a deal make of its contract: made or lost, and by how much after rounding."""

from collections.abc import Callable
from fractions import Fraction
from typing import Final, NamedTuple

from tarotrules.expressions.rounding import Amount, divided, round_to, size, whole
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.settings.kinds import Rounding, RoundingRule

Round = Callable[[Amount], Amount]
_OUDLER: Final = Fraction(9, 2)
_HALF: Final = Fraction(1, 2)
_IF_HALF_SHORT: Final = {"lost": False, "drawn": None, "unscored": None, "made": True, "just_made": True}


def is_made(difference: Amount, half_point_short: str) -> bool | None:
    """Whether a contract is made that came to so much more than it needed (``None``: drawn)."""
    return _IF_HALF_SHORT[half_point_short] if _is_half_short(difference) else difference >= 0


def distance(difference: Amount, half_point_short: str) -> Amount:
    """How far the attack counts as being from what it needed, above or below."""
    return 0 if half_point_short == "just_made" and _is_half_short(difference) else size(difference)


def _is_half_short(difference: Amount) -> bool:
    return type(difference) is not int and difference == -_HALF


class Count(NamedTuple):
    """What there is to count in a deal."""

    oudlers: int
    least: int
    """Points of a side that has no card: what each side adds."""
    most: Amount
    """Points of a side that has all the cards."""

    @property
    def together(self) -> Amount:
        """What both sides count."""
        return self.least + self.most

    def points_with(self, oudlers: int) -> tuple[Amount, Amount]:
        """The fewest and the most points of a side with so many oudlers.

        Each counts 4½; only an Excuse nobody could be paid for counts ½ less (R-RO201206, ex. 5).
        """
        missing = self.oudlers - oudlers
        least = self.least + oudlers * _OUDLER - (_HALF if oudlers else 0)
        most = self.most - missing * _OUDLER + (_HALF if missing else 0)
        return whole(least), whole(most)


def count_of(rules: Ruleset) -> Count:
    """What there is to count by a ruleset."""
    pack, added = rules.deck.pack, rules.scoring.added or 0
    return Count(pack.oudlers, added, divided(pack.halves, 2) + added)


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
