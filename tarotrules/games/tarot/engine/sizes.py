"""How many cards a place holds."""

from collections.abc import Callable, Mapping
from typing import Final

from tarotrules.games.tarot.ruleset.ruleset import Ruleset

_SIZES: Final[Mapping[str, Callable[[Ruleset], int]]] = {
    "hand": lambda rules: rules.deal.own,
    "dealt": lambda rules: rules.deal.own,
    "chien": lambda rules: rules.deal.chien,
    "last_trick": lambda rules: rules.players,
    "penultimate_trick": lambda rules: rules.players,
    "first_trick": lambda rules: rules.players,
}


def size_of(place: str, rules: Ruleset) -> int | None:
    """How many cards a place holds, where that is always the same."""
    size = _SIZES.get(place)
    return None if size is None else size(rules)
