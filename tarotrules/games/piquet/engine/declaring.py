"""Whose combinations are good in each contest, and what they score."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from tarotrules.cards.french import Card
from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.engine.combinations import Combination, combinations
from tarotrules.games.piquet.engine.table import Ready, Table


class Declared(NamedTuple):
    """What came of one contest."""

    contest: str
    good: tuple[int, ...]
    """The seats that have the best; none if nobody has any, or if the best are equal and that counts for nobody."""
    scored: tuple[tuple[Combination, ...], ...]
    """By seat: what counts for it."""

    @property
    def amounts(self) -> tuple[Amount, ...]:
        """By seat: what it scores."""
        return tuple(sum(each.worth for each in own) for own in self.scored)

    def cards(self, seat: int) -> frozenset[Card]:
        """The cards of a seat that serve in what it scores."""
        return frozenset(card for each in self.scored[seat] for card in each.cards)


def declare(
    table: Table, hands: Sequence[Collection[Card]], sunk: Collection[tuple[int, str]] = ()
) -> tuple[Declared, ...]:
    """What comes of every contest, the hands in the order of their seats, the elder's first.

    ``sunk`` is what is not called though it is held: a seat and the name of a contest each (CAV L 47, R53).
    """
    return tuple(
        _declared(table, contest, [() if (seat, contest.name) in sunk else hand for seat, hand in enumerate(hands)])
        for contest in table.contests
    )


def hands_of(declared: Sequence[Declared]) -> Mapping[str, tuple[Amount, ...]]:
    """By contest: what each seat scores."""
    return {each.contest: each.amounts for each in declared}


def _declared(table: Table, contest: Ready, hands: Sequence[Collection[Card]]) -> Declared:
    held = [combinations(table, contest, hand) for hand in hands]
    good = _good(table, contest, held)
    scored = [_scored(table, contest, seat, held[seat], good) for seat in table.seats]
    return Declared(contest.name, good, tuple(scored))


def _good(table: Table, contest: Ready, held: Sequence[Sequence[Combination]]) -> tuple[int, ...]:
    """The seats whose best is best of all, as ties are settled."""
    best = max((own[0].key for own in held if own), default=None)
    seats = tuple(seat for seat, own in enumerate(held) if own and own[0].key == best)
    of_one_side = bool(seats) and all(seat in table.side(seats[0]) for seat in seats)
    if of_one_side or contest.entry.tie == "everybody":
        return seats
    return seats[:1] if contest.entry.tie == "elder" else ()


def _scored(
    table: Table, contest: Ready, seat: int, own: Sequence[Combination], good: Collection[int]
) -> tuple[Combination, ...]:
    with_side = not set(good).isdisjoint(table.side(seat))
    counting = {"every_hand": True, "best_of_side": with_side, "all_of_side": with_side}.get(
        contest.entry.scores, seat in good
    )
    return tuple(own[:1] if contest.entry.scores in {"best", "best_of_side"} else own) if counting else ()
