"""What a player of the club goes by: numbers, in ``habits.toml``."""

from functools import cache
from pathlib import Path
from typing import Any

from tarotrules.source.tables import read_table

_FILE = Path(__file__).parent / "habits.toml"


@cache
def habits() -> dict[str, Any]:
    """All of them."""
    return dict(read_table(_FILE))
