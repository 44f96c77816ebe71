"""A match against bots moves from dealer to dealer, ends after its deals, and goes on the same if put away between."""

import itertools
import json
from random import Random
from typing import Any

import pytest

from tarotrules.cards.sets import names
from tarotrules.games.playing.recorder import Unreadable
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.dealing import gathered
from tarotrules.games.tarot.play.game import Over, Phase
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.replaying import again
from tarotrules.games.tarot.play.sitting import Sitting, begin, offered, taken_up
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tests.strategies import base_of


def anything(phase: Phase, random: Random) -> Act:
    """Whatever is allowed."""
    return phase.options().pick(random)


def refereed(table: PlayTable, record: Any) -> Recorder:
    """A record played again."""
    return again(table, record, lambda _: "none")


def up_again(sitting: Sitting) -> Sitting:
    """The same match, from what was written."""
    return taken_up(sitting.table, json.loads(json.dumps(sitting.to_json("rules"))), anything, refereed)


def step(sitting: Sitting, random: Random) -> None:
    """The person does anything, or goes on to the next deal."""
    phase = sitting.recorder.phase
    if isinstance(phase, Over):
        sitting.go_on()
    else:
        sitting.act(phase.options().pick(random))


@pytest.mark.parametrize("name", ["fft at 5", "eryod at 3", "fft with no-shuffle at 4"])
def test_a_match_goes_on_the_same_after_it_was_put_away(name: str) -> None:
    """Wherever it is put away, the same acts lead to the same match, deal after deal."""
    table = play_table(base_of(name).rules)
    kept, other, random = begin(table, 7, offered(table)[0], anything), begin(table, 7, offered(table)[0], anything), 0
    while len(kept.done) < 3:
        random += 1
        step(kept, Random(random))
        other = up_again(other)
        step(other, Random(random))
        assert other.to_json("rules") == kept.to_json("rules")

    assert other.after() == kept.after()


def test_the_dealer_moves_and_the_match_ends() -> None:
    """Three deals that are played to the end make a match of three; each deal the next player deals."""
    table = play_table(base_of("solitaire-paradise at 4").rules)
    sitting, random = begin(table, 1, 3, anything), Random(1)
    while not sitting.after().is_over:
        step(sitting, random)

    dealers = [each.dealt.dealer for each in (*sitting.done, sitting.recorder)]
    assert all(after in {before, (before + 1) % 4} for before, after in itertools.pairwise(dealers))
    assert (
        sum(isinstance(each.phase, Over) and bool(each.phase.tricks) for each in (*sitting.done, sitting.recorder)) == 3
    )
    sitting.go_on()
    with pytest.raises(Unreadable, match="dealer"):
        up_again(sitting)


def test_a_match_to_so_many_points_ends_with_whoever_has_them() -> None:
    """Not a deal earlier or later, and nobody says beforehand how many deals that takes."""
    table = play_table(base_of("fft with first-to-1000 at 4").rules)
    sitting, random = begin(table, 1, None, anything), Random(1)
    while not sitting.after().is_over:
        assert max(sitting.match.totals) < 1000
        step(sitting, random)

    assert max(sitting.after().totals) >= 1000
    assert up_again(sitting).after().is_over
    with pytest.raises(ValueError, match="30"):
        begin(table, 1, 30, anything)


def test_deals_are_numbered() -> None:
    """Each has the next number, where nobody has said how many there are to be."""
    sitting, random, numbers = begin(play_table(base_of("fft at 3").rules), 3, None, anything), Random(1), []
    while len(sitting.done) < 3:
        numbers.append(sitting.number)
        step(sitting, random)

    assert [*dict.fromkeys(numbers)] == [1, 2, 3]


def test_nobody_shuffles_where_nobody_does() -> None:
    """The pack of the next deal is the one of the last, cut: cards that lay together still do."""
    table = play_table(base_of("fft with no-shuffle at 4").rules)
    sitting, random = begin(table, 3, offered(table)[0], anything), Random(1)
    while not sitting.done:
        step(sitting, random)

    over = sitting.done[0].phase
    assert isinstance(over, Over)
    pack = gathered(over)
    hands = sitting.recorder.dealt.hands
    beside = [sum(hand >> card & hand >> after & 1 for hand in hands) for card, after in itertools.pairwise(pack)]
    assert sum(beside) > 40


def test_what_was_changed_is_refused() -> None:
    """A record that nobody can have played is not taken up, nor a match whose dealer is another."""
    table = play_table(base_of("fft at 4").rules)
    sitting, random = begin(table, 5, None, anything), Random(2)
    while not sitting.done:
        step(sitting, random)
    written = sitting.to_json("rules")
    stolen, moved = json.loads(json.dumps(written)), json.loads(json.dumps(written))
    stolen["records"][0]["acts"][-1][1] = names(1)[0]
    moved["first_dealer"] = (moved["first_dealer"] + 1) % 4

    with pytest.raises(Refused):
        taken_up(table, stolen, anything, refereed)
    with pytest.raises(Unreadable):
        taken_up(table, moved, anything, refereed)
