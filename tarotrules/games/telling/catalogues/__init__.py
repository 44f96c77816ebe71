"""The sentences that are said of rules of any game, and how those of a family are read with them."""

from pathlib import Path
from typing import Final

from tarotrules.wording.catalogue import Catalogue

FOLDER: Final = Path(__file__).parent
_CHECKING: Final = FOLDER.parents[1] / "checking" / "catalogues"


def load(language: str, own: Path) -> Catalogue:
    """What can be said about a game, ``own`` being the folder of its sentences: of what is wrong, too."""
    return Catalogue.load(language, (_CHECKING, own.parent / "check" / "catalogues", own, FOLDER))
