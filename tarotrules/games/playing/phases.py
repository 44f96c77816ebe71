"""What a deal is at any moment: somebody has something to decide, or it is over.

A family has a class for each kind of decision, and one for the end. None of them ever changes: what somebody does gives
the phase that follows.
"""

from typing import Any, Protocol, TypeVar

from tarotrules.games.playing.options import Options

_Act = TypeVar("_Act")


class Turn(Protocol[_Act]):
    """Somebody has something to decide."""

    @property
    def seat(self) -> int:
        """Who."""

    def options(self) -> Options[_Act]:
        """What may be chosen."""

    def after(self, act: _Act) -> Any:
        """The phase that follows a choice, which is one of the options."""


class End(Protocol):
    """Nobody has anything to decide any more."""

    @property
    def seat(self) -> None:
        """Nobody."""


AnyTurn = TypeVar("AnyTurn", bound=Turn[Any])
AnyEnd = TypeVar("AnyEnd", bound=End)
