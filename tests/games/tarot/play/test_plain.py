"""A plain loop that knows the official game for four and nothing else comes to the same scores of the same deals."""

from random import Random

from tarotrules import api
from tarotrules.games.tarot.play.agenda import shuffled, start
from tarotrules.games.tarot.play.game import PLAYED, Over
from tarotrules.games.tarot.play.settlement import account_of
from tarotrules.games.tarot.play.table import play_table
from tests.games.tarot.play import plain

DEALS = 200


def test_the_plain_loop_agrees() -> None:
    """Deal after deal of one generator each, whatever was declared, kept back or owed."""
    table, one, two = play_table(api.load("fft").main), Random(11), Random(11)
    for number in range(DEALS):
        phase = start(table, shuffled(table, number % 4, one))
        while not isinstance(phase, Over):
            phase = phase.after(phase.options().pick(one))
        scores = account_of(phase).scores if phase.ending == PLAYED else None

        assert plain.play(two, number % 4) == scores
