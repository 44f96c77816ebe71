"""A player decides by what it may know: where only that is the same, it does the same, whatever others hold.

A deal of the club is stopped somewhere; cards that the others have not played yet change places among them, the chien
and the discard, and whatever was done in the open is done again.
"""

from functools import partial
from random import Random
from typing import Final

import pytest

from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.agenda import shuffled, start
from tarotrules.games.tarot.play.auction import Bidding
from tarotrules.games.tarot.play.calling import Calling
from tarotrules.games.tarot.play.game import Dealt, Over
from tarotrules.games.tarot.play.promising import Announcing
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.tarot.players.club.player import Club
from tarotrules.games.tarot.players.known import Known
from tests.games.tarot.play.deals import stacked, undisturbed
from tests.games.tarot.play.test_view import Done, advance, another, changed, in_the_open, known_cards
from tests.strategies import Base, base_of

NAMES: Final = {"fft at 5", "eryod at 3", "fft with misere at 5", "fft with parole at 4"}
BASES: Final = tuple(base_of(each) for each in sorted(NAMES))
DEALS: Final = 12
CLUB: Final = Club(Random(0))


def played(table: PlayTable, dealt: Dealt) -> Recorder:
    """A deal played by the club, and written down."""
    recorder = Recorder(start(table, dealt))
    while not isinstance(recorder.phase, Over):
        recorder.act(decided(recorder))
    return recorder


def decided(recorder: Recorder) -> Act:
    """What the club would do next."""
    assert not isinstance(recorder.phase, Over)
    return CLUB.decide(partial(Known, recorder.phase), recorder.phase.options())


def known_by(recorder: Recorder) -> dict[str, object]:
    """All that the player to act is given."""
    assert not isinstance(recorder.phase, Over)
    known = Known(recorder.phase)
    return {name: getattr(known, name) for name in Known.__slots__}


class Twins:
    """Two deals that look alike to a player."""

    def __init__(self, table: PlayTable, dealt: Dealt, watcher: int, history: list[Done], random: Random) -> None:
        self.watcher, self.random = watcher, random
        self.one = Recorder(start(table, dealt))
        for done in history:
            assert advance(self.one, done)
        self.known = known_cards(self.one.phase, history, watcher)
        self.one, self.two = Recorder(start(table, dealt)), Recorder(start(table, changed(dealt, self.known, random)))

    def are_asked(self) -> bool:
        """Whether in both deals the same is to be decided by the player."""
        one, two = self.one.phase, self.two.phase
        if isinstance(one, Over) or isinstance(two, Over) or type(one) is not type(two):
            return False
        return one.seat == two.seat == self.watcher

    def go_on(self, done: Done) -> bool:
        """Do the same in both, as far as anybody sees; whether it could be done in the other."""
        phase, (seat, act) = self.two.phase, done
        assert advance(self.one, done)
        if seat != self.watcher:
            act = another(self.two, act, self.known, self.random)
        return not isinstance(phase, Over) and advance(self.two, (seat, act))


def compared(table: PlayTable, number: int, random: Random) -> int:
    """In how many moments of two deals that look alike to a player the same was decided."""
    watcher, found = number % table.players, 0
    deal = (shuffled, stacked)[number // table.players % 2]
    whole = played(table, deal(table, random.randrange(table.players), random))
    history = in_the_open(whole, watcher)[: random.randrange(random.choice((14, 90)))]
    twins = Twins(table, whole.dealt, watcher, history, random)
    ahead: list[Done | None] = [*history, None]
    for done in ahead:
        if twins.are_asked():
            assert known_by(twins.one) == known_by(twins.two)
            assert decided(twins.one) == decided(twins.two)
            found += twins.one.dealt != twins.two.dealt
        if done is None or not twins.go_on(done):
            break
    return found


@pytest.mark.parametrize("base", BASES, ids=lambda base: base.name)
def test_nothing_hidden_is_looked_at(base: Base) -> None:
    """Early and late in a deal, by anybody."""
    random, table = Random(3), play_table(base.rules)

    assert sum(compared(table, number, random) for number in range(DEALS)) > DEALS


def test_who_calls_a_card_or_promises_has_not_seen_the_chien() -> None:
    """It is turned up only then."""
    table = play_table(next(base.rules for base in BASES if base.name == "fft at 5"))
    recorder = Recorder(start(table, undisturbed(table)))
    while isinstance(recorder.phase, Bidding):
        # The first of them bids the lowest contract, the others pass.
        recorder.act(tuple(recorder.phase.options())[not recorder.done])

    asked = []
    while isinstance(recorder.phase, Calling | Announcing):
        asked.append(known_by(recorder)["chien"])
        recorder.act(decided(recorder))
    assert asked == [0, 0]
    assert known_by(recorder)["chien"] == recorder.dealt.chien
