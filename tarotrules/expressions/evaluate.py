"""What an expression comes to. Total: every expression has a value, and ``None`` is *absent*.

A comparison with an absent value is false; an amount with an absent part is absent.
"""

from collections.abc import Callable
from fractions import Fraction
from math import ceil, floor
from typing import Protocol

from tarotrules.expressions.tree import (
    And,
    Calculation,
    Choose,
    Compare,
    Exists,
    Expression,
    Is,
    Negative,
    Not,
    Number,
    Or,
    Path,
    Rounded,
)

Value = object
"""A number (``Fraction``), a truth, or a thing of the game; ``None`` when absent."""


class Environment(Protocol):
    """Where paths get their values."""

    def value(self, steps: tuple[str, ...]) -> Value:
        """What a path means here; ``None`` when there is no such thing."""

    def belongs(self, _thing: Value, _kind: str) -> bool:
        """Whether a card belongs to a class."""


def evaluate(expression: Expression, environment: Environment) -> Value:
    """The value of an expression in an environment."""
    match expression:
        case Number(value):
            return value
        case Path(steps):
            return environment.value(steps)
        case Not() | And() | Or() | Compare() | Is() | Exists():
            return _truth(expression, environment)
        case Negative(operand):
            amount = number(operand, environment)
            return None if amount is None else -amount
        case Calculation(operator, left, right):
            return _calculate(operator, number(left, environment), number(right, environment))
        case Choose(condition, then, otherwise):
            return evaluate(then if holds(condition, environment) else otherwise, environment)
        case Rounded(operand, direction, step):
            amount, multiple = number(operand, environment), number(step, environment)
            return None if amount is None or not multiple else round_to(amount, direction, multiple)


def holds(expression: Expression, environment: Environment) -> bool:
    """Whether a condition is true; anything absent is not."""
    return evaluate(expression, environment) is True


def number(expression: Expression, environment: Environment) -> Fraction | None:
    """The amount, or ``None`` if it is absent (or no amount at all)."""
    value = evaluate(expression, environment)
    if isinstance(value, bool) or not isinstance(value, int | Fraction):
        return None
    return Fraction(value)


def _truth(expression: Expression, environment: Environment) -> bool:
    match expression:
        case Not(operand):
            return not holds(operand, environment)
        case And(operands):
            return all(holds(each, environment) for each in operands)
        case Or(operands):
            return any(holds(each, environment) for each in operands)
        case Compare(operator, left, right):
            return _compare(operator, evaluate(left, environment), evaluate(right, environment))
        case Is(operand, kind):
            return environment.belongs(evaluate(operand, environment), kind)
        case Exists(operand):
            return evaluate(operand, environment) is not None
    raise TypeError(expression)


_ORDER: dict[str, Callable[[Fraction, Fraction], bool]] = {
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}


def _compare(operator: str, left: Value, right: Value) -> bool:
    if left is None or right is None:
        return False
    if operator in {"=", "!="}:
        return (left == right) is (operator == "=")
    if isinstance(left, int | Fraction) and isinstance(right, int | Fraction):
        return _ORDER[operator](Fraction(left), Fraction(right))
    return False


def _calculate(operator: str, left: Fraction | None, right: Fraction | None) -> Fraction | None:
    if left is None or right is None:
        return None
    if operator == "+":
        return left + right
    if operator == "-":
        return left - right
    if operator == "*":
        return left * right
    return left / right if right else None


def round_to(amount: Fraction, direction: str, step: Fraction | int) -> Fraction:
    """An amount rounded to a multiple of a step; halves go away from zero under ``nearest``.

    >>> round_to(Fraction(33, 2), "away", 10), round_to(Fraction(-5, 2), "nearest", 1)
    (Fraction(20, 1), Fraction(-3, 1))
    """
    ratio = amount / step
    size = abs(ratio)
    sign = -1 if ratio < 0 else 1
    rounders: dict[str, Callable[[], int]] = {
        "up": lambda: ceil(ratio),
        "down": lambda: floor(ratio),
        "away": lambda: sign * ceil(size),
        "toward": lambda: sign * floor(size),
        "nearest": lambda: sign * floor(size + Fraction(1, 2)),
    }
    return Fraction(rounders[direction]()) * step
