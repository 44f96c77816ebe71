"""The canonical form of expressions."""

from fractions import Fraction

import pytest
from hypothesis import given

from tarotrules.expressions.canonical import canonical
from tarotrules.expressions.compiled import is_true
from tarotrules.expressions.json import dump
from tarotrules.expressions.tree import (
    And,
    Calculation,
    Compare,
    Comparison,
    Expression,
    Negative,
    Not,
    Number,
    Or,
    Path,
    Rounded,
)
from tarotrules.games.tarot.ruleset.features import is_whole
from tests.strategies import Surroundings, amounts, conditions, evaluate, surroundings

TRUMPS, COURTS = Path(("hand", "trumpish")), Path(("hand", "courts"))
MARGIN = Path(("margin",))
ONE = Number(Fraction(1))


def number(value: int | str) -> Number:
    """A literal number."""
    return Number(Fraction(value))


def form(expression: Expression) -> Expression:
    """The canonical form, where counts of French tarot are whole."""
    return canonical(expression, is_whole)


@given(condition=conditions(), amount=amounts(), around=surroundings())
def test_an_expression_keeps_its_meaning(condition: Expression, amount: Expression, around: Surroundings) -> None:
    """The canonical form of a condition holds where it holds, whatever is absent; that of an amount comes to the same.

    Bringing an expression to its form twice is doing it once.
    """
    held, worth = form(condition), form(amount)

    assert is_true(evaluate(held, around)) is is_true(evaluate(condition, around))
    assert evaluate(worth, around) == evaluate(amount, around)
    assert form(held) == held
    assert form(worth) == worth


@given(one=amounts(), two=amounts(), three=amounts())
def test_the_order_of_amounts_is_nothing(one: Expression, two: Expression, three: Expression) -> None:
    """What may be exchanged without changing the value does not change the form; ``a < b`` is ``b > a``."""
    for sign in ("+", "*"):
        left = Calculation(sign, Calculation(sign, one, two), three)
        right = Calculation(sign, three, Calculation(sign, two, one))

        assert dump(form(left)) == dump(form(right))

    pairs: tuple[tuple[Comparison, Comparison], ...] = (("=", "="), ("!=", "!="), ("<", ">"), ("<=", ">="))
    for sign, mirrored in pairs:
        assert form(Compare(sign, one, two)) == form(Compare(mirrored, two, one))


@given(one=conditions(), two=conditions(), three=conditions())
def test_the_order_of_conditions_is_nothing(one: Expression, two: Expression, three: Expression) -> None:
    """*And* and *or* are the same in any order, however they are nested, and saying a thing twice is saying it once."""
    assert form(And((one, And((two, three))))) == form(And((three, one, two, one)))
    assert form(Or((one, Or((two, three))))) == form(Or((three, one, two, one)))


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (Compare(">", TRUMPS, number(9)), Compare(">=", TRUMPS, number(10))),
        (Compare("<", number(9), TRUMPS), Compare(">=", TRUMPS, number(10))),
        (Compare("<", TRUMPS, number(1)), Compare("<=", TRUMPS, number(0))),
        (Not(Not(Compare("=", TRUMPS, COURTS))), Compare("=", COURTS, TRUMPS)),
        (Calculation("-", MARGIN, Negative(number(3))), Calculation("+", number(3), MARGIN)),
        (Calculation("/", MARGIN, number(2)), Calculation("*", MARGIN, number("1/2"))),
        (Calculation("+", MARGIN, MARGIN), Calculation("*", number(2), MARGIN)),
        (Rounded(number("5/2"), "up", number(1)), number(3)),
    ],
)
def test_what_means_the_same_is_the_same(one: Expression, two: Expression) -> None:
    """Ways of writing that nobody would tell apart have one form."""
    assert form(one) == form(two)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (Compare(">", MARGIN, number(9)), Compare(">=", MARGIN, number(10))),
        (Compare(">=", TRUMPS, number(10)), Compare(">=", COURTS, number(10))),
        (Calculation("-", MARGIN, number(3)), Calculation("-", number(3), MARGIN)),
        (And((TRUMPS, COURTS)), Or((TRUMPS, COURTS))),
    ],
)
def test_what_differs_stays_different(one: Expression, two: Expression) -> None:
    """A margin may be half a point, and a difference has a direction."""
    assert form(one) != form(two)


@pytest.mark.parametrize(
    "expression",
    [
        Compare("<", number(1), number(2)),
        Calculation("-", Calculation("*", number(2), MARGIN), Calculation("*", number(2), MARGIN)),
        Calculation("*", number(0), MARGIN),
        Calculation("+", Calculation("/", Calculation("*", number(2), Calculation("+", MARGIN, ONE)), number(2)),
                    COURTS),
    ],
)  # fmt: skip
def test_awkward_expressions_have_one_form_and_one_meaning(expression: Expression) -> None:
    """Literals alone, terms that cancel, products that dissolve: their form is stable, and absent stays absent."""
    nowhere = Surroundings({}, frozenset())

    assert form(form(expression)) == form(expression)
    assert evaluate(form(expression), nowhere) == evaluate(expression, nowhere)
