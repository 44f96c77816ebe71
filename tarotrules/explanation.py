"""What a value is and where it comes from: always answerable, for any value of any variant."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from tarotrules.draft.writing import write
from tarotrules.games.registry import catalogue, family
from tarotrules.games.variant import Provenance, Told, Variant
from tarotrules.settings.walk import SettingPath, values
from tarotrules.source.itself import Itself
from tarotrules.syntax.spelling import Speller
from tarotrules.syntax.vocabulary import Vocabulary
from tarotrules.wording.catalogue import Catalogue

REMEMBERED: Final = 256
"""Variants whose settings are kept; more than are shipped of all games, with each option taken by itself."""


class Explained(NamedTuple):
    """One setting: its value for some numbers of players, and where that comes from."""

    path: SettingPath
    players: tuple[int, ...]
    """Numbers of players it is so for."""
    groups: Any
    """The value, as items a file would hold."""
    told: Told | None


def explained(variant: Variant, wanted: SettingPath = ()) -> list[Explained]:
    """Every setting whose path has the wanted steps, in that order; an exact path gives that one alone."""
    found = _explained(Itself(variant))
    if not wanted:
        return list(found)
    return [each for each in found if each.path == wanted] or [each for each in found if _has_steps(each.path, wanted)]


@lru_cache(REMEMBERED)
def _explained(variant: Itself[Variant]) -> tuple[Explained, ...]:
    family(variant.it.game).learn()
    found: dict[SettingPath, list[Explained]] = {}
    for players, ruleset in variant.it.rulesets.items():
        origins = variant.it.origins.get(players, {})
        for path, kind, value in values(ruleset):
            _add(found.setdefault(path, []), Explained(path, (players,), write(kind, value), origins.get(path)))
    return tuple(each for alike in found.values() for each in alike)


def _add(found: list[Explained], new: Explained) -> None:
    """Put what is so for some number of players to those for which it is so too."""
    for place, each in enumerate(found):
        if (each.groups, each.told) == (new.groups, new.told):
            found[place] = each._replace(players=(*each.players, *new.players))
            return
    found.append(new)


def _has_steps(path: SettingPath, wanted: SettingPath) -> bool:
    rest = iter(path)
    return all(step in rest for step in wanted)


def path_of(written: str, vocabulary: Vocabulary, languages: tuple[str, ...]) -> SettingPath:
    """A dotted path as somebody writes it, in any of some languages."""
    return tuple(_concept(step, vocabulary, languages) for step in written.split(".") if step)


def _concept(step: str, vocabulary: Vocabulary, languages: tuple[str, ...]) -> str:
    found = (vocabulary.words(language).find(step) for language in languages)
    return next((concept for concept in found if concept is not None), step)


def written(each: Explained, vocabulary: Vocabulary, language: str) -> str:
    """The value as a file in a language would say it."""
    return _speller(vocabulary, language).values(each.groups)


@lru_cache(REMEMBERED)
def _speller(vocabulary: Vocabulary, language: str) -> Speller:
    """What writes in a language; it remembers how words are spelled."""
    return Speller(vocabulary, language)


def explained_json(each: Explained, vocabulary: Vocabulary, language: str) -> dict[str, Any]:
    """One setting with its chain of origins, nearest first."""
    chain = [] if each.told is None else [each.told.origin, *each.told.beaten]
    return {
        "path": ".".join(each.path),
        "players": list(each.players),
        "value": written(each, vocabulary, language),
        "origins": [_origin(origin, language) for origin in chain],
    }


def _origin(origin: Provenance, language: str) -> dict[str, Any]:
    said = origin.said(language)
    return {"place": origin.place, "layer": origin.layer, "source": said, "assumed": origin.assumed}


def explanation_text(found: Iterable[Explained], variant: Variant, vocabulary: Vocabulary, language: str) -> str:
    """Every setting: path, value, for how many players, place, source, what it replaced."""
    words = catalogue(language, variant.game)
    every = tuple(variant.rulesets)
    blocks = ["\n".join(_lines(each, every, words, vocabulary)) for each in found]
    return "\n".join(blocks) + "\n"


def _lines(each: Explained, every: tuple[int, ...], words: Catalogue, vocabulary: Vocabulary) -> Iterator[str]:
    path = ".".join(vocabulary.spell(step, words.language) for step in each.path)
    players = ""
    if each.players != every:
        shown = words.join([str(number) for number in sorted(each.players)])
        players = f"  ({words.say('explain-players', n=len(each.players), list=str(shown))})"
    yield f"{path} = {written(each, vocabulary, words.language)}{players}"
    if each.told is not None:
        yield _said("explain-place", each.told.origin, words)
        yield from (_said("explain-beaten", beaten, words) for beaten in each.told.beaten)


def _said(how: str, origin: Provenance, words: Catalogue) -> str:
    place = words.say(how, place=origin.place)
    return f"    {words.say('explain-line', place=place, source=origin.told(words))}"
