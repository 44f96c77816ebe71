"""Which sides can have a bonus at all, whatever the deal."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.scoring import settle
from tarotrules.games.tarot.engine.summary import Side, Stated, Summary
from tarotrules.games.tarot.ruleset.ruleset import Ruleset

_NEVER: Final = frozenset({refusals.NOT_EARNED, refusals.NOT_PAID_TO})
_RESULTS: Final = (Fraction(10), Fraction(-10))
"""A deal that is won, and one that is lost."""


def may_earn(rules: Ruleset, bonus: str, side: Side) -> bool:
    """Whether a side can have earned a bonus, as far as the contract and who has won tell."""
    return any(_is_possible(rules, each, Stated(bonus, side=side)) for each in _deals(rules))


def _deals(rules: Ruleset) -> Iterator[Summary]:
    for margin in _RESULTS:
        for name in rules.auction.bid:
            yield Summary(players=rules.players, taker=0, contract=name, margin=margin)


def _is_possible(rules: Ruleset, deal: Summary, bonus: Stated) -> bool:
    """Whether such a deal is not refused for the bonus; that more must be told of it is no reason."""
    try:
        settle(rules, deal._replace(bonuses=(bonus,)))
    except Refused as refused:
        return _NEVER.isdisjoint(each.problem for each in refused.diagnostics)
    return True
