"""A match as it is told: of each deal, what was played at each table, and by whom.

Outside form: ``{"deals": [[table, …], …]}``; a table is a deal, as it is scored, with the ``names`` of its seats.
"""

from collections.abc import Mapping
from typing import Any, Final

from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.ranking import Placed, Settled, ranked
from tarotrules.games.tarot.engine.refusals import Refused
from tarotrules.games.tarot.engine.scoring import settle_reading
from tarotrules.games.tarot.engine.summary import read_summary
from tarotrules.games.tarot.ruleset.ruleset import Ruleset

PAIR: Final = 2
"""So many tables play a deal, where their difference counts."""


def standings(rulesets: Mapping[int, Ruleset], data: Any) -> tuple[Placed, ...]:
    """Everybody in a match, the best first; raises ``Refused`` for one that cannot be."""
    told = data.get("deals") if isinstance(data, dict) else None
    if not isinstance(told, list) or not told:
        raise Refused(refusals.NOT_RANKED, what="form", deal=0, table=0, wanted=0)
    deals = [_deal(rulesets, number, tables) for number, tables in enumerate(told, 1)]
    return ranked(next(iter(rulesets.values())).match, deals)


def _deal(rulesets: Mapping[int, Ruleset], number: int, tables: Any) -> list[Settled]:
    rank, found = next(iter(rulesets.values())).match.rank, len(tables) if isinstance(tables, list) else 0
    if not found or (rank == "topage" and found < PAIR) or (rank == "root" and found != PAIR):
        wanted = 1 if rank == "total" else PAIR
        raise Refused(refusals.NOT_RANKED, what="tables", deal=number, table=found, wanted=wanted)
    return [_table(rulesets, rank, number, place, told) for place, told in enumerate(tables, 1)]


def _table(rulesets: Mapping[int, Ruleset], rank: str, number: int, place: int, told: Any) -> Settled:
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
    if account.summary.taker is None and rank != "total":
        raise Refused(refusals.NOT_RANKED, what="taker", deal=number, table=place, wanted=0)
    return Settled(tuple(listed), account.summary.taker or 0, account.unit, account.scores)
