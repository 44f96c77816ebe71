"""The last two tricks are two tricks: each has one winner, and no card lies in both."""

from typing import Any, Final

import pytest

from tarotrules import api
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.variant import Variant
from tests.games.tarot.engine.tables import Json, bonus, table

WON: Final[Json] = {"taker": 0, "contract": "garde", "card_points": 49, "oudlers": 2}
"""(25 + 8) × 2 = 66."""
ALL: Final[Json] = WON | {"card_points": 91, "oudlers": 3}
"""(25 + 55) × 2 + 200 = 360."""
THREE: Final[Json] = WON | {"oudlers": 3}
RULES: Final = """
bonus before like petit-au-bout { when penultimate_trick.petit > 0; payee penultimate_trick.winner.side }
bonus captor like petit-au-bout { when petit.winner exists; payee petit.winner.side; multiplied no }
bonus excuse-wins like petit-au-bout { when last_trick.winning_card is excuse }
"""


@pytest.fixture
def rules(house: Any) -> Variant:
    """The official rules with a bonus for the trick before the last, the captor of the Petit, and the Excuse."""
    variant: Variant = house(RULES)
    return variant


def result(variant: Variant, deal: Json, **more: object) -> object:
    """What each defender pays, or why a deal is refused."""
    try:
        return api.score(variant, deal | more)["unit"]
    except Refused as refused:
        return [each.code for each in refused.diagnostics]


@pytest.mark.parametrize(
    ("deal", "told", "found"),
    [
        # Ten, multiplied, and ten for whoever won the Petit.
        (WON, bonus("before", "attack"), 66 + 20 + 10),
        # Whoever won every trick won that one, and whoever has all the oudlers has won the Petit.
        (ALL, bonus("before", "defence"), ["P040"]),
        (THREE, bonus("before", "defence"), ["P040"]),
        # One Petit, and one winner of it; but at the end of a slam the trick before counts as the last.
        (WON, bonus("before", "attack") + bonus("petit-au-bout", "attack"), ["P039"]),
        (WON, bonus("before", "attack") + bonus("captor", "defence"), ["P039"]),
        (ALL, bonus("before", "attack") + bonus("petit-au-bout", "attack"), 360 + 20 + 20 + 10),
        # The Excuse wins the last trick of a slam alone, and only for the side that makes it.
        (WON, bonus("excuse-wins", "attack"), ["P040"]),
        (WON | {"card_points": 60, "oudlers": 0}, bonus("excuse-wins", "attack"), ["P040"]),
        (ALL, bonus("excuse-wins", "attack"), 360 + 20 + 10),
        (ALL, bonus("excuse-wins", "defence"), ["P040"]),
    ],
)
def test_two_tricks_are_won_once_each(rules: Variant, deal: Json, told: list[Json], found: object) -> None:
    """A bonus for either is refused if the deal, or another bonus, shows that it cannot be."""
    assert result(rules, deal, bonuses=told) == found


@pytest.mark.parametrize(("side", "paid"), [("attack", 66 + 20 + 10), ("defence", 66 - 20 - 10)])
@pytest.mark.parametrize("seats", [{}, {"players": 5}, {"players": 5, "partner": 1}])
def test_what_a_bonus_proves_is_paid_at_every_table(rules: Variant, seats: Json, side: str, paid: int) -> None:
    """Somebody of the side that won the last trick has won the Petit in it, whichever player that was."""
    assert result(rules, WON | seats, bonuses=bonus("petit-au-bout", side)) == paid


T1: Final = "last_trick.winning_card"
PETIT: Final = "last_trick.petit"
SIDE: Final = "last_trick.winner.side"
FIVE: Final = {"players": 5, "partner": 1}


@pytest.mark.parametrize(
    ("told", "found"),
    [
        ({PETIT: 1, SIDE: "attack"}, 66 + 20 + 10),
        ({PETIT: 1, SIDE: "defence"}, 66 - 20 - 10),
        ({PETIT: 1, "last_trick.winner": 2}, 66 - 20 - 10),
        ({T1: "T1", SIDE: "attack"}, 66 + 20 + 10),
        # The Petit at the end is certain; whose it is, is asked.
        ({T1: "T1"}, ["P041"]),
        ({T1: "T2", SIDE: "attack"}, 66),
    ],
)
def test_what_is_told_of_the_last_trick_proves_what_a_bonus_proves(rules: Variant, told: Json, found: object) -> None:
    """Whoever tells that the Petit lay there, or won it, and who won, need not name the bonus."""
    assert result(rules, WON, facts=told) == found


@pytest.mark.parametrize(
    ("deal", "told", "path"),
    [
        (WON, {PETIT: 1, "penultimate_trick.petit": 1}, "penultimate_trick.petit"),
        (WON, {PETIT: 1, T1: "CK"}, T1),
        (WON, {T1: "EX"}, T1),
        (ALL, {"last_trick.winner": 2}, "last_trick.winner"),
        # All three oudlers, or none.
        (THREE, {"petit.winner": 2}, "petit.winner"),
        (THREE, {"petit.winner.side": "defence"}, "petit.winner.side"),
        (WON | {"oudlers": 0}, {"petit.winner": 0}, "petit.winner"),
        (THREE, {PETIT: 1, "last_trick.winner": 2}, "last_trick.winner"),
        # Nobody has more than the side, nor two together.
        (WON | FIVE, {"attack.tricks": 8, "taker.tricks": 9}, "taker.tricks"),
        (WON | FIVE, {"attack.tricks": 8, "taker.tricks": 7, "partner.tricks": 2}, "partner.tricks"),
    ],
)
def test_facts_that_cannot_be_together_are_refused(deal: Json, told: Json, path: str) -> None:
    """The refusal names one of them; without that one the deal is not refused for it."""
    variant = table("fft")
    with pytest.raises(Refused) as refused:
        api.score(variant, deal | {"facts": told})

    assert [(each.code, each.arguments["key"]) for each in refused.value.diagnostics] == [("P048", path)]
    assert "P048" not in str(result(variant, deal, facts={each: told[each] for each in told if each != path}))


@pytest.mark.parametrize(
    ("told", "value", "least"),
    [
        ({"petit.winner.side": "defence"}, "defence", "attack"),
        ({"made": False}, "false", "true"),
        ({PETIT: 1, T1: "ck"}, "CK", ""),
    ],
)
def test_what_a_fact_must_be_is_told(told: Json, value: str, least: str) -> None:
    """Where the rest of the deal shows what it is, whoever told it otherwise reads that, as deals are written."""
    with pytest.raises(Refused) as refused:
        api.score(table("fft"), THREE | {"facts": told})

    assert [(each.arguments["value"], each.arguments["least"]) for each in refused.value.diagnostics] == [
        (value, least)
    ]


def test_taker_and_partner_share_what_the_attack_has() -> None:
    """Seven tricks and one are eight."""
    told = {"attack.tricks": 8, "taker.tricks": 7, "partner.tricks": 1}

    assert result(table("fft"), WON | FIVE, facts=told) == 66
