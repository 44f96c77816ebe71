"""The scoring chapter: what a deal is worth.

The order of the reckoning is fixed: card points, target and result, margin and its rounding, the
amount each defender pays, its rounding, the shares of the attack, payments between players, balance,
rounding of seats.
"""

from fractions import Fraction
from typing import Final

from tarotrules.games.tarot.ruleset.payments import Payment
from tarotrules.settings.kinds import Amount, Choice, Flag, Listing, Rounding, RoundingKind, RoundingRule, Whole
from tarotrules.settings.record import Record, entries, group, nothing, setting

NOT_ROUNDED: Final = RoundingRule(Rounding("none", 0), Rounding("none", 0))


class Rounds(Record):
    """Where the reckoning is rounded."""

    margin: RoundingRule = setting(RoundingKind())
    """The difference between card points and target; below zero where the attack is short of points."""
    unit: RoundingRule | None = setting(RoundingKind(), optional=True, unsaid=lambda _: NOT_ROUNDED)
    """What each defender pays or receives."""
    partner: RoundingRule | None = setting(RoundingKind(), optional=True, unsaid=lambda _: NOT_ROUNDED)
    """The partner's share; the taker always takes the rest."""
    seat: RoundingRule | None = setting(RoundingKind(), optional=True, unsaid=lambda _: NOT_ROUNDED)
    """Every score, at the very end."""


class Shares(Record):
    """How taker and partners cut the attack's total, as weights."""

    taker: Fraction = setting(Amount("share", most=100))
    partner: Fraction = setting(Amount("share", most=100))
    """Of each partner, where there are several."""

    def together(self, partners: int) -> Fraction:
        """All parts, with so many partners."""
        return self.taker + self.partner * partners


class Scoring(Record):
    """The reckoning of a deal."""

    added: int | None = setting(Whole("point", least=1, most=91), optional=True, unsaid=nothing)
    """Points that each side adds to its count; what is said of a side's points has them in it."""
    target: tuple[int, ...] = setting(Listing(Whole("point", least=1, most=182), least=4, most=7))
    """Card points the attack needs with no oudler, with one, with two …"""
    half_point_short: str = setting(Choice("lost", "drawn", "unscored", "made", "just_made"))
    """The result when exactly half a point is missing; *unscored* is drawn, and nothing at all is paid; *made* counts
    like half a point over, *just_made* like none."""
    round: Rounds = group(Rounds)
    contract: Payment = group(Payment)
    """The stake itself, a payment like any other."""
    shares: dict[str, Shares] = entries(Shares)
    balance: str = setting(Choice("zero_sum", "winners_only"))
    """*winners_only*: those with a positive score are credited the unit, nobody loses anything."""
    forgotten_lost: bool = setting(Flag())
    """Whether a bonus or a feat that nobody mentions is lost; it is paid otherwise, whoever remembers."""
