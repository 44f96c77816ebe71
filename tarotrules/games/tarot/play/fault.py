"""What a referee stops a deal for."""

from typing import NamedTuple

from tarotrules.cards.sets import CardSet
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.reasons import Reason
from tarotrules.source.diagnostics import Argument, Problem


class Fault(NamedTuple):
    """Something that was done and was not allowed."""

    seat: int
    act: Act
    reason: Reason
    trick: int | None = None
    """In which trick, counted from one; before them, in none."""
    could: CardSet = 0
    """Cards that the player is known to have had and might have played."""


class NotAllowed(Refused):
    """A deal in which something was not allowed."""

    def __init__(self, fault: Fault, problem: Problem, **arguments: Argument) -> None:
        super().__init__(problem, **arguments)
        self.fault = fault
