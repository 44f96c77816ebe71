"""What a deal is worth: from a summary to scores, with an account of every payment.

The order of the reckoning is that of :mod:`tarotrules.games.tarot.ruleset.scoring`. Amounts are exact
fractions; ``unit`` is signed from the taker's side and is what each defender pays (or, negative, receives).
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Final, NamedTuple

from tarotrules.expressions.evaluate import evaluate, number, round_to
from tarotrules.expressions.json import dump_number
from tarotrules.expressions.tree import Path
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.facts import Bound, Facts, Seat, Seats
from tarotrules.games.tarot.engine.possible import check_possible, declarer_of, side_of
from tarotrules.games.tarot.engine.refusals import Refused
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Promised, Stated, Summary, read_summary
from tarotrules.games.tarot.ruleset.payments import Flow, Payment, pays_a_side
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.ruleset.scoring import DEFAULT_SHARES
from tarotrules.settings.kinds import RoundingRule

_HALF: Final = Fraction(1, 2)
_BY_RESULT: Final = (Path(("winners",)), Path(("losers",)))


class Due(NamedTuple):
    """A payment that falls due, before its amount is known."""

    kind: str
    """``contract``, ``bonus``, ``claim`` or ``promise``."""
    id: str
    detail: str | None
    """Level of a claim, outcome of a promise."""
    payment: Flow
    worth: Any
    bound: Bound
    payee: str | None
    """The side paid, as the summary states it where only the cards could tell."""


class Term(NamedTuple):
    """One payment in the account.

    ``amount`` is what the rules give, without sign; ``unit`` what each defender pays for it, or
    ``seats`` what each player gets, when it is paid between players.
    """

    kind: str
    id: str
    detail: str | None
    amount: Fraction
    multiplier: Fraction
    side: str | None
    unit: Fraction | None
    seats: tuple[Fraction, ...] | None
    shares: str
    margin: Fraction | None = None
    """What it adds to the difference, when it is paid there."""


class Account(NamedTuple):
    """The reckoning of a deal, step by step."""

    summary: Summary
    made: bool | None
    points: Fraction | None
    target: int | None
    raw_margin: Fraction | None
    """Before rounding, without its sign."""
    margin: Fraction | None
    """Rounded, signed."""
    terms: tuple[Term, ...]
    raw_unit: Fraction
    """Before it is rounded."""
    unit: Fraction
    scores: tuple[Fraction, ...]


def score(rules: Ruleset, deal: dict[str, Any]) -> Account:
    """The account of a deal given as JSON; raises :class:`Refused` for one that cannot be."""
    return settle(rules, read_summary(deal, rules.players))


def settle(rules: Ruleset, summary: Summary) -> Account:
    """The account of a deal; raises :class:`Refused` for one that cannot be."""
    check_possible(rules, summary, rules.players)
    if summary.taker is None:
        nothing = Fraction(0)
        return Account(summary, None, None, None, None, None, (), nothing, nothing, (nothing,) * summary.players)
    target, made, raw = _result(rules, summary)
    facts = Facts(rules, summary, made, _margin(rules, summary, made, raw))
    terms = tuple(_term(due, facts) for due in _all_dues(rules, facts))
    raw_unit = sum((term.unit for term in terms if term.unit is not None), Fraction(0))
    unit = _rounded(rules.scoring.round.unit, raw_unit, made=made)
    scores = _balance(rules, unit, _seats(rules, summary, terms, unit - raw_unit))
    signed = facts.margin if made else -facts.margin
    return Account(summary, made, summary.points, target, raw, signed, terms, raw_unit, unit, scores)


def _result(rules: Ruleset, summary: Summary) -> tuple[int | None, bool | None, Fraction]:
    """Target, whether the contract was made (``None``: drawn), and the difference without its sign."""
    target: int | None = None
    difference = summary.margin
    if summary.points is not None and summary.oudlers is not None:
        target = rules.scoring.target[summary.oudlers]
        found = summary.points - target
        if difference is not None and (abs(difference - found) >= 1 or (difference >= 0) != (found >= 0)):
            raise Refused(refusals.POINTS_AND_MARGIN, margin=difference, found=found)
        difference = found
    if difference is None:
        raise Refused(refusals.POINTS_MISSING)
    made = _made(rules.scoring.half_point_short, difference)
    return target, made, abs(difference)


def _made(half_point_short: str, difference: Fraction) -> bool | None:
    if difference == -_HALF:
        return {"lost": False, "drawn": None, "made": True}[half_point_short]
    return difference >= 0


def _margin(rules: Ruleset, summary: Summary, made: bool | None, raw: Fraction) -> Fraction:  # noqa: FBT001
    """The margin with what is paid into it, rounded."""
    facts = Facts(rules, summary, made, raw)
    added = sum((_into_margin(due, facts) for due in _all_dues(rules, facts) if _is_into(due, "margin")), Fraction(0))
    # What the attack is short of is a number below zero: up makes it smaller, down larger.
    sign = 1 if made else -1
    return sign * _rounded(rules.scoring.round.margin, sign * (raw + added), made=made)


def _into_margin(due: Due, facts: Facts) -> Fraction:
    amount = _amount(due, facts)
    # The attack is half a point short in a drawn deal as well.
    return amount if _payee_side(due, facts) == (ATTACK if facts.made else DEFENCE) else -amount


def _rounded(rule: RoundingRule | None, amount: Fraction, *, made: bool | None) -> Fraction:
    rounding = None if rule is None else rule.made if made else rule.lost
    if rounding is None or rounding.direction == "none":
        return amount
    return round_to(amount, rounding.direction, rounding.step)


def _is_into(due: Due, stage: str) -> bool:
    return pays_a_side(due.payment) and due.payment.into == stage


def _all_dues(rules: Ruleset, facts: Facts) -> Iterator[Due]:
    stake = rules.scoring.contract
    yield Due("contract", "contract", None, stake, stake.worth, Bound(), None)
    for stated in facts.summary.bonuses:
        bonus = rules.bonus[stated.id]
        bound = Bound(stated.side, stated.player)
        yield Due("bonus", stated.id, None, bonus, bonus.worth, bound, stated.side)
    for stated in facts.summary.claims:
        yield _claim(rules, facts, stated)
    yield from _without_rivals(rules, facts, [due for each in facts.summary.promises for due in _promise(rules, each)])


def _claim(rules: Ruleset, facts: Facts, stated: Stated) -> Due:
    claim = rules.claim[stated.id]
    bound = Bound(side_of(stated, facts.summary), declarer_of(stated, facts.summary))
    return Due("claim", stated.id, stated.level, claim, claim.level[stated.level or ""].worth, bound, None)


def _promise(rules: Ruleset, promised: Promised) -> Iterator[Due]:
    """Announced and kept, announced and missed, kept without a word (perhaps by the other side)."""
    promise = rules.promise[promised.id]
    bound = Bound(promised.kept, None, promised.announced)
    outcomes: list[tuple[str, Payment | None]] = []
    if promised.announced is not None and promised.announced == promised.kept:
        outcomes.append(("announced", promise.announced))
    elif promised.announced is not None:
        outcomes.append(("broken", promise.broken))
    if promised.kept is not None and promised.kept != promised.announced:
        outcomes.append(("unannounced", promise.unannounced))
    for outcome, payment in outcomes:
        if payment is not None:
            yield Due("promise", promised.id, outcome, payment, payment.worth, bound, None)


def _without_rivals(rules: Ruleset, facts: Facts, dues: list[Due]) -> Iterator[Due]:
    """Of two rival promises that one side has achieved, only the dearer; of equals, the rival that is named."""
    achieved = {(due.id, due.bound.side): due for due in dues if due.detail != "broken"}
    for due in dues:
        rivals = (
            other
            for (name, side), other in achieved.items()
            if side == due.bound.side and name in {rules.promise[due.id].rival} | _rivals_of(rules, due.id)
        )
        if due.detail == "broken" or not any(_yields(rules, facts, due, other) for other in rivals):
            yield due


def _rivals_of(rules: Ruleset, name: str) -> set[str]:
    return {each for each, promise in rules.promise.items() if promise.rival == name}


def _yields(rules: Ruleset, facts: Facts, due: Due, other: Due) -> bool:
    one, two = _amount(due, facts), _amount(other, facts)
    # Of two that name each other, the first by name stays.
    named = rules.promise[due.id].rival == other.id and (rules.promise[other.id].rival != due.id or other.id < due.id)
    return one < two or (one == two and named)


def _amount(due: Due, facts: Facts) -> Fraction:
    amount = number(due.worth, facts._replace(bound=due.bound))
    if amount is None:
        raise Refused(refusals.AMOUNT_UNKNOWN, id=due.id)
    return amount


def _term(due: Due, facts: Facts) -> Term:
    if _is_into(due, "margin"):
        amount = _into_margin(due, facts)
        return Term(due.kind, due.id, due.detail, amount, Fraction(1), _payee_side(due, facts), None, None, "", amount)
    amount = _amount(due, facts)
    if pays_a_side(due.payment):
        return _side_term(due, facts, amount)
    return _player_term(due, facts, amount)


def _payee_side(due: Due, facts: Facts) -> str | None:
    side = evaluate(due.payment.payee, facts._replace(bound=due.bound))
    if isinstance(side, str):
        return side
    # What only the cards could tell, the summary states. A drawn deal has no winners, whatever is stated.
    return None if due.payment.payee in _BY_RESULT else due.payee


def _side_term(due: Due, facts: Facts, amount: Fraction) -> Term:
    """A payment to a side, counted per defender: what each defender pays it, or receives."""
    side = _payee_side(due, facts)
    bid = facts.rules.auction.bid[facts.summary.contract or ""]
    multiplier = bid.multiplier if due.payment.multiplied else Fraction(1)
    sign = 0 if side is None else 1 if side == ATTACK else -1
    if due.payment.follows_result and facts.made is False:
        sign = -sign
    shares = due.payment.shared or DEFAULT_SHARES
    return Term(due.kind, due.id, due.detail, amount, multiplier, side, sign * amount * multiplier, None, shares)


def _player_term(due: Due, facts: Facts, amount: Fraction) -> Term:
    """A payment between players: per head, or one amount shared by those who pay."""
    bound = facts._replace(bound=due.bound)
    payee = evaluate(due.payment.payee, bound)
    if payee is None and due.kind == "bonus" and due.bound.player is not None:
        payee = Seat(due.bound.player)
    payees = _people(payee, facts, due.id)
    for_others = bound._replace(bound=due.bound._replace(player=payees[0] if len(payees) == 1 else due.bound.player))
    payers = _people(evaluate(due.payment.payer, for_others), facts, due.id)
    per_head = due.payment.basis == "per_head"
    total = amount * len(payers) if per_head and payers else amount
    seats = [Fraction(0)] * facts.summary.players
    for payer in payers:
        seats[payer] -= total / len(payers)
    for payee in payees:
        seats[payee] += total / len(payees)
    return Term(due.kind, due.id, due.detail, amount, Fraction(1), due.bound.side, None, tuple(seats), DEFAULT_SHARES)


def _people(value: object, facts: Facts, name: str) -> tuple[int, ...]:
    if isinstance(value, Seat):
        return (value.number,)
    if isinstance(value, Seats):
        return value.numbers
    if isinstance(value, str):
        return facts.summary.members(value)
    raise Refused(refusals.PLAYER_MISSING, id=name)


def _seats(rules: Ruleset, summary: Summary, terms: tuple[Term, ...], adjustment: Fraction) -> tuple[Fraction, ...]:
    """Scores by seat; ``adjustment`` is what rounding added to the unit."""
    units: dict[str, Fraction] = {DEFAULT_SHARES: adjustment}
    for term in terms:
        if term.unit is not None:
            units[term.shares] = units.get(term.shares, Fraction(0)) + term.unit
    unit = sum(units.values(), Fraction(0))
    defenders = summary.members(DEFENCE)
    scores = [-unit if seat in defenders else Fraction(0) for seat in range(summary.players)]
    if summary.partner is not None:
        scores[summary.partner] = sum(
            (_partner_share(rules, name, part * len(defenders)) for name, part in units.items()), Fraction(0)
        )
        scores[summary.partner] = _nearest(rules.scoring.round.partner, scores[summary.partner])
    for term in terms:
        if term.seats is not None:
            scores = [one + two for one, two in zip(scores, term.seats, strict=True)]
    unpaid = sum((paid for term in terms for paid in term.seats or ()), Fraction(0))
    return _settled(rules, summary, scores, unpaid)


def _partner_share(rules: Ruleset, name: str, total: Fraction) -> Fraction:
    shares = rules.scoring.shares[name]
    return total * shares.partner / (shares.taker + shares.partner)


def _nearest(rule: RoundingRule | None, amount: Fraction) -> Fraction:
    return _rounded(rule, amount, made=amount >= 0)


def _settled(rules: Ruleset, summary: Summary, scores: list[Fraction], unpaid: Fraction) -> tuple[Fraction, ...]:
    """Every seat rounded; the taker takes the rest, so that the scores sum to zero, or to what nobody paid."""
    rounded = [_nearest(rules.scoring.round.seat, each) for each in scores]
    taker = summary.taker or 0
    rounded[taker] = unpaid - sum((each for seat, each in enumerate(rounded) if seat != taker), Fraction(0))
    return tuple(rounded)


def _balance(rules: Ruleset, unit: Fraction, scores: tuple[Fraction, ...]) -> tuple[Fraction, ...]:
    """*winners_only*: whoever would score anything positive is credited the unit alone."""
    if rules.scoring.balance == "zero_sum":
        return scores
    return tuple(abs(unit) if each > 0 else Fraction(0) for each in scores)


def account_json(account: Account) -> dict[str, Any]:
    """The account as JSON: fractions that are not whole are strings such as ``"153/4"``."""
    return {
        "made": account.made,
        "target": account.target,
        "margin": _json(account.margin),
        "unit": _json(account.unit),
        "scores": [dump_number(each) for each in account.scores],
        "terms": [_term_json(term) for term in account.terms],
    }


def _json(amount: Fraction | None) -> Any:
    return None if amount is None else dump_number(amount)


def _term_json(term: Term) -> dict[str, Any]:
    detail = {} if term.detail is None else {"level" if term.kind == "claim" else "outcome": term.detail}
    return {"id": term.id, **detail, **_paid_json(term)}


def _paid_json(term: Term) -> dict[str, Any]:
    if term.margin is not None:
        return {"margin": dump_number(term.margin)}
    if term.seats is not None:
        return {"scores": [dump_number(each) for each in term.seats]}
    return {"unit": _json(term.unit)}
