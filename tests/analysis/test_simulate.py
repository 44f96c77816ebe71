"""A question has one answer, however many processes work on it, and whether or not they were interrupted."""

from functools import cache
from typing import Final

import pytest

from tarotrules import pipeline
from tarotrules.analysis import simulate as room
from tarotrules.analysis.simulate import Asked, Done, simulate
from tarotrules.games.registry import family
from tarotrules.sampling.question import Question
from tarotrules.sampling.sums import sums_from_json, sums_json
from tarotrules.workers import Workers

DEALS: Final = 50


@cache
def asked() -> Asked:
    """The official game, played by chance."""
    variant = pipeline.load("fft").variant
    assert variant is not None
    return Asked(Question((variant.main,), ("random",), 3), family("tarot").simulation().chunk)


def done(processes: int, begun: Done, deals: int = DEALS) -> Done:
    """What becomes of so many deals."""
    with Workers(processes) as workers:
        return simulate(asked(), deals, workers, begun, lambda _: None)


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chunks so small that there are several, and the last is not full."""
    monkeypatch.setattr(room, "CHUNK", 15)


@cache
def alone() -> Done:
    """All in this process, at one go."""
    return done(1, Done(0, {}))


def test_many_processes() -> None:
    """Two work beside each other."""
    assert done(2, Done(0, {})) == alone()
    assert alone().deals == alone().sums["deals"] == DEALS


def test_going_on() -> None:
    """Some deals were done before, and their sums written down."""
    before = done(1, Done(0, {}), 20)
    read = Done(before.deals, sums_from_json(sums_json(before.sums)))

    assert done(1, read) == alone()


def test_another_seed_has_other_deals() -> None:
    """A seed is what tells one simulation from another."""
    chunk, question = asked().chunk, asked().question

    assert chunk(question, 0, 5) == chunk(question, 0, 5)
    assert chunk(question._replace(seed=4), 0, 5) != chunk(question, 0, 5)
