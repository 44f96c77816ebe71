"""Whoever sits at the table as it is drawn does what the rules say, and has the next player on the side they say."""

import re

import pytest

from tarotrules.book.drawing.draw import on_page
from tarotrules.book.inline import plain
from tarotrules.book.pictures import Seat, Seats
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.pictures.seats import roles, seats
from tarotrules.games.tarot.chapters.telling import Teller
from tests.strategies import variant

TABLES = {
    ("fft", 3): ["deals", "bids leads next", "cuts"],
    ("fft", 4): ["deals", "bids leads next", "shuffles", "cuts"],
    ("fft", 5): ["deals", "bids leads next", "", "", "cuts"],
}
"""By hand: against the clock the player on the dealer's left is last; with an odd number nobody faces anybody."""


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_everybody_does_what_the_rules_say(name: str, players: int) -> None:
    """Seat by seat in playing order, the dealer first."""
    found = roles(variant(name).rulesets[players])

    assert [" ".join(found[seat]) for seat in range(players)] == TABLES[name, players]


def test_the_other_way_round_left_is_next() -> None:
    """Whoever cuts on the dealer's left is next with the clock."""
    rules = variant("fft").rulesets[4]
    turned = rules.replace(seating=rules.seating.replace(direction="clockwise"))

    assert roles(turned)[1] == ("cuts", "bids", "leads", "next")


@pytest.mark.parametrize(("players", "said"), [(3, True), (4, False)])
def test_what_anybody_may_do_is_said_below(players: int, said: bool) -> None:
    """With three nobody faces the dealer: below the picture it is said who shuffles, and in its place as well."""
    teller = Teller(variant("fft").rulesets[players], catalogue("en"), {})
    figure = seats(teller)

    for told in (figure.caption, figure.alternative):
        assert ("Ben or Clara shuffles." in plain(told)) is said


@pytest.mark.parametrize(("clockwise", "side"), [(False, 1), (True, -1)])
def test_next_sits_on_the_side_play_goes_to(clockwise: bool, side: int) -> None:
    """Who looks from the dealer's seat, at the bottom, sees the next player on the right, or turned, on the left."""
    people = tuple(Seat(name, ()) for name in ("dealer", "next", "facing", "last"))
    drawn = on_page(Seats(people, clockwise=clockwise), "")
    places = {name: (float(x), float(y)) for x, y, name in re.findall(r'x="(.*?)" y="(.*?)".*>(\w+)</text>', drawn)}

    assert places["next"][0] * side > 0 > places["last"][0] * side
    assert places["dealer"][1] > 0 > places["facing"][1]
