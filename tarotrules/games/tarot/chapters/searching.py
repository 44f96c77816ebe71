"""Words by which players look up a rule: of the index and of titles, in every language, and those they say instead."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from tarotrules.games.sought import Sought
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.chapters.index import BIDS, keyed, word_of
from tarotrules.games.tarot.chapters.numbers import thing_of
from tarotrules.games.tarot.chapters.unsettled import OPEN, unwritten
from tarotrules.games.tarot.variant import Variant
from tarotrules.source.tables import read_table
from tarotrules.wording.catalogue import Catalogue

CATALOGUES: Final = Path(__file__).parents[1] / "catalogues"
FILE: Final = "said.toml"
"""What players of a language say: by a word of the registry, or by what files declare (``bonus.petit-au-bout``)."""


def sought(variant: Variant, words: Catalogue, spoken: Sequence[Catalogue]) -> Iterator[Sought]:
    """All of them for the rules of a variant, as its book in one language numbers them."""
    beside = Beside(variant, None, words)
    rules = dict[str, dict[str, None]]()
    for key, slot in (*keyed(beside), *_things(beside)):
        rules.setdefault(key, {})[beside.numbers.of(slot)] = None
    if unwritten(beside, "revoke"):
        rules.setdefault("revoke", {OPEN: None})
    for each in spoken:
        for key, said in _spoken(variant, each, rules):
            yield Sought(said, tuple(rules[key]))


def said(language: str) -> Mapping[str, Sequence[str]]:
    """What players of a language say."""
    table: Mapping[str, Sequence[str]] = read_table(CATALOGUES / language / FILE)
    return table


def _spoken(variant: Variant, words: Catalogue, keys: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    """Every word of a language for some keys; its titles are those it gives, and no others."""
    other = said(words.language)
    for key in keys:
        path = tuple(key.split("."))
        title = variant.titles.get(path, {}).get(words.language)
        if title is not None:
            yield key, title
        elif words.has(f"term-{key}") or words.has(f"index-{key}"):
            yield key, word_of(words, key)
        yield from ((key, each) for each in other.get(key, ()))


def _things(beside: Beside) -> Iterator[tuple[str, str]]:
    """What files declare, and the rules about it; of a contract, those in which all are named."""
    for slot in beside.all.rules:
        thing = thing_of(slot)
        if thing is not None:
            yield thing, slot
    for name in dict.fromkeys(name for rules in beside.variant.rulesets.values() for name in rules.auction.bid):
        yield from ((f"auction.bid.{name}", slot) for slot in BIDS if slot in beside.all.rules)
