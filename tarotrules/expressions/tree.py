"""The expression tree. It names no feature of any game.

Equality ignores where a node was written.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal

from tarotrules.source.node import Node
from tarotrules.source.text import Span

Comparison = Literal["=", "!=", "<", "<=", ">", ">="]
Arithmetic = Literal["+", "-", "*", "/"]
Direction = Literal["up", "down", "nearest", "away", "toward"]


class Number(Node):
    """An exact number; a half is ``Fraction(1, 2)``."""

    value: Fraction
    span: Span | None = None


Steps = tuple[str, ...]
"""What is asked of what, the outermost first."""


class Path(Node):
    """A dotted path of concepts or ids; a bare word is a path of one step."""

    steps: Steps
    span: Span | None = None


class Not(Node):
    """The opposite."""

    operand: "Expression"
    span: Span | None = None


class And(Node):
    """All of two or more."""

    operands: "tuple[Expression, ...]"
    span: Span | None = None


class Or(Node):
    """Any of two or more."""

    operands: "tuple[Expression, ...]"
    span: Span | None = None


class Compare(Node):
    """A comparison; false when a side is absent."""

    operator: Comparison
    left: "Expression"
    right: "Expression"
    span: Span | None = None


class Is(Node):
    """Whether a card belongs to a class (``last_trick.winning_card is kings``)."""

    operand: "Expression"
    kind: str
    span: Span | None = None


class Exists(Node):
    """Whether a value that may be absent is there."""

    operand: "Expression"
    span: Span | None = None


class Negative(Node):
    """Minus an amount."""

    operand: "Expression"
    span: Span | None = None


class Calculation(Node):
    """A sum, difference, product, or a quotient whose right side is a literal number."""

    operator: Arithmetic
    left: "Expression"
    right: "Expression"
    span: Span | None = None


class Choose(Node):
    """``if … then … else …``, on amounts."""

    condition: "Expression"
    then: "Expression"
    otherwise: "Expression"
    span: Span | None = None


class Rounded(Node):
    """``x rounded up to 10``."""

    operand: "Expression"
    direction: Direction
    step: "Expression"
    span: Span | None = None


Expression = Number | Path | Not | And | Or | Compare | Is | Exists | Negative | Calculation | Choose | Rounded


def parts_of(expression: Expression) -> Iterator[Expression]:
    """An expression and every expression in it."""
    yield expression
    match expression:
        case And(operands) | Or(operands):
            inner: tuple[Expression, ...] = operands
        case Not(operand) | Negative(operand) | Is(operand) | Exists(operand):
            inner = (operand,)
        case Compare(_, left, right) | Calculation(_, left, right):
            inner = (left, right)
        case Choose(condition, then, otherwise):
            inner = (condition, then, otherwise)
        case Rounded(operand, _, step):
            inner = (operand, step)
        case _:
            inner = ()
    for each in inner:
        yield from parts_of(each)


def paths_of(expression: Expression) -> Iterator[tuple[str, ...]]:
    """The steps of every path an expression reads."""
    return (each.steps for each in parts_of(expression) if isinstance(each, Path))
