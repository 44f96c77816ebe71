"""Deals that nobody took: who comes first, what the places pay, and what cannot be; worked out by hand."""

from typing import Any

import pytest

from tarotrules.api import score
from tarotrules.games.refused import Refused
from tests.games.tarot.engine.tables import Json, table

Numbers = list[Any]


def told(points: Numbers, oudlers: Numbers | None = None, **more: Any) -> Json:
    """A deal seat by seat."""
    counted = {} if oudlers is None else {"oudlers_by_seat": oudlers}
    return {"players": len(points), "card_points_by_seat": points, **counted, **more}


@pytest.mark.parametrize(
    ("points", "scores"),
    [
        ([12, 20, 30, 23], [120, 60, -120, -60]),
        # Level: (120 + 60) / 2, (60 − 60) / 2, (60 − 60 − 120) / 3, and all four nothing.
        ([20, 20, 21, 24], [90, 90, -60, -120]),
        ([19, 22, 22, 25], [120, 0, 0, -120]),
        ([13, 25, 25, 25], [120, -40, -40, -40]),
        ([22, 22, 22, 22], [0, 0, 0, 0]),
        ([20, 30.5, 37.5], [120, 0, -120]),
        ([12, 13.5, 19.5, 19.5, 25], [120, 60, -30, -30, -120]),
    ],
)
def test_the_fewest_points_come_first(points: Numbers, scores: Numbers) -> None:
    """The places pay what they pay, and whoever is level gets the mean of theirs."""
    assert score(table("fft", "vachette"), told(points))["scores"] == scores


def test_where_nobody_takes_the_fewest_points_win() -> None:
    """With seven, one card of half a point is in nobody’s tricks; two who are level share what second and third get."""
    rules = table("qui-perd-gagne")

    six = score(rules, told([10, 20, 5, 30, 16, 10]))["scores"]
    seven = score(rules, told([0, 13, 13, 14.5, 20, 15, 15]))["scores"]

    assert six == ["3/2", -2, 3, -3, -1, "3/2"]
    assert seven == [3, "3/2", "3/2", 0, -3, "-3/2", "-3/2"]
    with pytest.raises(Refused) as raised:
        score(rules, {"players": 6, "taker": 0, "contract": "garde", "card_points": 40, "oudlers": 1})
    assert [each.code for each in raised.value.diagnostics] == ["P008"]


@pytest.mark.parametrize(
    ("option", "points", "oudlers", "scores"),
    [
        # Short by 47, 31, 30 and 19, 9 points in the chien. Nobody has reached the points needed: 4 × (25 + 9).
        ("one-for-one", [9, 20, 21, 32], [0, 1, 1, 1], [-272, -136, 136, 272]),
        # The first is short by 47: 4 × (25 + 47 + 9).
        ("descendante", [9, 20, 21, 32], [0, 1, 1, 1], [648, 324, -324, -648]),
        # The first has 9 more than needed with two oudlers: 4 × (25 + 9 + 9).
        ("one-for-one", [50, 12, 11, 9], [2, 1, 0, 0], [344, 172, -172, -344]),
        # Short by 53½, and 1½ in the chien: CARDMAN rounds them together, 4 × (25 + 55).
        ("descendante", [2.5, 13, 20, 26, 28], [0, 0, 1, 1, 1], [640, 320, 0, -320, -640]),
    ],
)
def test_what_is_paid_depends_on_what_the_first_has(
    option: str, points: Numbers, oudlers: Numbers, scores: Numbers
) -> None:
    """Twice that and once; with five the middle gets nothing."""
    assert score(table("fft", option), told(points, oudlers))["scores"] == scores


def test_who_is_level_is_told_apart_by_what_counts_next() -> None:
    """Two are short by 38 without oudlers: court cards decide, or the tie pays 3, 1, −2, −2 times 4 × (25 + 3)."""
    deal, rules = told([18, 18, 24, 28], [0, 0, 1, 2]), table("fft", "one-for-one")
    courts = {"facts_by_seat": {"own.courts": [3, 2, 5, 6]}}
    level = {"facts_by_seat": {"own.courts": [2, 2, 5, 6]}}

    with pytest.raises(Refused) as raised:
        score(rules, deal)

    assert [(each.code, each.arguments["asked"]) for each in raised.value.diagnostics] == [("P110", "own.courts")]
    assert score(rules, deal | courts)["scores"] == [-112, -224, 112, 224]
    assert score(rules, deal | level)["scores"] == [-224, -224, 112, 336]


def test_only_winners_are_credited_where_nobody_loses() -> None:
    """What a place would cost is then not written down."""
    assert score(table("fft", "vachette", "positive-only"), told([12, 20, 30, 23]))["scores"] == [120, 60, 0, 0]


@pytest.mark.parametrize(
    ("deal", "codes"),
    [
        ({"taker": None}, {"P110"}),
        (told([12, 20, 30, 29]), {"P112"}),
        (told([12, 20, 15, 16]), {"P112"}),
        # With all three oudlers among the players the chien has between 3 points and 6 kings’ and queens’ 25.
        (told([12, 20, 16, 16], [1, 1, 1, 0]), {"P112"}),
        (told([12, 20, 16, 16], [1, 1, 1, 1]), {"P112"}),
        (told([12, 20, 30, 23], facts={"chien.points": 7}), {"P112"}),
        (told([12.5, 20, 30, 22.5]), {"P038"}),
        (told([3, 20, 30, 23], [1, 0, 0, 1]), {"P111"}),
        (told([12, 20, 30, 23], [1, 1, -1, 1]), {"P111"}),
        (told([12, 20, 30, 23], dealer=4), {"P005"}),
        (told([12, 20, 30, 23], contract="garde"), {"P113"}),
        ({"card_points_by_seat": [12, 20, None, 23]}, {"P003"}),
    ],
)
def test_what_cannot_be_is_refused(deal: Json, codes: set[str]) -> None:
    """By itself, or because all the cards are somewhere."""
    with pytest.raises(Refused) as raised:
        score(table("fft", "vachette"), deal)

    assert {each.code for each in raised.value.diagnostics} >= codes


@pytest.mark.parametrize(
    ("name", "deal"),
    [
        (("fft", "vachette"), told([12, 20, 16, 16], [1, 1, 1, 1])),
        (("alone-for-tricks",), told([20, 30, 25, 16], [1, 0, 1, 0])),
    ],
)
def test_too_many_oudlers_are_named(name: tuple[str, ...], deal: Json) -> None:
    """There are three, and where nobody’s cards lie aside no fewer: the points need not be counted again."""
    with pytest.raises(Refused) as raised:
        score(table(*name), deal)

    assert [(each.code, each.arguments["key"]) for each in raised.value.diagnostics] == [("P112", "oudlers_by_seat")]


def test_a_chien_that_somebody_wins_is_counted() -> None:
    """The players then have all the points there are; who had how many tricks is told."""
    rules, tricks = table("alone-for-tricks"), {"own.tricks": [4, 7, 5, 2]}

    assert score(rules, told([20, 30, 25, 16], facts_by_seat=tricks))["scores"] == [-5, 10, 5, -10]
    with pytest.raises(Refused) as raised:
        score(rules, told([20, 30, 25, 13], facts_by_seat=tricks))
    assert [each.code for each in raised.value.diagnostics] == ["P112"]
