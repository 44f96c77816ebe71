"""An evening at the table: what the page asks to have deals filled in, and what they come to."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any, Final

from tarotrules import compiled, documents, pipeline
from tarotrules.expressions.json import dump_number
from tarotrules.expressions.rounding import Amount
from tarotrules.games.evening import Evening, Scored
from tarotrules.games.refused import Refused
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.node import Node

Answer = dict[str, Any]
REMEMBERED: Final = 8
"""Evenings kept: one for each number of players of a few texts."""


def evening(text: str, language: str) -> Answer:
    """What there is to fill in of a deal, for each number of players; and the id of the rules."""
    variant = _variant(text)
    if variant is None:
        return {"id": None, "title": None, "forms": []}
    forms = [{"players": players, **_plain(_evening(text, language, players).form)} for players in variant.rulesets]
    return {"id": compiled.variant_id(variant), "title": variant.title(language), "forms": forms}


def scored(text: str, language: str, players: int, names: Sequence[str], deals: Sequence[Any]) -> Answer:
    """What deals come to, one after the other; a deal that cannot be adds nothing."""
    variant = _variant(text)
    if variant is None or players not in variant.rulesets:
        return {"deals": None}
    table = _evening(text, language, players)
    told = [_scored(table, variant, language, names, each) for each in deals]
    nothing: tuple[Amount, ...] = (0,) * players
    scores = [nothing if each is None else each.scores for each, _ in told]
    signed = family(variant.game).catalogue(language).signed

    def shown(amounts: Sequence[Amount]) -> list[Answer]:
        return [{"exact": dump_number(each), "shown": signed(each), "high": float(each)} for each in amounts]

    return {
        "deals": [
            {**_told(each), "problems": problems, "scores": shown(gained), "totals": shown(total)}
            for (each, problems), gained, total in zip(told, scores, accumulate(scores, _added), strict=True)
        ]
    }


def _added(one: tuple[Amount, ...], two: tuple[Amount, ...]) -> tuple[Amount, ...]:
    return tuple(map(sum, zip(one, two, strict=True)))


def _scored(
    table: Evening, variant: Variant, language: str, names: Sequence[str], deal: Any
) -> tuple[Scored | None, list[Answer]]:
    try:
        return table.scored(deal, names), []
    except Refused as refused:
        return None, [_problem(table, variant, language, each) for each in refused.diagnostics]


def _told(found: Scored | None) -> Answer:
    if found is None:
        return {"title": None, "steps": [], "next_dealer": None}
    steps = [{"text": each.text, "rule": each.rule} for each in found.steps]
    return {"title": found.title, "steps": steps, "next_dealer": found.next_dealer}


def _problem(table: Evening, variant: Variant, language: str, problem: Diagnostic) -> Answer:
    from tarotrules.reports import told
    from tarotrules.wording.titles import titled

    (said,) = told(titled([problem], variant.titles, language), {}, language)
    asks = table.asks(problem)
    return {
        "message": said.message,
        "place": list(table.place(problem)),
        "open": table.is_open(problem),
        "asks": None if asks is None else _plain(asks),
    }


def _plain(value: Any) -> Any:
    """A form as JSON data."""
    if isinstance(value, Node):
        return {name: _plain(each) for name, each in vars(value).items()}
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


@lru_cache(REMEMBERED)
def _variant(text: str) -> Variant | None:
    return pipeline.load_text(text).variant


@lru_cache(REMEMBERED)
def _evening(text: str, language: str, players: int) -> Evening:
    variant = _variant(text)
    if variant is None:
        raise ValueError(players)
    words = documents.vocabulary()
    return family(variant.game).evening(
        variant, variant.rulesets[players], language, lambda concept: words.spell(concept, language)
    )
