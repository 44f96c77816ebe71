"""A rule is looked for: what players call it, in the reader's language or, where that leads nowhere, in any other."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tarotrules import documents, library, wording
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.languages import LANGUAGES
from tarotrules.source.tables import Table, read_table
from tarotrules.studio.known import known
from tarotrules.studio.loading import loaded

Answer = dict[str, Any]
CATALOGUES: Final = Path(wording.__file__).parent / "catalogues"
FILE: Final = "seeking.toml"


def sought(text: str, language: str, *, elsewhere: bool) -> Answer:
    """Words that lead to rules, to options, and to what others play and these rules lack; none, if the text has errors.

    ``elsewhere`` has those of every language but the reader's.
    """
    variant, spoken = loaded(text).variant, [each for each in LANGUAGES if (each != language) == elsewhere]
    found = [] if variant is None else family(variant.game).sought(variant, language, spoken)
    return {
        "rules": [{"words": each.words, "numbers": each.numbers, "means": each.means} for each in found],
        "tongues": [tongue(each) for each in spoken],
        "options": [{"words": title, "id": id} for each in spoken for id, title in titles(each)] if elsewhere else [],
        "additions": [] if variant is None or elsewhere else list(_additions(variant, language)),
    }


def _additions(variant: Variant, language: str) -> Iterator[Answer]:
    """What other rules declare and these lack, each with where it is added: once, whoever plays it."""
    game = family(variant.game)
    labels = {place.path: place.label for place in game.places(language)}
    for path, title in dict.fromkeys((each.path[:-1], each.title(language)) for each in known(variant, game)):
        yield {"words": title, "path": ".".join(path), "label": labels[path]}


def tongue(language: str) -> Table:
    """How words of a language are looked for: which say nothing by themselves, and what others end and begin with."""
    return read_table(CATALOGUES / language / FILE)


def titles(language: str) -> list[tuple[str, str]]:
    """The shipped options by id, each with its title in a language, in the order of these."""
    told = []
    for name in library.shipped_options():
        document = documents.document(name)
        known = documents.own_titles(document) if document is not None else {}
        told.append((name, known.get(language, name)))
    return sorted(told, key=lambda each: each[1])
