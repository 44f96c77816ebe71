"""The club does what common sense says: it saves the Petit, feeds its own side and starves the other."""

from random import Random
from typing import Final

import pytest

from tarotrules.cards.bits import each
from tarotrules.cards.pack import PACK
from tarotrules.cards.sets import NAMES, SUIT_OF, names
from tarotrules.games.playing.acts import PASS, Discard, Play
from tarotrules.games.tarot.engine.evaluation import evaluate_hand
from tarotrules.games.tarot.play.acts import PAROLE, Act, Bid, Call
from tarotrules.games.tarot.play.agenda import shuffled
from tarotrules.games.tarot.play.auction import Bidding, Said
from tarotrules.games.tarot.play.calling import Calling
from tarotrules.games.tarot.play.chien import Discarding
from tarotrules.games.tarot.play.exempting import excused
from tarotrules.games.tarot.play.game import Dealt, Game, Phase
from tarotrules.games.tarot.play.position import SILENTLY
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.tarot.play.tricks import NO_CARD, Playing, Trick
from tarotrules.games.tarot.players.club.chances import Chances
from tarotrules.games.tarot.players.club.judging import Scale, scale_of
from tarotrules.games.tarot.players.club.player import Club
from tarotrules.games.tarot.players.known import Known
from tests.games.tarot.play.deals import cards
from tests.strategies import base_of

CLUB: Final = Club(Random(0))
TAKER: Final = 0
_BEFORE: Final = Trick(0, (), 0, NO_CARD, 0)


def table(name: str) -> PlayTable:
    """The rules of that name at play."""
    return play_table(base_of(name).rules)


def deal(name: str, hand: str, seat: int) -> Game:
    """A deal of which one hand is known, taken by the first player."""
    at = table(name)
    hands = tuple(cards(hand) if each == seat else 0 for each in range(at.players))
    game = excused(Game(at, SILENTLY, Dealt(at.players - 1, hands, 0)))
    return game.with_(taker=TAKER, contract=at.contracts[0])


def decided(phase: Phase) -> Act:
    """What the club does."""
    return CLUB.decide(lambda: Known(phase), phase.options())


def played(hand: str, trick: str = "", *, leader: int, gone: str = "") -> str:
    """The card that is played by whoever comes after those who lead and play a trick, of four."""
    down = trick.split()
    game = deal("fft at 4", hand, (leader + len(down)) % 4)
    playing = Playing(game, leader, tricks=(_BEFORE,), gone=cards(gone))
    for code in down:
        after = playing.play(*each(cards(code)))
        assert isinstance(after, Playing)
        playing = after
    act = decided(playing)
    assert isinstance(act, Play)
    return NAMES[act.card]


@pytest.mark.parametrize(
    ("hand", "trick", "leader", "card"),
    [
        # The taker's king has it; then a defender's.
        ("SQ S2 S7", "SK S3 S4", 0, "S2"),
        ("SQ S2 S7", "S5 SK S3", 0, "SQ"),
        # Nobody is left who could take it.
        ("SK S2", "S5 S6 SJ", 0, "SK"),
        # Void in the suit: a small trump is enough, and the Petit is safe at the end.
        ("T9 T14 T20", "S5 S6 SJ", 0, "T9"),
        ("T1 T14 T20", "S5 S6 SJ", 0, "T1"),
        # The highest trump gains nothing where a small one will do.
        ("T2 T5 T21", "H2 H3 HN", 0, "T2"),
        # It cannot beat what lies there: not the Petit to the taker, but to a defender.
        ("T1 T5 T7", "T20 T3 T4", 0, "T5"),
        ("T1 T5 T7", "T16 T19 T4", 0, "T1"),
        # A queen would be given away.
        ("SQ EX D2 D3", "SK S3 S4", 0, "EX"),
        # The last trick but one.
        ("S2 EX", "SK S3 S4", 0, "EX"),
    ],
)
def test_to_a_trick(hand: str, trick: str, leader: int, card: str) -> None:
    """The taker leads; the last to play is a defender."""
    assert played(hand, trick, leader=leader) == card


def test_to_lead() -> None:
    """The attack draws trumps, from the top while the Petit is about; a defender keeps them, and leads a safe king."""
    strong = "T21 T20 T18 T15 T12 T10 T8 T6 SK S4 D7"
    weak = "T21 T20 S2 S3 S5 D7 HQ"

    assert played(strong, leader=TAKER) == "T21"
    assert played(strong, leader=TAKER, gone="T1") == "T6"
    assert played(weak, leader=2) in {"S2", "S3", "S5"}
    assert played("T2 T3 SK S4 D5 D6 D7 D8", leader=2) == "SK"


@pytest.mark.parametrize(("lies", "beaten"), [("SK", 1), ("SJ", 0), ("H5", 0), ("T3", 1)])
def test_what_lies_in_front_of_the_other_is_seen(lies: str, beaten: float) -> None:
    """Who had no spade, and so no trump, may have one since a card was turned up."""
    top, queen, low, heart = (NAMES.index(code) for code in (lies, "SQ", "S3", "H4"))
    game = deal("six-piles at 2", "SQ D2", 0).with_(piles=((), ((top,),)))
    before = Trick(0, (low, heart), 0, low, cards("S3 H4"))
    known = Known(Playing(game, 0, tricks=(before,), gone=before.gone))

    assert Chances(known).beaten(queen, (1,), SUIT_OF[queen]) == beaten


def test_the_discard_makes_a_void() -> None:
    """A short suit without the king goes, then what could be lost."""
    hand = "T21 T20 T19 T18 T17 T16 T15 T10 T9 T8 SK SQ S3 HQ H2 H3 D4 CJ C2 C3 C4 C5 C6 C7"
    game = deal("fft at 4", hand, TAKER)

    act = decided(Discarding(game.with_(dealt=game.dealt._replace(chien=cards("H2"))), 0))

    assert isinstance(act, Discard)
    assert set(names(act.cards)) == {"D4", "HQ", "H3", "H2", "CJ", "C2"}


def test_a_suit_that_fills_the_discard_goes_whole() -> None:
    """Rather than the dearest of a longer one."""
    game = deal("fft at 4", "T21 T20 T19 T18 T17 T16 T15 T10 T9 T8 SK SQ S3 S4 HQ H2 H3 D2 D3 D4 CQ CJ C2 C3", TAKER)

    act = decided(Discarding(game, 0))

    assert isinstance(act, Discard)
    assert set(names(act.cards)) == {"HQ", "H2", "H3", "D2", "D3", "D4"}


def test_the_call_marries_a_queen() -> None:
    """Not a king of one's own, but the one that goes with the queen."""
    game = deal("fft at 5", "SK SQ S2 HQ H3 C2 C3 C4 C5", TAKER)

    assert decided(Calling(game, 0, cards("SK HK DK CK"))) == Call(next(each(cards("HK"))))


HAND: Final = "T21 T20 T19 T16 T10 T7 T1 EX SK SQ SN S5 HK H3 DQ D4 D2 C9"
"""Worked out in tests/games/tarot/test_evaluation.py: 70 points, 73 if the chien is left alone."""


@pytest.mark.parametrize(
    ("high", "bid"), [(-1, Bid("garde-sans")), (1, Bid("garde-sans")), (2, None)], ids=["first", "after", "over"]
)
def test_the_bid_is_what_the_scale_advises(high: int, bid: Bid | None) -> None:
    """The highest contract that the hand is enough for, if it is still higher than what was bid."""
    phase = Bidding(deal("wikipedia at 4", HAND, 0).with_(taker=None, contract=None), 0, Said((0, 1), high=high))

    act = decided(phase)

    assert act == bid if bid is not None else not isinstance(act, Bid)


@pytest.mark.parametrize(
    ("hand", "act"),
    [
        # The lowest contract is bid from 41 points. 38: a trump from 16 on 4, the highest 10, kings 12, a marriage 10 …
        ("T21 T10 T9 T8 T3 SK SQ S2 S3 HK H2 H3 H4 D2 D3 D4 C2 C3", PAROLE),
        ("T21 T10 T9 T8 T3 SK S8 S2 S3 H9 H2 H3 H4 D2 D3 D4 C2 C3", PASS),
    ],
    ids=["nearly", "by far not"],
)
def test_parole_is_for_a_hand_that_is_nearly_enough(hand: str, act: Act) -> None:
    """Of the lowest contract; that the highest is far away does not matter."""
    phase = Bidding(deal("fft with parole at 4", hand, 0).with_(taker=None, contract=None), 0, Said((0, 1, 2, 3)))

    assert decided(phase) == act


def test_a_slam_is_bid_by_whoever_can_lose_no_trick() -> None:
    """A hand that is enough for the highest contract bids no slam with it while a trick may be lost."""
    strong = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 EX SK SQ HK D2"
    sure = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 EX SK SQ HK DK"
    found = []
    for hand in (strong.replace("SQ HK", "H2 C2"), sure):
        game = deal("fft with slam-bid at 4", hand, 0).with_(taker=None, contract=None)
        found.append(decided(Bidding(game, 0, Said((0, 1)))))

    assert found == [Bid("garde-contre"), Bid("chelem")]


def test_who_may_only_pass_passes() -> None:
    """Who said parole and may bid *prise* alone, after somebody has bid."""
    game = deal("fft with parole-prise-only at 4", HAND, 0).with_(taker=None, contract=None)
    phase = Bidding(game, 0, Said((0, 2), high=0, holder=2, reserved=(0,), second=True))

    assert tuple(phase.options()) == (PASS,)
    assert decided(phase) == PASS


def test_the_scale_is_that_of_the_rules() -> None:
    """It comes to what `evaluate` says; and the club's own scale is the one that a shipped variant has."""
    stated, own = table("wikipedia at 4"), table("fft at 4")
    random = Random(1)
    for _ in range(40):
        hand = shuffled(stated, 0, random).hands[0]
        worth = evaluate_hand(stated.rules, tuple(PACK[card] for card in each(hand)))

        assert Scale(stated).worth(hand) == (worth.points, worth.without_chien)
        assert scale_of(own).worth(hand) == (worth.points, worth.without_chien)
