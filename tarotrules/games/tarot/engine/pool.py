"""The pool: mouches that lie on the table from deal to deal, who puts in and who takes out."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tarotrules.expressions.rounding import Amount, whole
from tarotrules.games.tarot.ruleset.match import Pool

Mouches = tuple[Amount, ...]
"""The heaps of a pool, the largest last."""


class Dealt(NamedTuple):
    """What a pool asks of a deal: who was there, and who won or lost it."""

    people: Sequence[int]
    dealer: int
    """Perhaps somebody else, who sat out."""
    taker: int | None
    made: bool | None
    """Nothing, if the deal was neither made nor lost."""


class Carried(NamedTuple):
    """What a deal does to a pool."""

    mouches: Mouches
    """What lies there for the next deal."""
    gains: Mapping[int, Amount]
    """What everybody takes out of it, below zero for what is put in."""
    largest: Amount
    """The mouche that is played for."""
    fresh: bool
    """Whether there was none, so that everybody put in."""


def carried(pool: Pool, before: Mouches, deal: Dealt) -> Carried:
    """The pool after a deal."""
    everybody = [*dict.fromkeys((*deal.people, deal.dealer))]
    gains: dict[int, Amount] = dict.fromkeys(everybody, 0 if before else whole(-pool.ante))
    gains[deal.dealer] -= whole(pool.dealer_adds)
    *others, largest = before or (whole(pool.ante * len(everybody)),)
    largest += whole(pool.dealer_adds)
    heaps = [*others, largest]
    if deal.taker is not None and deal.made is not None:
        heaps = others if deal.made else [*heaps, largest]
        gains[deal.taker] += largest if deal.made else -largest
    return Carried(tuple(sorted(heaps)), gains, largest, not before)
