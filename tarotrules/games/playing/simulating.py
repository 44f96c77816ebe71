"""Deals played by programs, and what became of them, as sums.

Work is cut in chunks: some rulesets, who plays, a seed, the first deal and how many. What a chunk comes to is sums
(:mod:`tarotrules.sampling.sums`), and those of all chunks added up are what one long run comes to. A deal depends on
its number alone: its cards and decisions are drawn by :mod:`tarotrules.sampling.draws`, its dealer is the seat *number
modulo players*, and when everybody has dealt once, the kinds of players move on by one seat.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol, TypeVar

from tarotrules.expressions.rounding import Amount
from tarotrules.games.playing.phases import AnyEnd, AnyTurn
from tarotrules.games.playing.players import Player
from tarotrules.sampling.question import Question
from tarotrules.sampling.sums import Sums, add, count, sample


class Outcome(Protocol):
    """What became of a deal under one ruleset."""

    @property
    def scores(self) -> Sequence[Amount]:
        """What each player got."""

    def measures(self) -> Mapping[str, Amount]:
        """What deals are compared by: nothing is the measure of what did not happen."""

    def sums(self) -> Sums:
        """What is counted of it."""


Known = TypeVar("Known")
Played = Callable[[Any, Question, int], Outcome]
"""By a ruleset, a question and a number: the deal of that number, played."""


def chunk(question: Question, first: int, number: int, played: Played) -> Sums:
    """The sums of so many deals, from one on."""
    sums: Sums = {"variants": {}}
    for deal in range(first, first + number):
        add(sums, _deal(question, deal, played))
    return sums


def _deal(question: Question, number: int, played: Played) -> Sums:
    """One deal under each ruleset, and how it differs from what it is under the first."""
    sums: Sums = {"deals": 1, "variants": {}}
    found = [played(rules, question, number) for rules in question.rulesets]
    for place, each in enumerate(found):
        sums["variants"][str(place)] = each.sums()
    for place, each in enumerate(found[1:], 1):
        _beside(sums, str(place), found[0], each)
    return sums


def _beside(sums: Sums, place: str, one: Outcome, other: Outcome) -> None:
    count(sums, "pairs", place, "different", by=int(one.scores != other.scores))
    for name, value in other.measures().items():
        sample(sums, "pairs", place, "measures", name, value=value - one.measures()[name])


def seated(kinds: Sequence[str], number: int, players: int) -> tuple[str, ...]:
    """What kind of player sits on each seat in a deal.

    >>> seated(("club", "random"), 2, 3), seated(("club", "random"), 3, 3)
    (('club', 'random', 'club'), ('random', 'club', 'random'))
    """
    turn = number // players
    return tuple(kinds[(seat + turn) % len(kinds)] for seat in range(players))


def played(phase: AnyTurn | AnyEnd, players: Sequence[Player[Known, Any]], known: Callable[[AnyTurn], Known]) -> AnyEnd:
    """A deal played to its end by programs, by seat; ``known`` is what whoever decides knows."""
    now: Any = phase
    while (seat := now.seat) is not None:
        now = now.after(players[seat].decide(partial(known, now), now.options()))
    end: AnyEnd = now
    return end
