"""A deal as other programs play it: what is done goes in and comes out as records write it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from copy import copy
from random import Random
from typing import Any, Generic, Self, TypeVar

from tarotrules.games.answers import Result
from tarotrules.games.deals.refusals import ILLEGAL_ACT
from tarotrules.games.playing.options import Few, Options
from tarotrules.games.playing.recorder import Recorder, Unreadable
from tarotrules.games.playing.rereading import cannot_be_read
from tarotrules.games.refused import Refused
from tarotrules.source.diagnostics import Argument

_Act = TypeVar("_Act")
_Reason = TypeVar("_Reason")
_Recorder = TypeVar("_Recorder", bound=Recorder[Any, Any, Any])


class Choices(Generic[_Act]):
    """What may be done, as records write it; of very many discards none is written before it is asked for."""

    def __init__(self, options: Options[_Act], read: Callable[[Any], _Act], write: Callable[[_Act], Any]) -> None:
        self._options, self._read, self._write = options, read, write

    def __len__(self) -> int:
        return len(self._options)

    def __iter__(self) -> Iterator[Any]:
        return map(self._write, self._options)

    def __contains__(self, act: object) -> bool:
        try:
            return self._read(act) in self._options
        except Unreadable:
            return False

    def pick(self, random: Random) -> Any:
        """Any of them, by chance."""
        return self._write(self._options.pick(random))


class State(ABC, Generic[_Recorder, _Act, _Reason]):
    """A deal at some moment. It never changes; what differs from game to game, a family's own says."""

    def __init__(self, recorder: _Recorder) -> None:
        self.recorder = recorder

    @property
    def seat(self) -> int | None:
        """Whose turn it is; nobody's, if the deal is over."""
        seat: int | None = self.recorder.phase.seat
        return seat

    def choices(self) -> Choices[_Act]:
        """What may be done."""
        phase = self.recorder.phase
        return Choices(Few() if phase.seat is None else phase.options(), self.read, self.write)

    def after(self, act: Any) -> Self:
        """The deal after something was done; raises :class:`~tarotrules.games.refused.Refused`."""
        done = self._read(act)
        reason = self.forbidding(done)
        if reason is not None:
            number, seat = len(self.recorder.done) + 1, self.seat or 0
            raise Refused(ILLEGAL_ACT, number=number, seat=seat, **self.told(reason))
        going = copy(self)
        going.recorder = self.recorder.after(done)
        return going

    def why_not(self, act: Any) -> _Reason | None:
        """What forbids to do something; nothing, if it may be done."""
        return self.forbidding(self._read(act))

    def _read(self, act: Any) -> _Act:
        try:
            return self.read(act)
        except Unreadable as unreadable:
            raise cannot_be_read(len(self.recorder.done) + 1, unreadable.args[0]) from None

    def record(self) -> dict[str, Any]:
        """The deal so far, as it is written."""
        return self.recorder.to_json()

    # --- what a family says ---

    @property
    @abstractmethod
    def next_dealer(self) -> int | None:
        """Who deals after it; nobody knows before it is over."""

    @abstractmethod
    def view(self, seat: int) -> dict[str, Any]:
        """What a player knows."""

    @abstractmethod
    def result(self) -> Result:
        """What it is worth; raises :class:`~tarotrules.games.refused.Refused` before the end."""

    @abstractmethod
    def read(self, data: Any) -> _Act:
        """What whoever's turn it is does, as it is written; raises :class:`~.recorder.Unreadable`."""

    @abstractmethod
    def write(self, act: _Act) -> Any:
        """An act as it is written."""

    @abstractmethod
    def forbidding(self, act: _Act) -> _Reason | None:
        """What forbids an act; nothing, if it may be done."""

    @abstractmethod
    def told(self, reason: _Reason) -> Mapping[str, Argument]:
        """A reason as problems tell it: ``reason``, ``rule``, ``told`` (yes or no), ``who``, ``by`` and ``awaited``."""
