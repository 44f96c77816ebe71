"""Words for the keys of a deal, and for what rules name, in every language that has a keyword table.

They are looked up only where a word is none of the keys themselves, so that programs pay nothing for them.
"""

import unicodedata
from collections.abc import Collection, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from tarotrules.source.tables import read_table

_NEAR: Final = 0.7
"""Words less alike than this are not taken for one another."""


class DealWords:
    """The words of a family: of its keys, in the part ``[deal_keys]`` of its keyword tables, and of all else there.

    ``worded`` are the keys under which a word is said that is a key itself, such as a side.
    """

    def __init__(self, keywords: Path, worded: Collection[str] = ()) -> None:
        self._folder, self._worded = keywords, worded

    def key_of(self, word: str) -> str | None:
        """The key, or what is said under one, that a word of some language means."""
        return self._meanings.get(_bare(word))

    def concepts_of(self, word: str) -> tuple[str, ...]:
        """The words of rules, and the shipped names, that a word of some language means."""
        return self._concepts.get(_bare(word), ())

    def is_concept(self, word: str) -> bool:
        """Whether a word is one of the rules, or a shipped name, as it is."""
        return any(word in table or word in table.get("names", {}) for table in self._tables)

    def in_words(self, said: Any, language: str) -> Any:
        """What is said of a deal, with its keys written in a language; facts and ids stay as they are."""
        table = read_table(self._folder / f"{language}.toml").get("deal_keys", {})

        def word(key: str) -> str:
            return str(table.get(key, key)).split(",")[0]

        def value(key: str, each: Any) -> Any:
            if isinstance(each, list):
                return [self.in_words(one, language) for one in each]
            return word(each) if key in self._worded and isinstance(each, str) else each

        return {word(key): value(key, each) for key, each in said.items()} if isinstance(said, dict) else said

    def near_key(self, word: str, keys: frozenset[str]) -> str | None:
        """The word of some language that a mistyped one is nearest to, among those for some keys."""
        from difflib import get_close_matches

        spelled = {_bare(each): each for each in self._written if self.key_of(each) in keys}
        spelled |= {each: each for each in keys}
        close = get_close_matches(_bare(word), spelled, n=1, cutoff=_NEAR)
        return spelled[close[0]] if close else None

    @cached_property
    def _meanings(self) -> Mapping[str, str]:
        found: dict[str, str] = {}
        for table in self._tables:
            for key, words in table.get("deal_keys", {}).items():
                for word in words.split(","):
                    found.setdefault(_bare(word), key)
        return found

    @cached_property
    def _concepts(self) -> Mapping[str, tuple[str, ...]]:
        found: dict[str, dict[str, None]] = {}
        for table in self._tables:
            words_of = {concept: row for concept, row in table.items() if isinstance(row, str)}
            for concept, words in {**table.get("names", {}), **words_of}.items():
                for word in words.split(","):
                    found.setdefault(_bare(word), {})[concept] = None
        return {word: tuple(concepts) for word, concepts in found.items()}

    @cached_property
    def _written(self) -> tuple[str, ...]:
        rows = (row for table in self._tables for row in table.get("deal_keys", {}).values())
        return tuple(word.strip() for row in rows for word in row.split(","))

    @cached_property
    def _tables(self) -> tuple[Mapping[str, Any], ...]:
        return tuple(map(read_table, sorted(self._folder.glob("*.toml"))))


def _bare(word: str) -> str:
    """A word without capitals and accents; a blank is an underscore."""
    parts = unicodedata.normalize("NFKD", word.strip().casefold().replace(" ", "_"))
    return "".join(each for each in parts if not unicodedata.combining(each))
