"""How files are written: in a human language, and in the words of a game."""

from collections.abc import Mapping
from typing import NamedTuple


class Tongue(NamedTuple):
    """How one file is written."""

    language: str
    game: str
    """Whose words it may use besides those that all games have."""


Tongues = Mapping[str, Tongue]
"""By the names of files; the one that was asked for comes first."""


def spoken(tongues: Tongues) -> str | None:
    """The language of the file that was read first, which is the reader's own."""
    return next((each.language for each in tongues.values()), None)


def played(tongues: Tongues) -> str | None:
    """The game of the file that was read first."""
    return next((each.game for each in tongues.values()), None)
