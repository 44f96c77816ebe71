"""The tables of the page on terms: what the books, the shipped files and the notation call things."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from tarotrules import api, documents, library
from tarotrules.games.registry import family
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.languages import LANGUAGES
from tarotrules.wording.errors import WordingError
from tarotrules.wording.nouns import Noun

Row = tuple[str, ...]

NOT_SHOWN: Final = frozenset({"titled", "class-trumpish-none", "problem", "file"})
"""Nouns of the lexicon that stand for no concept of the game, or for none of their own."""


def books() -> Iterator[Row]:
    """The glossary of the books, then the nouns that are counted in them."""
    names = sorted(name for name in catalogue("en").entries if name.startswith("term-"))
    for name in names:
        yield (f"`{name.removeprefix('term-')}`", *(catalogue(language).say(name) for language in LANGUAGES))
    for noun in catalogue("en").lexicon.entries:
        words = tuple(_named(noun, language) for language in LANGUAGES)
        if noun not in NOT_SHOWN and f"term-{noun}" not in names and all(words):
            yield (f"`{noun}`", *words)


def _named(noun: str, language: str) -> str:
    """The noun as a dictionary would have it; nothing if the books never need it so."""
    try:
        return catalogue(language).lexicon.named(Noun(noun))
    except WordingError:
        return ""


def chapters() -> Iterator[Row]:
    """The titles of the chapters."""
    for name in catalogue("en").entries:
        if name.startswith("chapter-"):
            yield (f"`{name.removeprefix('chapter-')}`", *(catalogue(language).say(name) for language in LANGUAGES))


def names() -> Iterator[Row]:
    """What the shipped files call their contracts, claims, bonuses and the like."""
    for (chapter, *steps), titles in sorted(_titles().items()):
        if chapter != "feature":
            yield (f"`{'.'.join((chapter, *steps))}`", *(titles[language] for language in LANGUAGES))


@cache
def _titles() -> dict[tuple[str, ...], dict[str, str]]:
    shipped = (*library.shipped_options(), *library.shipped())
    return {path: dict(each) for name in shipped for path, each in api.load(name).titles.items() if path}


def glossary(game: str) -> Iterator[Row]:
    """The glossary of another game's books, in the order of the reader's English."""
    for name in family(game).terms("en"):
        said = (family(game).catalogue(language).say(f"term-{name}") for language in LANGUAGES)
        yield (f"`{name}`", *said)


def notation(game: str | None = None) -> Iterator[Row]:
    """The words of a game in files: the spelling that ``convert`` writes."""
    table, words = family(game).words("en"), documents.vocabulary(game)
    for each in (*(word for word in table if isinstance(table[word], str)), *table.get("names", ())):
        yield (f"`{each}`", *(f"`{words.spell(each, language)}`" for language in LANGUAGES))
