"""A match as it is told: of each deal, what was played at each table, and by whom.

Outside form: ``{"deals": [[table, …], …]}``; a table is a deal, as it is scored, with the ``names`` of its seats.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.pool import Dealt, Mouches, carried
from tarotrules.games.tarot.engine.ranking import Placed, Settled, ranked
from tarotrules.games.tarot.engine.scoring import settle_reading
from tarotrules.games.tarot.engine.summary import read_summary
from tarotrules.games.tarot.ruleset.ruleset import Ruleset

PAIR: Final = 2
"""So many tables play a deal, where their difference counts."""


class Standings(NamedTuple):
    """What a match has come to."""

    placed: tuple[Placed, ...]
    """Everybody, the best first."""
    pools: tuple[Mouches, ...]
    """What lies in the pool of each table; nothing at all, where there are no pools."""


def standings(rulesets: Mapping[int, Ruleset], data: Any) -> Standings:
    """Who is where in a match; raises ``Refused`` for one that cannot be."""
    told = data.get("deals") if isinstance(data, dict) else None
    if not isinstance(told, list) or not told:
        raise Refused(refusals.NOT_RANKED, what="form", deal=0, table=0, wanted=0)
    lying: dict[int, Mouches] = {}
    deals = [_deal(rulesets, number, tables, lying) for number, tables in enumerate(told, 1)]
    placed = ranked(next(iter(rulesets.values())).match, deals)
    return Standings(placed, tuple(lying[table] for table in sorted(lying)))


def _deal(rulesets: Mapping[int, Ruleset], number: int, tables: Any, lying: dict[int, Mouches]) -> list[Settled]:
    rank, found = next(iter(rulesets.values())).match.rank, len(tables) if isinstance(tables, list) else 0
    if not found or (rank == "topage" and found < PAIR) or (rank == "root" and found != PAIR):
        wanted = 1 if rank == "total" else PAIR
        raise Refused(refusals.NOT_RANKED, what="tables", deal=number, table=found, wanted=wanted)
    return [_table(rulesets, number, place, told, lying) for place, told in enumerate(tables, 1)]


def _table(rulesets: Mapping[int, Ruleset], number: int, place: int, told: Any, lying: dict[int, Mouches]) -> Settled:
    """What a deal came to at a table, where the pool lies as it was left."""
    names = told.get("names") if isinstance(told, dict) else None
    listed: list[Any] = names if isinstance(names, list) else []
    rules = rulesets.get(len(listed))
    if rules is None or not all(isinstance(each, str) for each in listed):
        raise Refused(refusals.NOT_RANKED, what="names", deal=number, table=place, wanted=0)
    deal = {key: value for key, value in told.items() if key != "names"}
    try:
        account = settle_reading(rules, read_summary(deal, rules.players))
    except Refused as refused:
        first = refusals.NOT_RANKED.at(None, what="deal", deal=number, table=place, wanted=0)
        raise Refused(first, *refused.diagnostics) from None
    summary, scores, pool = account.summary, account.scores, rules.match.pool
    if summary.taker is None and rules.match.rank != "total":
        raise Refused(refusals.NOT_RANKED, what="taker", deal=number, table=place, wanted=0)
    if pool is not None and summary.dealer is None:
        raise Refused(refusals.NOT_RANKED, what="dealer", deal=number, table=place, wanted=0)
    if pool is not None:
        made = None if account.annulled is not None else account.made
        dealt = Dealt(range(rules.players), summary.dealer or 0, summary.taker, made)
        found = carried(pool, lying.get(place, ()), dealt)
        lying[place] = found.mouches
        scores = tuple(score + found.gains[seat] for seat, score in enumerate(scores))
    return Settled(tuple(listed), summary.taker or 0, account.unit, scores)
