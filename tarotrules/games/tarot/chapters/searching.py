"""Words by which players of tarot look up a rule."""

from collections.abc import Iterator, Sequence

from tarotrules.games.sought import Sought
from tarotrules.games.tarot.catalogues import FOLDER
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.chapters.index import BIDS, keyed
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.chapters.unsettled import unwritten
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.telling.searching import Searched, numbered
from tarotrules.games.telling.unsettled import OPEN
from tarotrules.wording.catalogue import Catalogue


def sought(variant: Variant, words: Catalogue, spoken: Sequence[Catalogue]) -> Iterator[Sought]:
    """All of them for the rules of a variant, as its book in one language numbers them."""
    beside = Beside(variant, None, words)
    found = numbered((key, beside.numbers.of(slot)) for key, slot in (*keyed(beside), *_things(beside)))
    if unwritten(beside, "revoke"):
        found.setdefault("revoke", {OPEN: None})
    return Searched(FOLDER, variant.titles).sought(found, words, spoken)


def _things(beside: Beside) -> Iterator[tuple[str, str]]:
    """Rules by themselves, and what files declare; of a contract, those in which all are named."""
    for slot in beside.all.rules:
        yield slot, slot
        thing = registry().thing_of(slot)
        if thing is not None and thing != slot:
            yield thing, slot
    for name in dict.fromkeys(name for rules in beside.variant.rulesets.values() for name in rules.auction.bid):
        yield from ((f"auction.bid.{name}", slot) for slot in BIDS if slot in beside.all.rules)
