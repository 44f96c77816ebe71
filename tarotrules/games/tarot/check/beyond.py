"""What is paid is in proportion: more than a deal is worth by far, or nothing where all else pays, was hardly meant."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from tarotrules.expressions.tree import Number, paths_of
from tarotrules.games.tarot.check import problems
from tarotrules.games.tarot.check.coherence import Coherence
from tarotrules.games.tarot.engine.results import count_of
from tarotrules.games.tarot.ruleset.auction import Bid, multipliers
from tarotrules.games.tarot.ruleset.paid import feats
from tarotrules.source.diagnostics import Concept, Diagnostic, Label
from tarotrules.source.tables import read_table

_FILE: Final = Path(__file__).parents[1] / "beyond.toml"
WORTH: Final = ("contract", "worth")


@cache
def _times() -> dict[str, Any]:
    """How many times as much is still looked at without a word, by what is paid."""
    return dict(read_table(_FILE))


def amounts_are_in_proportion(it: Coherence) -> Iterator[Diagnostic]:
    """A bonus, a declaration or a slam brings no more by far than the dearest contract can."""
    bids = it.rules.auction.bid.values()
    dearest = max((_brings(it, each) for each in bids), default=Fraction(0))
    factor = max((max(multipliers(each)) for each in bids), default=Fraction(1))
    for feat, flow, worth, path in feats(it.rules):
        if isinstance(worth, Number) and dearest:
            amount = worth.value * (factor if flow.multiplied else 1)
            if amount > _times()[feat.kind] * dearest:
                name = Concept(feat.detail if feat.kind == "claim" and feat.detail else feat.id)
                yield problems.WORTH_BEYOND_CONTRACTS.at(
                    it.span(*path, "worth"), name=name, amount=amount, most=dearest
                )


def contracts_are_in_proportion(it: Coherence) -> Iterator[Diagnostic]:
    """A contract brings no more by far than the one below it."""
    times = _times()["contract"]
    for (low, one), (high, two) in pairwise(it.rules.auction.bid.items()):
        if _brings(it, two) > times * _brings(it, one) > 0:
            label = Label(it.span("auction", "bid", low), "other")
            span = it.span("auction", "bid", high, "worth" if two.worth > times * one.worth else "multiplier")
            yield problems.CONTRACT_FAR_ABOVE.at(span, label, low=Concept(low), high=Concept(high), times=times)


def contracts_have_a_base(it: Coherence) -> Iterator[Diagnostic]:
    """Where contracts have a base, each has one; a table that plays without any means it."""
    bids = it.rules.auction.bid
    if WORTH not in set(paths_of(it.rules.scoring.contract.worth)) or not any(each.worth for each in bids.values()):
        return
    below = {high: one for (_, one), (high, _) in pairwise(bids.items())}
    for name, bid in bids.items():
        # Of one that is worth less than the one below it that is told already.
        if bid.worth == 0 and not (name in below and is_worth_less(bid, below[name])):
            yield problems.CONTRACT_WITHOUT_BASE.at(it.span("auction", "bid", name, "worth"), name=Concept(name))


def partners_get_less(it: Coherence) -> Iterator[Diagnostic]:
    """Whoever plays alone against the others until somebody turns out to help gets no less than that helper."""
    if it.rules.call is None:
        return
    for name, each in it.rules.scoring.shares.items():
        if each.partner > each.taker:
            span = it.span("scoring", "shares", name, "partner")
            yield problems.PARTNER_ABOVE_TAKER.at(span, taker=each.taker, partner=each.partner)


def is_worth_less(high: Bid, low: Bid) -> bool:
    """Whether a contract is worth less than another when it is made by a point."""
    return (high.worth + 1) * high.multiplier < (low.worth + 1) * low.multiplier


def _brings(it: Coherence, bid: Bid) -> Fraction:
    """What a contract can bring from each defender, with all card points taken."""
    return (bid.worth + count_of(it.rules).most - min(it.rules.scoring.target)) * max(multipliers(bid))
