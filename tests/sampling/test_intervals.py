"""An interval holds the true value in about 95 of 100 samples, and a share stays within 0 and 1."""

from collections.abc import Callable
from random import Random

import pytest

from tarotrules.sampling.intervals import Estimate, mean, share
from tarotrules.sampling.sums import Sums, sample

SAMPLES = 1000


def held(true: float, draw: Callable[[], Estimate | None]) -> float:
    """How often the interval holds the true value."""
    found = [draw() for _ in range(SAMPLES)]
    return sum(each is not None and each.low <= true <= each.high for each in found) / SAMPLES


@pytest.mark.parametrize("true", [0.03, 0.5, 0.9])
def test_shares(true: float) -> None:
    """Of a hundred trials."""
    random = Random(5)

    assert 0.92 < held(true, lambda: share(sum(random.random() < true for _ in range(100)), 100)) < 0.98


def test_means() -> None:
    """Of sixty values, most of them small."""
    random = Random(5)

    def draw() -> Estimate | None:
        sums: Sums = {}
        for _ in range(60):
            sample(sums, "x", value=int(random.random() ** 2 * 300))
        return mean(sums["x"])

    assert 0.92 < held(99.5, draw) < 0.97


def test_what_is_never_or_always_found_has_an_interval_too() -> None:
    """Nobody can be sure of it; of nothing nothing is known."""
    never, always = share(0, 50), share(50, 50)
    assert never is not None
    assert always is not None

    assert never.low == never.value == 0 < never.high < 0.1
    assert always.high == always.value == 1 > always.low > 0.9
    assert share(0, 0) is None
    assert mean({}) is None
