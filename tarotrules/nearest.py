"""Which known rules a table's are closest to, and with which options."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
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
Places = Sequence[frozenset[SettingPath]]
"""Where two differ, with each number of players that both have."""


def nearest(variant: Variant) -> list[Near]:
    """The known rules that are nearest to some, each with the options that explain most; the nearest first."""
    weights = family(variant.game).weights()
    known = [_near(variant, each, (), each, weights) for each in others(variant)]
    tried = [_with_options(variant, each, weights) for each in sorted(known, key=_rank)[:TRIED]]
    return sorted(tried, key=_rank)[:SHOWN]


def others(variant: Variant) -> Iterator[Variant]:
    """The known rules of the same game, but for itself."""
    found = (pipeline.load(name).variant for name in library.shipped(variant.game) if name != variant.id)
    return (each for each in found if each is not None and each.game == variant.game)


def _near(variant: Variant, base: Variant, options: tuple[str, ...], found: Variant, weights: Weights) -> Near:
    """How near known rules are, as they are with some options."""
    return Near(base, options, found, distance(found.rulesets, variant.rulesets, weights))


def _rank(each: Near) -> tuple[Fraction, str]:
    return _cost(each), each.base.id


def _with_options(variant: Variant, start: Near, weights: Weights) -> Near:
    """The same with options, one after the other, as long as each brings it nearer than it costs to name it."""
    best, nearer = start, _with_one_more(variant, start, weights)
    while nearer is not None and len(best.options) < MOST_OPTIONS:
        best, nearer = nearer, _with_one_more(variant, nearer, weights)
    return best


def _with_one_more(variant: Variant, start: Near, weights: Weights) -> Near | None:
    """The nearest that one option more makes of it; nothing if none is worth naming.

    Those that could explain most come first; the others are not tried once what is found is nearer than they can be.
    """
    places = _differing(start.variant, variant)
    likely = (name for name in library.shipped_options(variant.game) if _may_help(name, start, places))
    hoped = sorted((_at_best(start, _and(start, name), places, weights), name) for name in likely)
    best, found = (_cost(start), ""), None
    for each in hoped:
        if each >= best:
            break
        near = _with_option(variant, start, each[1], weights)
        if near is not None and (_cost(near), each[1]) < best:
            best, found = (_cost(near), each[1]), near
    return found


def _cost(near: Near) -> Fraction:
    """How far it is, and the options to be named besides."""
    return near.distance.whole + OPTION * len(near.options)


def _at_best(start: Near, options: Sequence[str], places: Places, weights: Weights) -> Fraction:
    """What it would come to if options explained all that differs where they say something."""
    said = frozenset().union(*map(_said_by, options[len(start.options) :]))
    explained = sum(weights.get(place[0], 1) for every in places for place in every if _meets(said, place))
    return start.distance.whole - Fraction(explained, len(places) or 1) + OPTION * len(options)


def _differing(one: Variant, other: Variant) -> Places:
    return [apart(one.rulesets[each], other.rulesets[each]) for each in one.rulesets if each in other.rulesets]


def _may_help(option: str, start: Near, places: Places) -> bool:
    """Whether an option says something where rules differ, and is not taken yet."""
    if option in start.variant.layers:
        return False
    said = _said_by(option)
    return any(_meets(said, place) for every in places for place in every)


def _meets(said: Iterable[SettingPath], place: SettingPath) -> bool:
    """Whether something is said at a place, within it or around it."""
    return any(path[: len(place)] == place or place[: len(path)] == path for path in said)


@cache
def _said_by(option: str) -> frozenset[SettingPath]:
    """Where an option says something."""
    document = documents.document(option)
    if document is None:
        return frozenset()
    return frozenset(each.path for each in documents.layer(document).said if each.path)


def _and(start: Near, option: str) -> tuple[str, ...]:
    """The options with another, and with what it needs."""
    return tuple(dict.fromkeys((*start.options, *documents.needs(option), option)))


def _with_option(variant: Variant, start: Near, name: str, weights: Weights) -> Near | None:
    options = _and(start, name)
    found = pipeline.load(start.base.id, options).variant
    return None if found is None else _near(variant, start.base, options, found, weights)
