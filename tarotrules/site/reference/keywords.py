"""Every word in every language: those of files, and those of the books."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from tarotrules import documents
from tarotrules.games.registry import family
from tarotrules.languages import LANGUAGES
from tarotrules.site.page import Page
from tarotrules.site.reference.concepts import GROUPS, in_group
from tarotrules.site.reference.rendering import render
from tarotrules.site.reference.sentences import Sentences, sentences

TERM: Final = "term-"


class Spelled(NamedTuple):
    """A concept in one language."""

    language: str
    canonical: str
    synonyms: tuple[str, ...]


def pages() -> Mapping[str, Callable[[str], Page]]:
    """The words of files, then those of the books."""
    return {"keywords": _keywords, "terms": _books}


def _keywords(language: str) -> Page:
    return _page("keywords", sentences(language), groups=[(group, _rows(in_group(group))) for group in GROUPS])


def _books(language: str) -> Page:
    told = sentences(language)
    return _page("terms", told, terms=_terms(told))


def _page(name: str, told: Sentences, **given: Any) -> Page:
    languages = [(each, told.say("reference-language", language=each)) for each in LANGUAGES]
    body = render(name, tell=told.tell, language=told.language, languages=languages, **given)
    title, description = told.say(f"reference-{name}-title"), told.say(f"reference-{name}-description")
    return Page(f"language/{name}", title, body, "reference", description)


@cache
def _rows(concepts: tuple[str, ...]) -> list[tuple[str, list[Spelled]]]:
    return [(concept, [_spelled(concept, language) for language in LANGUAGES]) for concept in concepts]


def _spelled(concept: str, language: str) -> Spelled:
    canonical, *others = documents.vocabulary().lexicon(language).spellings.get(concept, (concept,))
    return Spelled(language, canonical, tuple(dict.fromkeys(each for each in others if each != canonical)))


def _terms(told: Sentences) -> list[tuple[str, str, list[tuple[str, str]]]]:
    """Each term of the glossary: its name, what it means, and what the languages call it."""
    return [
        (
            name,
            meaning,
            [(language, family().catalogue(language).say(f"{TERM}{name}")) for language in LANGUAGES],
        )
        for name, meaning in family().terms(told.language).items()
    ]
