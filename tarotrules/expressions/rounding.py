"""Amounts brought to multiples of a step."""

from collections.abc import Callable
from fractions import Fraction
from math import ceil, floor
from typing import Final

Amount = Fraction | int
"""An exact number; whole ones are mostly plain integers, because those are quick."""


def whole(amount: Amount) -> Amount:
    """The same number, as a plain integer where it is whole.

    >>> whole(Fraction(4, 2)), whole(Fraction(1, 2))
    (2, Fraction(1, 2))
    """
    return amount if type(amount) is int or amount.denominator != 1 else int(amount)


def size(amount: Amount) -> Amount:
    """An amount without its sign.

    >>> size(-3), size(Fraction(-1, 2))
    (3, Fraction(1, 2))
    """
    return amount if amount >= 0 else -amount


def divided(amount: Amount, by: Amount) -> Amount:
    """An exact quotient.

    >>> divided(10, 4), divided(10, 5)
    (Fraction(5, 2), 2)
    """
    if type(amount) is int and type(by) is int and not amount % by:
        return amount // by
    return whole(Fraction(amount) / by)


def _away(ratio: Fraction) -> int:
    return ceil(ratio) if ratio > 0 else floor(ratio)


def _toward(ratio: Fraction) -> int:
    return floor(ratio) if ratio > 0 else ceil(ratio)


def _nearest(ratio: Fraction) -> int:
    half = Fraction(1, 2)
    return floor(ratio + half) if ratio > 0 else ceil(ratio - half)


_ROUNDERS: Final[dict[str, Callable[[Fraction], int]]] = {
    "up": ceil,
    "down": floor,
    "away": _away,
    "toward": _toward,
    "nearest": _nearest,
}


def round_to(amount: Amount, direction: str, step: Amount) -> Amount:
    """An amount rounded to a multiple of a step; halves go away from zero under ``nearest``.

    >>> round_to(Fraction(33, 2), "away", 10), round_to(Fraction(-5, 2), "nearest", 1)
    (20, -3)
    """
    if step == 1 and type(amount) is int:
        return amount
    return whole(_ROUNDERS[direction](Fraction(amount) / step) * step)
