"""The club plays better than chance, at every table; which deals it is dealt depends on the question alone."""

from typing import Final

import pytest

from tarotrules.games.tarot.players.kinds import KINDS
from tarotrules.games.tarot.players.simulating import chunk
from tarotrules.sampling.intervals import mean
from tarotrules.sampling.question import Question
from tarotrules.sampling.sums import Sums, add
from tests.strategies import Base, shipped_bases

DEALS: Final = 12
MANY: Final = 40
BASES: Final = shipped_bases()
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
