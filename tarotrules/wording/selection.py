"""Choosing a variant of a select expression.

Over numbers, an exact number comes first, then the plural category; ``*[other]`` takes the
categories that are not listed. Over strings every variant is meant: no default is a net.
"""

from fractions import Fraction

from fluent.syntax import ast

from tarotrules.wording.errors import WordingError
from tarotrules.wording.numbers import Numerals
from tarotrules.wording.values import Value, number_of

CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})


def choose(select: ast.SelectExpression, value: Value | None, numerals: Numerals) -> ast.Pattern:
    """The pattern for a value (``None``: the default is asked for)."""
    if value is None:
        return next(variant.value for variant in select.variants if variant.default)
    number = number_of(value)
    found = _by_name(select, value) if number is None else _by_number(select, number, numerals)
    if found is None:
        raise WordingError(f"no variant for {value!r} among {', '.join(keys(select))}")
    return found


def keys(select: ast.SelectExpression) -> list[str]:
    """The names of the variants, as written."""
    return [key_of(variant) for variant in select.variants]


def key_of(variant: ast.Variant) -> str:
    """The name of a variant, as written."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def is_numeric(select: ast.SelectExpression) -> bool:
    """Whether a select is over a number: its variants are numbers and plural categories."""
    return all(isinstance(v.key, ast.NumberLiteral) or key_of(v) in CATEGORIES for v in select.variants)


def _by_name(select: ast.SelectExpression, value: Value) -> ast.Pattern | None:
    name = str(value).lower() if isinstance(value, bool) else value
    named = {key_of(variant): variant.value for variant in select.variants}
    return named.get(name) if isinstance(name, str) else None


def _by_number(select: ast.SelectExpression, number: int | Fraction, numerals: Numerals) -> ast.Pattern | None:
    for variant in select.variants:
        if isinstance(variant.key, ast.NumberLiteral) and Fraction(variant.key.value) == number:
            return variant.value
    named = {v.key.name: v.value for v in select.variants if isinstance(v.key, ast.Identifier)}
    return named.get(numerals.category(number)) or named.get("other")
