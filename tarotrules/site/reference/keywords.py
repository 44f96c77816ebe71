"""Every word in every language: those of files, and those of the books."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any, Final, NamedTuple

from tarotrules import documents
from tarotrules.games.registry import FAMILIES, USUAL, family
from tarotrules.languages import LANGUAGES
from tarotrules.site.page import Page
from tarotrules.site.reference.concepts import GROUPS, in_group
from tarotrules.site.reference.declared import by_game, folder
from tarotrules.site.reference.rendering import render
from tarotrules.site.reference.sentences import Sentences, sentences

TERM: Final = "term-"
_NOTATION: Final = "notation"
"""Words that mean the same in every file, which stand with those of the usual game."""


class Spelled(NamedTuple):
    """A concept in one language."""

    language: str
    canonical: str
    synonyms: tuple[str, ...]


def pages() -> Mapping[str, Callable[[str], Page]]:
    """The words of files of every game, then those of its books."""
    made: Mapping[str, Callable[[str, str], Page]] = {"keywords": _keywords, "terms": _books}
    return {by_game(game, name): partial(page, game) for game in FAMILIES for name, page in made.items()}


def _keywords(game: str, language: str) -> Page:
    groups = [(group, _rows(in_group(group, game), game)) for group in GROUPS if game == USUAL or group != _NOTATION]
    return _page("keywords", sentences(language, game), groups=groups)


def _books(game: str, language: str) -> Page:
    told = sentences(language, game)
    return _page("terms", told, terms=_terms(told))


def _page(name: str, told: Sentences, **given: Any) -> Page:
    languages = [(each, told.say("reference-language", language=each)) for each in LANGUAGES]
    body = render(name, tell=told.tell, language=told.language, languages=languages, **given)
    (short, title), description = told.titled(f"reference-{name}-title"), told.say(f"reference-{name}-description")
    return Page(f"{folder(told.game)}/{name}", title, body, "reference", description, short)


@cache
def _rows(concepts: tuple[str, ...], game: str) -> list[tuple[str, list[Spelled]]]:
    return [(concept, [_spelled(concept, language, game) for language in LANGUAGES]) for concept in concepts]


def _spelled(concept: str, language: str, game: str) -> Spelled:
    canonical, *others = documents.vocabulary(game).lexicon(language).spellings.get(concept, (concept,))
    return Spelled(language, canonical, tuple(dict.fromkeys(each for each in others if each != canonical)))


def _terms(told: Sentences) -> list[tuple[str, str, list[tuple[str, str]]]]:
    """Each term of the glossary: its name, what it means, and what the languages call it."""
    return [
        (
            name,
            meaning,
            [(language, family(told.game).catalogue(language).say(f"{TERM}{name}")) for language in LANGUAGES],
        )
        for name, meaning in family(told.game).terms(told.language).items()
    ]
