"""Deals of Piquet played by programs, and what became of them, as sums.

As many deals as a partie has, from a multiple of that number on, are one: its settlement is counted with its last deal.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final

from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.engine.match import Settled, settle, total
from tarotrules.games.piquet.play.agenda import shuffled, start
from tarotrules.games.piquet.play.game import Dealt, Over
from tarotrules.games.piquet.play.settling import account_of, by_seat
from tarotrules.games.piquet.play.table import PlayTable, play_table
from tarotrules.games.piquet.players.kinds import KINDS
from tarotrules.games.piquet.players.known import known
from tarotrules.games.piquet.players.tally import Outcome, outcome
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.playing import simulating
from tarotrules.games.playing.players import Player
from tarotrules.games.playing.simulating import seated
from tarotrules.sampling.draws import CARDS, PLAYERS, generator
from tarotrules.sampling.question import Question
from tarotrules.sampling.sums import Sums

RECENT: Final = 64
"""Deals that are not played once more for the partie they belong to."""


def chunk(question: Question, first: int, number: int) -> Sums:
    """The sums of so many deals, from one on."""
    return simulating.chunk(question, first, number, _outcome)


def faithful(rules: Ruleset) -> bool:
    """Whether deals are dealt as the rules say: people shuffle."""
    del rules
    return True


def played(table: PlayTable, dealt: Dealt, players: Sequence[Player[Any, Any]]) -> Over:
    """A deal played to its end."""
    over: Over = simulating.played(start(table, dealt), players, known)
    return over


def _outcome(rules: Ruleset, question: Question, number: int) -> Outcome:
    table = play_table(rules)
    kinds = seated(question.kinds, number, table.players)
    return outcome(_played(table, question.kinds, question.seed, number), kinds, _partie(table, question, number))


@lru_cache(RECENT)
def _played(table: PlayTable, kinds: tuple[str, ...], seed: int, number: int) -> Over:
    random: Random = generator(seed, number, PLAYERS)
    dealt = shuffled(table, number % table.players, generator(seed, number, CARDS))
    return played(table, dealt, [KINDS[kind](random) for kind in seated(kinds, number, table.players)])


def _partie(table: PlayTable, question: Question, number: int) -> Settled | None:
    """What a partie of two came to that ends with a deal; further deals after equal totals are not played."""
    deals = table.rules.match.deals
    if table.rules.match.end != "deals" or deals is None or table.players != len(SEATS) or (number + 1) % deals:
        return None
    numbers = range(number + 1 - deals, number + 1)
    return settle(table.settling, total(table.settling, [_scores(table, question, each) for each in numbers]), deals)


def _scores(table: PlayTable, question: Question, number: int) -> list[Amount]:
    over = _played(table, question.kinds, question.seed, number)
    return by_seat(over.game, account_of(over).scores)


SEATS: Final = range(2)
"""Of a partie that is settled."""
