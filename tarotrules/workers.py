"""Work done beside each other, in as many processes as there are processors."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cached_property
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

_T = TypeVar("_T")
_A = TypeVar("_A")


class Workers:
    """Processes that are started when there is more than one thing to do; with one, all is done here."""

    def __init__(self, processes: int) -> None:
        self._processes = processes

    @cached_property
    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, mp_context=get_context(_way()), initializer=_hear_nothing)

    def each(self, calls: Sequence[Callable[[], _T]]) -> list[_T]:
        """What the calls come to; the longest are best given first."""
        if self._processes == 1 or len(calls) < 2:  # noqa: PLR2004 one has no company
            return [call() for call in calls]
        return [each.result() for each in [self._pool.submit(call) for call in calls]]

    def in_order(self, call: Callable[[_A], _T], arguments: Iterable[_A]) -> Iterator[_T]:
        """What a call comes to with each of some arguments; so many are under way that nobody waits."""
        if self._processes == 1:
            yield from map(call, arguments)
            return
        waiting, left = deque[Future[_T]](), iter(arguments)
        for argument in islice(left, 2 * self._processes):
            waiting.append(self._pool.submit(call, argument))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(self._pool.submit(call, argument) for argument in islice(left, 1))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: object, trace: TracebackType | None) -> None:
        if "_pool" in self.__dict__:
            self._pool.shutdown(wait=True, cancel_futures=True)


def _hear_nothing() -> None:
    """Whoever interrupts the program interrupts all its processes; it is the first that answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _way() -> str:
    """How processes are started: as copies, which know what is loaded here, or fresh where threads would be lost.

    The typesetter starts threads, and waits for ever for those that were not copied.
    """
    threads = Path("/proc/self/task")
    return "fork" if threads.is_dir() and len(list(threads.iterdir())) == 1 else "spawn"


def usual() -> int:
    """So many processors are there for us."""
    asked = getattr(os, "sched_getaffinity", None)
    return len(asked(0)) if asked is not None else os.cpu_count() or 1
