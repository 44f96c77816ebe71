"""Expressions, from the parser's tree."""

from collections.abc import Callable
from fractions import Fraction
from typing import cast

from tarotrules.expressions.tree import (
    And,
    Arithmetic,
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
from tarotrules.source.diagnostics import Concept, Concepts, Diagnostic
from tarotrules.source.text import Span
from tarotrules.syntax import problems
from tarotrules.syntax.names import entry_name
from tarotrules.syntax.numerals import read_number
from tarotrules.syntax.parser import Tree
from tarotrules.syntax.tokens import DIRECTIONS, Token

Parts = list[Tree | Token]


class BrokenStatement(Exception):  # noqa: N818 - it is not an error of the program
    """The shape is right, but it says something impossible; the problem tells what."""

    def __init__(self, problem: Diagnostic) -> None:
        super().__init__(problem.code)
        self.problem = problem


def span_of(branch: Tree | Token) -> Span:
    """From the first word of a branch to its last."""
    first = last = branch
    while not isinstance(first, Token):
        first = first.children[0]
    while not isinstance(last, Token):
        last = last.children[-1]
    return first.span.to(last.span)


def expression(branch: Tree | Token) -> Expression:
    """The expression a branch of the parser's tree stands for.

    Raises:
        BrokenStatement: a chained comparison, a division by no number, a rounding nobody knows.

    """
    tree = cast("Tree", branch)
    return _BUILDERS[tree.data](tree.children, span_of(tree))


def _word(branch: Tree | Token) -> Token:
    return cast("Token", branch)


def _number(parts: Parts, span: Span) -> Expression:
    return Number(read_number(_word(parts[0]).value), span)


def _path(parts: Parts, span: Span) -> Expression:
    return Path(tuple(token.value for token in map(_word, parts) if token.type == "WORD"), span)


def _and(parts: Parts, span: Span) -> Expression:
    return And(tuple(map(expression, _operands(parts, "and_"))), span)


def _or(parts: Parts, span: Span) -> Expression:
    return Or(tuple(map(expression, _operands(parts, "or_"))), span)


def _operands(parts: Parts, kind: str) -> Parts:
    left, _, right = parts
    if not isinstance(left, Token) and left.data == kind:
        return [*_operands(left.children, kind), right]
    return [left, right]


def _compare(parts: Parts, span: Span) -> Expression:
    left, operator, right = parts
    if not isinstance(left, Token) and left.data in ("compare", "is_", "exists"):
        raise BrokenStatement(_chained(left, right, _word(operator), span))
    sign = cast("Comparison", _word(operator).value)
    return Compare(sign, expression(left), expression(right), span)


def _chained(left: Tree, right: Tree | Token, operator: Token, span: Span) -> Diagnostic:
    shared = span_of(left.children[-1]) if left.data == "compare" else span_of(left)
    second = f"{shared.text} {operator.span.text} {span_of(right).text}"
    return problems.CHAINED_COMPARISON.at(span, first=span_of(left).text, second=second, both=Concept("and"))


def _rounded(parts: Parts, span: Span) -> Expression:
    operand, _, direction, _, step = parts
    word = _word(direction)
    if word.value not in DIRECTIONS:
        choices = Concepts(DIRECTIONS)
        raise BrokenStatement(problems.UNKNOWN_ROUNDING.at(word.span, word=word.span.text, choices=choices))
    return Rounded(expression(operand), cast("Direction", word.value), expression(step), span)


def _calculation(parts: Parts, span: Span) -> Expression:
    operator = cast("Arithmetic", _word(parts[1]).value)
    left, right = expression(parts[0]), expression(parts[2])
    if operator == "/" and not isinstance(right, Number):
        raise BrokenStatement(problems.DIVISION_BY_UNKNOWN.at(span_of(parts[2])))
    if operator == "/" and right == Number(Fraction(0)):
        raise BrokenStatement(problems.DIVISION_BY_ZERO.at(span_of(parts[2])))
    return Calculation(operator, left, right, span)


def _choose(parts: Parts, span: Span) -> Expression:
    return Choose(expression(parts[1]), expression(parts[3]), expression(parts[5]), span)


def _class(token: Token) -> str:
    return entry_name(token.span.text, token.value)


_BUILDERS: dict[str, Callable[[Parts, Span], Expression]] = {
    "number": _number,
    "path": _path,
    "paren": lambda parts, span: expression(parts[1])._replace(span=span),
    "and_": _and,
    "or_": _or,
    "not_": lambda parts, span: Not(expression(parts[1]), span),
    "negative": lambda parts, span: Negative(expression(parts[1]), span),
    "exists": lambda parts, span: Exists(expression(parts[0]), span),
    "is_": lambda parts, span: Is(expression(parts[0]), _class(_word(parts[2])), span),
    "compare": _compare,
    "rounded": _rounded,
    "calculation": _calculation,
    "choice": _choose,
}
