"""What a program that plays for somebody is: a decision, made of what the player knows and may do."""

from collections.abc import Callable
from random import Random
from typing import Protocol, TypeVar

from tarotrules.games.playing.options import Options

_Act = TypeVar("_Act")
_Known_contra = TypeVar("_Known_contra", contravariant=True)


class Player(Protocol[_Known_contra, _Act]):
    """Somebody who plays, deal after deal."""

    def decide(self, look: Callable[[], _Known_contra], options: Options[_Act]) -> _Act:
        """One of the options; whoever decides without looking at what it knows need not."""


class Chance:
    """Does anything that is allowed."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def decide(self, look: Callable[[], object], options: Options[_Act]) -> _Act:
        """Any of the options, drawn."""
        del look
        return options.pick(self.random)
