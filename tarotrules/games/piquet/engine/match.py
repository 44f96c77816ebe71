"""A partie: totals, and what the loser pays."""

from collections.abc import Sequence
from typing import NamedTuple

from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.engine.table import Table, Totals


class Settled(NamedTuple):
    """What a partie of two came to."""

    totals: tuple[Amount, ...]
    winner: int | None
    """None if the totals are equal."""
    settle: str | None
    """The entry of the rules that holds."""
    payment: Amount


def total(table: Table, deals: Sequence[Sequence[Amount]]) -> tuple[Amount, ...]:
    """By player, what all deals came to, each times its weight (R84); scores by player, too."""
    weights = table.rules.match.weights or ()
    times = [*weights, *[1] * (len(deals) - len(weights))]
    return tuple(
        sum(weight * deal[player] for weight, deal in zip(times, deals, strict=False)) for player in table.seats
    )


def settle(table: Table, totals: Sequence[Amount], deals: int) -> Settled:
    """What whoever has less pays whoever has more (R81, R82, R85)."""
    most, least = max(totals), min(totals)
    if most == least:
        return Settled(tuple(totals), None, None, 0)
    facts = Totals(most, least, deals)
    found = next((each for each in table.settles if each.when(facts) is True), None)
    payment = 0 if found is None else found.worth(facts)
    return Settled(tuple(totals), totals.index(most), None if found is None else found.name, payment)
