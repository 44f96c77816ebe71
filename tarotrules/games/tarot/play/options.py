"""What somebody may choose from: a short list, a card to play, or sets of cards, of which there may be very many."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple, Protocol

from tarotrules.cards.sets import CardSet, each
from tarotrules.games.tarot.play.acts import PLAYS, Act, Claim, Discard, Play
from tarotrules.games.tarot.play.drawing import any_card, some_cards
from tarotrules.sampling.draws import any_place


class Options(Protocol):
    """What somebody may choose from."""

    def __len__(self) -> int:
        """How many choices there are."""

    def __contains__(self, act: object) -> bool:
        """Whether something is one of them."""

    def __iter__(self) -> Iterator[Act]:
        """Each choice in turn."""

    def pick(self, random: Random) -> Act:
        """Any one of them, by chance."""


class Few(tuple[Act, ...]):
    """A short list of choices."""

    __slots__ = ()

    def pick(self, random: Random) -> Act:
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

    def __iter__(self) -> Iterator[Act]:
        return (PLAYS[card] for card in each(self.cards))

    def pick(self, random: Random) -> Act:
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
    """So many cards to be laid away: some that must go, and the rest among others."""

    __slots__ = ("subsets",)

    def __init__(self, must: CardSet, among: CardSet, count: int) -> None:
        self.subsets = Subsets(must, among, count, count)

    def cards(self) -> CardSet:
        """The cards that may be among them."""
        return self.subsets.must | self.subsets.among

    def __len__(self) -> int:
        return self.subsets.number()

    def __contains__(self, act: object) -> bool:
        return isinstance(act, Discard) and self.subsets.has(act.cards)

    def __iter__(self) -> Iterator[Act]:
        return map(Discard, self.subsets.all())

    def pick(self, random: Random) -> Act:
        """Any of them, all alike likely."""
        return Discard(self.subsets.pick(random))


class Declaration(NamedTuple):
    """A level that may be declared, and the sets of cards one of which is shown for it."""

    claim: str
    level: str
    shown: tuple[Subsets, ...]

    def has(self, act: object) -> bool:
        """Whether something is a way to declare it."""
        return (
            isinstance(act, Claim)
            and (act.id, act.level) == (self.claim, self.level)
            and any(each.has(act.shown) for each in self.shown)
        )


class Sayings:
    """What may be said before a card is played: one of a few things, or a declaration with the cards shown for it."""

    __slots__ = ("declarations", "few")

    def __init__(self, few: Iterable[Act], declarations: Iterable[Declaration]) -> None:
        self.few, self.declarations = Few(few), tuple(declarations)

    def __len__(self) -> int:
        return len(self.few) + sum(each.number() for one in self.declarations for each in one.shown)

    def __contains__(self, act: object) -> bool:
        return act in self.few or any(one.has(act) for one in self.declarations)

    def __iter__(self) -> Iterator[Act]:
        yield from self.few
        for one in self.declarations:
            for subsets in one.shown:
                yield from (Claim(one.claim, one.level, shown) for shown in subsets.all())

    def pick(self, random: Random) -> Act:
        """Any of them; of the levels that may be declared all are alike likely, however many ways there are to show."""
        place = any_place(len(self.few) + len(self.declarations), random)
        if place < len(self.few):
            return self.few[place]
        one = self.declarations[place - len(self.few)]
        return Claim(one.claim, one.level, one.shown[0].pick(random))
