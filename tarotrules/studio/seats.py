"""Who sits at the table of an evening: who deals, and who sits out while others play.

People are told apart by their places in the list of all who were there, so that a name may change. They sit in an
order, and some of them may be away. Where more are there than play a deal, the dealer sits out, and so do those who
dealt before, as many as it takes: everybody in turn.
"""

from collections.abc import Collection, Sequence
from typing import Any

from tarotrules.source.node import Node


class Seats(Node):
    """Those who are at a table, in the order they sit in, and how many are to play a deal."""

    order: tuple[int, ...]
    away: frozenset[int] = frozenset()
    wanted: int | None = None
    """So many play a deal; if nothing is said, as many as can."""

    @property
    def here(self) -> tuple[int, ...]:
        """Those who are not away."""
        return tuple(each for each in self.order if each not in self.away)

    def counts(self, possible: Collection[int]) -> tuple[int, ...]:
        """How many of them can play a deal, by rules for so many."""
        return tuple(sorted(each for each in possible if each <= len(self.here)))

    def playing(self, possible: Collection[int]) -> int | None:
        """How many play a deal; nothing, if they are too few."""
        counts = self.counts(possible)
        return self.wanted if self.wanted in counts else max(counts, default=None)

    def after(self, dealer: int | None, *, moves: bool) -> int | None:
        """Who deals after somebody has dealt, who may have left; the last of all, before the first deal."""
        here = self.here
        if dealer is None or dealer not in self.order or not here:
            return here[-1] if here else None
        if not moves and dealer in here:
            return dealer
        at = self.order.index(dealer)
        return next(each for each in (*self.order[at + 1 :], *self.order[: at + 1]) if each in here)

    def sat(self, dealer: int | None, playing: int) -> tuple[int, ...]:
        """Who plays a deal: all but the dealer and those who dealt before, as far as there are too many."""
        here = self.here
        at = here.index(dealer) if dealer in here else len(here) - 1
        out = {here[at - place] for place in range(len(here) - playing)}
        return tuple(each for each in here if each not in out)


def coming(seats: Seats, possible: Collection[int], dealer: int | None, *, moves: bool) -> dict[str, Any]:
    """The next deal: who deals it, who plays, and how many could; nobody, if they are too few.

    Also who plays if somebody else has ``dealt``.
    """
    playing = seats.playing(possible)
    following = seats.after(dealer, moves=moves)
    sat = () if playing is None else seats.sat(following, playing)
    return {
        "dealer": following,
        "sat": list(sat),
        "counts": list(seats.counts(possible)),
        "playing": playing,
        "dealt": [] if playing is None else [[each, list(seats.sat(each, playing))] for each in seats.here],
    }


def read(order: Sequence[int], away: Sequence[int], playing: int | None) -> Seats:
    """A table as the page tells it."""
    return Seats(tuple(order), frozenset(away), playing)
