"""An evening at the table: what the page asks to have deals filled in, and what they come to."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any, Final

from tarotrules import compiled, documents, pipeline
from tarotrules.expressions.json import dump_number, load_number
from tarotrules.expressions.rounding import Amount, whole
from tarotrules.games.evening import Carried, Evening, Form, Scored, Standing
from tarotrules.games.refused import Refused
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.node import Node
from tarotrules.studio import seats
from tarotrules.studio.nodes import as_data
from tarotrules.studio.shape import PEOPLE

Answer = dict[str, Any]
REMEMBERED: Final = 8
"""Evenings kept: one for each number of players of a few texts."""


class Forms(Node):
    """The id of rules, what they are called, and the form of a deal for each number of players."""

    id: str | None
    title: str | None
    forms: dict[int, Form]


def forms(text: str, language: str) -> Forms:
    """What there is to fill in by the rules of a text; nothing, if it has errors or nobody can ask about its game."""
    variant = _variant(text)
    if variant is None:
        return Forms(None, None, {})
    found = {players: _evening(text, language, players).form for players in variant.rulesets}
    return Forms(compiled.variant_id(variant), variant.title(language), found)


def evening(text: str, language: str) -> Answer:
    """What there is to fill in of a deal, by the number of players; which rules these are, and how many may come."""
    found = forms(text, language)
    told = [{"players": players, **as_data(form)} for players, form in found.forms.items()]
    return {"id": found.id, "title": found.title, "forms": told, "people": PEOPLE}


def scored(  # noqa: PLR0913, PLR0917 each is asked for by name
    text: str, language: str, people: Sequence[str], deals: Sequence[Any], table: Any = None, lying: Sequence[Any] = ()
) -> Answer:
    """What deals come to for those who were there, one after the other; a deal that cannot be adds nothing.

    A deal says who ``sat``, who was the ``dealer``, and what was ``told``; before the first of them there may have been
    something ``lying`` on the table, as after each of them. With a ``table`` of those who are there now, the next deal
    is told as well: who deals, and who plays; that the match is ``over``, if it is, and what is on the table then.
    """
    variant = _variant(text)
    if (
        variant is None
        or not family(variant.game).has("evening")
        or any(len(each["sat"]) not in variant.rulesets for each in deals)
    ):
        return {"deals": None}
    told = [_scored(text, variant, language, people, each) for each in deals]
    pools = _carried(text, language, people, [*zip(deals, told, strict=True)], tuple(map(_amount, lying)))
    gained = [
        _added(_by_person(each["sat"], found, len(people)), _of_pool(pool, len(people)))
        for each, (found, _), pool in zip(deals, told, pools, strict=True)
    ]
    sums = list(accumulate(gained, _added))
    signed = family(variant.game).catalogue(language).signed

    def shown(amount: Amount | None) -> Answer | None:
        exact = None if amount is None else {"exact": dump_number(amount), "high": float(amount)}
        return None if exact is None or amount is None else {**exact, "shown": signed(amount)}

    found = [
        {**_told(each, pool), "problems": problems, "scores": list(map(shown, one)), "totals": list(map(shown, total))}
        for (each, problems), pool, one, total in zip(told, pools, gained, sums, strict=True)
    ]
    if table is None:
        return {"deals": found}
    standings = [Standing(total, one is not None and one.counts) for total, (one, _) in zip(sums, told, strict=True)]
    around = len(table["order"]) - len(table["away"])
    over = _evening(text, language, len(deals[-1]["sat"])).over(people, around, standings) if deals else None
    pool = next((each.told for each in reversed(pools) if each is not None), "")
    return {"deals": found, "next": _next(variant, table, deals, told), "over": over, "pool": pool}


Told = tuple[Scored | None, list[Answer]]
"""What a deal came to, or what is wrong with it."""


def _next(variant: Variant, table: Any, deals: Sequence[Any], told: Sequence[Told]) -> Answer:
    """Who deals next, and who plays."""
    last = told[-1][0] if told else None
    dealer = deals[-1]["dealer"] if deals else None
    there, sat = seats.read(**table), deals[-1]["sat"] if deals else ()
    sits_out = dealer is not None and dealer not in sat
    moves = last is None or (last.moves_out if sits_out else last.moves)
    return seats.coming(there, variant.rulesets.keys(), dealer, moves=moves)


def _by_person(sat: Sequence[int], found: Scored | None, people: int) -> tuple[Amount | None, ...]:
    """What each of those who were there has of a deal; nothing, if it was not theirs."""
    scores: dict[int, Amount] = dict(zip(sat, (0,) * len(sat) if found is None else found.scores, strict=True))
    return tuple(map(scores.get, range(people)))


def _added(one: tuple[Amount | None, ...], two: tuple[Amount | None, ...]) -> tuple[Amount | None, ...]:
    return tuple(a if b is None else b if a is None else a + b for a, b in zip(one, two, strict=True))


def _scored(text: str, variant: Variant, language: str, people: Sequence[str], deal: Any) -> Told:
    table, names = _evening(text, language, len(deal["sat"])), [people[each] for each in deal["sat"]]
    try:
        return table.scored(deal["told"], names), []
    except Refused as refused:
        return None, [_problem(table, variant, language, each, names) for each in refused.diagnostics]


def _carried(
    text: str, language: str, people: Sequence[str], deals: Sequence[tuple[Any, Told]], lying: tuple[Amount, ...]
) -> list[Carried | None]:
    """What each deal does to what lies on the table; one that cannot be does nothing to it."""
    found: list[Carried | None] = []
    for each, (deal, _) in deals:
        evening, dealer = _evening(text, language, len(each["sat"])), each.get("dealer")
        known = deal is not None and dealer is not None
        one = evening.carried(lying, each["sat"], dealer, deal, people) if deal is not None and known else None
        lying = lying if one is None else one.lying
        found.append(one)
    return found


def _of_pool(carried: Carried | None, people: int) -> tuple[Amount | None, ...]:
    """What each takes off the table; nothing, for whoever had no part in it."""
    return tuple(None if carried is None else carried.gains.get(who) for who in range(people))


def _told(found: Scored | None, pool: Carried | None) -> Answer:
    if found is None:
        return {"title": None, "steps": [], "moves": True}
    every = (*found.steps, *(() if pool is None else pool.steps))
    steps = [{"text": each.text, "rule": each.rule} for each in every]
    lying = {} if pool is None else {"lying": [dump_number(each) for each in pool.lying]}
    return {"title": found.title, "steps": steps, "moves": found.moves, **lying}


def _amount(written: Any) -> Amount:
    return whole(load_number(written))


def _problem(table: Evening, variant: Variant, language: str, problem: Diagnostic, names: Sequence[str]) -> Answer:
    from tarotrules.reports import told
    from tarotrules.wording.titles import titled

    (said,) = told(titled([table.worded(problem, names)], variant.titles, language), {}, language)
    asks = table.asks(problem)
    return {
        "code": problem.code,
        "message": said.message,
        "help": said.help,
        "place": list(table.place(problem)),
        "open": table.is_open(problem),
        "asks": None if asks is None else as_data(asks),
    }


@lru_cache(REMEMBERED)
def _variant(text: str) -> Variant | None:
    """The variant of a text, if deals of its game can be asked about."""
    variant = pipeline.load_text(text).variant
    return None if variant is None or not family(variant.game).has("evening") else variant


@lru_cache(REMEMBERED)
def _evening(text: str, language: str, players: int) -> Evening:
    variant = _variant(text)
    if variant is None:
        raise ValueError(players)
    words = documents.vocabulary(variant.game)
    return family(variant.game).evening(
        variant, variant.rulesets[players], language, lambda concept: words.spell(concept, language)
    )
