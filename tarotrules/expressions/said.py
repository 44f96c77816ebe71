"""A sum in the order in which one says it: what is taken away stands behind what it is taken from."""

from collections.abc import Iterator
from typing import Final

from tarotrules.expressions.tree import Calculation, Expression, Number

_TURNED: Final = {"+": "-", "-": "+"}


def as_said(amount: Expression) -> Expression:
    """A sum that begins with what is added, and subtracts what is negative; anything else as it is.

    >>> from fractions import Fraction
    >>> from tarotrules.expressions.tree import Path
    >>> less = Calculation("*", Number(Fraction(-2)), Path(("cards",)))
    >>> as_said(Calculation("+", less, Path(("pips",)))) == Calculation(
    ...     "-", Path(("pips",)), Calculation("*", Number(Fraction(2)), Path(("cards",)))
    ... )
    True
    """
    terms = list(_terms(amount, "+"))
    begin = next((place for place, (sign, _) in enumerate(terms) if sign == "+"), None)
    if begin is None:
        return amount
    _, total = terms.pop(begin)
    for sign, term in terms:
        total = Calculation(sign, total, term)  # type: ignore[arg-type]
    return total


def _terms(amount: Expression, sign: str) -> Iterator[tuple[str, Expression]]:
    """The parts of a sum, each with its sign; no number has one of its own."""
    match amount:
        case Calculation("+" | "-" as operator, left, right):
            yield from _terms(left, sign)
            yield from _terms(right, sign if operator == "+" else _TURNED[sign])
        case Calculation("*", Number(value), operand) if value < 0:
            yield _TURNED[sign], operand if value == -1 else Calculation("*", Number(-value), operand)
        case Number(value) if value < 0:
            yield _TURNED[sign], Number(-value)
        case _:
            yield sign, amount
