"""Words for the keys of a deal, and for the sides, in every language that has a keyword table.

They are looked up only where a word is none of the keys themselves, so that programs pay nothing for them.
"""

import tomllib
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path

_TABLES = Path(__file__).parents[1] / "keywords"


def key_of(word: str) -> str | None:
    """The key, or the side, that a word of some language means.

    >>> key_of("Preneur"), key_of("Verteidigung"), key_of("card points"), key_of("nobody")
    ('taker', 'defence', 'card_points', None)
    """
    return _meanings().get(_bare(word))


@cache
def _meanings() -> Mapping[str, str]:
    found: dict[str, str] = {}
    for file in sorted(_TABLES.glob("*.toml")):
        for key, words in tomllib.loads(file.read_text("utf-8")).get("deal_keys", {}).items():
            for word in words.split(","):
                found.setdefault(_bare(word), key)
    return found


def _bare(word: str) -> str:
    """A word without capitals and accents; a blank is an underscore."""
    parts = unicodedata.normalize("NFKD", word.strip().casefold().replace(" ", "_"))
    return "".join(each for each in parts if not unicodedata.combining(each))
