"""What an account can show to somebody who learns the rules.

Lessons follow from the ruleset, so that a table's own bonus has some.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Final, Literal, NamedTuple

from tarotrules.expressions.rounding import Amount, divided, size
from tarotrules.expressions.tree import Compare, Expression, Number
from tarotrules.games.tarot.engine.possible import side_of
from tarotrules.games.tarot.engine.scoring import Account
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Side, Stated
from tarotrules.games.tarot.ruleset.call import calls_card, has_partner
from tarotrules.games.tarot.ruleset.paid import OUTCOMES, feats
from tarotrules.games.tarot.ruleset.payments import DEFAULT_SHARES, pays_a_side
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.ruleset.scoring import NOT_ROUNDED
from tarotrules.settings.kinds import RoundingRule

HALF: Final = Fraction(1, 2)
SIDES: Final[tuple[Side, ...]] = (ATTACK, DEFENCE)
Kind = Literal["result", "contract", "taker", "bonus", "claim", "promise", "rounded", "between"]


class Lesson(NamedTuple):
    """Something that an account can show."""

    kind: Kind
    id: str
    """What it is about: a result, a contract, a bonus …"""
    detail: str = ""
    """What came of it: with or against the result, of the winner or the loser, an outcome; what kind pays."""
    side: Side | None = None

    @property
    def surprises(self) -> bool:
        """Whether somebody who knows the plain case may still be taken aback."""
        return not (self.kind == "contract" or self[:2] in _PLAIN or self[2:] in _PLAIN or self.detail in _EXPECTED)


_PLAIN: Final = frozenset({("result", "made"), ("result", "lost"), ("taker", "partner"), ("announced", ATTACK)})
_EXPECTED: Final = frozenset({"with", "winner"})


def lessons(rules: Ruleset) -> Iterator[Lesson]:
    """Whatever deals under a ruleset may show, what surprises first."""
    yield from sorted(dict.fromkeys(_lessons(rules)), key=lambda each: not each.surprises)


def lacks(rules: Ruleset, claim: str) -> bool:
    """Whether a hand is declared for what it has not: few believe what else such a hand has done."""
    return not all(_has(each.when) for each in rules.claim[claim].level.values())


def _has(condition: Expression) -> bool:
    """Whether a condition asks for cards, so many or more, and for nothing else."""
    match condition:
        case Compare(">=" | "=", _, Number(value)):
            return value > 0
    return False


def has_halves(rules: Ruleset) -> bool:
    """Whether sides have half points: not where tricks and chien have even numbers of cards, for so has each side."""
    return bool(rules.players % 2 or rules.deal.chien % 2)


def _is_coarse(rule: RoundingRule | None) -> bool:
    """Whether whole numbers are rounded too."""
    return rule is not None and max(rule.made.step, rule.lost.step) > 1


def _lessons(rules: Ruleset) -> Iterator[Lesson]:
    halves = has_halves(rules)
    for name in rules.claim:
        # A hand that has not what others have is told of once: what becomes of the contract has nothing to do with it.
        yield from (Lesson("claim", name, detail) for detail in ("loser", "winner")[: 1 if lacks(rules, name) else 2])
    for name, promise in rules.promise.items():
        told = (outcome for outcome in OUTCOMES if getattr(promise, outcome) is not None)
        yield from (
            Lesson("promise", name, outcome, side)
            for outcome in told
            for side in SIDES
            if side == ATTACK or (outcome == "announced" and promise.who == "anyone")
        )
    for name, bonus in rules.bonus.items():
        ways = product(("against", "with"), SIDES) if pays_a_side(bonus) else ()
        yield from (Lesson("bonus", name, detail, side) for detail, side in ways)
    for feat, flow, *_ in feats(rules):
        if not pays_a_side(flow):
            yield Lesson("between", feat.id, feat.kind)
    yield from (Lesson("result", result) for result in ("exact", "half", "made", "lost") if result != "half" or halves)
    rounds = rules.scoring.round
    rounded = {"margin": rounds.margin, "unit": rounds.unit, "seat": rounds.seat}
    if rules.call is not None:
        yield from (Lesson("taker", taker) for taker in _takers(rules))
        rounded["partner"] = rounds.partner
    for name, rule in rounded.items():
        if rule not in {None, NOT_ROUNDED} and (halves or name != "margin" or _is_coarse(rule)):
            yield Lesson("rounded", name)
    yield from (Lesson("contract", bid) for bid in rules.auction.bid)


def _takers(rules: Ruleset) -> tuple[str, ...]:
    """Whether a taker may be alone, where there may be a partner."""
    alone = calls_card(rules) or not all(has_partner(rules, bid) for bid in rules.auction.bid)
    return ("alone", "partner") if alone else ("partner",)


def shown(rules: Ruleset, account: Account) -> frozenset[Lesson]:
    """What an account shows."""
    return frozenset((*_of_deal(rules, account), *_of_result(account), *_of_rounding(rules, account)))


def _of_deal(rules: Ruleset, account: Account) -> Iterator[Lesson]:
    deal = account.summary
    yield Lesson("contract", deal.contract or "")
    if rules.call is not None:
        yield Lesson("taker", "partner" if deal.partners else "alone")
    winner: Side | None = None if account.made is None else ATTACK if account.made else DEFENCE
    if winner is not None:
        for each in deal.bonuses:
            side = side_of(each, deal)
            yield Lesson("bonus", each.id, "with" if side == winner else "against", side)
        yield from (_of_claim(each, account, winner) for each in deal.claims)
    for promised in deal.promises:
        announced, kept = promised.announced, promised.kept
        if announced is not None:
            yield Lesson("promise", promised.id, "announced" if kept == announced else "broken", announced)
        if kept is not None and kept != announced:
            yield Lesson("promise", promised.id, "unannounced", kept)
    for term in account.terms:
        if term.seats is not None and any(term.seats):
            yield Lesson("between", term.id, term.kind)


def _of_claim(claim: Stated, account: Account, winner: Side) -> Lesson:
    return Lesson("claim", claim.id, "winner" if side_of(claim, account.summary) == winner else "loser")


def _of_result(account: Account) -> Iterator[Lesson]:
    points, target = account.points, account.target
    if points is None or target is None:
        return
    if points - target == -HALF:
        yield Lesson("result", "half")
    elif points == target:
        yield Lesson("result", "exact")
    else:
        yield Lesson("result", "made" if account.made else "lost")


def _of_rounding(rules: Ruleset, account: Account) -> Iterator[Lesson]:
    """Each rounding that has changed something."""
    into_margin = any(term.margin is not None for term in account.terms)
    if account.raw_margin != size(account.margin or 0) and not into_margin:
        yield Lesson("rounded", "margin")
    if account.unit != account.raw_unit:
        yield Lesson("rounded", "unit")
    if rules.scoring.balance != "zero_sum":
        return
    deal = account.summary
    paid = [term.seats for term in account.terms if term.seats is not None]
    expected = {seat: -account.unit + sum(each[seat] for each in paid) for seat in deal.members(DEFENCE)}
    if any(account.scores[seat] != amount for seat, amount in expected.items()):
        yield Lesson("rounded", "seat")
    if deal.partners and not paid and account.scores[deal.partners[0]] != _share(rules, account):
        yield Lesson("rounded", "partner")


def _share(rules: Ruleset, account: Account) -> Amount | None:
    """A partner's part before it is rounded, where all is divided in the same shares."""
    shares, partners = rules.scoring.shares[DEFAULT_SHARES], account.summary.partners
    if any(term.shares not in {DEFAULT_SHARES, ""} for term in account.terms):
        return account.scores[partners[0]]
    parts = divided(account.unit * shares.partner * (rules.players - 1 - len(partners)), 1)
    return parts / Fraction(shares.together(len(partners)))
