"""Of piles the top cards are played like a hand, and what lies beneath nobody knows before it is turned."""

from random import Random
from typing import Any, Final

import pytest

from tarotrules import api
from tarotrules.cards.pack import parse_card
from tarotrules.cards.sets import NUMBERS
from tarotrules.games.playing.acts import PASS, Discard, Play
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.play.acts import Bid
from tarotrules.games.tarot.play.agenda import shuffled, start
from tarotrules.games.tarot.play.chien import Discarding
from tarotrules.games.tarot.play.dealing import dealt, layouts
from tarotrules.games.tarot.play.game import Dealt, Over
from tarotrules.games.tarot.play.reasons import why_not
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.replaying import replay
from tarotrules.games.tarot.play.rereading import replayed
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.tarot.play.tricks import Playing
from tarotrules.games.tarot.play.view import view
from tests.games.tarot.play.deals import by_chance
from tests.games.tarot.play.law import obey, views_agree
from tests.shelf import house

OPEN: Final = play_table(api.load("decouverte").main)
SIX: Final = play_table(api.load("six-piles").main)
PACK: Final = tuple(range(78))


def test_piles_are_laid_row_by_row() -> None:
    """Player 1 deals, so that 0 gets a card on each place first; what is laid last lies on top."""
    before = dealt(OPEN, 1, PACK, next(layouts(OPEN)))
    assert before.piles[0][:2] == ((24, 0), (26, 2))
    assert before.piles[1][-1] == (47, 23)
    assert before.hands[0] & 1 << 24
    assert not before.hands[0] & 1
    # Twelve cards each and six to the chien come first: thirty of the pack.
    after = dealt(SIX, 1, PACK, next(layouts(SIX)))
    assert (after.piles[0][0], after.piles[1][5]) == ((66, 54, 42, 30), (77, 65, 53, 41))


def begun(table: PlayTable, until: type[Any], seed: int = 1) -> Any:
    """A deal of chance that player 1, who speaks first, takes with a prise, as far as some moment."""
    phase: Any = start(table, shuffled(table, 0, Random(seed)))
    while not isinstance(phase, until):
        options = phase.options()
        act = next((each for each in (Bid("prise"), PASS) if each in options), None)
        phase = phase.after(act or options.pick(Random(seed)))
    return phase


def test_a_card_is_turned_after_the_trick() -> None:
    """Not while the trick goes on; whoever leads next may play it, and the pile is one card lower."""
    playing = begun(SIX, Playing)
    leader, pile = playing.seat, playing.game.piles[playing.seat][0]
    assert playing.playable() & 1 << pile[0]
    assert not playing.playable() & 1 << pile[1]
    going = playing.after(Play(pile[0]))
    while len(going.tricks) == 0:
        assert not going.game.hands[leader] & 1 << pile[1]
        going = going.after(going.options().pick(Random(1)))
    assert going.game.hands[leader] & 1 << pile[1]
    assert going.game.piles[leader][0] == pile[1:]


def test_what_lies_open_has_to_follow_suit() -> None:
    """Player 0 has one heart on a pile, with a king below it, and one below a trump: only what is seen obliges."""
    hearts = [number(f"H{rank}") for rank in ("1", "2", "3", "4", "6", "7", "8", "10", "N", "J", "Q")]
    five, king, nine, two = map(number, ("H5", "HK", "H9", "T2"))
    rest = [card for card in range(78) if card not in {*hearts, five, king, nine, two}]
    mine, hers = [(five, king), (two, nine), *zip(rest[:10], rest[10:20], strict=True)], rest[20:44]
    theirs = [*zip(hers[:12], hers[12:], strict=True)]
    hands = ([*rest[44:56], *(pile[0] for pile in mine)], [*hearts, rest[56], *(pile[0] for pile in theirs)])
    sets = tuple(sum(1 << card for card in cards) for cards in hands)
    chien = sum(1 << card for card in rest[57:])
    phase: Any = start(OPEN, Dealt(0, sets, chien, piles=(tuple(mine), tuple(theirs))))
    while not isinstance(phase, Playing):
        phase = phase.after(next(each for each in (Bid("garde-sans"), PASS) if each in phase.options()))
    phase = silent(phase.after(Play(number("H1"))))
    free = phase.game.free[0]
    assert phase.playable() & ~free == 1 << five
    assert getattr(why_not(phase, Play(two)), "id", None) == "must-follow"
    assert getattr(why_not(phase, Play(king)), "id", None) == "not-held"
    phase = phase.after(Play(five))
    assert phase.seat == 0
    assert phase.playable() & 1 << king


def silent(phase: Any) -> Any:
    """Whoever may declare something does not."""
    while not isinstance(phase, Playing):
        phase = phase.after(PASS)
    return phase


def number(code: str) -> int:
    """A card by its code."""
    card = parse_card(code)
    assert card is not None
    return NUMBERS[card]


def test_what_lies_on_the_table_is_not_discarded() -> None:
    """The six cards come from the hand and the chien."""
    phase = begun(OPEN, Discarding)
    tops = sum(1 << pile[0] for pile in phase.game.piles[phase.seat])
    assert not any(each.cards & tops for _, each in zip(range(50), phase.options(), strict=False))
    wrong = next(iter(phase.options())).cards
    top = 1 << phase.game.piles[phase.seat][0][0]
    swapped = Discard(wrong & (wrong - 1) | top)
    assert swapped not in phase.options()
    assert getattr(why_not(phase, swapped), "id", None) == "not-held"


@pytest.mark.parametrize("table", [OPEN, SIX])
def test_nobody_sees_what_is_covered(table: PlayTable) -> None:
    """Every view fits at every moment, a record comes back as it was, and covered cards changed places unseen."""
    random = Random(2)
    recorder = Recorder(start(table, shuffled(table, 0, random)))
    for _ in range(12):
        views_agree(recorder)
        assert replayed(table, recorder.to_json()).to_json() == recorder.to_json()
        recorder.act(recorder.phase.options().pick(random))  # type: ignore[union-attr]
    data = recorder.to_json()
    (*_, one), (*_, other) = data["piles"][0][-1], data["piles"][1][-1]
    data["piles"][0][-1][-1], data["piles"][1][-1][-1] = other, one
    swapped = replayed(table, data)
    for seat in range(2):
        assert view(swapped, seat) == view(recorder, seat)


def test_a_deal_with_piles_is_not_told_by_its_tricks() -> None:
    """Which cards were covered when another was played, the tricks do not say."""
    with pytest.raises(Refused) as refused:
        replay(OPEN.rules, {"taker": 0, "contract": "prise", "tricks": [["S1", "S2"]]}, lambda _: "")
    assert [each.arguments["what"] for each in refused.value.diagnostics if "what" in each.arguments] == ["piles"]


def test_a_record_needs_its_piles() -> None:
    """Without them, or with a card short, the cards were never dealt so."""
    data = Recorder(start(OPEN, shuffled(OPEN, 0, Random(1)))).to_json()
    for piles in ([], [data["piles"][0]], [data["piles"][0][:-1], data["piles"][1]]):
        with pytest.raises(Refused):
            replayed(OPEN, {**data, "piles": piles})


def test_a_deal_is_over_when_all_is_played() -> None:
    """Thirty-six tricks, and nothing lies there any more."""
    over = begun(SIX, Over)
    assert len(over.tricks) == SIX.tricks == 36


def test_what_is_turned_later_counts_for_no_declaration() -> None:
    """A hand is what a player saw when the tricks began, whatever lay beneath."""
    over = begun(SIX, Over)
    for seat in range(2):
        assert over.game.to_declare(seat).bit_count() == SIX.hand == 18
        assert over.game.hands[seat].bit_count() == SIX.tricks


@pytest.mark.parametrize(
    ("base", "players", "body"),
    [
        ("fft with called-king-trick", 5, "deal { hand 12; packet 3; piles 1; pile_cards 3; piles_dealt after_hands }"),
        (
            "cardman-opposite",
            4,
            "deal { hand 12; packet 3; piles 3; pile_cards 2; piles_dealt after_hands }; remove claim handful",
        ),
    ],
)
def test_a_partner_whom_no_hand_decides_plays_with_piles(base: str, players: int, body: str) -> None:
    """Whoever wins the trick of the called card, wherever it lay, or whoever sits opposite; deals are lawful."""
    rules = house(f"# language: en\nvariant house extends {base} {{ players {players}; {body} }}").rulesets[players]
    found = set()
    for seed in range(40):
        game = (over := by_chance(rules, seed)[1]).game
        obey(over)
        covered = {card for piles in game.dealt.piles for pile in piles for card in pile[1:]}
        found.add((game.partners != (), {*game.called} <= covered))
    assert (True, True) in found
