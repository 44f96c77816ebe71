"""What is asked of deals, whatever the game: how they are told, what may be done in them, what they came to."""

from collections.abc import Iterator
from random import Random
from typing import Any, Protocol

from tarotrules.source.diagnostics import Diagnostic


class Told(Protocol):
    """A deal as somebody tells what it came to."""

    @property
    def players(self) -> int:
        """For how many it is."""

    @property
    def problems(self) -> tuple[Diagnostic, ...]:
        """What is wrong with how it is written."""


class Result(Protocol):
    """What a deal came to."""

    @property
    def data(self) -> dict[str, Any]:
        """As JSON data, with the ``scores`` by seat."""


class Choices(Protocol):
    """What somebody may do, each as records write it."""

    def __len__(self) -> int:
        """How many there are."""

    def __iter__(self) -> Iterator[Any]:
        """Each in turn."""

    def __contains__(self, act: object) -> bool:
        """Whether something is one of them."""

    def pick(self, random: Random) -> Any:
        """Any of them, by chance."""


class State(Protocol):
    """A deal at some moment; it never changes."""

    @property
    def seat(self) -> int | None:
        """Whose turn it is; nobody's, if the deal is over."""

    @property
    def next_dealer(self) -> int | None:
        """Who deals after it; nobody knows before it is over."""

    def choices(self) -> Choices:
        """What may be done."""

    def after(self, act: Any) -> "State":
        """The deal after something was done; raises :class:`~tarotrules.games.refused.Refused`."""

    def why_not(self, act: Any) -> Any:
        """The reason that forbids something, if one does."""

    def view(self, seat: int) -> dict[str, Any]:
        """What a player knows, as JSON data."""

    def record(self) -> dict[str, Any]:
        """The deal so far, as JSON data."""

    def result(self) -> Result:
        """What a deal came to; raises :class:`~tarotrules.games.refused.Refused` before the end."""


class Verdict(Protocol):
    """What a referee finds."""

    @property
    def fault(self) -> object | None:
        """The first thing that was not allowed, if there is one."""


class Session(Protocol):
    """A deal refereed while somebody types what is played."""

    over: bool
    """Whether the reader wants no more."""
    unread: bool
    """Whether nothing of the last line was taken; then nothing after it may be, unless somebody has corrected it."""

    @property
    def verdict(self) -> Verdict:
        """What a referee would say now."""

    @property
    def deal(self) -> dict[str, Any] | None:
        """What was typed, as JSON data that can be refereed again; nothing, as long as that is too little."""

    def opening(self) -> str:
        """What is said before the first line."""

    def enter(self, line: str) -> str:
        """The answer to a line."""

    def status(self) -> str:
        """What comes next."""
