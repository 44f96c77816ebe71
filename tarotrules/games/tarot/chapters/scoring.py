"""The reckoning, in its fixed order."""

from collections.abc import Iterator

from tarotrules.expressions.tree import Path
from tarotrules.games.tarot.chapters.payments import amount_of, feat_title, flow_settings, payee_of, tell_flow
from tarotrules.games.tarot.chapters.telling import Chart, Rule, Teller, Told
from tarotrules.games.tarot.ruleset.paid import everything_paid
from tarotrules.games.tarot.ruleset.payments import Flow, pays_a_side, pays_into_unit
from tarotrules.settings.kinds import Rounding, RoundingRule
from tarotrules.wording.phrase import Phrase


def tell(teller: Teller) -> Iterator[Told]:
    """Count, result, margin, stake, other payments, shares and balance, and what nobody mentioned."""
    scoring, say = teller.rules.scoring, teller.say
    yield Rule("scoring.count", (say("scoring-count"),), ())
    result = (say("scoring-target"), say("scoring-half", result=scoring.half_point_short), say("scoring-half-when"))
    yield Rule("scoring.target", result, (("scoring", "target"), ("scoring", "half_point_short")))
    yield _targets(teller)
    short = "short" if scoring.half_point_short == "drawn" else "lost"
    margin = _rounding(teller, "scoring-margin-rounded", scoring.round.margin, short)
    yield Rule("scoring.difference", (say("scoring-margin"), *margin), (("scoring", "round", "margin"),))
    stake = tell_flow(teller, scoring.contract, amount_of(teller, scoring.contract.worth))
    yield Rule(
        "scoring.contract",
        (say("scoring-stake"), *stake),
        (("scoring", "contract", "worth"), *flow_settings("scoring", "contract")),
    )
    unit = _rounding(teller, "scoring-unit-rounded", scoring.round.unit, short)
    yield Rule("scoring.sum", (say("scoring-unit"), *unit), (("scoring", "round", "unit"),))
    yield _payments(teller)
    shared = () if teller.rules.call is None else (("scoring", "shares"), ("scoring", "round", "partner"))
    seat = _rounding(teller, "scoring-seat-rounded", scoring.round.seat)
    balanced = (say("scoring-balance", balance=scoring.balance), *seat)
    yield Rule(
        "scoring.settling",
        (*_shares(teller), *balanced),
        (*shared, ("scoring", "balance"), ("scoring", "round", "seat")),
    )
    forgotten = say("scoring-forgotten", lost="yes" if scoring.forgotten_lost else "no")
    yield Rule("scoring.forgotten", (forgotten,), (("scoring", "forgotten_lost"),), at_hand=scoring.forgotten_lost)


def _targets(teller: Teller) -> Chart:
    say = teller.say
    rows = tuple(
        (say("number", n=oudlers), say("number", n=target))
        for oudlers, target in enumerate(teller.rules.scoring.target)
    )
    header = (say("scoring-column-oudlers"), say("scoring-column-target"))
    return Chart("scoring.target", say("scoring-target-caption"), header, rows)


def _rounding(teller: Teller, name: str, rule: RoundingRule | None, lost: str = "lost") -> Iterator[Phrase]:
    """How an amount is rounded; ``lost`` is ``short`` where a drawn deal is rounded like a lost one."""
    if rule is None:
        return
    if rule.made == rule.lost:
        yield teller.say(name, result="any", how=_how(teller, rule.made))
        return
    yield teller.say(name, result="made", how=_how(teller, rule.made))
    yield teller.say(name, result=lost, how=_how(teller, rule.lost))


def _how(teller: Teller, rounding: Rounding) -> Phrase:
    return teller.say("rounding", direction=rounding.direction, step=max(rounding.step, 1))


def _shares(teller: Teller) -> Iterator[Phrase]:
    rules, say = teller.rules, teller.say
    yield say("shares-alone")
    if rules.call is None:
        return
    for name, each in rules.scoring.shares.items():
        which = "default" if name == "default" else "named"
        yield say("shares", which=which, name=Phrase.of(name), taker=each.taker, partner=each.partner)
    if rules.scoring.round.partner is not None:
        yield from _rounding(teller, "shares-rounded", rules.scoring.round.partner)


def _payments(teller: Teller) -> Chart:
    """Everything that can be paid, in one table."""
    say = teller.say
    each = "yes" if all(pays_into_unit(flow) for _, flow, *_ in everything_paid(teller.rules)) else "no"
    heads = (say("payments-what"), say("payments-worth", each=each), say("payments-multiplied"))
    header = (*heads, say("payments-payee"))
    return Chart("scoring.sum", say("payments-caption"), header, tuple(_rows(teller)), summary=True)


def _rows(teller: Teller) -> Iterator[tuple[Phrase, ...]]:
    for feat, flow, worth, _ in everything_paid(teller.rules):
        what = teller.say("payments-stake") if feat.kind == "contract" else feat_title(teller, feat)
        by_feat = flow.payee == Path(("achiever",))
        payee = teller.say("payments-achiever") if by_feat else payee_of(teller, flow.payee)
        yield what, amount_of(teller, worth), _multiplied(teller, flow), payee


def _multiplied(teller: Teller, flow: Flow) -> Phrase:
    multiplied = pays_a_side(flow) and flow.multiplied
    return teller.say("payments-yes-no", multiplied="yes" if multiplied else "no")
