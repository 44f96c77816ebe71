"""House variants of the tests, and how deals are scored under them."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tarotrules import pipeline
from tarotrules.api import score
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.play.agenda import shuffled, start
from tarotrules.games.tarot.play.game import PLAYED, Over
from tarotrules.games.tarot.play.rollout import rollout
from tarotrules.games.tarot.play.table import play_table
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.variant import Variant

HOUSES = Path(__file__).parents[3] / "variants"
"""Variant files that only tests know."""

Json = dict[str, Any]
WON: Final[Json] = {"taker": 0, "contract": "garde", "card_points": 45, "oudlers": 2}
"""A deal of four: (25 + 4) × 2 = 58."""


@cache
def table(name: str, *options: str) -> Variant:
    """A shipped variant or one of the tests' own, perhaps ``with`` options; nothing may be wrong with it."""
    base, _, more = name.partition(" with ")
    own = HOUSES / f"{base}.tarot"
    taken = (*options, *more.split(", ")) if more else options
    loaded = pipeline.load(str(own) if own.exists() else base, taken)

    assert loaded.problems == ()
    assert loaded.variant is not None
    return loaded.variant


def scored(name: str, **deal: Any) -> Json:
    """A deal scored under a variant, from JSON to JSON."""
    return score(table(name), deal)


def won(variant: Variant, **more: object) -> object:
    """What each defender pays for a deal won by 4."""
    return score(variant, WON | more)["unit"]


def refusal(variant: Variant, **more: object) -> tuple[str, object]:
    """Why it cannot be scored, and what is asked."""
    with pytest.raises(Refused) as raised:
        score(variant, WON | more)
    found = raised.value.diagnostic
    return found.code, found.arguments.get("path", found.arguments.get("key"))


def unit(name: str, **deal: Any) -> Any:
    """What each defender pays; negative: receives."""
    return scored(name, **deal)["unit"]


def scores(name: str, **deal: Any) -> list[Any]:
    """The scores by seat."""
    found: list[Any] = scored(name, **deal)["scores"]
    return found


def bonus(id: str, side: str) -> list[Json]:
    """One bonus, as a list."""
    return [{"id": id, "side": side}]


def claim(id: str, level: str, player: int) -> list[Json]:
    """One claim by a player, as a list."""
    return [{"id": id, "level": level, "player": player}]


def promise(id: str, announced: str | None, kept: str | None) -> list[Json]:
    """One promise, as a list."""
    return [{"id": id, "announced": announced, "kept": kept}]


def played(rules: Ruleset, deals: int) -> Iterator[Over]:
    """Deals by the rules, played by chance to their end."""
    table_, random = play_table(rules), Random(4)
    for number in range(deals):
        over = rollout(start(table_, shuffled(table_, number % table_.players, random)), random)
        if over.ending == PLAYED:
            yield over
