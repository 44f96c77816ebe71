"""The sentences of French tarot, and what they are said with."""

from functools import cache
from pathlib import Path
from typing import Final

from tarotrules.wording.catalogue import Catalogue

FOLDER: Final = Path(__file__).parent
_OTHERS: Final = tuple(
    FOLDER.parents[at] / room / "catalogues" for at, room in ((1, "checking"), (0, "check"), (1, "telling"))
)
"""What is said of what is wrong, with any game and with this one, and of what is played, whatever the game."""


@cache
def catalogue(language: str) -> Catalogue:
    """What can be said about French tarot in a language."""
    return Catalogue.load(language, (*_OTHERS, FOLDER))
