"""What somebody may choose from: a short list, a card to play, or sets of cards, of which there may be very many."""

from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple, Protocol, TypeVar

from tarotrules.cards.bits import CardSet, each
from tarotrules.games.playing.acts import PLAYS, Discard, Play
from tarotrules.games.playing.drawing import any_card, some_cards
from tarotrules.sampling.draws import any_place

_Act = TypeVar("_Act")
_Act_co = TypeVar("_Act_co", covariant=True)


class Options(Protocol[_Act_co]):
    """What somebody may choose from."""

    def __len__(self) -> int:
        """How many choices there are."""

    def __contains__(self, act: object) -> bool:
        """Whether something is one of them."""

    def __iter__(self) -> Iterator[_Act_co]:
        """Each choice in turn."""

    def pick(self, random: Random) -> _Act_co:
        """Any one of them, by chance."""


class Few(tuple[_Act, ...]):
    """A short list of choices."""

    __slots__ = ()

    def pick(self, random: Random) -> _Act:
        """Any one of them, all alike likely."""
        return self[any_place(len(self), random)]


class Plays:
    """Cards, one of which is played."""

    __slots__ = ("cards",)

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards

    def __len__(self) -> int:
        return self.cards.bit_count()

    def __contains__(self, act: object) -> bool:
        return isinstance(act, Play) and bool(self.cards >> act.card & 1)

    def __iter__(self) -> Iterator[Play]:
        return (PLAYS[card] for card in each(self.cards))

    def pick(self, random: Random) -> Play:
        """Any one of them, all alike likely."""
        return PLAYS[any_card(self.cards, random)]


class Subsets(NamedTuple):
    """Sets of cards: some that are in each, and so many of others."""

    must: CardSet
    among: CardSet
    least: int
    most: int

    def number(self) -> int:
        """How many there are."""
        size = self.among.bit_count()
        return sum(comb(size, count) for count in range(self.least, self.most + 1))

    def has(self, cards: CardSet) -> bool:
        """Whether some cards are one of them."""
        rest = cards & ~self.must
        fits = cards & self.must == self.must and not rest & ~self.among
        return fits and self.least <= rest.bit_count() <= self.most

    def all(self) -> Iterator[CardSet]:
        """Each in turn, the smallest first."""
        for count in range(self.least, self.most + 1):
            for chosen in combinations(each(self.among), count):
                yield self.must | sum(1 << card for card in chosen)

    def pick(self, random: Random) -> CardSet:
        """Any of them; of one size, all are alike likely."""
        count = self.least + any_place(self.most - self.least + 1, random)
        return self.must | some_cards(self.among, count, random)


class Discards:
    """Cards to be laid away: some that must go, and so many among others."""

    __slots__ = ("subsets",)

    def __init__(self, subsets: Subsets) -> None:
        self.subsets = subsets

    def cards(self) -> CardSet:
        """The cards that may be among them."""
        return self.subsets.must | self.subsets.among

    def __len__(self) -> int:
        return self.subsets.number()

    def __contains__(self, act: object) -> bool:
        return isinstance(act, Discard) and self.subsets.has(act.cards)

    def __iter__(self) -> Iterator[Discard]:
        return map(Discard, self.subsets.all())

    def pick(self, random: Random) -> Discard:
        """Any of them; of one size, all are alike likely."""
        return Discard(self.subsets.pick(random))
