"""The sentences of Piquet, and what they are said with."""

from functools import cache
from pathlib import Path
from typing import Final

from tarotrules.wording.catalogue import Catalogue

FOLDER: Final = Path(__file__).parent
_COMPLAINTS: Final = tuple(FOLDER.parents[at] / room / "catalogues" for at, room in ((1, "checking"), (0, "check")))
"""What is said of what is wrong, with any game and with this one."""


@cache
def catalogue(language: str) -> Catalogue:
    """What can be said about Piquet in a language."""
    return Catalogue.load(language, (*_COMPLAINTS, FOLDER))
