"""Which families of games a law holds for: each module of laws says so in ``HOLDS_FOR``."""

from pathlib import Path
from typing import Final

from tarotrules.games.registry import FAMILIES, family

EVERY: Final = tuple(FAMILIES)
"""All that a file can choose."""
NO_GAME: Final[tuple[str, ...]] = ()
"""None: the law is about the program, or about how files are written, whatever the game."""


def folders(game: str) -> tuple[Path, ...]:
    """Where the sentences of a game are, besides those of the whole house."""
    return family(game).spoken
