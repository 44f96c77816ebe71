"""What somebody may say before a card is played, and the sets of cards that may be shown for it."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import NamedTuple

from tarotrules.games.playing.options import Few, Subsets
from tarotrules.games.tarot.play.acts import Act, Claim
from tarotrules.sampling.draws import any_place


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
