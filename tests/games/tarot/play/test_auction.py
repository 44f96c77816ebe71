"""The auction goes the way the rules say, in every form they have."""

from collections.abc import Iterator
from math import comb
from typing import Any

import pytest

from tarotrules import api
from tarotrules.games.playing.acts import PASS
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.acts import PAROLE, Act, Bid
from tarotrules.games.tarot.play.agenda import start
from tarotrules.games.tarot.play.auction import Bidding
from tarotrules.games.tarot.play.game import Over, Phase
from tarotrules.games.tarot.play.promising import Announcing
from tarotrules.games.tarot.play.reasons import Reason, why_not
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.tarot.play.witness import Witness
from tests.games.tarot.engine.tables import table as of_house
from tests.games.tarot.play.deals import cards, undisturbed

KINGS, OUDLERS = cards("SK HK DK CK"), cards("T1 T21 EX")
PRISE, GARDE, SANS, CONTRE = map(Bid, ("prise", "garde", "garde-sans", "garde-contre"))


@pytest.mark.parametrize(("players", "auctions"), [(3, 35), (4, 70), (5, 126)])
def test_the_number_of_auctions(players: int, auctions: int) -> None:
    """In one round, each auction is a choice of who bids what: C(players + bids, bids)."""
    table = play_table(api.load("fft").rulesets[players])

    def complete(phase: Phase | Over) -> int:
        return sum(complete(phase.after(act)) for act in phase.options()) if isinstance(phase, Bidding) else 1

    assert complete(start(table, undisturbed(table))) == auctions == comb(players + 4, 4)


def speakers(said: list[Act], **rules: Any) -> Iterator[int]:
    """Who speaks before each of some things said, and after the last; the dealer is at 0."""
    fft = api.load("fft").main
    table = PlayTable(fft.replace(auction=fft.auction.replace(**rules)))
    phase = start(table, undisturbed(table))
    for each in said:
        assert isinstance(phase, Bidding)
        yield phase.seat
        assert each in phase.options()
        phase = phase.after(each)
    if isinstance(phase, Bidding):
        yield phase.seat
    elif isinstance(phase, Over):
        yield -1 - phase.dealer
    else:
        yield 10 + (phase.game.taker or 0)


TAKEN, NEXT_DEALS, SAME_DEALS = 10, -2, -1


@pytest.mark.parametrize(
    ("said", "rules", "order"),
    [
        ([PRISE, PASS, GARDE, PASS], {}, [1, 2, 3, 0, TAKEN + 3]),
        ([CONTRE], {}, [1, TAKEN + 1]),
        ([PASS] * 4, {}, [1, 2, 3, 0, NEXT_DEALS]),
        ([PASS] * 4, {"all_pass": "same_dealer"}, [1, 2, 3, 0, SAME_DEALS]),
        ([PASS] * 6 + [PRISE, PASS], {"all_pass": "second_round"}, [1, 2, 3, 0, 1, 2, 3, 0, TAKEN + 3]),
        ([PASS] * 8, {"all_pass": "second_round"}, [1, 2, 3, 0, 1, 2, 3, 0, NEXT_DEALS]),
        ([PASS] * 3, {"first_bidder": "dealer"}, [0, 1, 2, 3]),
        # Whoever has passed is out; whoever was outbid may bid again.
        ([PRISE, PASS, GARDE, PASS, SANS, PASS], {"rounds": "until_all_pass"}, [1, 2, 3, 0, 1, 3, TAKEN + 1]),
        ([PRISE, PASS, PASS, PASS], {"rounds": "until_all_pass"}, [1, 2, 3, 0, TAKEN + 1]),
        # Whoever is outbid answers at once.
        ([PRISE, GARDE, SANS, PASS, PASS, PASS], {"overcall": "duel"}, [1, 2, 1, 2, 3, 0, TAKEN + 1]),
        ([PRISE, GARDE, PASS, SANS, PASS, PASS], {"overcall": "duel"}, [1, 2, 1, 3, 2, 0, TAKEN + 3]),
    ],
)
def test_who_speaks(said: list[Act], rules: dict[str, str], order: list[int]) -> None:
    """Each in turn; then who plays, or who deals next."""
    assert list(speakers(said, **rules)) == order


def parole(second_round: str, only: str | None) -> Any:
    """A rule on saying parole."""
    return api.load("fft", "parole").main.auction.parole.replace(second_round=second_round, only=only)


@pytest.mark.parametrize(
    ("said", "rule", "order"),
    [
        ([PAROLE, PASS, PAROLE, PASS, GARDE, PASS], ("always", None), [1, 2, 3, 0, 1, 3, TAKEN + 1]),
        ([PAROLE, PASS, PRISE, PASS, GARDE], ("always", None), [1, 2, 3, 0, 1, TAKEN + 1]),
        ([PAROLE, PASS, PRISE, PASS], ("if_no_bid", None), [1, 2, 3, 0, TAKEN + 3]),
        ([PAROLE, PASS, PASS, PASS, PRISE], ("if_no_bid", "prise"), [1, 2, 3, 0, 1, TAKEN + 1]),
        ([PAROLE, PASS, PASS, PASS, PASS], ("if_no_bid", "prise"), [1, 2, 3, 0, 1, NEXT_DEALS]),
    ],
)
def test_parole(said: list[Act], rule: tuple[str, str | None], order: list[int]) -> None:
    """Those who said it speak once more, in the same order."""
    assert list(speakers(said, parole=parole(*rule))) == order


def test_one_contract_only_after_parole() -> None:
    """Whoever said it may then bid that contract and no other, and nothing once somebody has bid."""
    fft = api.load("fft").main
    table = PlayTable(fft.replace(auction=fft.auction.replace(parole=parole("always", "prise"))))
    phase = start(table, undisturbed(table))
    for each in (PAROLE, PAROLE, PASS, PASS):
        assert isinstance(phase, Bidding)
        phase = phase.after(each)
    assert isinstance(phase, Bidding)
    assert list(phase.options()) == [PASS, PRISE]
    phase = phase.after(PRISE)

    assert isinstance(phase, Bidding)
    assert list(phase.options()) == [PASS]


def test_a_slam_promised_with_a_bid_falls_with_it() -> None:
    """Where a feat is announced as part of a bid, it stands as long as the bid does."""
    fft = api.load("fft").main
    slam = fft.promise["slam"].replace(moment="in_auction", who="anyone")
    table = PlayTable(fft.replace(promise={"slam": slam}))
    phase = start(table, undisturbed(table))
    for each in (acts.Bid("prise", ("slam",)), GARDE, PASS, acts.Bid("garde-sans", ("slam",))):
        assert isinstance(phase, Bidding)
        assert each in phase.options()
        phase = phase.after(each)

    assert [tuple(each) for each in phase.game.promises] == [(0, "slam")]


def test_a_bid_may_announce() -> None:
    """Whoever bids a slam has announced it, and is not asked again; it falls with the bid."""
    table = play_table(of_house("fft with slam-bid").main)
    phase = start(table, undisturbed(table))
    for each in (GARDE, Bid("chelem")):
        assert isinstance(phase, Bidding)
        phase = phase.after(each)

    assert not isinstance(phase, Bidding | Announcing | Over)
    assert [tuple(each) for each in phase.game.promises] == [(2, "slam")]


def test_a_bid_may_ask_for_a_hand() -> None:
    """Two kings and an oudler are needed for one bid; whoever has them may also bid something else."""
    table = play_table(of_house("palantar").main)
    dealt = undisturbed(table)
    tells = Bid("r20")
    for seat, hand in enumerate(dealt.hands):
        phase = start(table, dealt._replace(dealer=seat))
        has = (hand & KINGS).bit_count() >= 2 and bool(hand & OUDLERS)
        assert isinstance(phase, Bidding)
        assert (tells in phase.options()) == has
        assert why_not(phase, tells) == (None if has else Reason("bid-not-held", "r20"))
        assert Bid("p20") in phase.options()


def test_what_nobody_knows_of_a_hand_is_believed() -> None:
    """Somebody who only listens accuses nobody of such a bid, unless the hand is told."""
    table = play_table(of_house("palantar").main)
    witness = Witness(table)

    assert witness.copy().tell(0, Bid("r20")) is None
    witness.dealt[0] = undisturbed(table).hands[0] & ~KINGS
    told = witness.tell(0, Bid("r20"))
    assert told is not None
    assert told.reason.id == "bid-not-held"


def test_a_dealer_at_fault_is_silent() -> None:
    """After a misdeal whoever dealt may be barred from bidding."""
    table = play_table(api.load("fft").main)
    phase = start(table, undisturbed(table)._replace(silent=0))
    for _ in range(3):
        assert isinstance(phase, Bidding)
        phase = phase.after(PASS)

    assert isinstance(phase, Over)
