"""What a program that plays for somebody is: a decision, made of what the player knows and may do."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.options import Options
from tarotrules.games.tarot.players.known import Known

Look = Callable[[], Known]
"""To look at what one knows; whoever decides without looking need not."""


class Player(Protocol):
    """Somebody who plays, deal after deal."""

    def decide(self, look: Look, options: Options) -> Act:
        """One of the options."""


class Chance:
    """Does anything that is allowed."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def decide(self, look: Look, options: Options) -> Act:
        """Any of the options, drawn."""
        del look
        return options.pick(self.random)
