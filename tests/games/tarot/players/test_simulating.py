"""The club plays better than chance, at every table; which deals it is dealt depends on the question alone."""

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final

import pytest

from tarotrules.games.tarot.play.agenda import shuffled
from tarotrules.games.tarot.play.game import PLAYED, Over
from tarotrules.games.tarot.play.table import play_table
from tarotrules.games.tarot.players.club.player import Club
from tarotrules.games.tarot.players.kinds import KINDS
from tarotrules.games.tarot.players.simulating import chunk, played
from tarotrules.games.tarot.players.tally import _kept, outcome, tally
from tarotrules.sampling.intervals import mean
from tarotrules.sampling.question import Question
from tarotrules.sampling.sums import Sums, add
from tests.games.tarot.play.deals import stacked, told_in_short
from tests.strategies import Base, shipped_bases

DEALS: Final = 12
MANY: Final = 40
BASES: Final = shipped_bases()
ROLES: Final = ("taker", "partner", "defender")
SHOWN: Final = {"fft at 4", "fft at 5", "wikipedia at 3"}


def found(base: Base, *kinds: str, first: int = 0, deals: int = DEALS) -> Sums:
    """What becomes of some deals."""
    return chunk(Question((base.rules,), kinds, 1), first, deals)


@pytest.mark.parametrize("base", [base for base in BASES if base.name in SHOWN], ids=lambda base: base.name)
def test_the_club_beats_chance(base: Base) -> None:
    """They sit at one table, and change seats."""
    kinds = found(base, "club", "random", deals=MANY)["variants"]["0"]["kinds"]

    club, chance = mean(kinds["club"]), mean(kinds["random"])
    assert club is not None
    assert chance is not None
    assert club.low > 0 > chance.high


@pytest.mark.parametrize("base", BASES, ids=lambda base: base.name)
def test_everybody_can_play_every_variant(base: Base) -> None:
    """Deals come to an end under all rules that are shipped, with every option."""
    sums = found(base, *KINDS, deals=2)

    assert sum(sums["variants"]["0"]["endings"].values()) == 2


def test_chunks_add_up() -> None:
    """Two halves are the whole, and each deal is its own."""
    base = next(base for base in BASES if base.name == "fft at 5")
    whole = found(base, "club")
    halves = found(base, "club", deals=5)
    add(halves, found(base, "club", first=5, deals=DEALS - 5))

    assert halves == whole
    assert found(base, "club", first=5) != whole


def test_a_variant_beside_itself_makes_no_difference() -> None:
    """The same deals, the same players, the same scores."""
    base = next(base for base in BASES if base.name == "fft at 4")
    sums = chunk(Question((base.rules, base.rules), ("club", "random"), 1), 0, 8)

    assert sums["pairs"]["1"]["different"] == 0
    assert all(each["squares"] == 0 for each in sums["pairs"]["1"]["measures"].values())


@cache
def by_the_club(base: Base) -> list[Over]:
    """Deals of all kinds, as the club plays them."""
    table, random = play_table(base.rules), Random(1)
    deals = [(stacked, shuffled)[number % 2](table, number % table.players, random) for number in range(12)]
    return [played(table, dealt, [Club(random)] * table.players) for dealt in deals]


def test_the_club_plays_as_it_did(golden: Callable[[str, str], None]) -> None:
    """Whoever makes it play otherwise sees where, and has the figures of the documentation found anew."""
    lines = []
    for base in (base for base in BASES if base.name in SHOWN):
        for over in by_the_club(base):
            told = told_in_short(over) if over.ending == PLAYED else over.ending
            lines.append(f"{base.name}: {json.dumps(told)}\n")

    golden("play/club.txt", "".join(lines))


@pytest.mark.parametrize(("name", "roles"), [("fft at 4", {"taker", "defender"}), ("fft at 5", set(ROLES))])
def test_a_deal_is_counted_for_the_taker_the_partner_and_the_others(name: str, roles: set[str]) -> None:
    """What each of them got, on average, from one deal."""
    base = next(base for base in BASES if base.name == name)
    for over in (over for over in by_the_club(base) if over.ending == PLAYED):
        found = outcome(over, ("club",) * base.rules.players)
        got = {role: each["sum"] for role, each in tally(found)["roles"].items()}
        others = [score for seat, score in enumerate(found.scores) if seat not in over.game.attack()]

        assert got.keys() == roles
        assert got["taker"] == found.scores[over.game.taker or 0]
        assert all(got["partner"] == found.scores[seat] for seat in over.game.partners)
        assert got["defender"] * len(others) == sum(others)


@pytest.mark.parametrize(
    ("announced", "kept", "counted"),
    [("attack", "attack", "announced"), ("attack", None, "broken"), (None, "attack", "unannounced")],
)
def test_what_becomes_of_a_promise_is_counted(announced: str | None, kept: str | None, counted: str) -> None:
    """Kept, broken, or kept by those who had said nothing."""
    assert _kept(announced, kept) == counted
