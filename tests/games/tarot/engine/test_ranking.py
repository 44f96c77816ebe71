"""Results of one deal at several tables are compared as the federation does (§10)."""

from fractions import Fraction
from typing import Any

import pytest

from tarotrules.games.refused import Refused
from tarotrules.games.registry import family
from tarotrules.games.tarot.engine.ranking import match_points, topage
from tests.strategies import variant

TEAMS = ["A", "B", "B", "B"], ["B", "A", "A", "A"]


@pytest.mark.parametrize(
    ("units", "percents"),
    [
        ((56, 62, -56, -52, 50), (75, 100, 0, 25, 50)),
        ((40, 30, 30, -5), (100, 50, 50, 0)),
        ((8, 8, 8), (50, 50, 50)),
        ((9, 5, 7, -1), (100, Fraction(100, 3), Fraction(200, 3), 0)),
    ],
)
def test_the_best_has_100_and_the_worst_nothing(units: tuple[int, ...], percents: tuple[Any, ...]) -> None:
    """RRO2012: five results are 25 % apart, and those that are equal share."""
    assert topage(units) == percents


@pytest.mark.parametrize(
    ("difference", "points"),
    [(0, "0"), (2, "1.414"), (6, "2.449"), (10, "3.162"), (-10, "-3.162"), (16, "4"), (50, "7.071"), (144, "12"),
     (200, "14.142"), (300, "17.321"), (500, "22.361"), (600, "24.495"), (698, "26.420")],
)  # fmt: skip
def test_match_points_are_those_of_the_grid(difference: int, points: str) -> None:
    """RRO2012, p. 24."""
    assert match_points(difference) == Fraction(points)


def deal(names: list[str], margin: int) -> dict[str, Any]:
    """A garde that the first takes: (25 + the difference) x 2."""
    return {"names": names, "taker": 0, "contract": "garde", "margin": margin}


def standings(option: str, *deals: Any) -> list[Any]:
    """Who is where, as it is written."""
    game = family("tarot")
    found = game.standings(variant("fft", option) if option else variant("fft"), {"deals": list(deals)})
    return [tuple(each.values()) for each in game.standings_json(found)["standings"]]


def test_a_quarter_attack_and_three_quarters_defence() -> None:
    """50, 60 and 90 a defender: Ann 0 %, Bea 50 %, Cid 100 %; who never took has no result yet."""
    tables = [deal(["Ann", "Bea", "Cid", "Dan"], 0), deal(["Bea", "Cid", "Dan", "Ann"], 5),
              deal(["Cid", "Dan", "Ann", "Bea"], 20)]  # fmt: skip
    # As defenders Ann has 50 and 0, Bea 100 and 0, Cid 100 and 50, Dan all three.
    assert standings("topage-individual", tables) == [
        (1, "Cid", "325/4", 100, 75),
        (2, "Bea", 50, 50, 50),
        (3, "Ann", "75/4", 0, 25),
        (4, "Dan", None, None, 50),
    ]
    assert standings("topage-triplettes", tables)[1:3] == [(2, "Bea", 50, 50, 50), (3, "Ann", "25/2", 0, 25)]


def test_two_teams_are_compared_by_the_root() -> None:
    """66 and 50: 16 are 4 points; then 50 and 60: 10 are 3.162 for the other."""
    deals = [[deal(names, margin) for names, margin in zip(TEAMS, each, strict=True)] for each in ((8, 0), (0, 5))]

    assert standings("match-points", *deals) == [(1, "A", "419/500"), (2, "B", "-419/500")]
    assert standings("match-points-better", *deals) == [(1, "A", 4), (2, "B", "1581/500")]


def test_totals_are_added_and_a_passed_deal_is_nothing() -> None:
    """Those that have the same have the same place."""
    passed = {"names": ["Ann", "Bea", "Cid", "Dan"], "taker": None}

    assert standings("", [deal(["Ann", "Bea", "Cid", "Dan"], 8)], [passed]) == [
        (1, "Ann", 198), (2, "Bea", -66), (2, "Cid", -66), (2, "Dan", -66)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("option", "deals", "what"),
    [
        ("", [], "form"),
        ("", [[{"names": ["Ann"], "taker": 0}]], "names"),
        ("", [[{**deal(TEAMS[0], 8), "contract": "gard"}]], "deal"),
        ("topage-individual", [[deal(TEAMS[0], 8)]], "tables"),
        ("match-points", [[deal(TEAMS[0], 8)] * 3], "tables"),
        ("match-points", [[deal(TEAMS[0], 8), {"names": TEAMS[1], "taker": None}]], "taker"),
    ],
)
def test_what_cannot_be_compared_is_refused(option: str, deals: list[Any], what: str) -> None:
    """It is said at which table of which deal."""
    with pytest.raises(Refused) as refused:
        standings(option, *deals)

    assert (refused.value.problem.name, refused.value.diagnostic.arguments["what"]) == ("no-match-to-rank", what)
