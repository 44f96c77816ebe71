"""Words by which players look up a rule: of the index and of titles, in every language, and those they say instead."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from tarotrules.games.sought import Sought
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.chapters.index import BIDS, keyed
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.chapters.unsettled import unwritten
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.telling.index import word_of
from tarotrules.games.telling.unsettled import OPEN
from tarotrules.source.tables import read_table
from tarotrules.wording.catalogue import Catalogue

CATALOGUES: Final = Path(__file__).parents[1] / "catalogues"
FILE: Final = "said.toml"
"""What players of a language say: by a word of the registry, by a rule, or by what files declare."""


def sought(variant: Variant, words: Catalogue, spoken: Sequence[Catalogue]) -> Iterator[Sought]:
    """All of them for the rules of a variant, as its book in one language numbers them."""
    beside = Beside(variant, None, words)
    rules = dict[str, dict[str, None]]()
    for key, slot in (*keyed(beside), *_things(beside)):
        rules.setdefault(key, {})[beside.numbers.of(slot)] = None
    if unwritten(beside, "revoke"):
        rules.setdefault("revoke", {OPEN: None})
    called = dict(_called(variant, words, rules))
    for each in spoken:
        for key, said in _spoken(variant, each, rules):
            yield Sought(said, tuple(rules[key]), called.get(key, ""))


def said(language: str) -> Mapping[str, Sequence[str]]:
    """What players of a language say."""
    table: Mapping[str, Sequence[str]] = read_table(CATALOGUES / language / FILE)
    return table


def _spoken(variant: Variant, words: Catalogue, keys: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    """Every word of a language for some keys; its titles are those it gives, and no others."""
    other = said(words.language)
    yield from _called(variant, words, keys)
    yield from ((key, each) for key in keys for each in other.get(key, ()))


def _called(variant: Variant, words: Catalogue, keys: Iterable[str]) -> Iterator[tuple[str, str]]:
    """What the book of a language calls some keys: what it has no word for is left out."""
    for key in keys:
        title = variant.titles.get(tuple(key.split(".")), {}).get(words.language)
        if title is not None:
            yield key, title
        elif words.has(f"term-{key}") or words.has(f"index-{key}"):
            yield key, word_of(words, key)


def _things(beside: Beside) -> Iterator[tuple[str, str]]:
    """Rules by themselves, and what files declare; of a contract, those in which all are named."""
    for slot in beside.all.rules:
        yield slot, slot
        thing = registry().thing_of(slot)
        if thing is not None and thing != slot:
            yield thing, slot
    for name in dict.fromkeys(name for rules in beside.variant.rulesets.values() for name in rules.auction.bid):
        yield from ((f"auction.bid.{name}", slot) for slot in BIDS if slot in beside.all.rules)
