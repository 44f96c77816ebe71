"""What expressions come to: with something absent false or absent, with something unknown unknown."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarotrules.expressions.compiled import UNKNOWN, Value, is_true
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
from tests.strategies import Surroundings, amounts, conditions, evaluate, surroundings

HERE = Surroundings(
    {("hand", "courts"): 3, ("margin",): Fraction(-5, 2), ("made",): True, ("hand", "kings"): UNKNOWN},
    frozenset({("SK", "kings")}),
)
COURTS, MARGIN, ABSENT, UNTOLD = (
    Path(("hand", "courts")),
    Path(("margin",)),
    Path(("partner",)),
    Path(("hand", "kings")),
)


def literal(value: int) -> Number:
    """A literal number."""
    return Number(Fraction(value))


@given(condition=conditions(), amount=amounts(), around=surroundings(), told=st.integers(0, 5))
def test_every_expression_has_a_value(
    condition: Expression, amount: Expression, around: Surroundings, told: int
) -> None:
    """Expressions are total: nothing that is absent makes them fail, and an amount is exact, absent or unknown.

    Of a condition and its negation one holds; if one is unknown, so is the other. What is known without some fact stays
    so, whatever that fact turns out to be.
    """
    held, opposite = (is_true(evaluate(each, around)) for each in (condition, Not(condition)))
    worth = evaluate(amount, around)
    known = {path: told if value is UNKNOWN else value for path, value in around.values.items()}
    after = around._replace(values=known)

    assert (held is UNKNOWN and opposite is UNKNOWN) or {held, opposite} == {True, False}
    assert worth is None or worth is UNKNOWN or isinstance(worth, int | Fraction)
    assert worth is UNKNOWN or evaluate(amount, after) == worth
    before = evaluate(condition, around)
    assert before is UNKNOWN or evaluate(condition, after) == before


def test_what_is_unknown_is_no_truth() -> None:
    """Nobody can take the unknown for false by mistake."""
    with pytest.raises(TypeError):
        bool(UNKNOWN)


@pytest.mark.parametrize("sign", ["=", "!=", "<", "<=", ">", ">="])
def test_a_comparison_with_something_absent_is_false(sign: Comparison) -> None:
    """Nothing can be said of what is not there, not even that it differs."""
    assert evaluate(Compare(sign, ABSENT, literal(0)), HERE) is False
    assert evaluate(Compare(sign, UNTOLD, ABSENT), HERE) is False
    assert evaluate(Compare(sign, UNTOLD, literal(0)), HERE) is UNKNOWN


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
        (Not(ABSENT), True),
        (Calculation("+", UNTOLD, ABSENT), None),
        (Calculation("+", UNTOLD, COURTS), UNKNOWN),
        (Exists(UNTOLD), UNKNOWN),
        (Is(UNTOLD, "kings"), UNKNOWN),
        (Not(Exists(UNTOLD)), UNKNOWN),
        (And((Exists(UNTOLD), Exists(ABSENT))), False),
        (And((Exists(UNTOLD), Exists(COURTS))), UNKNOWN),
        (Or((Exists(UNTOLD), Exists(COURTS))), True),
        (Or((Exists(UNTOLD), Exists(ABSENT))), UNKNOWN),
        (Choose(Exists(UNTOLD), literal(1), literal(1)), 1),
        (Choose(Exists(UNTOLD), literal(1), literal(2)), UNKNOWN),
        (Choose(Exists(COURTS), literal(1), UNTOLD), 1),
        (Choose(Exists(UNTOLD), UNTOLD, UNTOLD), UNKNOWN),
        (Rounded(UNTOLD, "up", literal(1)), UNKNOWN),
    ],
)
def test_values(expression: Expression, value: Value) -> None:
    """An amount with an absent part is absent, with an unknown one unknown; a condition is true, false or unknown."""
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
