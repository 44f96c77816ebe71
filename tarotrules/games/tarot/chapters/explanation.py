"""Explanations in words: values with the places they come from."""

from collections.abc import Iterable, Iterator

from tarotrules.explanation import Explained, written
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.variant import Provenance, Variant
from tarotrules.syntax.vocabulary import Vocabulary
from tarotrules.wording.catalogue import Catalogue


def explanation_text(found: Iterable[Explained], variant: Variant, vocabulary: Vocabulary, language: str) -> str:
    """Every setting: path, value, for how many players, place, source, what it replaced."""
    words = catalogue(language)
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
        yield f"    {words.say('explain-place', place=each.told.origin.place)} — {_source(each.told.origin, words)}"
        for beaten in each.told.beaten:
            yield f"    {words.say('explain-beaten', place=beaten.place)} — {_source(beaten, words)}"


def _source(origin: Provenance, words: Catalogue) -> str:
    if origin.assumed:
        return words.say("explain-assumed-why", source=origin.source) if origin.source else words.say("explain-assumed")
    if origin.source is None:
        return words.say("explain-no-source")
    return words.say("explain-source", source=origin.source)
