"""Words by which players of Piquet look up a rule."""

from collections.abc import Iterator, Sequence

from tarotrules.games.piquet.catalogues import FOLDER
from tarotrules.games.piquet.chapters.numbers import registry
from tarotrules.games.piquet.chapters.sections import sections
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.sought import Sought
from tarotrules.games.telling.searching import Searched, numbered
from tarotrules.games.variant import Variant
from tarotrules.wording.catalogue import Catalogue


def sought(variant: Variant, words: Catalogue, spoken: Sequence[Catalogue]) -> Iterator[Sought]:
    """All of them for the rules of a variant, as its book in one language numbers them."""
    keyed = (each for rules in variant.rulesets.values() for each in _keyed(Teller.of(variant, rules, words)))
    return Searched(FOLDER, variant.titles).sought(numbered(keyed), words, spoken)


def _keyed(teller: Teller) -> Iterator[tuple[str, str]]:
    """Words of the registry, rules by themselves, and what files declare, each with the number of a rule."""
    known, numbers = registry(), teller.numbers
    for rule in (rule for section in sections(teller) for rule in section.rules):
        slot, number = rule.slot, numbers.of(rule.slot)
        thing = known.thing_of(slot)
        entry = known.rules.get(slot)
        keys = (*(() if entry is None else entry.index), slot, *(() if thing is None else (thing,)))
        yield from ((key, number) for key in dict.fromkeys(keys))
