"""Noticing what a page rests on: whoever reads a file, or remembers what was read, says so.

A comment in a shipped file changes its text, but neither the document it is nor the variant it comes to; what was made
of these is what it was.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import Final, Generic, Literal, NamedTuple, ParamSpec, TypeVar

_P = ParamSpec("_P")
_R = TypeVar("_R")


class Ground(NamedTuple):
    """Something that a page rests on."""

    kind: Literal["text", "document", "variant"]
    name: str
    """Of the text, as problems call it; of what is shipped, by its id."""
    options: tuple[str, ...] = ()
    """Those a variant is asked for with."""


_NOTICED: Final[ContextVar[tuple[set[Ground], ...]]] = ContextVar("_NOTICED", default=())


@contextmanager
def noticing(*, apart: bool = False) -> Iterator[set[Ground]]:
    """What is read meanwhile, or was read for what is remembered; ``apart``: nobody else is told."""
    grounds: set[Ground] = set()
    before = _NOTICED.set((*(() if apart else _NOTICED.get()), grounds))
    try:
        yield grounds
    finally:
        _NOTICED.reset(before)


def notice(grounds: Iterable[Ground]) -> None:
    """Say that what comes now rests on this."""
    told = tuple(grounds)
    for each in _NOTICED.get():
        each.update(told)


class Remembered(Generic[_P, _R]):
    """A function whose results are remembered together with what they rest on, which is noticed each time."""

    def __init__(self, make: Callable[_P, _R], most: int | None) -> None:
        self.__doc__ = make.__doc__
        self.__wrapped__ = make
        self._made = lru_cache(most)(self._noticed)

    def __call__(self, *args: _P.args, **named: _P.kwargs) -> _R:
        result, grounds = self._made(*args, **named)  # type: ignore[arg-type] # what it is remembered by has a hash
        notice(grounds)
        return result

    def forget(self) -> None:
        """Make everything anew."""
        self._made.cache_clear()

    def _noticed(self, *args: _P.args, **named: _P.kwargs) -> tuple[_R, frozenset[Ground]]:
        with noticing() as grounds:
            result = self.__wrapped__(*args, **named)
        return result, frozenset(grounds)


def remembered(most: int | None = None) -> Callable[[Callable[_P, _R]], Remembered[_P, _R]]:
    """Remember the results of a function; at most so many of them."""

    def remember(make: Callable[_P, _R]) -> Remembered[_P, _R]:
        return Remembered(make, most)

    return remember
