"""A simulation: chunks of deals, done by as many processes as there are, added up, and perhaps noted on the way.

The sums are the same however many processes there are, because each deal depends on its number alone and sums are
exact. What is noted is how many of the first deals are done, and their sums.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

from tarotrules.sampling.question import Question
from tarotrules.sampling.sums import Sums, add
from tarotrules.source.node import Node
from tarotrules.workers import Workers

CHUNK: Final = 100
"""So many deals are done at a time; it does not matter to the sums."""


class Done(Node):
    """How far a simulation has come."""

    deals: int
    sums: Sums


class Asked(NamedTuple):
    """What is simulated, and what does a chunk of it."""

    question: Question
    chunk: Callable[[Question, int, int], Sums]


Noted = Callable[[Done], None]
"""What is told how far it has come, from time to time."""


def simulate(asked: Asked, deals: int, workers: Workers, begun: Done, noted: Noted) -> Done:
    """So many deals, going on from what is done already."""
    done = begun
    for number, sums in workers.in_order(partial(_part, asked), _chunks(begun.deals, deals)):
        add(done.sums, sums)
        done = Done(done.deals + number, done.sums)
        noted(done)
    return done


def _chunks(first: int, deals: int) -> Iterator[tuple[int, int]]:
    """Each chunk: its first deal, and how many there are."""
    for begin in range(first, deals, CHUNK):
        yield begin, min(CHUNK, deals - begin)


def _part(asked: Asked, part: tuple[int, int]) -> tuple[int, Sums]:
    """How many deals a chunk has, and its sums; whatever process does it needs to be told no more than this."""
    first, number = part
    return number, asked.chunk(asked.question, first, number)
