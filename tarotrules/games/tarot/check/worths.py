"""What is paid for what: more is paid for what is harder, and something for what is played at all."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import pairwise
from typing import Final

from tarotrules.expressions.tree import Expression, Number
from tarotrules.games.tarot.check import problems
from tarotrules.games.tarot.check.coherence import Coherence
from tarotrules.games.tarot.ruleset.payments import Payment
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Concept, Diagnostic, Label

Plain = Mapping[str, Fraction]
"""Amounts that are the same in every deal, by the names of what they are paid for."""
NOTHING: Final = Fraction(0)


def levels_pay_more(it: Coherence) -> Iterator[Diagnostic]:
    """A level that asks for more is paid more than the one below it, where only one of them can be paid."""
    for name, claim in it.rules.claim.items():
        paid = _plain({level: each.worth for level, each in claim.level.items()}) if _is_ladder(claim.count) else {}
        for (low, fewer), (high, more) in pairwise(paid.items()):
            # Of what is not paid at all it is told by itself.
            if more < fewer or more == fewer != NOTHING:
                problem = problems.LEVEL_PAYS_LESS if more < fewer else problems.LEVELS_PAY_ALIKE
                path = ("claim", name, "level")
                label = Label(it.span(*path, low, "worth"), "other")
                yield problem.at(it.span(*path, high, "worth"), label, low=Concept(low), high=Concept(high))


def announcing_pays(it: Coherence) -> Iterator[Diagnostic]:
    """What is announced and achieved is paid no less than what is achieved without a word."""
    for name, promise in it.rules.promise.items():
        said, silent = promise.announced, promise.unannounced
        if said is None or silent is None or _way(said) != _way(silent):
            continue
        match said.worth, silent.worth:
            case Number(announced), Number(unannounced) if announced < unannounced:
                label = Label(it.span("promise", name, "unannounced", "worth"), "other")
                span = it.span("promise", name, "announced", "worth")
                yield problems.ANNOUNCED_PAYS_LESS.at(span, label, name=Concept(name))
            case _:
                pass


def something_is_paid(it: Coherence) -> Iterator[Diagnostic]:
    """Nobody plays for nothing, unless the table means it."""
    for path, worth in _paid(it):
        if worth == Number(NOTHING):
            yield problems.NOTHING_IS_PAID.at(it.span(*path, "worth"), name=Concept(path[-1]))
    # Of a higher contract it is told that it pays less than a lower one.
    for name, bid in list(it.rules.auction.bid.items())[:1]:
        if bid.multiplier == NOTHING and it.rules.scoring.contract.multiplied:
            yield problems.NOTHING_IS_PAID.at(it.span("auction", "bid", name, "multiplier"), name=Concept(name))


def _paid(it: Coherence) -> Iterator[tuple[SettingPath, Expression]]:
    """What tables pay for beside the contract, and how much; of a higher level it is told that it pays less."""
    yield from ((("bonus", name), each.worth) for name, each in it.rules.bonus.items())
    for name, claim in it.rules.claim.items():
        levels = list(claim.level.items())
        told = levels[:1] if _is_ladder(claim.count) else levels
        yield from ((("claim", name, "level", level), each.worth) for level, each in told)


def _is_ladder(count: str) -> bool:
    """Whether a player declares the highest of the levels that a hand fits, and no other."""
    return count == "best_level"


def _plain(worths: Mapping[str, Expression]) -> Plain:
    return {name: each.value for name, each in worths.items() if isinstance(each, Number)}


def _way(payment: Payment) -> tuple[object, ...]:
    """How an amount is paid: amounts that are paid otherwise cannot be compared."""
    return payment.into, payment.multiplied, payment.follows_result, payment.basis
