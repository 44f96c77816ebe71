"""Payments told: who gets how much from whom."""

from collections.abc import Iterator

from tarotrules.expressions.tree import Expression, Path
from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.paid import Feat
from tarotrules.games.tarot.ruleset.payments import DEFAULT_SHARES, Flow, pays_a_side
from tarotrules.games.tarot.ruleset.promises import known_payee
from tarotrules.games.telling.told import yes_no
from tarotrules.settings.walk import SettingPath
from tarotrules.wording.phrase import Phrase


def tell_flow(teller: Teller, flow: Flow, amount: Phrase) -> tuple[Phrase, ...]:
    """The sentences of a payment of an amount."""
    if pays_a_side(flow):
        return _to_side(teller, flow, amount)
    return (to_others(teller, flow, payee_of(teller, flow.payee), amount),)


def flow_settings(*path: str) -> tuple[SettingPath, ...]:
    """The settings that the sentences of a payment tell."""
    return tuple((*path, name) for name in Flow.fields)


def _to_side(teller: Teller, flow: Flow, amount: Phrase) -> tuple[Phrase, ...]:
    payee = payee_of(teller, flow.payee)
    if flow.into == "margin":
        return (to_others(teller, flow, payee, amount),)
    multiplied, see = yes_no(flow.multiplied), teller.see("scoring.sum")
    paid = teller.say("pay-side-unit", amount=amount, payee=payee, multiplied=multiplied, see=see)
    return paid, *tell_shares(teller, flow)


def tell_shares(teller: Teller, flow: Flow) -> Iterator[Phrase]:
    """What becomes of a payment to a side: which way it goes, and how two partners divide it."""
    if flow.follows_result:
        yield teller.say("pay-follows-result")
    if flow.shared not in {None, DEFAULT_SHARES}:
        yield teller.say("pay-shared", name=Phrase.of(flow.shared))


def to_others(teller: Teller, flow: Flow, payee: Phrase, amount: Phrase) -> Phrase:
    """A payment that is not counted for each defender: into the difference, or from player to player."""
    if pays_a_side(flow):
        return teller.say("pay-side-margin", amount=amount, payee=payee)
    payer, source = payee_of(teller, flow.payer), source_of(flow.payer)
    return teller.say("pay-players", amount=amount, payee=payee, payer=payer, source=source, basis=flow.basis)


def source_of(payer: Expression) -> str:
    """Whether every other player pays, which is said more simply than by naming a payer."""
    return "others" if payer == Path(("others",)) else "party"


def payee_of(teller: Teller, party: Expression) -> Phrase:
    """Who is paid, or pays."""
    return Reader(teller).thing(party)


def paid_to(teller: Teller, feat: Feat, flow: Flow) -> Phrase:
    """Who is paid, in a table where each row says what for; the sides by name, where only the taker may announce."""
    if feat.kind != "promise" or feat.detail is None:
        return Reader(teller, achiever="building-achiever").thing(flow.payee)
    payee = known_payee(teller.rules.promise[feat.id], feat.detail, flow.payee)
    if payee == Path(("achiever",)):
        return teller.say("payments-achiever", title=teller.title("promise", feat.id))
    return payee_of(teller, payee)


def amount_of(teller: Teller, worth: Expression) -> Phrase:
    """How much, as *20 points* or in words."""
    return Reader(teller).worth(worth)


def feat_title(teller: Teller, feat: Feat) -> Phrase:
    """What is paid for."""
    if feat.kind == "claim":
        return teller.level(feat.id, feat.detail)
    title = teller.title(feat.kind, feat.id)
    return title if feat.detail is None else teller.say("payments-promise", title=title, outcome=feat.detail)
