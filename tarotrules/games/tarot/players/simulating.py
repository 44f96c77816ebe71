"""Deals of tarot played by programs, and what became of them, as sums."""

from collections.abc import Sequence

from tarotrules.games.playing import simulating
from tarotrules.games.playing.simulating import seated
from tarotrules.games.tarot.play.agenda import shuffled, start
from tarotrules.games.tarot.play.game import Dealt, Over
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.tarot.players.kinds import KINDS
from tarotrules.games.tarot.players.known import Known
from tarotrules.games.tarot.players.player import Player
from tarotrules.games.tarot.players.tally import Outcome, outcome
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.sampling.draws import CARDS, PLAYERS, generator
from tarotrules.sampling.question import Question
from tarotrules.sampling.sums import Sums


def chunk(question: Question, first: int, number: int) -> Sums:
    """The sums of so many deals, from one on."""
    return simulating.chunk(question, first, number, _outcome)


def faithful(rules: Ruleset) -> bool:
    """Whether deals are dealt as the rules say: here the pack is always shuffled."""
    return rules.deal.shuffle != "none"


def _outcome(rules: Ruleset, question: Question, number: int) -> Outcome:
    table, random = play_table(rules), generator(question.seed, number, PLAYERS)
    kinds = seated(question.kinds, number, table.players)
    dealt = shuffled(table, number % table.players, generator(question.seed, number, CARDS))
    return outcome(played(table, dealt, [KINDS[kind](random) for kind in kinds]), kinds)


def played(table: PlayTable, dealt: Dealt, players: Sequence[Player]) -> Over:
    """A deal played to its end."""
    over: Over = simulating.played(start(table, dealt), players, Known)
    return over
