"""What lies in a pool from deal to deal; worked out by hand."""

from typing import Any

import pytest

from tarotrules import books
from tarotrules.api import load
from tarotrules.games.refused import Refused
from tarotrules.games.registry import family
from tarotrules.games.seated import Wanted
from tarotrules.games.tarot.engine.pool import Dealt, carried
from tarotrules.games.tarot.play.match import begun
from tarotrules.games.tarot.play.table import play_table
from tarotrules.games.tarot.ruleset.match import Pool
from tests.games.tarot.engine.tables import played
from tests.studio.door import asked

MADE = {"taker": 1, "contract": "prise", "card_points": 41, "oudlers": 2}
LOST = {"taker": 2, "contract": "prise", "card_points": 41, "oudlers": 1}
PASSED: dict[str, Any] = {"taker": None}
DEALS = ((0, LOST), (1, PASSED), (2, MADE), (3, MADE), (0, MADE))
"""Who dealt, and what came of it: 25 points a defender for what is made, 35 for what is lost."""
POOL = (
    ([-15, -10, -55, -10], (45, 45)),  # 4 × 10 + 5; the taker puts another 45 beside it
    ([0, -5, 0, 0], (45, 50)),
    ([0, 55, -5, 0], (45,)),
    ([0, 50, 0, -5], ()),
    ([-15, 35, -10, -10], ()),  # again 4 × 10 + 5, taken at once
)
"""What each deal does to it, and what then lies there."""


def _paid() -> Pool:
    pool = load("fft", "mouches").main.match.pool
    assert isinstance(pool, Pool)
    return pool


def test_a_mouche_is_won_or_doubled_and_lies_until_then() -> None:
    """Everybody puts in where nothing lies; what is put in and what is taken out are all that ever lies there."""
    lying: Any = ()
    for (dealer, deal), (gains, left) in zip(DEALS, POOL, strict=True):
        made = {id(MADE): True, id(LOST): False}.get(id(deal))
        before, found = sum(lying), carried(_paid(), lying, Dealt(range(4), dealer, deal["taker"], made))
        assert ([found.gains[who] for who in range(4)], found.mouches) == (gains, left)
        assert sum(found.mouches) == before - sum(gains)
        lying = found.mouches


def test_an_evening_carries_the_pool() -> None:
    """Beside what the deals come to, with the rule it goes by; as does a file with a match, if somebody dealt."""
    text = str(asked("begun", language="en", base="fft", title="Thursday")["text"])
    rules = text.replace("extends fft", "extends fft with mouches")
    deals = [{"sat": [0, 1, 2, 3], "dealer": dealer, "told": deal} for dealer, deal in DEALS]
    found = asked("scored", text=rules, language="en", people=["Ann", "Bo", "Cy", "Di"], deals=deals)["deals"]
    played = [[{"players": 4, "dealer": dealer, "names": ["Ann", "Bo", "Cy", "Di"], **deal}] for dealer, deal in DEALS]
    ranked = family("tarot").standings(load("fft", "mouches"), {"deals": played})

    # Lost: +35 for each defender, −105 for the taker; made: −25 each, and +75.
    assert [each["exact"] for each in found[0]["scores"]] == [20, 25, -160, 25]
    assert [each["exact"] for each in found[4]["totals"]] == [-70, 385, -250, -65]
    assert {each.name: each.result for each in ranked.placed} == {"Ann": -70, "Bo": 385, "Cy": -250, "Di": -65}
    assert [(each["text"], each["rule"]) for each in found[0]["steps"][-3:]] == [
        ("The pool was empty: everybody puts in 10, and Ann 5 more. The mouche is 45.", "13.3"),
        ("Cy puts another 45 beside it.", "13.3"),
        ("In the pool: 45 and 45.", "13.3"),
    ]
    with pytest.raises(Refused):
        family("tarot").standings(load("fft", "mouches"), {"deals": [[{**played[0][0], "dealer": None}]]})
    given = {"text": rules, "language": "en", "people": ["Ann", "Bo", "Cy", "Di"]}
    for n, before in enumerate(found[:-1], 1):
        # A deal that is only tried is tried with what lies there.
        (tried,) = asked("scored", **given, deals=[deals[n]], lying=before["lying"])["deals"]
        assert tried["scores"] == found[n]["scores"]
    table = {"order": [0, 1, 2, 3], "away": [], "playing": 4}
    assert [asked("scored", **given, deals=deals[:n], table=table)["pool"] for n in (0, 2, 4)] == [
        "",
        "In the pool: 45 and 50.",
        "",
    ]


def test_the_standings_say_what_lies_there() -> None:
    """At one table, and at each of several; the shares of a match do not add up to zero without it."""
    game, rules = family("tarot"), load("fft", "mouches")
    deal = {"players": 4, "names": ["Ann", "Bo", "Cy", "Di"], "dealer": 0, **LOST}
    one = game.standings(rules, {"deals": [[deal]]})
    two = game.standings(rules, {"deals": [[deal, {**deal, **MADE}], [deal, deal]]})

    assert game.standings_text(rules, one, "en").splitlines()[-1] == "In the pool: 45 and 45."
    assert game.standings_json(one)["pools"] == [[45, 45]]
    assert game.standings_text(rules, two, "en").splitlines()[4:] == [
        "Table 1. In the pool: 45, 50, and 50.",
        "Table 2. In the pool: 45 and 45.",
    ]
    assert "pools" not in game.standings_json(game.standings(load("fft"), {"deals": [[deal]]}))


def test_what_is_played_against_programs_is_paid_for_as_well() -> None:
    """All totals together lack what lies in the pool."""
    at = play_table(load("fft", "mouches").main)
    match = begun(at, 0, None)
    for over in played(at.rules, 6):
        match = match.after(over)
        assert sum(match.totals) == -sum(match.mouches)

    assert match.mouches


def test_the_sheet_of_a_deal_tells_of_the_pool() -> None:
    """What somebody gains is what the total rises by; whoever sits there is told what they did themselves."""
    variant = load("fft", "mouches")
    seat = family(variant.game).sit(books.shown(variant, "en"), variant.main, Wanted(4, 2, None))
    seat.play_on()
    sheet = seat.scene().sheet

    assert sheet is not None
    assert [row[2] for row in sheet.rows] == [row[3] for row in sheet.rows]
    assert [each.text for each in sheet.steps if each.rule == "13.3"] == [
        "The pool was empty: everybody puts in 10, and you 5 more. The mouche is 45.",
        "Lily puts another 45 beside it.",
        "In the pool: 45 and 45.",
    ]
    # Of what the taker pays, 15 are in the pool.
    assert (sheet.rows[0][2], sheet.result) == ("+15", "You win 15 points.")
