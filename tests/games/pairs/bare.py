"""The family of pairs with no more than a family needs: whatever else it is asked for, it lacks."""

from typing import Final

from tarotrules.games.family import Family
from tests.games.pairs.family import PairsFamily

_NEEDED: Final = {
    name: each
    for name, each in vars(PairsFamily).items()
    if name in Family.__abstractmethods__ or not hasattr(Family, name)
}

FAMILY: Final[Family] = type("Bare", (Family,), _NEEDED)()
