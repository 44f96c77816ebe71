"""The pack that is played with: which cards there are, what they count together, and how many oudlers."""

from collections.abc import Iterable
from functools import cached_property, lru_cache

from tarotrules.cards.bits import CardNumber, CardSet, each
from tarotrules.cards.pack import PACK, Card
from tarotrules.cards.sets import BEATEN_BY, BEATEN_LATER, NAMES, NUMBERS, SIZE, SUIT_OF, TRUMPS, set_of

REMEMBERED = 64
"""Packs that are kept: few tables play with any but the usual one."""


class Pack:
    """The cards of a deal, in their order."""

    def __init__(self, without: frozenset[Card], packs: int, *, second_wins: bool) -> None:
        self.packs = packs
        self.kinds: tuple[Card, ...] = tuple(card for card in PACK if card not in without)
        """The cards of one pack."""
        self.cards: tuple[Card, ...] = tuple(self.copies(self.kinds))
        self.all: CardSet = set_of(self.cards)
        self.bits: tuple[CardSet, ...] = tuple(1 << NUMBERS[card] for card in self.cards)
        """Each card as a set."""
        # Of no more cards than there are: short numbers are reckoned with soonest.
        self.trumps, self.others = self.all & TRUMPS, self.all & ~TRUMPS
        self.suit_of = tuple(self.all & suit for suit in SUIT_OF)
        """All cards of a card's suit, by the number of the card."""
        self.beaten_by = tuple(self.all & beaten for beaten in (BEATEN_LATER if second_wins else BEATEN_BY))
        """The cards that beat a card lying on the table, by its number."""
        self.over = (*self.beaten_by, self.all)
        """The same; last, all of them, which beat what is no card."""
        self.trumps_over = (*(beaten & TRUMPS for beaten in self.beaten_by), self.trumps)
        """The trumps among these."""

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
        return card in self._there

    @cached_property
    def _there(self) -> frozenset[Card]:
        return frozenset(self.cards)

    def copies(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """As many of each of some cards as there are, the given ones first."""
        alike = tuple(cards)
        return *alike, *(card._replace(copy=copy) for copy in range(1, self.packs) for card in alike)

    def numbers(self, card: Card) -> tuple[CardNumber, ...]:
        """The numbers of all cards like one."""
        return tuple(NUMBERS[card._replace(copy=copy)] for copy in range(self.packs))

    def several(self, numbers: Iterable[CardNumber]) -> CardSet:
        """Cards that are named one by one, identical ones as often as there are."""
        found = 0
        for number in numbers:
            like = (each for each in range(number % SIZE, self.packs * SIZE, SIZE) if not found >> each & 1)
            found |= 1 << next(like, number)
        return found

    def as_held(self, cards: CardSet, hand: CardSet) -> CardSet:
        """Cards that somebody names, as those of a hand: which of two identical ones, nobody says."""
        if self.packs == 1 or not cards & ~hand:
            return cards
        found = cards & hand
        for card in each(cards & ~hand):
            like = (number for number in range(card % SIZE, len(NAMES), SIZE) if (hand & ~found) >> number & 1)
            found |= 1 << next(like, card)
        return found

    def standing_in(self, cards: Iterable[Card]) -> tuple[Card, ...] | None:
        """Cards to show something with: for those that are not there, the next of the suit; nothing if none is left.

        >>> packed(frozenset([Card("H", 2), Card("H", 3)])).standing_in([Card("H", 3), Card("H", 4), Card("T", 1)])
        (Card(suit='H', rank=5, copy=0), Card(suit='H', rank=4, copy=0), Card(suit='T', rank=1, copy=0))
        """
        wanted = tuple(cards)
        free, found = [card for card in self.kinds if card not in wanted], list[Card]()
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
def packed(without: frozenset[Card], packs: int = 1, *, second_wins: bool = False) -> Pack:
    """So many packs without some cards, made when they are asked for first."""
    return Pack(without, packs, second_wins=second_wins)
