"""Deals played by programs, and what became of them, as sums.

Work is cut in chunks: some rulesets, who plays, a seed, the first deal and how many. What a chunk comes to is sums
(:mod:`tarotrules.sampling.sums`), and those of all chunks added up are what one long run comes to. A deal depends on
its number alone: its cards and decisions are drawn by :mod:`tarotrules.sampling.draws`, its dealer is the seat *number
modulo players*, and when everybody has dealt once, the kinds of players move on by one seat.
"""

from collections.abc import Sequence
from functools import partial

from tarotrules.games.tarot.play.agenda import shuffled, start
from tarotrules.games.tarot.play.game import Dealt, Over, Phase
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.tarot.players.kinds import KINDS
from tarotrules.games.tarot.players.known import Known
from tarotrules.games.tarot.players.player import Player
from tarotrules.games.tarot.players.tally import Outcome, outcome, tally
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.sampling.draws import CARDS, PLAYERS, generator
from tarotrules.sampling.question import Question
from tarotrules.sampling.sums import Sums, add, count, sample


def chunk(question: Question, first: int, number: int) -> Sums:
    """The sums of so many deals, from one on."""
    sums: Sums = {"variants": {}}
    for deal in range(first, first + number):
        add(sums, _deal(question, deal))
    return sums


def faithful(rules: Ruleset) -> bool:
    """Whether deals are dealt as the rules say: here the pack is always shuffled."""
    return rules.deal.shuffle != "none"


def _deal(question: Question, number: int) -> Sums:
    """One deal under each ruleset, and how it differs from what it is under the first."""
    sums: Sums = {"deals": 1, "variants": {}}
    found = [_outcome(rules, question, number) for rules in question.rulesets]
    for place, each in enumerate(found):
        sums["variants"][str(place)] = tally(each)
    for place, each in enumerate(found[1:], 1):
        _beside(sums, str(place), found[0], each)
    return sums


def _beside(sums: Sums, place: str, one: Outcome, other: Outcome) -> None:
    count(sums, "pairs", place, "different", by=int(one.scores != other.scores))
    for name, value in other.measures().items():
        sample(sums, "pairs", place, "measures", name, value=value - one.measures()[name])


def _outcome(rules: Ruleset, question: Question, number: int) -> Outcome:
    table = play_table(rules)
    kinds, random = question.kinds, generator(question.seed, number, PLAYERS)
    turn = number // table.players
    seated = tuple(kinds[(seat + turn) % len(kinds)] for seat in range(table.players))
    dealt = shuffled(table, number % table.players, generator(question.seed, number, CARDS))
    return outcome(played(table, dealt, [KINDS[kind](random) for kind in seated]), seated)


def played(table: PlayTable, dealt: Dealt, players: Sequence[Player]) -> Over:
    """A deal played to its end."""
    phase: Phase | Over = start(table, dealt)
    while not isinstance(phase, Over):
        phase = phase.after(players[phase.seat].decide(partial(Known, phase), phase.options()))
    return phase
