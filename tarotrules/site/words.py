"""The short words of the site: labels, titles of lists, what downloads are called."""

from functools import cache
from pathlib import Path

from tarotrules.wording.catalogue import Catalogue

FOLDER = Path(__file__).parent / "catalogues"


@cache
def words(language: str) -> Catalogue:
    """What the site says in a language."""
    return Catalogue.load(language, [FOLDER])
