"""The numbers of the rules of French tarot, which are put on when a book is bound."""

from functools import cache
from pathlib import Path
from typing import Final

from tarotrules.games.telling.numbers import Registry

FILE: Final = Path(__file__).parents[1] / "numbers.toml"


@cache
def registry() -> Registry:
    """The registry as shipped."""
    return Registry.read(FILE)
