"""The players that there are."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from tarotrules.games.piquet.players.club.player import Club
from tarotrules.games.playing.players import Chance, Player

KINDS: Final[dict[str, Callable[[Random], Player[Any, Any]]]] = {"club": Club, "random": Chance}
"""By name, how one is made who draws from a generator; the usual one first."""
