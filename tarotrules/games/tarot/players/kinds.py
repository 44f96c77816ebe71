"""The players that there are."""

from collections.abc import Callable
from random import Random
from typing import Final

from tarotrules.games.playing.players import Chance
from tarotrules.games.tarot.players.club.player import Club
from tarotrules.games.tarot.players.player import Player

KINDS: Final[dict[str, Callable[[Random], Player]]] = {"club": Club, "random": Chance}
"""By name, how one is made who draws from a generator; the usual one first."""
