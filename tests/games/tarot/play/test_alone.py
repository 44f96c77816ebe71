"""Deals that everybody has passed, played all the same."""

from functools import partial
from random import Random
from typing import Any

import pytest

from tarotrules import api
from tarotrules.cards.sets import NAMES
from tarotrules.expressions.json import dump_number
from tarotrules.games.playing.acts import PASS, Pass, Play
from tarotrules.games.tarot.play.agenda import shuffled, start
from tarotrules.games.tarot.play.count import piles_of
from tarotrules.games.tarot.play.dealing import gathered
from tarotrules.games.tarot.play.game import Over
from tarotrules.games.tarot.play.match import begun
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.settlement import account_of, ranked
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.tarot.players.kinds import KINDS
from tarotrules.games.tarot.players.known import Known
from tests.games.tarot.engine.tables import table
from tests.games.tarot.play.deals import cards, stacked

RULES = [(("fft", "vachette"), 3), (("fft", "one-for-one"), 4), (("alone-for-tricks",), 4), (("fft", "descendante"), 5)]
UNTAKEN = [(("qui-perd-gagne",), 6), (("qui-perd-gagne",), 7)]
"""Where there is no auction at all."""
EXCUSE = cards("Ex")


def passed(at: PlayTable, kinds: tuple[str, ...], number: int, dealt: Any = stacked) -> Recorder:
    """A deal that everybody passes, played to its end."""
    random = Random(number)
    seats = [KINDS[kinds[seat % len(kinds)]](random) for seat in range(at.players)]
    recorder = Recorder(start(at, dealt(at, number % at.players, random)))
    while not isinstance(phase := recorder.phase, Over):
        bids = phase.game.mode is None and PASS in phase.options()
        recorder.act(PASS if bids else seats[phase.seat].decide(partial(Known, phase), phase.options()))
    return recorder


@pytest.mark.parametrize(("names", "players"), [*RULES, *UNTAKEN])
def test_a_deal_that_all_have_passed_is_played_and_scored(names: tuple[str, ...], players: int) -> None:
    """Nothing is declared; what is counted is all there is; told in whatever way, it comes to the same."""
    variant = table(*names)
    at, aside = play_table(variant.rulesets[players]), "alone-for-tricks" not in names
    for number in range(8):
        recorder = passed(at, ("random", "club"), number)
        over = recorder.phase
        assert isinstance(over, Over)
        if over.ending != "played":
            continue
        assert {type(each.act) for each in recorder.done} <= {Pass, Play}
        said = [each for each in recorder.done if isinstance(each.act, Pass)]
        assert len(said) == (0 if (names, players) in UNTAKEN else players)
        assert recorder.done[len(said)].seat == (over.game.dealer + 1) % players
        counted, scores = ranked(over), account_of(over).scores
        left = at.rules.deal.chien if aside else 0
        assert sum(counted.points_by_seat or ()) <= 91 - left / 2 if left else sum(counted.points_by_seat or ()) == 91
        assert sum(scores) == 0
        found = api.replay(variant, recorder.to_json())
        codes = [[NAMES[card] for card in trick.cards] for trick in over.tricks]
        told = {"players": players, "dealer": over.game.dealer, "taker": None, "tricks": codes}
        assert found["scores"] == api.replay(variant, told)["scores"] == list(map(dump_number, scores))
        facts = {".".join(path): list(values) for path, values in counted.facts_by_seat}
        by_seat = {key: found[key] for key in ("card_points_by_seat", "oudlers_by_seat")}
        assert api.score(variant, {"players": players, **by_seat, "facts_by_seat": facts})["scores"] == found["scores"]
        assert api.referee(variant, recorder.to_json())["scores"] == found["scores"]


def test_the_excuse_in_the_last_trick_goes_to_whoever_wins_it() -> None:
    """There everybody is somebody else’s other side; before, it stays with its player, who gives a low card for it."""
    at, last = play_table(table("fft", "vachette").rulesets[4]), 0
    for number in range(30):
        over = passed(at, ("club",) if number % 2 else ("random",), number).phase
        if not isinstance(over, Over) or over.ending != "played":
            continue
        piles = piles_of(over).cards
        for trick in over.tricks:
            if EXCUSE >> trick.cards[0] & 1 or any(EXCUSE >> card & 1 for card in trick.cards):
                is_last = trick is over.tricks[-1]
                player = (trick.leader + [EXCUSE >> card & 1 for card in trick.cards].index(1)) % 4
                assert piles[trick.winner if is_last else player] & EXCUSE
                last += is_last
    assert last


def test_the_pack_is_gathered_heap_by_heap() -> None:
    """With four players the defence has one heap; who plays alone has one, and the player after the dealer is first."""
    at = play_table(table("fft", "vachette").rulesets[4])
    over = passed(at, ("random",), 1, shuffled).phase
    assert isinstance(over, Over)
    pack, size = gathered(over), at.players
    winner = {trick.cards: trick.winner for trick in over.tricks}
    heaps = [winner[pack[place : place + size]] for place in range(0, len(over.tricks) * size, size)]

    assert at.rules.play.heap == "facing"
    order = [(over.game.dealer + step) % size for step in range(1, size + 1)]
    assert heaps == sorted(heaps, key=order.index)
    assert len({*heaps}) > 2


def test_the_dealer_moves_as_after_passing() -> None:
    """Where the same dealer deals again after all have passed, the deal that is played instead does not change that."""
    for names, moves in ((("alone-for-tricks",), 0), (("fft", "vachette"), 1)):
        at = play_table(table(*names).rulesets[4])
        over = next(each for each in (passed(at, ("random",), n).phase for n in range(9)) if _is_played(each))
        assert isinstance(over, Over)
        assert over.dealer == (over.game.dealer + moves) % 4
        assert begun(at, over.game.dealer, None).after(over).totals == account_of(over).scores


def _is_played(phase: object) -> bool:
    return isinstance(phase, Over) and phase.ending == "played"


@pytest.mark.parametrize("option", ["vachette", "descendante"])
def test_who_wants_little_gets_less_than_chance(option: str) -> None:
    """A player of the club gets rid of points where the fewest come first, and has fewer than those who do anything."""
    at = play_table(table("fft", option).rulesets[4])
    overs = [passed(at, ("club", "random"), number, shuffled).phase for number in range(16)]
    found = [account_of(over).scores for over in overs if isinstance(over, Over) and over.ending == "played"]

    assert sum(each[0] + each[2] for each in found) > 30 * len(found)
