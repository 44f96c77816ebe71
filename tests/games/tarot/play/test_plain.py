"""Quicker ways to play come to the same: a plain loop that knows one game, and the rest of a deal by chance."""

import json
from random import Random

import pytest

from tarotrules import api
from tarotrules.games.tarot.play.agenda import shuffled, start
from tarotrules.games.tarot.play.facts import readers
from tarotrules.games.tarot.play.game import PLAYED, Over
from tarotrules.games.tarot.play.rollout import rollout
from tarotrules.games.tarot.play.settlement import account_of
from tarotrules.games.tarot.play.table import play_table
from tests.games.tarot.play import plain
from tests.games.tarot.play.deals import stacked
from tests.strategies import Base, base_of

DEALS = 200
NAMES = {"fft at 3", "fft at 4", "fft at 5", "eryod at 4", "wikipedia-older at 5", "fft with petit-imprenable at 4"}
BASES = [base_of(each) for each in sorted(NAMES)]
FFT = api.load("fft")
FREE = Base("no duty to trump at 4", FFT.main.replace(play=FFT.main.play.replace(void="free")), FFT)


def test_the_plain_loop_agrees() -> None:
    """Deal after deal of one generator each, whatever was declared, kept back or owed."""
    table, one, two = play_table(api.load("fft").main), Random(11), Random(11)
    for number in range(DEALS):
        phase = start(table, shuffled(table, number % 4, one))
        while not isinstance(phase, Over):
            phase = phase.after(phase.options().pick(one))
        scores = account_of(phase).scores if phase.ending == PLAYED else None

        assert plain.play(two, number % 4) == scores


@pytest.mark.parametrize("base", [*BASES, FREE], ids=lambda base: base.name)
def test_a_rollout_plays_the_same_cards(base: Base) -> None:
    """From any moment of a deal, strong hands and slams included, the same draws end in the same tricks."""
    table = play_table(base.rules)
    for seed in range(8):
        one, two = Random(seed), Random(seed)
        phase = start(table, (shuffled, stacked)[seed % 2](table, seed % table.players, Random(seed)))
        for _ in range(7 * seed):
            phase = phase if isinstance(phase, Over) else phase.after(phase.options().pick(one))
        two.setstate(one.getstate())
        again = rollout(phase, two)
        while not isinstance(phase, Over):
            phase = phase.after(phase.options().pick(one))

        assert (again.tricks, again.ending, again.dealer) == (phase.tricks, phase.ending, phase.dealer)


@pytest.mark.parametrize("base", BASES, ids=lambda base: base.name)
def test_half_of_a_table_is_flat(base: Base) -> None:
    """Numbers and words alone, so that another engine can take them over; what is asked at the end has one order."""
    table = play_table(base.rules)
    paths = [each.path for each in readers(table)]

    assert json.loads(json.dumps(table.flat))
    assert paths[1:] == sorted(paths[1:])
