"""What may be played, and who wins a trick, is what another way of finding it out finds, too."""

from random import Random

import pytest

from tarotrules import api
from tarotrules.cards.pack import parse_card
from tarotrules.cards.sets import BEATEN_BY, IN_SUIT, NAMES, NUMBERS, TRUMPS, names
from tarotrules.games.tarot.play.agenda import shuffled, start
from tarotrules.games.tarot.play.game import Over, Phase
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.tarot.play.tricks import Playing
from tests.games.tarot.play import naive
from tests.games.tarot.play.deals import cards

VOIDS, OVERTRUMPS = ("must_trump", "free"), ("must", "free")


def tables() -> list[PlayTable]:
    """Every combination of duties, with three, four and five players."""
    rulesets = api.load("fft").rulesets
    return [
        PlayTable(rules.replace(play=rules.play.replace(void=void, overtrump=overtrump)))
        for rules in rulesets.values()
        for void in VOIDS
        for overtrump in OVERTRUMPS
    ]


@pytest.mark.parametrize("table", tables(), ids=lambda table: f"{table.players} {table.rules.play.void}")
def test_the_naive_referee_agrees(table: PlayTable) -> None:
    """At every card of some deals it allows the same cards, and gives each trick but the last to the same player."""
    random, asked = Random(7), 0
    for number in range(8):
        phase: Phase | Over = start(table, shuffled(table, number % table.players, random))
        while not isinstance(phase, Over):
            if isinstance(phase, Playing) and (phase.tricks or phase.cards or phase.game.called is None):
                hand, trick = list(names(phase.hand())), [NAMES[card] for card in phase.cards]
                assert sorted(names(phase.playable())) == naive.allowed(hand, trick, table.rules.play)
                asked += 1
            phase = phase.after(phase.options().pick(random))
        for each in phase.tricks[:-1]:
            place = naive.winning([NAMES[card] for card in each.cards])
            assert each.winner == (each.leader + place) % table.players

    assert asked > 300


@pytest.mark.parametrize(
    ("hand", "led", "top", "may"),
    [
        # Suit is followed, without a duty to beat.
        ("SK S1 T3", "S", "SQ", "SK S1"),
        # Without it a trump is played, over the highest if that can be.
        ("H1 T3 T9", "S", "T5", "T9"),
        ("H1 T3 T4", "S", "T5", "T3 T4"),
        ("H1 D4", "S", "T5", "H1 D4"),
        # The Excuse may always be played, and takes no duty away.
        ("SK EX", "S", "S2", "SK EX"),
        ("H1 T3 T9 EX", "T", "T5", "T9 EX"),
        ("EX", "S", "S2", "EX"),
    ],
)
def test_duties(hand: str, led: str, top: str, may: str) -> None:
    """What must be played of some hands (R-RO201206, « Le jeu de la carte »)."""
    table = play_table(api.load("fft").main)
    lying = parse_card(top)
    assert lying is not None
    beating = BEATEN_BY[NUMBERS[lying]] & TRUMPS
    assert table.playable(cards(hand), cards("EX"), IN_SUIT[led], beating) == cards(may)
