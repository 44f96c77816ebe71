"""A rule is looked for: what players call it, in the reader's language or, where that leads nowhere, in any other."""

from typing import Any

from tarotrules import documents, library
from tarotrules.games.registry import family
from tarotrules.languages import LANGUAGES
from tarotrules.studio.loading import loaded

Answer = dict[str, Any]


def sought(text: str, language: str, *, elsewhere: bool) -> Answer:
    """Words that lead to rules, by numbers, and words that lead to options, by ids; none, if the text has errors.

    ``elsewhere`` has those of every language but the reader's.
    """
    variant, spoken = loaded(text).variant, [each for each in LANGUAGES if (each != language) == elsewhere]
    found = [] if variant is None else family(variant.game).sought(variant, language, spoken)
    return {
        "rules": [{"words": each.words, "numbers": each.numbers} for each in found],
        "options": [{"words": title, "id": id} for each in spoken for id, title in titles(each)] if elsewhere else [],
    }


def titles(language: str) -> list[tuple[str, str]]:
    """The shipped options by id, each with its title in a language, in the order of these."""
    told = []
    for name in library.shipped_options():
        document = documents.document(name)
        known = documents.own_titles(document) if document is not None else {}
        told.append((name, known.get(language, name)))
    return sorted(told, key=lambda each: each[1])
