"""Deals of tarot that cannot be, beside what no game allows: :mod:`tarotrules.games.deals.refusals`."""

from collections.abc import Sequence
from typing import Final

from tarotrules.cards.pack import Card, card_name
from tarotrules.expressions.rounding import Amount
from tarotrules.games.deals.refusals import NO_SUCH_SEAT
from tarotrules.source.diagnostics import Diagnostic, Entry, Problem

TAKER_MISSING: Final = Problem("P006", "taker-missing")
CONTRACT_MISSING: Final = Problem("P007", "contract-missing")
UNKNOWN_CONTRACT: Final = Problem("P008", "unknown-contract")
TAKER_IS_PARTNER: Final = Problem("P009", "taker-is-partner")
NO_PARTNER_HERE: Final = Problem("P010", "no-partner-here")
PARTNER_NOT_OPPOSITE: Final = Problem("P090", "partner-not-opposite")
NO_PARTNER_IN_CONTRACT: Final = Problem("P091", "no-partner-in-contract")
TOO_MANY_PARTNERS: Final = Problem("P092", "too-many-partners")
TOO_MANY_POINTS: Final = Problem("P011", "too-many-points")
NOT_ADDED: Final = Problem("P081", "points-without-what-is-added")
TOO_MANY_OUDLERS: Final = Problem("P012", "too-many-oudlers")
OUDLERS_NOT_IN_POINTS: Final = Problem("P013", "oudlers-worth-more-than-points")
POINTS_WITHOUT_OUDLERS: Final = Problem("P014", "points-need-more-oudlers")
POINTS_MISSING: Final = Problem("P015", "points-missing")
POINTS_AND_MARGIN: Final = Problem("P016", "margin-differs-from-points")
UNKNOWN_BONUS: Final = Problem("P017", "unknown-bonus")
BONUS_TWICE: Final = Problem("P018", "bonus-twice")
BONUS_WITHOUT_CARD: Final = Problem("P019", "bonus-without-its-card")
UNKNOWN_CLAIM: Final = Problem("P020", "unknown-claim")
UNKNOWN_LEVEL: Final = Problem("P021", "unknown-level")
CLAIM_TWICE: Final = Problem("P022", "claim-twice")
CLAIM_IMPOSSIBLE: Final = Problem("P023", "claim-no-hand-can-hold")
CLAIMS_TOGETHER: Final = Problem("P024", "claims-not-possible-together")
SIDE_MISSING: Final = Problem("P025", "side-missing")
PLAYER_MISSING: Final = Problem("P026", "player-missing")
SIDE_OF_PLAYER: Final = Problem("P027", "player-not-of-that-side")
UNKNOWN_PROMISE: Final = Problem("P028", "unknown-promise")
PROMISE_NOT_ALLOWED: Final = Problem("P029", "promise-not-allowed")
UNKNOWN_MODE: Final = Problem("P031", "unknown-mode")
AMOUNT_UNKNOWN: Final = Problem("P032", "amount-needs-the-cards")
PROMISE_TWICE: Final = Problem("P033", "promise-twice")
HALF_OF_HALF: Final = Problem("P034", "not-a-half-point")
CHIEN_NOT_IN_POINTS: Final = Problem("P036", "points-without-the-chien")
SLAM_NOT_IN_POINTS: Final = Problem("P037", "points-without-the-slam")
HALVES_IMPOSSIBLE: Final = Problem("P038", "no-half-points-here")
BONUSES_CONTRADICT: Final = Problem("P039", "one-trick-two-winners")
NOT_EARNED: Final = Problem("P040", "bonus-not-earned")
WHOSE_BONUS: Final = Problem("P041", "earned-by-whom")
FEAT_IMPOSSIBLE: Final = Problem("P042", "feat-not-possible")
NOT_PAID_TO: Final = Problem("P043", "paid-to-the-other-side")
UNKNOWN_FACT: Final = Problem("P044", "unknown-fact")
NOT_ALLOWED: Final = Problem("P046", "claim-not-allowed")
PROMISE_PROVEN: Final = Problem("P047", "promise-certainly-kept")
FACT_IMPOSSIBLE: Final = Problem("P048", "fact-not-possible")
MARGIN_IMPOSSIBLE: Final = Problem("P049", "margin-not-possible")
LEVEL_MISSING: Final = Problem("P050", "level-missing")
PROMISE_EMPTY: Final = Problem("P051", "promise-without-outcome")
NOT_A_HAND: Final = Problem("P053", "not-a-hand")
NO_SCALE: Final = Problem("P054", "no-scale-for-hands")
NO_SUCH_TRICKS: Final = Problem("P055", "points-no-tricks-make")
NOT_THE_REST: Final = Problem("P064", "discard-not-what-is-left")
ILLEGAL_DISCARD: Final = Problem("P065", "illegal-discard")
NOT_RANKED: Final = Problem("P095", "no-match-to-rank")
UNKNOWN_FAULT: Final = Problem("P076", "unknown-fault")
CULPRIT_MISSING: Final = Problem("P077", "culprit-missing")
FAULT_OF_OTHER_SIDE: Final = Problem("P078", "fault-of-other-side")
FINE_TOO_HIGH: Final = Problem("P079", "fine-too-high")
PROMISE_NOT_BID: Final = Problem("P084", "announced-only-by-bid")
SEATS_MISSING: Final = Problem("P110", "players-points-missing")
SEAT_IMPOSSIBLE: Final = Problem("P111", "not-possible-for-player")
SEATS_DO_NOT_ADD_UP: Final = Problem("P112", "players-do-not-add-up")
NOBODY_TOOK: Final = Problem("P113", "told-of-deal-nobody-took")
NOTHING_TOLD: Final = Problem("P114", "nothing-told")

OF_ABSENCE: Final = frozenset(
    {
        NOTHING_TOLD,
        TAKER_MISSING,
        CONTRACT_MISSING,
        POINTS_MISSING,
        SIDE_MISSING,
        PLAYER_MISSING,
        AMOUNT_UNKNOWN,
        WHOSE_BONUS,
        PROMISE_PROVEN,
        LEVEL_MISSING,
        PROMISE_EMPTY,
        SEATS_MISSING,
    }
)
"""Something is not said: it may only not have been understood, or not count where nobody took."""
OF_SIDES: Final = frozenset({PLAYER_MISSING, SIDE_OF_PLAYER, CLAIM_TWICE, CLAIMS_TOGETHER})
"""Whether it is so depends on who is on which side."""
OF_TRICKS: Final = frozenset({HALVES_IMPOSSIBLE, NO_SUCH_TRICKS, CHIEN_NOT_IN_POINTS})
"""Whether it is so depends on whole tricks and a whole chien."""
OF_SEATS: Final = frozenset({NO_SUCH_SEAT, NO_PARTNER_HERE, PARTNER_NOT_OPPOSITE, FACT_IMPOSSIBLE})
"""Whether it is so depends on how many play."""


def not_earned(bonus: str, *, by_oudlers: bool) -> Diagnostic:
    """A bonus that a deal disproves; perhaps it is only the number of oudlers that does."""
    return NOT_EARNED.at(None, id=Entry(("bonus", bonus)), by="oudlers" if by_oudlers else "rest")


def fact_impossible(path: Sequence[str], told: object, least: Amount, most: Amount) -> Diagnostic:
    """A fact that is told to be what it cannot be, and from what to what it may be."""
    only = "yes" if least == most else "no"
    return FACT_IMPOSSIBLE.at(None, key=".".join(path), value=str(told), least=least, most=most, only=only)


def fact_otherwise(path: Sequence[str], told: str, known: str | None) -> Diagnostic:
    """A fact that is told to be what it is not, as the rest of the deal shows."""
    only = "none" if known is None else "yes"
    found = known or ""
    return FACT_IMPOSSIBLE.at(None, key=".".join(path), value=told, least=found, most=found, only=only)


def as_written(value: object) -> str:
    """What is told, as a deal has it."""
    if isinstance(value, Card):
        return card_name(value)
    return str(value).lower() if isinstance(value, bool) else str(value)
