"""One form for expressions that mean the same, so that they compare equal and hash alike.

Sums, products, *and* and *or* are flattened, folded and sorted; numbers stand last in a sum and
first in a product; comparisons have their number on the right; ``> 9`` is ``>= 10`` where the
left side can only be whole.
"""

import json
from collections.abc import Callable, Iterable
from fractions import Fraction

from tarotrules.expressions.json import dump
from tarotrules.expressions.rounding import round_to
from tarotrules.expressions.tree import (
    And,
    Calculation,
    Choose,
    Compare,
    Comparison,
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

IsWhole = Callable[[tuple[str, ...]], bool]
"""Whether a path can only be a whole number."""

_MIRROR: dict[str, Comparison] = {"=": "=", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}


def canonical(expression: Expression, is_whole: IsWhole) -> Expression:
    """The canonical form of an expression."""
    match expression:
        case Number() | Path():
            return expression
        case Not(operand):
            inner = canonical(operand, is_whole)
            return inner.operand if isinstance(inner, Not) else Not(inner)
        case And(operands):
            return _join(And, operands, is_whole)
        case Or(operands):
            return _join(Or, operands, is_whole)
        case Compare():
            return _compare(expression, is_whole)
        case Is(operand, kind):
            return Is(canonical(operand, is_whole), kind)
        case Exists(operand):
            return Exists(canonical(operand, is_whole))
        case Negative(operand):
            return canonical(Calculation("*", Number(Fraction(-1)), operand), is_whole)
        case Calculation(operator):
            return _sum(expression, is_whole) if operator in {"+", "-"} else _product(expression, is_whole)
        case Choose(condition, then, otherwise):
            return Choose(canonical(condition, is_whole), canonical(then, is_whole), canonical(otherwise, is_whole))
        case Rounded(operand, direction, step):
            amount, multiple = canonical(operand, is_whole), canonical(step, is_whole)
            if isinstance(amount, Number) and isinstance(multiple, Number) and multiple.value:
                return Number(Fraction(round_to(amount.value, direction, multiple.value)))
            return Rounded(amount, direction, multiple)


def _key(expression: Expression) -> str:
    return json.dumps(dump(expression), sort_keys=True)


def _join(kind: type[And] | type[Or], operands: Iterable[Expression], is_whole: IsWhole) -> Expression:
    flat: dict[str, Expression] = {}
    for operand in operands:
        inner = canonical(operand, is_whole)
        for each in inner.operands if isinstance(inner, kind) else (inner,):
            flat[_key(each)] = each
    parts = tuple(flat[key] for key in sorted(flat))
    return parts[0] if len(parts) == 1 else kind(parts)


def _compare(expression: Compare, is_whole: IsWhole) -> Expression:
    left, right = canonical(expression.left, is_whole), canonical(expression.right, is_whole)
    operator = expression.operator
    if _swap(left, right, operator):
        left, right, operator = right, left, _MIRROR[operator]
    if isinstance(left, Path) and isinstance(right, Number) and is_whole(left.steps):
        return _whole_compare(operator, left, right)
    return Compare(operator, left, right)


def _swap(left: Expression, right: Expression, operator: Comparison) -> bool:
    """Numbers go to the right; otherwise ``=`` and ``!=`` are sorted and the rest use ``<``-forms as written."""
    if isinstance(left, Number) != isinstance(right, Number):
        return isinstance(left, Number)
    return _key(left) > _key(right) if operator in {"=", "!="} else operator in {">", ">="}


def _whole_compare(operator: Comparison, left: Path, right: Number) -> Expression:
    value = right.value
    if operator == ">" and value.denominator == 1:
        return Compare(">=", left, Number(value + 1))
    if operator == "<" and value.denominator == 1:
        return Compare("<=", left, Number(value - 1))
    return Compare(operator, left, right)


def _sum(expression: Calculation, is_whole: IsWhole) -> Expression:
    coefficients: dict[str, Fraction] = {}
    terms: dict[str, Expression] = {}
    constant = Fraction(0)
    for term, factor in _terms(expression, Fraction(1), is_whole):
        if isinstance(term, Number):
            constant += term.value * factor
        else:
            key = _key(term)
            terms[key] = term
            coefficients[key] = coefficients.get(key, Fraction(0)) + factor
    # A term that cancels out stays, as nought times itself: where it is absent, so is the sum.
    parts = [_scaled(coefficients[key], terms[key]) for key in sorted(terms)]
    return _added(parts, constant)


def _terms(expression: Expression, factor: Fraction, is_whole: IsWhole) -> Iterable[tuple[Expression, Fraction]]:
    if isinstance(expression, Calculation) and expression.operator in {"+", "-"}:
        yield from _terms(expression.left, factor, is_whole)
        yield from _terms(expression.right, factor if expression.operator == "+" else -factor, is_whole)
        return
    inner = canonical(expression, is_whole)
    if isinstance(inner, Calculation) and inner.operator in {"+", "-"}:
        yield from _terms(inner, factor, is_whole)
    elif isinstance(inner, Calculation) and isinstance(inner.left, Number):
        yield inner.right, factor * inner.left.value
    else:
        yield inner, factor


def _scaled(factor: Fraction, term: Expression) -> Expression:
    return term if factor == 1 else Calculation("*", Number(factor), term)


def _added(parts: list[Expression], constant: Fraction) -> Expression:
    if not parts:
        return Number(constant)
    total = parts[0]
    for part in parts[1:]:
        total = Calculation("+", total, part)
    if constant > 0:
        return Calculation("+", total, Number(constant))
    return Calculation("-", total, Number(-constant)) if constant else total


def _product(expression: Calculation, is_whole: IsWhole) -> Expression:
    factor = Fraction(1)
    parts: list[Expression] = []
    for part, divided in _factors(expression, is_whole):
        if not isinstance(part, Number):
            parts.append(part)
        elif not divided:
            factor *= part.value
        elif part.value:
            factor /= part.value
    if not parts:
        return Number(factor)
    parts.sort(key=_key)
    product = parts[0]
    for part in parts[1:]:
        product = Calculation("*", product, part)
    return _scaled(factor, product)


def _factors(expression: Expression, is_whole: IsWhole) -> Iterable[tuple[Expression, bool]]:
    if not isinstance(expression, Calculation) or expression.operator not in {"*", "/"}:
        expression = canonical(expression, is_whole)
    if isinstance(expression, Calculation) and expression.operator in {"*", "/"}:
        yield from _factors(expression.left, is_whole)
        divided = expression.operator == "/"
        if divided:
            yield canonical(expression.right, is_whole), True
        else:
            yield from _factors(expression.right, is_whole)
    else:
        yield expression, False
