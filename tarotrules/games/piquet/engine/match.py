"""A partie: totals, and what the loser pays."""

from collections.abc import Sequence
from typing import NamedTuple

from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.engine.scoring import Account
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


def reached(table: Table, before: Sequence[Amount], deal: Account, players: Sequence[int]) -> int | None:
    """Who has come to the score that ends a game (R85); None if nobody has, or if both are level.

    ``before`` is by player, ``players`` by seat: who sat there. At once means in the order of the reckoning, where a
    milestone stands with the score it was reached by.
    """
    totals, target, at_once = list(before), table.rules.match.score, table.rules.match.reached == "at_once"
    if target is None:
        return None
    for entry in deal.entries:
        amount = entry.amount + sum(each.worth for each in deal.reached if each.by == entry)
        totals[players[entry.seat]] += amount
        if at_once and totals[players[entry.seat]] >= target:
            return players[entry.seat]
    first = [player for player, total in enumerate(totals) if total == max(totals) >= target]
    return first[0] if len(first) == 1 else None


def stopped(
    table: Table, before: Sequence[Amount], deal: Account, players: Sequence[int], winner: int
) -> tuple[Amount, ...]:
    """The totals as a game ends: with what is scored before somebody wins it, where that ends it at once (R85)."""
    totals, rules = list(before), table.rules.match
    for entry in deal.entries:
        player = players[entry.seat]
        totals[player] += entry.amount + sum(each.worth for each in deal.reached if each.by == entry)
        if rules.reached == "at_once" and player == winner and totals[player] >= (rules.score or 0):
            break
    return tuple(totals)


def won(table: Table, games: Sequence[tuple[int, Amount]]) -> int | None:
    """Who has won the partie, of a player and what it counts for each game, in their order (R85: three of five)."""
    totals: dict[int, Amount] = {}
    for player, worth in games:
        totals[player] = totals.get(player, 0) + worth
        if table.rules.match.games is not None and totals[player] >= table.rules.match.games:
            return player
    return None
