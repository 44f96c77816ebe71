"""The families of games there are, by name."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tarotrules.games.family import Family

if TYPE_CHECKING:
    from tarotrules.wording.catalogue import Catalogue

_HERE: Final = Path(__file__).parent
FAMILIES: Final = {name: f"{__package__}.{name}.family" for name in ("tarot", "piquet") if (_HERE / name).is_dir()}
"""Where each family says what it provides: a module that has a ``FAMILY``. A copy of the program may lack some."""
USUAL: Final = "tarot"
"""The game of a file that builds on nothing and does not say which it is."""


def family(name: str | None = None) -> Family:
    """What a family provides, the usual one if none is named; raises ``KeyError`` for none of that name."""
    found: Family = import_module(FAMILIES[USUAL if name is None else name]).FAMILY
    return found


def families() -> tuple[Family, ...]:
    """All of them."""
    return tuple(map(family, FAMILIES))


def catalogue(language: str, game: str | None = None) -> "Catalogue":
    """What is said about files and problems of a game, the usual one if none is named; not what its books say."""
    return _catalogue(language, USUAL if game is None else game)


@cache
def _catalogue(language: str, game: str) -> "Catalogue":
    from tarotrules.wording.catalogue import Catalogue

    found = family(game)
    return Catalogue.load(language, found.complaints, found.books)
