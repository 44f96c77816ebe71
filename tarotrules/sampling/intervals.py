"""How sure a sample makes us: the interval in which the true value lies, in 95 of 100 samples."""

from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from typing import Any, Final, NamedTuple

_DEVIATIONS: Final = 1.959964
"""So many standard deviations to either side hold 95 % of a normal distribution."""
_FEWEST: Final = 2
"""A single value says nothing of how values scatter."""


class Estimate(NamedTuple):
    """A value found in a sample, and the interval about it."""

    value: float
    low: float
    high: float


def share(count: float, total: float) -> Estimate | None:
    """So many of so many (E. B. Wilson's interval, which stays within 0 and 1); nothing can be said of none.

    >>> share(0, 100).high < 0.04
    True
    """
    if not total:
        return None
    found, spread = count / total, _DEVIATIONS**2 / total
    middle = (found + spread / 2) / (1 + spread)
    half = _DEVIATIONS * sqrt(found * (1 - found) / total + spread / (4 * total)) / (1 + spread)
    return Estimate(found, min(found, max(0.0, middle - half)), max(found, min(1.0, middle + half)))


def mean(values: Mapping[str, Any]) -> Estimate | None:
    """The mean of values that were sampled (:func:`~.sums.sample`); of a single one the interval is the whole line."""
    total = values.get("n", 0)
    if not total:
        return None
    found = Fraction(values["sum"], total)
    if total < _FEWEST:
        return Estimate(float(found), float("-inf"), float("inf"))
    # Exact, because the difference of two large sums may be small.
    scatter = (values["squares"] - values["sum"] * found) / (total - 1)
    half = _DEVIATIONS * sqrt(scatter / total)
    return Estimate(float(found), float(found) - half, float(found) + half)
