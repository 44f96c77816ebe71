"""Search as people type: who types ``poignee`` means ``poignée``, and 切り札 is 切札."""

import re
import unicodedata
from functools import cache, lru_cache
from pathlib import Path

from tarotrules.source.tables import read_table

MANY = 4096
"""So many words are remembered: pages say the same ones again and again."""
_WORDS = re.compile(r"\w+")
_TAGS = re.compile(r"<[^>]*>|&\w+;")
_VOICED = frozenset("\u3099\u309a")
"""Marks that make another letter of a kana, as no accent does."""
SPELLINGS = Path(__file__).parent / "catalogues"
"""Its ``<language>/spellings.toml`` says how else people spell a word of the books."""


def also_found_by(text: str, language: str) -> str:
    """The words that are not in a text, and by which it is found all the same.

    >>> also_found_by("切札のうち", "ja")
    '切り札'
    """
    others = [each for word, written in spellings(language).items() if word in text for each in written]
    return " ".join([*others, *folded(text).split()])


@cache
def spellings(language: str) -> dict[str, list[str]]:
    """How else words of the books are spelled in a language, where accents are not all."""
    return dict(read_table(SPELLINGS / language / "spellings.toml"))


def folded(text: str) -> str:
    """The words of a text that have accents, each once, without them.

    >>> folded("La <b>poignée</b> double, la poignée")
    'poignee'
    """
    found = (word.lower() for word in _WORDS.findall(_TAGS.sub(" ", text)))
    bare = {word: _bare(word) for word in found if _VOICED.isdisjoint(unicodedata.normalize("NFD", word))}
    return " ".join(dict.fromkeys(plain for word, plain in bare.items() if plain != word))


def folded_word(text: str) -> str:
    """A text by which it is sorted: without accents and capitals.

    >>> sorted(["Zéro", "à part", "Misère"], key=folded_word)
    ['à part', 'Misère', 'Zéro']
    """
    return _bare(text.casefold())


@lru_cache(MANY)
def _bare(word: str) -> str:
    return "".join(each for each in unicodedata.normalize("NFD", word) if not unicodedata.combining(each))
