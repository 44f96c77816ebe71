"""The pack that is played with: which cards there are, what they count together, and how many oudlers."""

from collections.abc import Iterable
from functools import cached_property, lru_cache

from tarotrules.cards.pack import PACK, Card
from tarotrules.cards.sets import CardSet, set_of

REMEMBERED = 64
"""Packs that are kept: few tables play with any but the usual one."""


class Pack:
    """The cards of a deal, in their order."""

    def __init__(self, without: frozenset[Card]) -> None:
        self.cards: tuple[Card, ...] = tuple(card for card in PACK if card not in without)
        self.all: CardSet = set_of(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    @cached_property
    def halves(self) -> int:
        """What all cards count, doubled."""
        return sum(card.halves for card in self.cards)

    @cached_property
    def oudlers(self) -> int:
        """How many oudlers there are."""
        return sum(card.is_oudler for card in self.cards)

    def holds(self, card: Card) -> bool:
        """Whether there is such a card."""
        return card in self.cards

    def standing_in(self, cards: Iterable[Card]) -> tuple[Card, ...] | None:
        """Cards to show something with: for those that are not there, the next of the suit; nothing if none is left.

        >>> packed(frozenset([Card("H", 2), Card("H", 3)])).standing_in([Card("H", 3), Card("H", 4), Card("T", 1)])
        (Card(suit='H', rank=5), Card(suit='H', rank=4), Card(suit='T', rank=1))
        """
        wanted = tuple(cards)
        free, found = [card for card in self.cards if card not in wanted], list[Card]()
        for card in wanted:
            others = (each for each in free if each.suit == card.suit and each.rank > card.rank)
            stand_in = card if self.holds(card) else next(others, None)
            if stand_in is None:
                return None
            if stand_in in free:
                free.remove(stand_in)
            found.append(stand_in)
        return tuple(found)


@lru_cache(REMEMBERED)
def packed(without: frozenset[Card]) -> Pack:
    """The pack without some cards, made when it is asked for first."""
    return Pack(without)
