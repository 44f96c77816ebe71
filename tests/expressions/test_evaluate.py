"""What expressions come to."""

from fractions import Fraction

import pytest
from hypothesis import given

from tarotrules.expressions.evaluate import evaluate, holds, number, round_to
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
from tests.strategies import Surroundings, amounts, conditions, expressions, surroundings

HERE = Surroundings(
    {("hand", "courts"): 3, ("margin",): Fraction(-5, 2), ("made",): True}, frozenset({("SK", "kings")})
)
COURTS, MARGIN, ABSENT = Path(("hand", "courts")), Path(("margin",)), Path(("partner",))


def literal(value: int) -> Number:
    """A literal number."""
    return Number(Fraction(value))


@given(expression=expressions(), around=surroundings())
def test_every_expression_has_a_value(expression: Expression, around: Surroundings) -> None:
    """Expressions are total: nothing that is absent makes them fail."""
    evaluate(expression, around)


@given(condition=conditions(), around=surroundings())
def test_a_condition_and_its_opposite_differ(condition: Expression, around: Surroundings) -> None:
    """Exactly one of a condition and its negation holds, whatever is absent."""
    assert holds(condition, around) is not holds(Not(condition), around)


@given(amount=amounts(), around=surroundings())
def test_amounts_are_exact(amount: Expression, around: Surroundings) -> None:
    """An amount is an exact fraction, or absent."""
    assert isinstance(number(amount, around), Fraction | None)


@pytest.mark.parametrize("sign", ["=", "!=", "<", "<=", ">", ">="])
def test_a_comparison_with_something_absent_is_false(sign: Comparison) -> None:
    """Nothing can be said of what is not there, not even that it differs."""
    assert not holds(Compare(sign, ABSENT, literal(0)), HERE)
    assert not holds(Compare(sign, literal(0), ABSENT), HERE)


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        (Calculation("+", COURTS, ABSENT), None),
        (Calculation("*", literal(0), ABSENT), None),
        (Calculation("/", COURTS, literal(0)), None),
        (Calculation("/", COURTS, literal(2)), Fraction(3, 2)),
        (Negative(MARGIN), Fraction(5, 2)),
        (Choose(Exists(ABSENT), literal(1), literal(2)), 2),
        (Rounded(MARGIN, "up", literal(1)), -2),
        (Rounded(ABSENT, "up", literal(1)), None),
        (Compare("=", COURTS, literal(3)), True),
        (Is(ABSENT, "kings"), False),
        (And((Path(("made",)), Exists(COURTS))), True),
        (Or((Exists(ABSENT), Not(Path(("made",))))), False),
    ],
)
def test_values(expression: Expression, value: object) -> None:
    """An amount with an absent part is absent; a condition is true or false."""
    assert evaluate(expression, HERE) == value


@pytest.mark.parametrize(
    ("direction", "rounded"),
    [("up", (3, -2)), ("down", (2, -3)), ("away", (3, -3)), ("toward", (2, -2)), ("nearest", (3, -3))],
)
def test_directions_of_rounding(direction: str, rounded: tuple[int, int]) -> None:
    """Up and down look along the line of numbers, away and toward look at zero; halves go away from zero."""
    assert [round_to(Fraction(5, 2), direction, 1), round_to(Fraction(-5, 2), direction, 1)] == [
        *map(Fraction, rounded)
    ]
    assert round_to(Fraction(4), direction, 2) == 4
