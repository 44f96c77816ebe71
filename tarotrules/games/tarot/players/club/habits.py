"""What a player of the club goes by: numbers, in ``habits.toml``."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tarotrules.source.tables import read_table

_FILE = Path(__file__).parent / "habits.toml"


class Thresholds(NamedTuple):
    """From how many points which contract is bid."""

    lowest: float
    highest: float
    for_taker: float
    against: float


@cache
def habits() -> dict[str, Any]:
    """All of them."""
    return dict(read_table(_FILE))


@cache
def thresholds(hand: int) -> Thresholds:
    """Those for so many cards in a hand; for a number that is not listed, those of the nearest."""
    known = habits()["bid"]
    nearest = min(known, key=lambda each: abs(int(each) - hand))
    return Thresholds(**known[nearest])
