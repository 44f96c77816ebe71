"""Expressions as JSON, readable without a parser.

A number is a JSON integer or a string ``"3/2"``; a path is a string; anything else is an object
with one key, the operator: ``{">=": ["hand.trumpish", 10]}``.
"""

import re
from fractions import Fraction
from typing import Any, Final, cast

from tarotrules.expressions.tree import (
    And,
    Calculation,
    Choose,
    Compare,
    Comparison,
    Direction,
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

Json = Any
_FRACTION: Final = r"-?\d{1,12}/\d{1,12}"
_COMPARISONS: Final = ("=", "!=", "<", "<=", ">", ">=")
_DIRECTIONS: Final = ("up", "down", "nearest", "away", "toward")
_PATH: Final = r"[^\W\d][\w-]*(\.[^\W\d][\w-]*)*"
MOST_DEPTH: Final = 64

NUMBER_SCHEMA: Final[dict[str, Json]] = {"anyOf": [{"type": "integer"}, {"type": "string", "pattern": r"^-?\d+/\d+$"}]}
SCHEMA: Final[dict[str, Json]] = {
    "anyOf": [
        {"type": "integer"},
        {"type": "string"},
        {"type": "object", "minProperties": 1, "maxProperties": 1},
    ]
}


def dump_number(value: Fraction | int) -> Json:
    """An exact number: an integer, or a string such as ``"153/4"``."""
    return value.numerator if value.denominator == 1 else f"{value.numerator}/{value.denominator}"


def load_number(data: Json) -> Fraction:
    """The number; raises ``ValueError`` for anything else."""
    if isinstance(data, bool):
        raise ValueError(data)
    if isinstance(data, int) or (isinstance(data, str) and re.fullmatch(_FRACTION, data)):
        try:
            return Fraction(data)
        except ZeroDivisionError as error:
            raise ValueError(data) from error
    raise ValueError(data)


def dump(expression: Expression) -> Json:
    """An expression as JSON."""
    match expression:
        case Number(value):
            return dump_number(value)
        case Path(steps):
            return ".".join(steps)
        case Not(operand):
            return {"not": dump(operand)}
        case And(operands):
            return {"and": [dump(each) for each in operands]}
        case Or(operands):
            return {"or": [dump(each) for each in operands]}
        case Compare(operator, left, right) | Calculation(operator, left, right):
            return {operator: [dump(left), dump(right)]}
        case Is(operand, kind):
            return {"is": [dump(operand), kind]}
        case Exists(operand):
            return {"exists": dump(operand)}
        case Negative(operand):
            return {"minus": dump(operand)}
        case Choose(condition, then, otherwise):
            return {"if": [dump(condition), dump(then), dump(otherwise)]}
        case Rounded(operand, direction, step):
            return {"rounded": [dump(operand), direction, dump(step)]}


def load(data: Json, depth: int = 0) -> Expression:
    """The expression; raises ``ValueError`` for anything else, and for nesting beyond reason."""
    if depth > MOST_DEPTH:
        raise ValueError(depth)
    if isinstance(data, str) and not re.fullmatch(_FRACTION, data):
        return _load_path(data)
    if not isinstance(data, dict):
        return Number(load_number(data))
    if len(data) != 1:
        raise ValueError(sorted(data))
    ((operator, inner),) = data.items()
    try:
        return _load_node(operator, inner, depth + 1)
    except (TypeError, IndexError, KeyError) as error:
        raise ValueError(operator) from error


def _load_path(data: str) -> Path:
    if not re.fullmatch(_PATH, data):
        raise ValueError(data)
    return Path(tuple(data.split(".")))


def _load_node(operator: str, inner: Json, depth: int) -> Expression:
    if operator in {"not", "exists", "minus"}:
        unary = {"not": Not, "exists": Exists, "minus": Negative}[operator]
        return cast("Expression", unary(load(inner, depth)))
    if operator == "is":
        return Is(load(inner[0], depth), str(inner[1]))
    if operator == "rounded" and inner[1] in _DIRECTIONS:
        return Rounded(load(inner[0], depth), cast("Direction", inner[1]), load(inner[2], depth))
    parts = tuple(load(each, depth) for each in inner)
    return _combine(operator, parts)


def _combine(operator: str, parts: tuple[Expression, ...]) -> Expression:
    match operator, parts:
        case "and", (_, _, *_):
            return And(parts)
        case "or", (_, _, *_):
            return Or(parts)
        case "if", (condition, then, otherwise):
            return Choose(condition, then, otherwise)
        case (("+" | "-" | "*" | "/"), (left, right)):
            return Calculation(operator, left, right)
        case _, (left, right) if operator in _COMPARISONS:
            return Compare(cast("Comparison", operator), left, right)
    raise ValueError(operator)
