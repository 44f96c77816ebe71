"""Cards are dealt in packets and the chien on the way, as the rules say, and the dealer moves from deal to deal."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from tarotrules import api
from tarotrules.cards.bits import each
from tarotrules.games.tarot.play.agenda import shuffled, start
from tarotrules.games.tarot.play.dealing import (
    any_layout,
    cut,
    dealt,
    gathered,
    layouts,
    may_cut,
    number_of_layouts,
    places,
)
from tarotrules.games.tarot.play.game import PLAYED, Over, whole_pack
from tarotrules.games.tarot.play.match import begun
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.sampling.draws import any_place
from tests.strategies import Base, shipped_bases, variant

WHOLE = tuple(range(78))
PLAIN = tuple(each for each in shipped_bases() if " with " not in each.name)


@pytest.mark.parametrize("base", PLAIN, ids=lambda base: base.name)
def test_every_way_to_deal_deals_the_pack(base: Base) -> None:
    """Hands have their cards, the chien its own, and all cards are there once; first and last card go to players."""
    table, random = play_table(base.rules), Random(1)
    pack = tuple(each(table.pack.all))
    ways = [*islice(layouts(table), 20), *(any_layout(table, random) for _ in range(20))]
    for layout in ways:
        found = dealt(table, 1, pack, layout)
        assert [hand.bit_count() for hand in found.hands] == [table.hand] * table.players
        assert whole_pack(table, found)
        assert base.rules.deal.chien_cards == "free" or not found.chien & (1 << pack[0] | 1 << pack[-1])
        assert isinstance(start(table, found).game.table, PlayTable)
    # The player after the dealer gets the first packet, but for what may go to the chien before.
    assert (
        base.rules.deal.chien_cards == "free"
        or base.rules.deal.piles_dealt == "before_hands"
        or dealt(table, 1, pack, ways[0]).hands[2 % table.players] & 1 << pack[0]
    )


def table_with(**rules: Any) -> PlayTable:
    """The official rules at four with other rules for the deal."""
    fft = api.load("fft").main
    return PlayTable(fft.replace(deal=fft.deal.replace(**rules)))


@pytest.mark.parametrize(
    ("rules", "ways", "first"),
    [
        # 24 packets have 23 gaps between them; six cards go into any six, alike or not.
        ({}, 376740, 1),
        ({"chien_apart": True}, 100947, 1),
        ({"chien_cards": "free"}, 593775, 0),
        ({"chien_cards": "not_first_nor_last_three"}, 376740, 1),
        ({"chien_cards": "not_first_nor_last_three", "packet": 2}, 2760681, 2),
        ({"chien_cards": "not_first_nor_last_round"}, 74613, 4),
        # Two packets of three go into any two of the gaps, alike or not: 23 × 24 / 2.
        ({"chien_packet": 3}, 276, 1),
        ({"chien_packet": 3, "chien_apart": True}, 253, 1),
        ({"chien_cards": "each_round"}, 1, 4),
        ({"chien_cards": "last_cards"}, 1, 24),
    ],
)
def test_where_the_chien_may_be_dealt(rules: dict[str, Any], ways: int, first: int) -> None:
    """So many ways there are, and so many packets come first."""
    table = table_with(**rules)

    assert (number_of_layouts(table), places(table).start) == (ways, first)


@pytest.mark.parametrize(
    ("rules", "chien"),
    [
        ({"chien_cards": "last_cards"}, [72, 73, 74, 75, 76, 77]),
        # Twelve cards to the players, one to the chien, six times.
        ({"chien_cards": "each_round"}, [12, 25, 38, 51, 64, 77]),
        ({"chien_cards": "each_round", "chien_packet": 3}, [12, 13, 14, 27, 28, 29]),
    ],
)
def test_which_cards_are_the_chien(rules: dict[str, Any], chien: list[int]) -> None:
    """Where the dealer has no choice, the pack tells: the last cards, or some after each round while there are more."""
    table = table_with(**rules)
    (layout,) = layouts(table)

    assert any_layout(table, Random(1)) == layout
    assert [card for card in WHOLE if dealt(table, 0, WHOLE, layout).chien >> card & 1] == chien


def test_packets_of_the_chien_stay_together() -> None:
    """Two packets of three are six cards of the pack, three by three."""
    table, random = table_with(chien_packet=3, chien_apart=True), Random(1)
    for _ in range(20):
        found = dealt(table, 0, WHOLE, any_layout(table, random)).chien
        chien = [card for card in WHOLE if found >> card & 1]
        assert chien[2] - chien[0] == chien[5] - chien[3] == 2
        assert chien[3] - chien[2] > 1


def test_how_a_pack_is_cut() -> None:
    """No part has fewer cards than the rules say."""
    table = play_table(api.load("fft").main)

    assert [at for at in range(79) if may_cut(table, at)] == [*range(4, 75)]
    assert cut(tuple(range(78)), 70)[:9] == (70, 71, 72, 73, 74, 75, 76, 77, 0)


def over(table: PlayTable, found: Any, random: Random) -> Over:
    """A deal at its end."""
    recorder = Recorder(start(table, found))
    while not isinstance(recorder.phase, Over):
        recorder.act(recorder.phase.options().pick(random))
    return recorder.phase


def test_a_match_ends_after_its_deals() -> None:
    """Totals add up, each card is there at the end of each deal, and the dealer has moved."""
    table, random = play_table(variant("solitaire-paradise").main), Random(6)
    deals = table.rules.match.deals[0]
    match = begun(table, 0, deals)
    while not match.is_over:
        before = match
        end = over(table, match.deal(random), random)
        match = match.after(end)
        assert sorted(gathered(end)) == [*each(table.pack.all)]
        assert match.played == before.played + (end.ending == PLAYED)
        assert match.dealer == (before.dealer + 1) % 4

    assert match.played == deals
    assert sum(match.totals) == 0
    assert all(match.totals[seat] == max(match.totals) for seat in match.winners)
    with pytest.raises(ValueError, match="not offered"):
        begun(table, 0, deals + 1)


@pytest.mark.parametrize(
    ("misdeal", "after"),
    [("same_dealer_silent", (2, 2)), ("same_dealer", (2, None)), ("next_dealer", (3, None))],
)
def test_after_a_misdeal(misdeal: str, after: tuple[int, int | None]) -> None:
    """Who deals again, and who may not bid."""
    match = begun(table_with(misdeal=misdeal), 2, None).after_misdeal()
    again = match.deal(Random(1))

    assert (match.dealer, match.silent) == (again.dealer, again.silent) == after


def test_nobody_shuffles_where_nobody_does() -> None:
    """The pack is dealt as it lay after the deal before, cut as the rules let it; elsewhere it is another pack."""
    random = Random(4)
    lain: dict[str, set[bool]] = {"none": set(), "dealer": set()}
    for shuffle, found in lain.items():
        table = table_with(shuffle=shuffle, cut_least=30)
        match = begun(table, 1, None)
        end = over(table, match.deal(random), random)
        match = match.after(end)
        for seed in range(20):
            chance = Random(seed)
            lifted = cut(gathered(end), range(30, 49)[any_place(19, chance)])
            found.add(match.deal(Random(seed)) == dealt(table, match.dealer, lifted, any_layout(table, chance)))

    assert lain == {"none": {True}, "dealer": {False}}


def test_a_deal_that_was_annulled_leaves_the_whole_pack() -> None:
    """What had been played lies on top, and then what had not: each card once."""
    table, random = table_with(shuffle="none"), Random(3)
    recorder = Recorder(start(table, shuffled(table, 0, random)))
    while len(recorder.tricks) < 5:
        assert not isinstance(recorder.phase, Over)
        recorder.act(recorder.phase.options().pick(random))
    pack = gathered(Over(recorder.phase.game, "annulled", 1, tuple(recorder.tricks)))

    assert sorted(pack) == [*each(table.pack.all)]
    assert sorted(pack[:20]) == sorted(card for trick in recorder.tricks for card in trick.cards)
