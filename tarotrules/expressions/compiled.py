"""Expressions made into functions, once; what they come to is then a matter of calling those.

A value is a number, a truth or a thing of the game; ``None`` where there is no such thing, and
:data:`UNKNOWN` where there may be and nobody has told. A comparison with something absent is false,
one with something unknown is unknown; *and*, *or* and *not* say what can be said without what is
unknown; an amount with an absent part is absent. Every expression has a value, whatever it reads.
"""

from collections.abc import Callable
from enum import Enum
from fractions import Fraction
from operator import add, eq, ge, gt, le, lt, mul, ne, sub
from typing import Any, Final, Literal, Protocol, runtime_checkable

from tarotrules.expressions.rounding import Amount, divided, round_to, whole
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
    Steps,
)

Value = Any
"""A number, a truth, a thing of the game, ``None`` or :data:`UNKNOWN`."""
Facts = Any
"""Whatever the words that are read are read from."""
Made = Callable[[Facts], Value]
"""An expression as a function of the facts."""


class _Unknown(Enum):
    """The one value of what nobody has told."""

    UNKNOWN = "unknown"

    def __bool__(self) -> bool:
        raise TypeError("what is unknown is neither true nor false")


Unknown = Literal[_Unknown.UNKNOWN]
UNKNOWN: Final[Unknown] = _Unknown.UNKNOWN


class Words(Protocol):
    """What the paths of expressions mean."""

    def reader(self, steps: Steps) -> Made:
        """The function that reads a path; what means nothing is absent."""

    def belongs(self, kind: str) -> Callable[[Value], Value]:
        """The function that says whether a thing, which is there and known, is of a class."""


@runtime_checkable
class Finding(Protocol):
    """Words that may know that something is there without knowing what it is."""

    def finder(self, steps: Steps) -> Made:
        """The function that reads enough of what a path means to know whether it is there."""


def compiled(expression: Expression, words: Words) -> Made:
    """An expression as a function of the facts."""
    match expression:
        case Path(steps):
            return words.reader(steps)
        case Number() | Negative() | Calculation() | Rounded():
            return _amount(expression, words)
        case Choose(condition, then, otherwise):
            return _choice(compiled(condition, words), compiled(then, words), compiled(otherwise, words))
        case Not(operand):
            return _opposite(compiled(operand, words))
        case And(operands):
            return _joined([compiled(each, words) for each in operands], all_of=True)
        case Or(operands):
            return _joined([compiled(each, words) for each in operands], all_of=False)
        case Compare():
            return _comparison(expression, words)
        case Is(operand, kind):
            return _asked(compiled(operand, words), words.belongs(kind))
        case Exists(Path(steps)) if isinstance(words, Finding):
            return _asked(words.finder(steps), lambda _: True)
        case Exists(operand):
            return _asked(compiled(operand, words), lambda _: True)


def is_true(value: Value) -> Value:
    """A condition's value as a truth: what is absent does not hold.

    >>> is_true(None), is_true(True), is_true(UNKNOWN)
    (False, True, <_Unknown.UNKNOWN: 'unknown'>)
    """
    return value if value is UNKNOWN else value is True


def _amount(expression: Expression, words: Words) -> Made:
    """An expression as a function that gives a number, or none."""
    match expression:
        case Number(value):
            return _constant(whole(value))
        case Path(steps):
            return _number(words.reader(steps))
        case Negative(operand):
            return _changed(_amount(operand, words), lambda amount: -amount)
        case Calculation(operator, left, right):
            return _calculation(operator, _amount(left, words), _amount(right, words))
        case Choose(condition, then, otherwise):
            return _choice(compiled(condition, words), _amount(then, words), _amount(otherwise, words))
        case Rounded(operand, direction, step):
            return _combined(
                _amount(operand, words),
                _amount(step, words),
                lambda amount, multiple: round_to(amount, direction, multiple) if multiple else None,
            )
    return _constant(None)


def _constant(value: Value) -> Made:
    return lambda _: value


def _number(read: Made) -> Made:
    def number(facts: Facts) -> Value:
        value = read(facts)
        # A seat or a truth is no amount; formulas that were never checked may ask for one.
        return value if type(value) is int or value is UNKNOWN or isinstance(value, Fraction) else None

    return number


def _changed(read: Made, change: Callable[[Amount], Amount]) -> Made:
    def changed(facts: Facts) -> Value:
        value = read(facts)
        return value if value is None or value is UNKNOWN else change(value)

    return changed


_OPERATORS: Final[dict[str, Callable[[Amount, Amount], Value]]] = {
    "+": add,
    "-": sub,
    "*": mul,
    "/": lambda left, right: divided(left, right) if right else None,
}


def _calculation(operator: str, left: Made, right: Made) -> Made:
    return _combined(left, right, _OPERATORS[operator])


def _combined(left: Made, right: Made, combine: Callable[[Amount, Amount], Value]) -> Made:
    def combined(facts: Facts) -> Value:
        one, two = left(facts), right(facts)
        if one is None or two is None:
            return None
        if one is UNKNOWN or two is UNKNOWN:
            return UNKNOWN
        return combine(one, two)

    return combined


def _choice(condition: Made, then: Made, otherwise: Made) -> Made:
    def choice(facts: Facts) -> Value:
        held = condition(facts)
        if held is not UNKNOWN:
            return then(facts) if held is True else otherwise(facts)
        one, two = then(facts), otherwise(facts)
        return one if one is not UNKNOWN and two is not UNKNOWN and one == two else UNKNOWN

    return choice


def _opposite(condition: Made) -> Made:
    def opposite(facts: Facts) -> Value:
        held = condition(facts)
        return UNKNOWN if held is UNKNOWN else held is not True

    return opposite


def _joined(conditions: list[Made], *, all_of: bool) -> Made:
    """*and*, which one false condition settles, or *or*, which one true condition settles."""

    def joined(facts: Facts) -> Value:
        unknown = False
        for condition in conditions:
            held = condition(facts)
            if held is UNKNOWN:
                unknown = True
            elif (held is True) is not all_of:
                return not all_of
        return UNKNOWN if unknown else all_of

    return joined


_EQUALS: Final[dict[str, Callable[[Value, Value], bool]]] = {"=": eq, "!=": ne}
_ORDERS: Final[dict[str, Callable[[Amount, Amount], bool]]] = {"<": lt, "<=": le, ">": gt, ">=": ge}


def _comparison(expression: Compare, words: Words) -> Made:
    operator, left, right = expression.operator, expression.left, expression.right
    if isinstance(right, Number):
        read = _amount(left, words) if operator in _ORDERS else compiled(left, words)
        return _compared_to(whole(right.value), read, {**_ORDERS, **_EQUALS}[operator])
    if operator in _ORDERS:
        return _compared(_amount(left, words), _amount(right, words), _ORDERS[operator])
    return _compared(compiled(left, words), compiled(right, words), _EQUALS[operator])


def _compared(left: Made, right: Made, compare: Callable[[Value, Value], bool]) -> Made:
    def compared(facts: Facts) -> Value:
        one, two = left(facts), right(facts)
        if one is None or two is None:
            return False
        if one is UNKNOWN or two is UNKNOWN:
            return UNKNOWN
        return compare(one, two)

    return compared


def _compared_to(number: Amount, read: Made, compare: Callable[[Value, Value], bool]) -> Made:
    """Most formulas compare with a number."""

    def compared(facts: Facts) -> Value:
        found = read(facts)
        if found is None:
            return False
        return UNKNOWN if found is UNKNOWN else compare(found, number)

    return compared


def _asked(read: Made, answer: Callable[[Value], Value]) -> Made:
    def asked(facts: Facts) -> Value:
        thing = read(facts)
        return False if thing is None else UNKNOWN if thing is UNKNOWN else answer(thing)

    return asked
