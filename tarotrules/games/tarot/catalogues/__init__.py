"""The sentences of French tarot, and what they are said with."""

from functools import cache
from pathlib import Path
from typing import Final

from tarotrules.games.telling.catalogues import load
from tarotrules.wording.catalogue import Catalogue

FOLDER: Final = Path(__file__).parent


@cache
def catalogue(language: str) -> Catalogue:
    """What can be said about French tarot in a language."""
    return load(language, FOLDER)
