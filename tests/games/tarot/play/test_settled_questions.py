"""What one table asks another before it plays is settled by a setting, and a deal is played as it says."""

from functools import cache
from random import Random
from typing import Any, Final

import pytest

from tarotrules import api
from tarotrules.cards.bits import BITS, lowest
from tarotrules.cards.pack import PACK, SUITS, Card
from tarotrules.cards.sets import ALL, IN_SUIT, NAMES
from tarotrules.games.playing.acts import PASS, Discard, Play
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.call import may_have_nothing_else
from tarotrules.games.tarot.chapters.sections import sections
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.play.acts import Act, Bid, Call, CallOff
from tarotrules.games.tarot.play.agenda import start
from tarotrules.games.tarot.play.auction import Bidding
from tarotrules.games.tarot.play.calling import Calling
from tarotrules.games.tarot.play.chien import Discarding
from tarotrules.games.tarot.play.count import counted
from tarotrules.games.tarot.play.dealing import gathered
from tarotrules.games.tarot.play.game import Dealt, Over, Phase
from tarotrules.games.tarot.play.redealing import Redealing
from tarotrules.games.tarot.play.table import PlayTable
from tarotrules.games.tarot.play.tricks import Playing, Trick, ended
from tarotrules.games.tarot.play.witness import Witness
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tests.games.tarot.play.deals import cards, undisturbed

FFT: Final = api.load("fft").rulesets
EXCUSE: Final = Play(NAMES.index("EX"))
PRISE: Final = Bid("prise")


def with_hands(table: PlayTable, *hands: str, chien: str = "", silent: int | None = None) -> Dealt:
    """A deal by player 0 in which players, from 0 on, and the chien have some cards, and the rest anybody."""
    found = [cards(codes) for codes in (*hands, *("",) * (table.players - len(hands)))]
    left = ALL & ~sum(found) & ~cards(chien)
    for seat, some in enumerate(found):
        more = lowest(left, table.hand - some.bit_count())
        found[seat], left = some | more, left ^ more
    return Dealt(0, tuple(found), left | cards(chien), silent)


def reached(phase: Phase | Over, until: type[Any], first: Act = PASS) -> Any:
    """A deal that player 1 takes, who plays one card as soon as may be; for the rest it is played by chance."""
    random = Random(1)
    while not isinstance(phase, until):
        assert not isinstance(phase, Over)
        options = phase.options()
        act: Act
        if isinstance(phase, Bidding):
            act = PRISE if phase.seat == 1 else PASS
        elif isinstance(phase, Playing):
            act = first if phase.seat == 1 and first in options else options.pick(random)
        else:
            act = PASS if PASS in options else next(iter(options))
        phase = phase.after(act)
    return phase


# --- when a hand calls the deal off ----------------------------------------------------------------

LONE_PETIT: Final = "T1 S1 S2 S3 S4 S5 S6 S7 S8 H1 H2 H3 H4 H5 H6 H7 H8 D1"


@cache
def in_turn(duty: str) -> PlayTable:
    """The official rules, but for a lone Petit, which calls a deal off in its holder's turn."""
    redeals = {name: each.replace(duty=duty, moment="own_turn") for name, each in FFT[4].redeal.items()}
    return PlayTable(FFT[4].replace(redeal=redeals))


def test_a_hand_calls_the_deal_off_in_its_holders_turn() -> None:
    """Who speaks before may bid; the holder neither bids nor passes any more."""
    table = in_turn("must")
    bidding = start(table, with_hands(table, "", "", LONE_PETIT))
    assert isinstance(bidding, Bidding)
    over = bidding.after(PRISE)

    assert isinstance(over, Over)
    assert (over.ending, over.called_off, over.dealer) == ("called_off", (2, "petit-sec"), 1)


def test_who_lets_it_be_played_in_that_turn_is_not_asked_again() -> None:
    """Not even where the auction comes round."""
    rules = in_turn("may").rules
    table = PlayTable(rules.replace(auction=rules.auction.replace(rounds="until_all_pass")))
    first = start(table, with_hands(table, "", LONE_PETIT))
    assert isinstance(first, Redealing)
    assert first.after(CallOff("petit-sec")).game.dealer == 0

    asked = ""
    said: list[Act] = [PRISE, Bid("garde"), PASS, PASS, Bid("garde-sans")]
    phase, spoken = first.after(PASS), iter(said)
    while isinstance(phase, Redealing | Bidding):
        asked += f"{type(phase).__name__}{phase.seat} "
        phase = phase.after(next(spoken, PASS))

    assert asked == "Bidding1 Bidding2 Bidding3 Bidding0 Bidding1 Bidding2 "


def test_a_referee_is_told_of_it_no_later_than_that() -> None:
    """Before anybody has spoken, or before its holder has, as the rules say."""
    faults = {}
    for moment in ("before_auction", "own_turn"):
        redeals = {name: each.replace(moment=moment) for name, each in FFT[4].redeal.items()}
        witness = Witness(PlayTable(FFT[4].replace(redeal=redeals)), 0)
        assert witness.tell(1, PASS) is None
        faults[moment] = [witness.copy().tell(seat, CallOff("petit-sec")) is None for seat in (1, 2)]

    assert faults == {"before_auction": [False, False], "own_turn": [False, True]}


# --- the partner -----------------------------------------------------------------------------------


@pytest.mark.parametrize("may", [True, False])
def test_a_dealer_who_may_not_bid_is_the_partner_or_not(*, may: bool) -> None:
    """Whoever else holds the called card is."""
    call = FFT[5].call
    assert call is not None
    table = PlayTable(FFT[5].replace(call=call.replace(barred_may_be_called=may)))
    phase = reached(start(table, with_hands(table, "SK T1 T2", "HK T3", "DK T4", silent=0)), Calling)
    found = [phase.after(Call(NAMES.index(king))).game.partners for king in ("SK", "DK", "HK")]

    assert found == [(0,) if may else (), (2,), ()]


def test_whoever_leads_has_something_that_may_be_led() -> None:
    """Fifteen cards are more than the called suit has but for the called card. With fewer the book says what then."""
    suit = ALL & IN_SUIT[SUITS[0]]
    called = BITS[NAMES.index("SK")]
    call, deal = FFT[5].call, FFT[5].deal
    assert call is not None
    few = FFT[5].replace(deal=deal.replace(hand=13, chien=len(PACK) - 5 * 13, packet=1))
    twelve = few.replace(deck=few.deck.replace(without=tuple(Card(each, 1) for each in SUITS)).of_its_pack())

    assert (suit & ~called).bit_count() < deal.hand
    assert [may_have_nothing_else(rules, call) for rules in (FFT[5], few, twelve)] == [False, True, False]
    assert [said(rules, "call-first-lead-only", cards="one") for rules in (FFT[5], few)] == [False, True]


def said(rules: Ruleset, sentence: str, **arguments: str) -> bool:
    """Whether the book says it."""
    teller = Teller(rules, catalogue("en"), {})
    phrase = teller.say(sentence, **arguments)
    return any(phrase in rule.phrases for section in sections(teller) for rule in section.rules)


# --- what lies where -------------------------------------------------------------------------------


def test_tricks_lie_in_one_heap_or_before_each_player() -> None:
    """Of the defence: in the order they were won, or player after player."""
    orders = {}
    for heap in ("facing", "by_player"):
        table = PlayTable(FFT[4].replace(play=FFT[4].play.replace(heap=heap)))
        over = reached(start(table, undisturbed(table)), Over)
        winner = {card: trick.winner for trick in over.tricks for card in trick.cards}
        lying = [winner[card] for card in gathered(over)[: 18 * 4] if over.game.side_of(winner[card]) == "defence"]
        orders[heap] = lying
        won = [trick.winner for trick in over.tricks if over.game.side_of(trick.winner) == "defence"]
        assert lying[::4] == (won if heap == "facing" else sorted(won, key=[1, 2, 3, 0].index))

    assert orders["facing"] != orders["by_player"]


@pytest.mark.parametrize(
    ("where", "unpaid", "given", "halves"),
    [
        ("tricks_and_discard", "half_points", 1, 0),
        ("tricks", "half_points", 0, 1),
        ("tricks", "nothing", 0, 0),
    ],
)
def test_a_side_without_tricks_pays_for_the_excuse(where: str, unpaid: str, given: int, halves: int) -> None:
    """With a card of the discard, with half a point alone, or not at all."""
    exempts = {name: each.replace(owed_from=where, unpaid=unpaid) for name, each in FFT[4].exempt.items()}
    table = PlayTable(FFT[4].replace(exempt=exempts))
    weak, low = "EX S1 S2 S3 S4 S5 S6 S7 S8 H1 H2 H3 H4 H5 H6 H7 H8 H9", "C1 C2 C3 C4 C5 C6"
    deal = with_hands(table, "T1 T2 T3 SK HK CK", weak, "T4 T5 T6 SQ HQ CQ", chien=low)
    phase = reached(start(table, deal), Discarding)
    over = reached(phase.after(Discard(cards(low))), Over, EXCUSE)
    found = counted(over)

    assert found.attack.tricks == 0
    assert (found.defence.cards & over.game.discard).bit_count() == given
    assert found.piles.credit[1] == -halves


@pytest.mark.parametrize(
    ("wins", "leader", "winner"),
    [
        ("last_trick_of_slam", 2, 3),
        ("last_trick_of_slam", 3, 3),
        ("last_trick_of_slam_led", 2, 2),
        ("last_trick_of_slam_led", 3, 3),
    ],
)
def test_the_excuse_ends_a_slam_of_the_defence(wins: str, leader: int, winner: int) -> None:
    """Player 2 holds the king of the last trick, 3 the Excuse: PAGAT lets it win only if it is led."""
    exempts = {name: each.replace(wins=wins) for name, each in FFT[4].exempt.items()}
    table = PlayTable(FFT[4].replace(exempt=exempts))
    game = reached(start(table, undisturbed(table)), Playing).game
    hands = {2: "SK", 3: "EX", 0: "S1", 1: "S2"}
    codes = [hands[seat % 4] for seat in range(leader, leader + 4)]
    king = NAMES.index("SK")
    before = (Trick(2, (), 2, king, 0),) * 17
    over = ended(game, before, Trick(leader, tuple(map(NAMES.index, codes)), 2, king, ALL))

    assert over.tricks[-1].winner == winner
    assert NAMES[over.tricks[-1].top] == hands[winner]
