"""The reckoning, in its fixed order."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Final

from tarotrules.expressions.tree import Calculation, Number, Path
from tarotrules.games.tarot.chapters import grain
from tarotrules.games.tarot.chapters.payments import (
    amount_of,
    feat_title,
    flow_settings,
    paid_to,
    payee_of,
    tell_flow,
    tell_shares,
)
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.engine.results import count_of
from tarotrules.games.tarot.ruleset.call import most_partners, partners_in, partnership
from tarotrules.games.tarot.ruleset.paid import Feat, Paid, everything_paid
from tarotrules.games.tarot.ruleset.payments import DEFAULT_SHARES, Flow, pays_a_side, pays_into_unit
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.ruleset.scoring import NOT_ROUNDED
from tarotrules.games.telling.numbers import slot_of
from tarotrules.games.telling.told import TWO, Chart, Rule, Told, capitalised
from tarotrules.settings.kinds import Rounding, RoundingRule
from tarotrules.wording.phrase import Phrase

_USUAL: Final = Calculation("+", Path(("contract", "worth")), Path(("margin",)))
"""The value of the contract and the difference."""


def tell(teller: Teller) -> Iterator[Told]:
    """Count, result, margin, stake, other payments, shares and balance, and what nobody mentioned."""
    scoring, say = teller.rules.scoring, teller.say
    yield Rule("scoring.count", tuple(_count(teller)), (("scoring", "added"),), at_hand=bool(scoring.added))
    result = (say("scoring-target"), say("scoring-half", result=scoring.half_point_short), *_usual(teller))
    yield Rule("scoring.target", result, (("scoring", "target"), ("scoring", "half_point_short")))
    yield _targets(teller)
    short = "short" if scoring.half_point_short == "drawn" else "lost"
    margin = tuple(_margin(teller, scoring.round.margin, short))
    yield Rule("scoring.difference", margin, (("scoring", "round", "margin"),))
    stake = (("scoring", "contract", "worth"), *flow_settings("scoring", "contract"))
    yield Rule("scoring.contract", tuple(_stake(teller)), stake)
    unit = _rounding(teller, "scoring-unit-rounded", scoring.round.unit, short, grain.of_unit(teller.rules))
    yield Rule(
        "scoring.sum",
        (say("scoring-unit"), *unit, *_apart(teller)),
        (("scoring", "round", "unit"),),
    )
    yield _payments(teller)
    shared = () if teller.rules.call is None else (("scoring", "shares"), ("scoring", "round", "partner"))
    seat = _rounding(teller, "scoring-seat-rounded", scoring.round.seat, of=grain.of_seat(teller.rules))
    balanced = (say("scoring-balance", balance=scoring.balance), *seat)
    yield Rule(
        "scoring.settling",
        (*_shares(teller), *balanced),
        (*shared, ("scoring", "balance"), ("scoring", "round", "seat")),
    )
    if scoring.balance == "zero_sum" and teller.rules.players > TWO and _is_shared(teller.rules):
        yield _shared(teller)
    forgotten = say("scoring-forgotten", lost="yes" if scoring.forgotten_lost else "no")
    yield Rule("scoring.forgotten", (forgotten,), (("scoring", "forgotten_lost"),), at_hand=scoring.forgotten_lost)


def _count(teller: Teller) -> Iterator[Phrase]:
    """Who counts, and what each side adds."""
    yield teller.say("scoring-count", see=teller.see("deck.counting"))
    yield from tell_added(teller)


def tell_added(teller: Teller) -> Iterator[Phrase]:
    """What each side adds to its count, if anything."""
    if teller.rules.scoring.added:
        added, together = teller.rules.scoring.added, count_of(teller.rules).together
        yield teller.say("scoring-added", added=added, together=together)


def _usual(teller: Teller) -> Iterator[Phrase]:
    """When half points arise: only where the book is for an odd number of players as well."""
    if any(players % 2 for players in (teller.rules.players, *teller.players)):
        yield teller.remark("scoring-half-when")


def _targets(teller: Teller) -> Chart:
    say = teller.say
    rows = tuple(
        (say("number", n=oudlers), say("number", n=target))
        for oudlers, target in enumerate(teller.rules.scoring.target)
    )
    header = (say("scoring-column-oudlers"), say("scoring-column-target"))
    return Chart("scoring.target", say("scoring-target-caption"), header, rows, lying=True)


def _margin(teller: Teller, rule: RoundingRule, lost: str) -> Iterator[Phrase]:
    """The difference, and how it is rounded: in one sentence, if always in the same way."""
    if rule.made == rule.lost:
        yield teller.say("scoring-margin-all", how=_how(teller, rule.made))
        return
    yield teller.say("scoring-margin")
    yield from _rounding(teller, "scoring-margin-rounded", rule, lost)


def _stake(teller: Teller) -> Iterator[Phrase]:
    """What the contract pays: as a product, if it is the usual one."""
    stake, say = teller.rules.scoring.contract, teller.say
    if stake.worth != _USUAL or not pays_into_unit(stake):
        yield say("scoring-stake")
        yield from tell_flow(teller, stake, amount_of(teller, stake.worth))
        return
    multiplied, payee = "yes" if stake.multiplied else "no", payee_of(teller, stake.payee)
    yield say("scoring-stake-product", amount=_product(teller), multiplied=multiplied, payee=payee)
    yield from tell_shares(teller, stake)


def _product(teller: Teller) -> Phrase:
    """The value of a contract, as a number if all are worth the same, and the difference."""
    values = {bid.worth for bid in teller.rules.auction.bid.values()}
    same = "yes" if len(values) == 1 else "no"
    return teller.say("scoring-stake-worth", same=same, worth=next(iter(values), Fraction(0)))


def _rounding(
    teller: Teller, name: str, rule: RoundingRule | None, lost: str = "lost", of: int = 2
) -> Iterator[Phrase]:
    """How an amount ``of`` such parts is rounded; ``lost`` is ``short`` where a drawn deal is rounded so."""
    if rule is None:
        return
    if rule.made == rule.lost:
        yield teller.say(name, result="any", how=_how(teller, rule.made, of))
        return
    yield teller.say(name, result="made", how=_how(teller, rule.made, of))
    yield teller.say(name, result=lost, how=_how(teller, rule.lost, of))


def _how(teller: Teller, rounding: Rounding, of: int = 2) -> Phrase:
    kept = grain.parts(of)
    return teller.say("rounding", direction=rounding.direction, step=max(rounding.step, 1), kept=kept)


def _shares(teller: Teller) -> Iterator[Phrase]:
    rules, say = teller.rules, teller.say
    if rules.call is None:
        return
    partners = {"perhaps": "one"}.get(partnership(rules), partnership(rules))
    for name, each in rules.scoring.shares.items():
        if name == DEFAULT_SHARES and each.taker == each.partner:
            yield say("shares-equal", partners=partners)
        else:
            which = "default" if name == DEFAULT_SHARES else "named"
            said = Phrase.of(name)
            yield say("shares", which=which, partners=partners, name=said, taker=each.taker, partner=each.partner)
    if rules.scoring.round.partner == NOT_ROUNDED:
        yield say("shares-unrounded", kept=grain.parts(grain.of_partner(rules)))
    elif rules.scoring.round.partner is not None and grain.of_partner(rules) > 1:
        name = "shares-rounded-several" if partners == "several" else "shares-rounded"
        yield from _rounding(teller, name, rules.scoring.round.partner)


def _is_shared(rules: Ruleset) -> bool:
    """Whether the shares that everybody has of the total are those the rules name, or nobody shares."""
    return rules.call is None or DEFAULT_SHARES in rules.scoring.shares


def _shared(teller: Teller) -> Chart:
    """How many times the total everybody has, with a partner and without."""
    rules, say = teller.rules, teller.say
    alone = rules.players - 1
    columns: list[tuple[str, tuple[Fraction | None, ...]]] = []
    if rules.call is None:
        columns = [("usual", (Fraction(alone), None))]
    else:
        usual = rules.scoring.shares[DEFAULT_SHARES]
        every = {len(who) for bid in rules.auction.bid for who in partners_in(rules, bid, 0, 1, 2)}
        for many in sorted(every - {0}, reverse=True):
            parts = tuple((alone - many) * each / usual.together(many) for each in (usual.taker, usual.partner))
            columns.append(("partners" if many > 1 else "partner", parts))
        columns += [("alone", (Fraction(alone), None))] if 0 in every else []
    if len(columns) == 1:
        columns = [("usual", columns[0][1])]
    heads = (say("shares-column", how=how, players=rules.players) for how, _ in columns)
    partner = ("each_partner" if most_partners(rules) > 1 else "partner",)
    names = ("taker", *(() if rules.call is None else partner))
    rows = (
        *(
            (say("shares-row", who=who), *(_times(teller, cells[place]) for _, cells in columns))
            for place, who in enumerate(names)
        ),
        (
            say("shares-row", who="only_defender" if rules.players == TWO else "defender"),
            *(_times(teller, Fraction(1)) for _ in columns),
        ),
    )
    return Chart("scoring.settling", say("shares-caption"), (Phrase(), *heads), rows, summary=True, joined=True)


def _times(teller: Teller, number: Fraction | None) -> Phrase:
    return teller.say("cheat-nothing") if number is None else teller.say("number", n=number)


def _payments(teller: Teller) -> Chart:
    """Everything that is added up, in one table."""
    say = teller.say
    each = "yes" if all(pays_into_unit(flow) for _, flow, *_ in _added_up(teller.rules)) else "no"
    heads = (say("payments-what"), say("payments-worth", each=each), say("payments-multiplied"))
    header = (*heads, say("payments-payee"))
    return Chart("scoring.sum", say("payments-caption"), header, tuple(_rows(teller)), summary=True)


def _added_up(rules: Ruleset) -> list[Paid]:
    """What one side is paid; what players pay each other stands apart, and is told where it is earned."""
    return [each for each in everything_paid(rules) if pays_a_side(each.flow)]


def _apart(teller: Teller) -> Iterator[Phrase]:
    """What players pay each other, which the total leaves out."""
    flows = (each for each in everything_paid(teller.rules) if not pays_a_side(each.flow))
    feats = dict.fromkeys((each.feat.kind, each.feat.id) for each in flows if each.feat.kind != "contract")
    if feats:
        yield teller.say("scoring-apart", what=[_named(teller, kind, id) for kind, id in feats])


def _named(teller: Teller, kind: str, id: str) -> Phrase:
    slot = slot_of(kind, id) if kind == "bonus" else slot_of(kind, id, "paid")
    return teller.say("scoring-apart-of", title=teller.title(kind, id), see=teller.see(slot))


def _rows(teller: Teller) -> Iterator[tuple[Phrase, ...]]:
    """The contract, then what else is paid; the levels of a claim in one row if they are plain amounts."""
    levels: dict[str, dict[str, Fraction]] = {}
    for feat, _, worth, _ in _added_up(teller.rules):
        if feat.kind == "claim" and isinstance(worth, Number):
            levels.setdefault(feat.id, {})[feat.detail or ""] = worth.value
    for feat, flow, worth, _ in _added_up(teller.rules):
        what, amount = _what(teller, feat), amount_of(teller, worth)
        if feat.kind == "contract" and worth == _USUAL:
            amount = _product(teller)
        elif feat.kind == "claim" and len(teller.rules.claim[feat.id].level) == len(levels.get(feat.id, ())) > 1:
            if feat.detail != next(iter(teller.rules.claim[feat.id].level)):
                continue
            what = teller.title("claim", feat.id)
            amount = _of_levels(teller, feat.id, levels[feat.id])
        yield capitalised(what), amount, _multiplied(teller, flow), paid_to(teller, feat, flow)


def _of_levels(teller: Teller, claim: str, levels: Mapping[str, Fraction]) -> Phrase:
    """Their amounts from low to high; of which levels each is, where some are paid alike and others are not."""
    *others, last = amounts = list(dict.fromkeys(levels.values()))
    if 1 < len(amounts) < len(levels):
        return teller.list([_paid_alike(teller, claim, levels, each) for each in amounts], "or")
    return teller.list([*(teller.say("number", n=each) for each in others), amount_of(teller, Number(last))], "or")


def _paid_alike(teller: Teller, claim: str, levels: Mapping[str, Fraction], amount: Fraction) -> Phrase:
    titles = [teller.title("claim", claim, "level", level) for level, each in levels.items() if each == amount]
    return teller.say("payments-levels", amount=amount_of(teller, Number(amount)), levels=teller.list(titles))


def _what(teller: Teller, feat: Feat) -> Phrase:
    return teller.say("payments-stake") if feat.kind == "contract" else feat_title(teller, feat)


def _multiplied(teller: Teller, flow: Flow) -> Phrase:
    multiplied = pays_a_side(flow) and flow.multiplied
    return teller.say("payments-yes-no", multiplied="yes" if multiplied else "no")
