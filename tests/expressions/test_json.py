"""Expressions as JSON."""

import json
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarotrules.expressions.json import MOST_DEPTH, dump, dump_number, load, load_number
from tarotrules.expressions.tree import Calculation, Expression, Negative, Number, Path
from tests.strategies import expressions

JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
    | st.sampled_from(["1/2", "1/0", "hand.courts", "up"]),
    lambda inner: st.lists(inner, max_size=4)
    | st.dictionaries(
        st.sampled_from(["and", "or", "not", "is", "if", "+", "/", ">=", "rounded", "exists", "minus", "x"]), inner,
        max_size=2,
    ),
    max_leaves=12,
)  # fmt: skip


@given(expression=expressions())
def test_what_is_dumped_is_loaded(expression: Expression) -> None:
    """An expression comes back from JSON as it was."""
    assert load(json.loads(json.dumps(dump(expression)))) == expression


@given(data=JSON)
def test_garbage_is_refused_as_a_wrong_value(data: object) -> None:
    """Whatever JSON holds, it is an expression or a ``ValueError``."""
    try:
        expression = load(data)
    except ValueError:
        return

    assert load(dump(expression)) == expression


@pytest.mark.parametrize(
    "data", [{"is": []}, {"is": 3}, {"rounded": ["margin"]}, {"and": 3}, {"+": None}, {"rounded": {}}]
)
def test_operators_without_their_operands_are_refused(data: object) -> None:
    """An operator with too few operands, or with none at all, is a wrong value."""
    with pytest.raises(ValueError):  # noqa: PT011 the data is the message
        load(data)


@given(value=st.fractions(max_denominator=10**6))
def test_numbers_are_exact(value: Fraction) -> None:
    """A fraction is written without loss."""
    if abs(value.numerator) < 10**12:
        assert load_number(dump_number(value)) == value


@pytest.mark.parametrize("data", [True, None, 1.5, "1", "1/0", "0.5", "1/-2", [], {}, "1/" + "9" * 40])
def test_only_exact_numbers_are_numbers(data: object) -> None:
    """No floats, no truths, no division by zero, no endless digits."""
    with pytest.raises(ValueError):  # noqa: PT011 the data is the message
        load_number(data)


def test_nesting_has_an_end() -> None:
    """What is nested beyond reason is refused before the stack is."""
    data: object = "margin"
    for _ in range(MOST_DEPTH + 1):
        data = {"minus": data}

    with pytest.raises(ValueError, match="65"):
        load(data)


def test_what_can_be_written_can_be_read_back() -> None:
    """An expression as deep as a file may hold comes back from its own JSON."""
    expression: Expression = Path(("margin",))
    for _ in range(MOST_DEPTH):
        expression = Negative(expression)

    assert load(dump(expression)) == expression


def test_the_form_is_readable() -> None:
    """A number is a number or a string, a path is a string, anything else one operator."""
    expression = Calculation("+", Path(("contract", "worth")), Number(Fraction(3, 2)))

    assert dump(expression) == {"+": ["contract.worth", "3/2"]}
