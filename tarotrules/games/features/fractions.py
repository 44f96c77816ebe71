"""Formulas that divide: whether what they come to may be a fraction that a table has to round."""

from fractions import Fraction
from math import gcd, lcm
from typing import Final

from tarotrules.expressions.tree import Calculation, Choose, Expression, Negative, Number, Rounded

HALVES: Final = frozenset({1, 2})
"""Whole amounts, and halves, which are usual in this game."""


def leaves_fractions(worth: Expression) -> bool:
    """Whether what is counted is divided into other parts than halves, and not rounded."""
    return _grain(worth).denominator not in HALVES


def _grain(expression: Expression) -> Fraction:
    """An amount of which everything that a formula comes to is a multiple; what is counted is whole."""
    match expression:
        case Number(value):
            return abs(value)
        case Negative(operand):
            return _grain(operand)
        case Choose(_, one, other) | Calculation("+" | "-", one, other):
            return _common(_grain(one), _grain(other))
        case Calculation("*", one, other):
            return _grain(one) * _grain(other)
        case Calculation("/", one, Number(value)):
            return _grain(one) / abs(value)
        case Rounded(_, _, step):
            return _grain(step)
    return Fraction(1)


def _common(one: Fraction, other: Fraction) -> Fraction:
    """The greatest amount of which both are multiples."""
    return Fraction(gcd(one.numerator, other.numerator), lcm(one.denominator, other.denominator))
