"""A deal written down while it is played: every act in order, beside how it began."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from copy import copy
from typing import Any, Generic, NamedTuple, Self, TypeVar

from tarotrules.games.playing.acts import NotAnOption
from tarotrules.games.playing.phases import AnyEnd, AnyTurn

_Act = TypeVar("_Act")


class Unreadable(ValueError):  # noqa: N818 it is the record that cannot be read
    """Something in a record is not of its form; its arguments are what it is, and where it stands."""


class Done(NamedTuple, Generic[_Act, AnyTurn]):
    """Something somebody did, and the phase in which it was done."""

    seat: int
    act: _Act
    phase: AnyTurn


class Recorder(ABC, Generic[_Act, AnyTurn, AnyEnd]):
    """A deal that is played and written down; how it began, a family knows."""

    def __init__(self, phase: AnyTurn | AnyEnd) -> None:
        self.phase = phase
        self.done: list[Done[_Act, AnyTurn]] = []

    def act(self, act: _Act) -> None:
        """Whoever has to decide does something; raises :class:`~.acts.NotAnOption`."""
        phase = self.phase
        if phase.seat is None or act not in phase.options():
            raise NotAnOption(act)
        self.done.append(Done(phase.seat, act, phase))
        self.phase = phase.after(act)

    def act_of(self, seat: int, act: _Act) -> None:
        """Somebody does something, who must be the one to decide; raises :class:`~.acts.NotAnOption`."""
        if self.phase.seat != seat:
            raise NotAnOption(act)
        self.act(act)

    def after(self, act: _Act) -> Self:
        """The same deal with one thing more done; this one stays as it is."""
        going = copy(self)
        going.done = [*self.done]
        going.act(act)
        return going

    def told(self) -> Iterator[Done[_Act, AnyTurn]]:
        """Each act with who did it, and in which phase."""
        return iter(self.done)

    def entries(self, write: Callable[[_Act], Any]) -> list[list[Any]]:
        """The acts as records have them, ``[seat, act]``, each written by a function."""
        return [[seat, write(act)] for seat, act, _ in self.told()]

    @property
    @abstractmethod
    def dealer(self) -> int:
        """Who dealt."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The deal so far, as it is written."""
