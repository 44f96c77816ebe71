"""Words by which players look up a rule: of the index and of titles, in every language, and those they say instead."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from tarotrules.games.sought import Sought
from tarotrules.games.telling.index import word_of
from tarotrules.games.telling.told import Titles
from tarotrules.source.tables import read_table
from tarotrules.wording.catalogue import Catalogue

FILE: Final = "said.toml"
"""What players of a language say: by a word of the registry, by a rule, or by what files declare."""
Keys = Mapping[str, Iterable[str]]
"""By what is looked up: the numbers of the rules that it leads to."""


class Searched:
    """What the book of a variant is searched for."""

    def __init__(self, folder: Path, titles: Titles) -> None:
        self.folder, self.titles = folder, titles

    def sought(self, keys: Keys, words: Catalogue, spoken: Sequence[Catalogue]) -> Iterator[Sought]:
        """All words that lead to some keys, in each of some languages, with what the reader's book calls them."""
        called = dict(self._called(words, keys))
        for each in spoken:
            for key, said in self._spoken(each, keys):
                yield Sought(said, tuple(keys[key]), called.get(key, ""))

    def _spoken(self, words: Catalogue, keys: Keys) -> Iterator[tuple[str, str]]:
        """Every word of a language for some keys; its titles are those it gives, and no others."""
        other = said(self.folder, words.language)
        yield from self._called(words, keys)
        yield from ((key, each) for key in keys for each in other.get(key, ()))

    def _called(self, words: Catalogue, keys: Iterable[str]) -> Iterator[tuple[str, str]]:
        """What the book of a language calls some keys: what it has no word for is left out."""
        for key in keys:
            title = self.titles.get(tuple(key.split(".")), {}).get(words.language)
            if title is not None:
                yield key, title
            elif words.has(f"term-{key}") or words.has(f"index-{key}"):
                yield key, word_of(words, key)


def said(folder: Path, language: str) -> Mapping[str, Sequence[str]]:
    """What players of a language say, of a family's catalogues."""
    table: Mapping[str, Sequence[str]] = read_table(folder / language / FILE)
    return table


def numbered(keyed: Iterable[tuple[str, str]]) -> dict[str, dict[str, None]]:
    """Keys with the numbers that each leads to, every number once."""
    found: dict[str, dict[str, None]] = {}
    for key, number in keyed:
        found.setdefault(key, {})[number] = None
    return found
