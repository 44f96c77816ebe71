"""A referee: what was done and not allowed, and what is found of a deal."""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from tarotrules.cards.bits import CardSet
from tarotrules.games.answers import Result
from tarotrules.games.refused import Refused
from tarotrules.source.diagnostics import Argument, Problem
from tarotrules.source.node import Node

_Act = TypeVar("_Act")
_Reason = TypeVar("_Reason")
_Result = TypeVar("_Result", bound=Result)


class Fault(NamedTuple, Generic[_Act, _Reason]):
    """Something that was done and was not allowed."""

    seat: int
    act: _Act
    reason: _Reason
    trick: int | None = None
    """In which trick, counted from one; before them, in none."""
    could: CardSet = 0
    """Cards that the player is known to have had and might have played."""


class NotAllowed(Refused, Generic[_Act, _Reason]):
    """A deal in which something was not allowed."""

    def __init__(self, fault: Fault[_Act, _Reason], problem: Problem, **arguments: Argument) -> None:
        super().__init__(problem, **arguments)
        self.fault = fault


class Verdict(Node, Generic[_Act, _Reason, _Result]):
    """What a referee finds."""

    fault: Fault[_Act, _Reason] | None
    """The first thing that was not allowed."""
    seat: int | None
    """Whose turn it is, where a deal is told only in part."""
    result: _Result | None
    """What a deal came to that is over."""


def verdict_json(
    verdict: Verdict[_Act, _Reason, _Result], write: Callable[[_Act], Any], why: Callable[[_Reason], dict[str, Any]]
) -> dict[str, Any]:
    """A verdict as JSON data: an act as records write it, and the reason in words."""
    fault = verdict.fault
    if fault is not None:
        done = {"trick": fault.trick, "seat": fault.seat, "act": write(fault.act)}
        return {"legal": False, **done, **why(fault.reason)}
    if verdict.result is not None:
        return {"legal": True, **verdict.result.data}
    return {"legal": True, "seat": verdict.seat}
