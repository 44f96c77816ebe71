"""Words for cards that conditions speak of: those that rules have, and those that something brings along."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from itertools import chain, count
from pathlib import Path
from typing import Final

from tarotrules.cards.pack import PACK, Card, parse_card
from tarotrules.games.tarot.chapters.handfuls import handfuls, written
from tarotrules.games.tarot.chapters.sets import word_of
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.source.tables import read_table

FILE: Final = Path(__file__).parents[1] / "adding.toml"


@cache
def common() -> Mapping[str, str]:
    """Words for cards that conditions may speak of, and what is declared where rules do not have the word."""
    found: Mapping[str, str] = read_table(FILE)["classes"]
    return found


class CardWords:
    """The words for cards of some rules, and more."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.brought: dict[str, tuple[Card, ...]] = {}
        """Cards for which a word is needed, by that word."""

    @cached_property
    def known(self) -> Mapping[str, tuple[Card, ...]]:
        """The cards of each word of the rules, and the cards for which there is a common word."""
        own = {name: each.cards for name, each in self.rules.deck.class_.items()}
        alone = {name: (card,) for name, text in common().items() if (card := parse_card(text))}
        several = {name: handfuls().get(f"class-{name}", ()) for name in common()}
        return {**several, **alone, **own}

    def word(self, cards: Iterable[Card]) -> str:
        """The word for some cards: one that there is, or one of their own that nothing else has."""
        wanted = frozenset(cards)
        those = tuple(card for card in PACK if card in wanted)
        own = word_of(those)
        same = (name for name, cards in self.known.items() if frozenset(cards) == wanted)
        others = (f"{own}-{number}" for number in count(2))
        free = next(each for each in chain([own], others) if each not in self.known)
        word = next(same, free)
        self.brought[word] = those
        return word

    def declared(self, given: Iterable[str]) -> Iterator[str]:
        """What declares those of some words that the rules do not have yet."""
        lacking = (each for each in dict.fromkeys(given) if each not in self.rules.deck.class_)
        for name in lacking:
            cards = common().get(name) or ", ".join(map("..".join, written(self.brought.get(name, ()))))
            if cards:
                yield f"deck {{ class {name} {cards} }}"
