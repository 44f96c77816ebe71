"""Programs that play pairs, and what becomes of the deals they play."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from tarotrules.sampling.draws import CARDS, PLAYERS, generator
from tarotrules.sampling.question import Question
from tarotrules.sampling.sums import Sums, count, sample
from tests.games.pairs.play import NO_TURN, Choices, State, begin


def minding(state: State, random: Random) -> Any:
    """Turn a card that nobody has seen, or else the one that is known to be like the one that lies open."""
    known, choices = state.known, state.choices()
    cards = [act for act in choices if act != NO_TURN]
    alike = [act for act in cards if state.turned is not None and known.get(act) == state.cards[state.turned]]
    unseen = [act for act in cards if isinstance(act, int) and act not in known]
    return (alike or unseen or [Choices(cards).pick(random)])[0]


KINDS: Final[dict[str, Callable[[State, Random], Any]]] = {
    "minding": minding,
    "random": lambda state, random: state.choices().pick(random),
}


def played(state: State, kinds: Sequence[str], random: Random) -> State:
    """A deal to its end."""
    while state.seat is not None:
        state = state.after(KINDS[kinds[state.seat % len(kinds)]](state, random))
    return state


def chunk(question: Question, first: int, number: int) -> Sums:
    """How long deals are, by ruleset, and how many pairs each kind of player finds."""
    sums: Sums = {}
    for deal in range(first, first + number):
        for place, rules in enumerate(question.rulesets):
            dealt = begin(rules, deal % rules.players, generator(question.seed, deal, CARDS))
            over = played(dealt, question.kinds, generator(question.seed, deal, PLAYERS))
            sample(sums, str(place), "acts", value=len(over.acts))
            for seat, score in enumerate(over.result().scores):
                count(sums, str(place), "pairs", question.kinds[seat % len(question.kinds)], by=score)
    return sums
