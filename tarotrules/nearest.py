"""Which known rules a table's are closest to, and with which options."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from tarotrules import documents, library, pipeline
from tarotrules.comparing.distance import Weights, apart, distance
from tarotrules.games.registry import family
from tarotrules.games.variant import Near, Variant
from tarotrules.settings.walk import SettingPath

TRIED: Final = 4
"""With so many of the nearest options are tried."""
SHOWN: Final = 3
MOST_OPTIONS: Final = 6
OPTION: Final = 1
"""So much must an option bring nearer: who names one has said something too."""


def nearest(variant: Variant) -> list[Near]:
    """The known rules that are nearest to some, each with the options that explain most; the nearest first."""
    weights = family(variant.game).weights()
    known = [_near(variant, each, (), each, weights) for each in others(variant)]
    tried = [_with_options(variant, each, weights) for each in sorted(known, key=_rank)[:TRIED]]
    return sorted(tried, key=_rank)[:SHOWN]


def others(variant: Variant) -> Iterator[Variant]:
    """The known rules of the same game, but for itself."""
    found = (pipeline.load(name).variant for name in library.shipped() if name != variant.id)
    return (each for each in found if each is not None and each.game == variant.game)


def _near(variant: Variant, base: Variant, options: tuple[str, ...], found: Variant, weights: Weights) -> Near:
    """How near known rules are, as they are with some options."""
    return Near(base, options, found, distance(found.rulesets, variant.rulesets, weights))


def _rank(each: Near) -> tuple[object, ...]:
    return each.distance.whole + OPTION * len(each.options), each.base.id


def _with_options(variant: Variant, start: Near, weights: Weights) -> Near:
    """The same with options, one after the other, as long as each brings it nearer than it costs to name it."""
    best = start
    while len(best.options) < MOST_OPTIONS:
        places = _differing(variant, best.variant)
        likely = [name for name in library.shipped_options() if _may_help(name, best, places)]
        tried = (_with_option(variant, best, name, weights) for name in likely)
        nearer = min((each for each in tried if each is not None), key=_rank, default=best)
        if _rank(nearer) >= _rank(best):
            break
        best = nearer
    return best


def _differing(one: Variant, other: Variant) -> frozenset[SettingPath]:
    common = [players for players in one.rulesets if players in other.rulesets]
    return frozenset().union(*(apart(one.rulesets[each], other.rulesets[each]) for each in common))


def _may_help(option: str, best: Near, places: Iterable[SettingPath]) -> bool:
    """Whether an option says something where rules differ, and is not taken yet."""
    if option in best.variant.layers:
        return False
    said = _said_by(option)
    return any(path[: len(place)] == place or place[: len(path)] == path for place in places for path in said)


@cache
def _said_by(option: str) -> frozenset[SettingPath]:
    """Where an option says something."""
    document = documents.document(option)
    if document is None:
        return frozenset()
    return frozenset(each.path for each in documents.layer(document).said if each.path)


def _with_option(variant: Variant, best: Near, name: str, weights: Weights) -> Near | None:
    options = tuple(dict.fromkeys((*best.options, *documents.needs(name), name)))
    found = pipeline.load(best.base.id, options).variant
    return None if found is None else _near(variant, best.base, options, found, weights)
