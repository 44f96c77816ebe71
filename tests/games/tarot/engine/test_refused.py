"""Deals that cannot be are refused with their cause; deals that can be, however rare, are scored."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarotrules import pipeline
from tarotrules.api import compile as compiled
from tarotrules.api import score
from tarotrules.games.deals import refusals as general
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.scoring import score as engine_score
from tarotrules.games.tarot.engine.summary import DEAL_KEYS
from tarotrules.games.tarot.ruleset.from_json import from_json
from tarotrules.languages import LANGUAGES
from tarotrules.reports import present
from tarotrules.source.diagnostics import Problem
from tests.games.tarot.engine.tables import Json, bonus, claim, promise, scored, table

DEAL: Final[Json] = {"taker": 0, "contract": "garde", "card_points": 45, "oudlers": 2}
MISERE: Final = ("fft", "misere")
PERSONAL: Final = ("fft", "misere", "misere-personal")

REFUSED: Final[list[tuple[Problem, tuple[str, ...], Any]]] = [
    (refusals.SIDE_MISSING, ("fft",), DEAL | {"bonuses": [{"id": "petit-au-bout", "player": 2}]}),
    # Six cards count three points at least, three cards (at five players) one and a half.
    (refusals.CHIEN_NOT_IN_POINTS, ("fft",), DEAL | {"card_points": 2.5, "oudlers": 0}),
    (refusals.CHIEN_NOT_IN_POINTS, ("fft",), DEAL | {"players": 5, "card_points": 1, "oudlers": 0}),
    (refusals.CHIEN_NOT_IN_POINTS, ("fft",),
     DEAL | {"contract": "garde-contre", "card_points": 88.5, "oudlers": 3}),
    (refusals.CHIEN_NOT_IN_POINTS, ("fft",),
     DEAL | {"players": 5, "contract": "garde-contre", "card_points": 90, "oudlers": 3}),
    (refusals.SLAM_NOT_IN_POINTS, ("fft",), DEAL | {"promises": promise("slam", "attack", "attack")}),
    (refusals.FEAT_IMPOSSIBLE, ("fft",), DEAL | {"promises": promise("slam", None, "defence")}),
    # Announced, and told as missed; but 91 points are all the tricks.
    (refusals.PROMISE_PROVEN, ("fft",),
     DEAL | {"card_points": 91, "oudlers": 3, "promises": promise("slam", "attack", None)}),
    # Fifteen tricks of eighteen and the discard: 66 cards with two oudlers count 45 at least.
    (refusals.SLAM_NOT_IN_POINTS, ("fft", "petit-slam"),
     DEAL | {"card_points": 44, "promises": promise("petit-slam", "attack", "attack")}),
    (refusals.FEAT_IMPOSSIBLE, ("misere-m7",),
     DEAL | {"card_points": 20, "oudlers": 0, "promises": promise("slam", "attack", "attack")}),
    # At four the halves come out whole, unless a defender's Excuse comes to the taker in the last trick.
    (refusals.HALVES_IMPOSSIBLE, ("fft",), DEAL | {"card_points": 40.5, "oudlers": 0}),
    (refusals.HALVES_IMPOSSIBLE, ("eryod",), DEAL | {"card_points": 40.5}),
    (refusals.NO_SUCH_TRICKS, ("fft",), DEAL | {"card_points": 90, "oudlers": 3}),
    (refusals.NO_SUCH_TRICKS, ("fft",), DEAL | {"players": 5, "partner": 1, "card_points": 89.5, "oudlers": 3}),
    (refusals.BONUSES_CONTRADICT, ("last-king",),
     DEAL | {"bonuses": bonus("petit-au-bout", "attack") + bonus("last-king", "defence")}),
    # One Petit, held by its owner and lost.
    (refusals.BONUSES_CONTRADICT, ("eryod",),
     DEAL | {"bonuses": bonus("petit-au-bout", "attack") + bonus("petit-lost", "defence")}),
    (refusals.BONUS_WITHOUT_CARD, ("eryod",), DEAL | {"oudlers": 0, "bonuses": bonus("petit-au-bout", "attack")}),
    # Whoever won every trick won the last one.
    (refusals.NOT_EARNED, ("fft",),
     {"taker": 0, "contract": "garde", "margin": 46, "bonuses": bonus("petit-au-bout", "defence"),
      "promises": promise("slam", None, "attack")}),
    (refusals.PROMISE_EMPTY, ("fft",), DEAL | {"promises": [{"id": "slam"}]}),
    (refusals.UNKNOWN_FAULT, ("fft",), DEAL | {"faults": [{"id": "revoke", "player": 0}]}),
    (refusals.CULPRIT_MISSING, ("fft", "referees"), DEAL | {"faults": [{"id": "revoke"}]}),
    (refusals.FAULT_OF_OTHER_SIDE, ("fft", "referees"), DEAL | {"faults": [{"id": "discard-too-few", "player": 1}]}),
    (refusals.FINE_TOO_HIGH, ("fft", "referees"), DEAL | {"faults": [{"id": "revoke", "player": 1, "fine": 101}]}),
    (refusals.PROMISE_EMPTY, ("fft",), DEAL | {"promises": [{"id": "slam", "player": 0}]}),
    (refusals.UNKNOWN_FACT, ("fft",), DEAL | {"facts": {"attack.trick": 3}}),
    (refusals.UNKNOWN_FACT, ("fft",), DEAL | {"facts": {"nobodys.player": 3}}),
    (refusals.FACT_IMPOSSIBLE, ("fft",), DEAL | {"facts": {"attack.tricks": 19}}),
    (general.WRONG_VALUE, ("fft",), DEAL | {"facts": {"attack.tricks": "many"}}),
    # The first seat and the first number of cards that there are not.
    (refusals.FACT_IMPOSSIBLE, ("fft",), DEAL | {"facts": {"petit.player": 4}}),
    (refusals.FACT_IMPOSSIBLE, ("fft",), DEAL | {"facts": {"last_trick.trumps": 79}}),
    # There is one Petit; the deal is made by 4, by the player at seat 0, with two oudlers.
    (refusals.FACT_IMPOSSIBLE, ("fft",), DEAL | {"facts": {"last_trick.petit": 2}}),
    (refusals.FACT_IMPOSSIBLE, ("fft",), DEAL | {"facts": {"made": False}}),
    (refusals.FACT_IMPOSSIBLE, ("fft",), DEAL | {"facts": {"margin": -4}}),
    (refusals.FACT_IMPOSSIBLE, ("fft",), DEAL | {"facts": {"taker": 1}}),
    (refusals.FACT_IMPOSSIBLE, ("fft",), DEAL | {"facts": {"partner": 1}}),
    (refusals.FACT_IMPOSSIBLE, ("fft",), DEAL | {"facts": {"defence.oudlers": 2}}),
    (refusals.FACT_IMPOSSIBLE, ("fft",),
     DEAL | {"bonuses": [{"id": "petit-au-bout", "side": "attack", "facts": {"players": 3}}]}),
    (refusals.FEAT_IMPOSSIBLE, ("fft",), DEAL | {"facts": {"slam.side": "defence"}}),
    (general.WRONG_VALUE, ("fft",), DEAL | {"facts": [3]}),
    (general.NOT_JSON, ("fft",), [DEAL]),
    (general.NOT_JSON, ("fft",), None),
    (general.NOT_JSON, ("fft",), "garde"),
    (general.UNKNOWN_KEY, ("fft",), DEAL | {"tricks": 45}),
    (general.UNKNOWN_KEY, ("fft",), DEAL | {"bonuses": [{"id": "petit-au-bout", "winner": 0}]}),
    (general.UNKNOWN_KEY, ("fft",), DEAL | {"promises": [{"id": "slam", "side": "attack"}]}),
    (general.WRONG_VALUE, ("fft",), DEAL | {"taker": "0"}),
    (general.WRONG_VALUE, ("fft",), DEAL | {"taker": True}),
    (general.WRONG_VALUE, ("fft",), DEAL | {"taker": 0.5}),
    (general.WRONG_VALUE, ("fft",), DEAL | {"oudlers": 1.5}),
    (general.WRONG_VALUE, ("fft",), DEAL | {"contract": 2}),
    (general.WRONG_VALUE, ("fft",), DEAL | {"card_points": "many"}),
    (general.WRONG_VALUE, ("fft",), DEAL | {"card_points": [45]}),
    (general.WRONG_VALUE, ("fft",), DEAL | {"card_points": False}),
    (general.WRONG_VALUE, ("fft",), DEAL | {"margin": "1/0"}),
    (general.WRONG_VALUE, ("fft",), DEAL | {"bonuses": {"id": "petit-au-bout"}}),
    (general.WRONG_VALUE, ("fft",), DEAL | {"bonuses": ["petit-au-bout"]}),
    (general.WRONG_VALUE, ("fft",), DEAL | {"bonuses": [{"side": "attack"}]}),
    (general.WRONG_VALUE, ("fft",), DEAL | {"bonuses": bonus("petit-au-bout", "taker")}),
    (general.NO_SUCH_PLAYERS, ("fft",), DEAL | {"players": 6}),
    (general.NO_SUCH_PLAYERS, ("fft",), DEAL | {"players": 2}),
    (general.NO_SUCH_SEAT, ("fft",), DEAL | {"taker": 4}),
    (general.NO_SUCH_SEAT, ("fft",), DEAL | {"taker": -1}),
    (general.NO_SUCH_SEAT, ("fft",), DEAL | {"players": 5, "partner": 5}),
    (general.NO_SUCH_SEAT, ("fft",), DEAL | {"dealer": 9}),
    (general.NO_SUCH_SEAT, ("fft",), DEAL | {"claims": claim("handful", "single", 4)}),
    (refusals.TAKER_MISSING, ("fft",), DEAL | {"taker": None}),
    (refusals.TAKER_MISSING, ("fft",), {"margin": 4}),
    (refusals.TAKER_MISSING, ("fft",), {"margin": 0}),
    (refusals.TAKER_MISSING, ("fft",), {"contract": "garde"}),
    (refusals.TAKER_MISSING, ("fft",), {"card_points": 45}),
    (refusals.TAKER_MISSING, ("fft",), {"oudlers": 0}),
    (refusals.TAKER_MISSING, ("fft",), {"players": 5, "partner": 0}),
    (refusals.TAKER_MISSING, ("fft",), {"bonuses": bonus("petit-au-bout", "attack")}),
    (refusals.TAKER_MISSING, ("fft",), {"claims": claim("handful", "single", 0)}),
    (refusals.TAKER_MISSING, ("fft",), {"promises": promise("slam", "attack", None)}),
    (refusals.CONTRACT_MISSING, ("fft",), DEAL | {"contract": None}),
    (refusals.UNKNOWN_CONTRACT, ("fft",), DEAL | {"contract": "pousse"}),
    (refusals.UNKNOWN_CONTRACT, ("fft", "no-prise"), DEAL | {"contract": "prise"}),
    (refusals.TAKER_IS_PARTNER, ("fft",), DEAL | {"players": 5, "partner": 0}),
    (refusals.NO_PARTNER_HERE, ("fft",), DEAL | {"partner": 1}),
    (refusals.PARTNER_NOT_OPPOSITE, ("cardman-opposite",), DEAL | {"partner": 1}),
    (refusals.TOO_MANY_PARTNERS, ("fft",), DEAL | {"players": 5, "partner": [1, 2]}),
    (refusals.NO_PARTNER_IN_CONTRACT, ("small-with-partner",), DEAL | {"partner": 1}),
    (refusals.NO_PARTNER_HERE, ("fft",), DEAL | {"players": 3, "partner": 2}),
    (refusals.TOO_MANY_POINTS, ("fft",), DEAL | {"card_points": 91.5}),
    (refusals.TOO_MANY_POINTS, ("fft",), DEAL | {"card_points": -1}),
    (refusals.MARGIN_IMPOSSIBLE, ("fft",), {"taker": 0, "contract": "garde", "margin": 91.5}),
    (refusals.MARGIN_IMPOSSIBLE, ("fft",), {"taker": 0, "contract": "garde", "margin": -91.5}),
    (refusals.HALF_OF_HALF, ("fft",), {"taker": 0, "contract": "garde", "margin": "1/3"}),
    (refusals.NOT_ADDED, ("short-pack",), DEAL | {"players": 3, "card_points": 4}),
    (general.NOT_IN_PACK, ("short-pack",), DEAL | {"players": 3, "facts": {"last_trick.winning_card": "S2"}}),
    (refusals.TOO_MANY_OUDLERS, ("fft",), DEAL | {"oudlers": 4}),
    (refusals.TOO_MANY_OUDLERS, ("fft",), DEAL | {"oudlers": -1}),
    # Two oudlers are nine points, eight and a half if the Excuse was never paid for.
    (refusals.OUDLERS_NOT_IN_POINTS, ("fft",), DEAL | {"card_points": 8}),
    (refusals.OUDLERS_NOT_IN_POINTS, ("fft",), DEAL | {"card_points": 12.5, "oudlers": 3}),
    # The other side's oudler takes 4½ of the 91 away, 4 if it is an Excuse nobody was paid for.
    (refusals.POINTS_WITHOUT_OUDLERS, ("fft",), DEAL | {"card_points": 87.5}),
    (refusals.POINTS_WITHOUT_OUDLERS, ("fft",), DEAL | {"card_points": 78.5, "oudlers": 0}),
    (refusals.POINTS_MISSING, ("fft",), DEAL | {"card_points": None}),
    (refusals.POINTS_MISSING, ("fft",), DEAL | {"oudlers": None}),
    (refusals.POINTS_AND_MARGIN, ("fft",), DEAL | {"margin": 5}),
    (refusals.POINTS_AND_MARGIN, ("fft",), DEAL | {"margin": -4}),
    (refusals.POINTS_AND_MARGIN, ("fft",), DEAL | {"card_points": 41, "margin": -0.5}),
    (refusals.UNKNOWN_BONUS, ("fft",), DEAL | {"bonuses": bonus("last-king", "attack")}),
    (refusals.BONUS_TWICE, ("fft",),
     DEAL | {"bonuses": bonus("petit-au-bout", "attack") + bonus("petit-au-bout", "defence")}),
    (refusals.BONUS_WITHOUT_CARD, ("fft",), DEAL | {"oudlers": 0, "bonuses": bonus("petit-au-bout", "attack")}),
    (refusals.BONUS_WITHOUT_CARD, ("fft",), DEAL | {"oudlers": 3, "bonuses": bonus("petit-au-bout", "defence")}),
    (refusals.UNKNOWN_CLAIM, ("fft",), DEAL | {"claims": claim("misere", "single", 1)}),
    (refusals.UNKNOWN_LEVEL, ("fft",), DEAL | {"claims": claim("handful", "quadruple", 1)}),
    (refusals.LEVEL_MISSING, ("fft",), DEAL | {"claims": [{"id": "handful", "player": 1}]}),
    (refusals.CLAIM_TWICE, ("fft",),
     DEAL | {"claims": claim("handful", "single", 1) + claim("handful", "double", 1)}),
    (refusals.CLAIM_TWICE, ("misere-m7",),
     DEAL | {"claims": claim("misere", "atout", 1) + claim("misere", "atout", 1)}),
    # Four misères of three defenders, one hand each.
    (refusals.CLAIM_TWICE, ("misere-m1",),
     DEAL | {"claims": [{"id": "misere", "level": "any", "side": "defence"}] * 4}),
    # Four declarations of three players.
    (refusals.CLAIMS_TOGETHER, MISERE,
     DEAL | {"players": 3, "claims": [{"id": "misere", "level": "single", "side": "defence"}] * 4}),
    # Three hands of neither trumps nor courts are 54 cards of forty.
    (refusals.CLAIMS_TOGETHER, ("misere-m4",),
     DEAL | {"claims": [each for seat in (1, 2, 3) for each in claim("misere", "double", seat)]}),
    # Ten trumps and no trump in one hand; 13 + 10 trumps of 22 in two hands.
    (refusals.CLAIMS_TOGETHER, ("misere-m7",),
     DEAL | {"claims": claim("misere", "atout", 1) + claim("misere", "suit", 1)}),
    (refusals.CLAIMS_TOGETHER, ("misere-m7",),
     DEAL | {"claims": claim("handful", "single", 0) + claim("misere", "atout", 0)}),
    (refusals.CLAIMS_TOGETHER, ("fft",),
     DEAL | {"claims": claim("handful", "double", 1) + claim("handful", "single", 2)}),
    (refusals.CLAIMS_TOGETHER, ("fft",),
     DEAL | {"players": 5, "claims": [each for seat in (1, 2, 3) for each in claim("handful", "single", seat)]}),
    (refusals.SIDE_MISSING, ("fft",), DEAL | {"bonuses": [{"id": "petit-au-bout"}]}),
    (refusals.SIDE_MISSING, ("fft",), DEAL | {"claims": [{"id": "handful", "level": "single"}]}),
    (refusals.PLAYER_MISSING, PERSONAL,
     DEAL | {"claims": [{"id": "misere", "level": "single", "side": "defence"}]}),
    (refusals.PLAYER_MISSING, PERSONAL, DEAL | {"claims": [{"id": "misere", "level": "single"}]}),
    (refusals.NOTHING_TOLD, ("fft",), {}),
    (refusals.NOTHING_TOLD, ("fft", "vachette"), {"joueurs": 4, "dealer": 2, "claims": []}),
    (refusals.SIDE_OF_PLAYER, ("fft",),
     DEAL | {"claims": [{"id": "handful", "level": "single", "side": "attack", "player": 1}]}),
    (refusals.SIDE_OF_PLAYER, ("fft",),
     DEAL | {"players": 5, "partner": 1,
             "claims": [{"id": "handful", "level": "single", "side": "defence", "player": 1}]}),
    (refusals.UNKNOWN_PROMISE, ("fft",), DEAL | {"promises": promise("petit-slam", "attack", None)}),
    (refusals.PROMISE_NOT_BID, ("fft", "slam-bid"), DEAL | {"promises": promise("slam", "attack", None)}),
    (refusals.PROMISE_NOT_ALLOWED, ("fft",), DEAL | {"promises": promise("slam", "defence", None)}),
    (refusals.UNKNOWN_MODE, ("fft",), {"mode": "vachette", "card_points_by_seat": [20, 20, 20, 31]}),
    (refusals.UNKNOWN_MODE, ("fft",), {"card_points_by_seat": [20, 20, 20, 31]}),
    (refusals.UNKNOWN_MODE, ("fft",), {"oudlers_by_seat": [1, 1, 1, 0]}),
    (refusals.SEATS_MISSING, ("fft", "vachette"), {"card_points_by_seat": [20, 20, 45]}),
    (refusals.SEAT_IMPOSSIBLE, ("fft", "vachette"), {"card_points_by_seat": [-1, 20, 40, 26]}),
    (refusals.SEATS_DO_NOT_ADD_UP, ("fft", "vachette"), {"card_points_by_seat": [20, 20, 20, 31]}),
    (refusals.NOBODY_TOOK, ("fft", "vachette"), {"taker": 0, "card_points_by_seat": [20, 20, 20, 25]}),
    (refusals.AMOUNT_UNKNOWN, ("petit-by-the-card",),
     DEAL | {"card_points": 91, "oudlers": 3, "bonuses": bonus("petit-au-bout", "attack")}),
    (refusals.PROMISE_TWICE, ("fft",),
     DEAL | {"promises": promise("slam", "attack", None) + promise("slam", None, "defence")}),
    (refusals.HALF_OF_HALF, ("fft",), DEAL | {"card_points": 45.25}),
    (refusals.HALF_OF_HALF, ("fft",), DEAL | {"card_points": "136/3"}),
]  # fmt: skip

FROM_COMPILED_JSON: Final = (refusals.CLAIM_IMPOSSIBLE,)
"""Refusals of what a checked file cannot say; a compiled one that was changed by hand can."""
OF_HOUSE_RULES: Final = (refusals.NOT_PAID_TO, refusals.WHOSE_BONUS, refusals.NOT_ALLOWED, general.KEY_TWICE)
"""Refusals tried in ``test_proofs.py`` and ``test_summary.py``, under rules or with words that are given there."""

OF_HANDS: Final = (general.NOT_A_CARD, refusals.NOT_A_HAND, refusals.NO_SCALE)
"""Refusals of a hand that is to be judged, tried in ``tests/cli/test_evaluate.py``."""
OF_PLAY: Final = (
    *(general.CARD_TWICE, general.ILLEGAL_PLAY, general.TRICK_NOT_WHOLE, general.TRICKS_MISSING),
    *(refusals.NOT_THE_REST, refusals.ILLEGAL_DISCARD, general.ILLEGAL_ACT, general.NOT_A_RECORD),
    general.NOT_A_MATCH,
)
"""About deals that are played, tried in ``tests/games/tarot/play``, ``tests/terminal`` and by their pages."""
OF_MATCHES: Final = (refusals.NOT_RANKED,)
"""About deals that are compared, tried in ``test_ranking.py``."""


def refusal(variant: tuple[str, ...], deal: Any) -> Problem:
    """Why a deal is refused, which can be said in every language."""
    with pytest.raises(Refused) as raised:
        score(table(*variant), deal)
    for language in LANGUAGES:
        assert raised.value.problem.code in present(raised.value.diagnostics, {}, language)

    return raised.value.problem


def test_what_became_of_a_promise_is_not_asked_of_one_that_there_is_not() -> None:
    """A misspelt promise is one problem, whatever else is not said of it."""
    with pytest.raises(Refused) as refused:
        engine_score(table("fft").main, DEAL | {"promises": [{"id": "slamm"}, {"id": "slam"}]})

    found = [each.problem for each in refused.value.diagnostics]
    assert sorted(each.code for each in found) == [refusals.UNKNOWN_PROMISE.code, refusals.PROMISE_EMPTY.code]


@pytest.mark.parametrize(
    ("problem", "variant", "deal"), REFUSED, ids=[f"{row[0].name}-{n}" for n, row in enumerate(REFUSED)]
)
def test_an_impossible_deal_is_refused_for_its_cause(problem: Problem, variant: tuple[str, ...], deal: Any) -> None:
    """The refusal names what is wrong, not merely that something is."""
    assert refusal(variant, deal) == problem


@pytest.mark.parametrize(("points", "oudlers", "only"), [(91, 3, "yes"), (60, 2, "no")])
def test_a_fact_that_can_be_one_thing_alone_is_said_so(points: int, oudlers: int, only: str) -> None:
    """All points are all eighteen tricks; sixty leave room."""
    with pytest.raises(Refused) as raised:
        score(table("fft"), DEAL | {"card_points": points, "oudlers": oudlers, "facts": {"attack.tricks": 1}})

    assert raised.value.problem == refusals.FACT_IMPOSSIBLE
    assert raised.value.diagnostic.arguments["only"] == only


def test_every_refusal_is_tried() -> None:
    """No cause of refusal is there for nothing."""
    listed = {**vars(general), **vars(refusals)}
    stated = {each for each in listed.values() if isinstance(each, Problem)}
    elsewhere = {*FROM_COMPILED_JSON, *OF_HOUSE_RULES, *OF_HANDS, *OF_PLAY, *OF_MATCHES}

    assert stated == {row[0] for row in REFUSED} | elsewhere


def test_a_claim_no_hand_can_hold() -> None:
    """The check stops a handful of 23 trumps; in a config that was never checked the scorer stops it."""
    config = json.dumps(compiled(table("fft"), 4)).replace('["hand.trumpish", 15]', '["hand.trumpish", 23]')

    with pytest.raises(Refused) as raised:
        engine_score(from_json(json.loads(config)), DEAL | {"claims": claim("handful", "triple", 0)})

    assert raised.value.problem == refusals.CLAIM_IMPOSSIBLE


def test_a_config_no_file_could_make_is_refused(tmp_path: Path) -> None:
    """A compiled file is checked like any other: a handful of 23 trumps is no handful."""
    file = tmp_path / "changed.json"
    config = json.dumps(compiled(table("fft"), 4)).replace('["hand.trumpish", 15]', '["hand.trumpish", 23]')
    file.write_text(config, encoding="utf-8")

    loaded = pipeline.load(str(file))

    assert loaded.variant is None
    assert [each.code for each in loaded.problems] == ["F008"]


@pytest.mark.parametrize(
    ("name", "deal"),
    [
        # RRO2012, ex. 5: the Excuse of a defence without a trick counts 4, the taker has 87.
        ("fft", {"card_points": 87, "promises": promise("slam", "attack", "attack")}),
        # The same the other way: the taker's Excuse was his only trick's worth.
        ("fft", {"contract": "garde-contre", "card_points": 4, "oudlers": 1}),
        # A defence that takes every trick of a garde contre leaves nothing at all.
        ("fft", {"contract": "garde-contre", "card_points": 0, "oudlers": 0,
                 "promises": promise("slam", None, "defence")}),
        # Announced by one side, achieved by the other.
        ("fft", {"contract": "garde-contre", "card_points": 0, "oudlers": 0,
                 "promises": promise("slam", "attack", "defence")}),
        # All 91 points with the chien; 88 against it, where six cards are at least three points.
        ("fft", {"card_points": 91, "oudlers": 3}),
        ("fft", {"contract": "garde-contre", "card_points": 88, "oudlers": 3}),
        # The least a discard can count, at four and at five.
        ("fft", {"card_points": 3, "oudlers": 0}),
        ("fft", {"players": 5, "card_points": 1.5, "oudlers": 0}),
        ("fft", {"players": 5, "contract": "garde-contre", "card_points": 89.5, "oudlers": 3}),
        # Ten and ten trumps, and two with the fourth hand or in the chien.
        ("fft", {"claims": claim("handful", "single", 0) + claim("handful", "single", 1)}),
        # A defender's trumps say nothing of who ends up with the oudlers.
        ("fft", {"oudlers": 3, "card_points": 36, "claims": claim("handful", "triple", 2)}),
        # Two hands without a trump, two with eleven or fewer each.
        ("misere-m7", {"claims": claim("misere", "atout", 1) + claim("misere", "atout", 2)}),
        # The same defender may hold neither trump nor court, if the kinds add up.
        ("misere-m7", {"claims": claim("misere", "atout", 1) + claim("misere", "no-honour", 1)}),
        # A king wins the last trick of a side without an oudler.
        ("last-king", {"card_points": 50, "oudlers": 0, "bonuses": bonus("last-king", "attack")}),
        # Three and five players: half points.
        ("fft", {"players": 3, "card_points": 40.5}),
        ("fft", {"players": 5, "partner": 4, "card_points": "40,5"}),
        # The margin as a score sheet rounds it beside the points as counted.
        ("fft", {"players": 3, "card_points": 40.5, "margin": -1}),
        ("fft", {"players": 3, "card_points": 41.5, "margin": 1}),
        # Keys that say nothing.
        ("fft", {"players": None, "partner": None, "bonuses": None, "claims": [], "promises": None, "mode": None}),
        ("fft", {"promises": promise("slam", None, None)}),
    ],
)  # fmt: skip
def test_a_rare_deal_is_scored(name: str, deal: Json) -> None:
    """What can happen at a table, however seldom, is not refused."""
    result = scored(name, **DEAL | deal)

    assert sum(Fraction(each) for each in result["scores"]) == 0


def test_a_deal_nobody_took_scores_nothing() -> None:
    """Everybody passed: nothing is made, nothing is lost."""
    result = scored("fft", taker=None)

    assert result["made"] is None
    assert result["scores"] == [0, 0, 0, 0]


def test_a_refusal_is_a_diagnostic() -> None:
    """A refusal brings what its sentence needs, so that it can be said in any language."""
    with pytest.raises(Refused) as raised:
        scored("fft", **DEAL | {"oudlers": 4})

    assert raised.value.diagnostic.code == "P012"
    assert raised.value.diagnostic.arguments == {"given": 4, "most": 3}
    assert "P012" in str(raised.value)


# --- whatever the cause ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "deal", "what"),
    [
        ("fft", {"bonuses": bonus("last-king", "attack")}, "an unknown id in a deal without a taker"),
        ("fft", {"oudlers": 9}, "nine oudlers in a deal without a taker"),
        ("fft", {"partner": 1}, "a partner without a taker"),
        ("fft", {"taker": 0, "contract": "garde", "margin": 1000}, "a margin beyond 91 points"),
        ("fft", {"taker": 0, "contract": "garde", "margin": 0.3}, "a margin that is no half point"),
        ("fft", DEAL | {"promises": promise("slam", "attack", "attack")}, "every trick and only 45 points"),
        ("fft", DEAL | {"card_points": 80, "promises": promise("slam", None, "defence")}, "no trick and 80 points"),
        ("fft", DEAL | {"contract": "garde-contre", "card_points": 91, "oudlers": 3}, "nothing left for the chien"),
        ("fft", DEAL | {"contract": "prise", "card_points": 0, "oudlers": 0}, "the taker's six cards count nothing"),
        ("fft", DEAL | {"card_points": 41, "margin": -0.5}, "made by the points, lost by the margin"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_what_nobody_can_have_played_is_refused(name: str, deal: Json, what: str) -> None:
    """A deal nobody can have played is refused."""
    with pytest.raises(Refused):
        score(table(name), deal)

    assert what


@pytest.mark.parametrize(("oudlers", "points"), [(0, 20), (1, 45)])
def test_a_feat_is_refused_with_the_oudlers_there_are(oudlers: int, points: int) -> None:
    """Whoever made every trick has all the oudlers that can be won: the message says how many were told, none too."""
    with pytest.raises(Refused) as raised:
        score(table("misere-m7"), DEAL | {"oudlers": oudlers, "card_points": points,
                                          "promises": promise("slam", "attack", "attack")})  # fmt: skip
    (problem,) = raised.value.diagnostics

    assert (problem.problem, problem.arguments["oudlers"]) == (refusals.FEAT_IMPOSSIBLE, oudlers)


# --- anything at all -------------------------------------------------------------------------------

VARIANTS: Final = (
    ("fft",), MISERE, PERSONAL, ("eryod",), ("petite-pousse",), ("misere-m10",), ("fft with half-point-drawn",),
    ("fft with equal-partners",),
    ("last-king",), ("fft with round-to-10",), ("petit-inside",), ("literal-ja",),
)  # fmt: skip
WORDS: Final = (
    "prise", "garde", "garde-sans", "garde-contre", "pousse", "petite", "attack", "defence", "handful", "single",
    "double", "triple", "misere", "petit-au-bout", "petit-lost", "last-king", "paupers", "plain", "slam", "any",
)  # fmt: skip
LEAVES: Final = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-1, 6)
    | st.integers(0, 182).map(lambda halves: halves / 2)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8)
    | st.sampled_from(WORDS)
)
ANYTHING: Final = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
)
ODD_VALUES: Final[tuple[Any, ...]] = (
    *(None, True, -1, 0, 7, 2.5, -0.25, "", "fft", "misere", "é"),
    *([], [0], [None], ["slam"], [[]], [{}], {}, {"id": 1}, {"": []}),
)  # fmt: skip
"""What may stand where something else belongs."""
ODD: Final[st.SearchStrategy[Any]] = st.sampled_from(ODD_VALUES)
SIDES: Final = st.sampled_from(["attack", "defence", None])
STATED: Final = st.fixed_dictionaries(
    {}, optional={"id": st.sampled_from(WORDS), "level": st.sampled_from(WORDS), "side": SIDES,
                  "player": st.none() | st.integers(0, 5)}
)  # fmt: skip
PROMISED: Final = st.fixed_dictionaries({"id": st.sampled_from(["slam", "handful"])}, optional={
    "announced": SIDES, "kept": SIDES})  # fmt: skip
NEARLY: Final = st.fixed_dictionaries(
    {},
    optional={
        "players": st.integers(2, 6) | ODD,
        "taker": st.integers(-1, 5) | ODD,
        "partner": st.none() | st.integers(0, 5) | ODD,
        "contract": st.sampled_from(WORDS) | ODD,
        "card_points": st.integers(-1, 184).map(lambda halves: halves / 2) | ODD,
        "oudlers": st.integers(0, 4) | ODD,
        "margin": st.none() | st.integers(-60, 60) | ODD,
        "bonuses": st.lists(STATED, max_size=3) | ODD,
        "claims": st.lists(STATED, max_size=4) | ODD,
        "promises": st.lists(PROMISED, max_size=2) | ODD,
        "mode": st.none() | ODD,
        "dealer": st.none() | st.integers(-1, 5) | ODD,
    },
)
"""Objects with the keys of a deal, and what may or may not belong there."""


@given(st.sampled_from(VARIANTS), ANYTHING | NEARLY)
def test_anything_is_scored_or_refused(variant: tuple[str, ...], deal: Any) -> None:
    """Whatever JSON is given as a deal, it is scored or refused with a cause; nothing else can happen."""
    try:
        result = score(table(*variant), deal)
    except Refused as refused:
        result = {"refused": refused.problem.code}

    assert json.loads(json.dumps(result)) == result


@pytest.mark.parametrize("key", sorted(DEAL_KEYS))
def test_whatever_stands_under_a_key_is_scored_or_refused(key: str) -> None:
    """In a deal that is right but for that."""
    for odd in ODD_VALUES:
        try:
            result = score(table("fft"), DEAL | {key: odd})
        except Refused as refused:
            result = {"refused": refused.problem.code}

        assert json.loads(json.dumps(result)) == result


@pytest.mark.parametrize("key", ["players", "taker", "partner", "oudlers", "dealer", "card_points", "margin"])
@pytest.mark.parametrize("number", ["1e400", "-1e400", "Infinity", "NaN"])
def test_numbers_beyond_all_bounds_are_refused(key: str, number: str) -> None:
    """JSON knows no largest number (``1e400`` is well written), and a deal has none such."""
    deal = DEAL | json.loads(f'{{"{key}": {number}}}')

    with pytest.raises(Refused):
        score(table("fft"), deal)


@pytest.mark.parametrize("key", ["players", "taker", "oudlers", "card_points", "margin", "contract"])
def test_a_number_too_long_to_print_is_refused(key: str) -> None:
    """An integer of five thousand digits, which Python declines to write out, is refused like any other."""
    with pytest.raises(Refused):
        score(table("fft"), DEAL | {key: 10**5000})


def test_a_number_is_read_to_its_end() -> None:
    """What begins like a number and goes on otherwise is no number."""
    with pytest.raises(Refused):
        score(table("fft"), DEAL | {"card_points": "45" + 30 * " " + "and a half"})


# --- deals that are all right ----------------------------------------------------------------------


@st.composite
def deals(draw: st.DrawFn) -> Json:
    """A deal that can be, under the official rules with misère."""
    players = draw(st.sampled_from([3, 4, 5]))
    taker = draw(st.integers(0, players - 1))
    others = [seat for seat in range(players) if seat != taker]
    oudlers = draw(st.integers(0, 3))
    contract = draw(st.sampled_from(["prise", "garde", "garde-sans", "garde-contre"]))
    # Whole points at four, halves elsewhere. Each oudler counts nine halves, and the rest of its trick and the chien
    # some more; on neither side so few that the other has certainly won every trick.
    halves = draw(st.integers(9 * oudlers + 14, 182 - 9 * (3 - oudlers) - 14))
    side = draw(SIDES)
    fits = side is not None and (oudlers > 0 if side == "attack" else oudlers < 3)
    claimer = draw(st.none() | st.sampled_from(range(players)))
    said = draw(st.sampled_from([("handful", "single"), ("handful", "triple"), ("misere", "single")]))
    return {
        "players": players,
        "taker": taker,
        "partner": draw(st.none() | st.sampled_from(others)) if players == 5 else None,
        "contract": contract,
        "card_points": halves // 2 if players == 4 else halves / 2,
        "oudlers": oudlers,
        "bonuses": bonus("petit-au-bout", str(side)) if fits else [],
        "claims": claim(*said, claimer) if claimer is not None else [],
        "promises": promise("slam", draw(st.sampled_from(["attack", None])), None),
    }


ZERO_SUM: Final = (
    MISERE,
    PERSONAL,
    ("misere-m3",),
    ("misere-m10",),
    ("fft with half-point-drawn",),
    ("fft with round-to-10",),
)


def fits(variant: tuple[str, ...], deal: Json) -> Json:
    """A deal in the words of a variant: misère has a level of its own, or is not played."""
    rules = table(*variant).rulesets[deal["players"]]
    known = [
        each | {"level": each["level"] if each["level"] in rules.claim[each["id"]].level else "any"}
        for each in deal["claims"]
        if each["id"] in rules.claim
    ]
    return deal | {"claims": known}


@given(st.sampled_from(ZERO_SUM), deals())
def test_a_possible_deal_is_scored_and_sums_to_zero(variant: tuple[str, ...], deal: Json) -> None:
    """A deal that can be is never refused, and what is won is lost."""
    result = score(table(*variant), fits(variant, deal))

    assert sum(Fraction(each) for each in result["scores"]) == 0


@given(deals())
def test_scoring_is_deterministic(deal: Json) -> None:
    """The same deal is worth the same, whatever else was scored and in whatever order its keys stand."""
    again = dict(reversed(deal.items()))

    assert score(table(*MISERE), deal) == score(table(*MISERE), again)


@given(deals(), st.integers(0, 4))
def test_seats_only_say_who(deal: Json, turn: int) -> None:
    """When everybody moves a seat on, the scores move with them."""
    players = deal["players"]

    def moved(seat: int | None) -> int | None:
        return None if seat is None else (seat + turn) % players

    turned = deal | {
        "taker": moved(deal["taker"]),
        "partner": moved(deal["partner"]),
        "claims": [each | {"player": moved(each["player"])} for each in deal["claims"]],
    }
    before, after = (score(table(*PERSONAL), each)["scores"] for each in (deal, turned))

    assert [after[(seat + turn) % players] for seat in range(players)] == before


@given(deals())
def test_the_account_adds_up(deal: Json) -> None:
    """Every defender pays the unit, and the unit is the sum of its terms."""
    result = score(table(*MISERE), deal)
    defenders = set(range(deal["players"])) - {deal["taker"], deal["partner"]}

    assert result["unit"] == sum(term["unit"] for term in result["terms"])
    assert {result["scores"][seat] for seat in defenders} == {-result["unit"]}


@given(st.integers(0, 3), st.integers(33, 155))
def test_half_a_point_goes_to_the_winner(oudlers: int, halves: int) -> None:
    """RRO2012: a half is counted for the side that wins, so it moves the margin away from the target."""
    points = Fraction(halves, 2)
    target = (56, 51, 41, 36)[oudlers]
    result = scored("fft", players=3, taker=0, contract="prise", card_points=str(points), oudlers=oudlers)

    assert result["made"] is (points >= target)
    assert abs(result["margin"]) - abs(points - target) in {0, Fraction(1, 2)}
    assert abs(result["unit"]) == 25 + abs(result["margin"])
