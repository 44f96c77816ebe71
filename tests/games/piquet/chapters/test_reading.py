"""Whatever a condition or an amount of Piquet may say, it is read aloud, and in words of its own."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

import pytest

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
from tarotrules.games.piquet.catalogues import catalogue
from tarotrules.games.piquet.chapters.reading import Reader
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.languages import LANGUAGES
from tests.games.piquet.reading import rules

COUNTS: Final = {
    "claim": ("dealt.cards", "dealt.courts", "hand.cards", "hand.good", "hand.tens", "players"),
    "combination": ("cards", "pips"),
    "trick": ("trick.number", "deal.tricks"),
    "match": ("winner.total", "loser.total", "deals"),
}
"""What may be counted, by what is asked."""
CARDS: Final = {"combination": ("top",), "trick": ("led", "winning_card")}


def path(dotted: str) -> Path:
    """A path as it is written."""
    return Path(tuple(dotted.split(".")))


def number(value: int) -> Number:
    """A number."""
    return Number(Fraction(value))


def conditions(scope: str) -> Iterator[Expression]:
    """Conditions of many kinds."""
    plain: list[Expression] = []
    for each in map(path, COUNTS[scope]):
        plain += [Compare(operator, each, number(3)) for operator in ("=", "!=", "<", "<=", ">", ">=")]
        plain.append(Exists(each))
    plain += [Compare("<", path(one), path(two)) for one in COUNTS[scope] for two in COUNTS[scope] if one != two]
    plain += [Is(path(each), kind) for each in CARDS.get(scope, ()) for kind in ("tens", "courts")]
    plain += [Not(each) for each in plain if isinstance(each, Is | Exists)]
    if scope == "trick":
        plain += [Compare("=", path("leader"), path("winner")), Compare("!=", path("winner"), path("leader"))]
        plain += [
            Compare("=", path("led"), path("winning_card")),
            Compare("=", path("trick.number"), path("deal.tricks")),
        ]
    yield from plain
    one, two, three, *_ = plain
    several: tuple[Expression, ...] = (And((one, two)), Or((one, two)), And((one, two, three)), Or((one, two, three)))
    nested: tuple[Expression, ...] = (And((one, Or((two, three)))), Or((one, And((two, three)))), Not(And((one, two))))
    yield from (*several, *nested)


def amounts(scope: str) -> Iterator[Expression]:
    """Amounts of many kinds."""
    first, *others = map(path, COUNTS[scope])
    plain: tuple[Expression, ...] = (number(7), first, *others, Negative(first))
    yield from plain
    for operator in ("+", "-", "*", "/"):
        yield Calculation(operator, first, number(3))
        yield Calculation(operator, Calculation("+", first, number(2)), number(3))
    yield Calculation("+", first, others[0])
    yield Calculation("-", first, others[0])
    condition = Compare(">=", first, number(5))
    yield Choose(condition, number(7), first)
    yield Choose(condition, number(7), Choose(Compare("=", first, number(3)), number(4), number(2)))
    yield from (Rounded(first, direction, number(10)) for direction in ("up", "down", "nearest", "away", "toward"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scope", COUNTS)
def test_everything_is_read_aloud_in_words_of_its_own(scope: str, language: str) -> None:
    """No two conditions, and no two amounts, read the same."""
    reader = Reader(Teller(rules("piquet"), catalogue(language), {}))
    truths, worths = [*conditions(scope)], [*amounts(scope)]

    assert len({str(reader.truth(each)) for each in truths}) == len(truths) > 10
    assert len({str(reader.worth(each)) for each in worths}) == len(worths)
    assert len({str(reader.amount(each)) for each in worths}) == len(worths)


@pytest.mark.parametrize(
    ("one", "other"), [("<", ">"), ("<=", ">="), (">", "<"), (">=", "<="), ("=", "="), ("!=", "!=")]
)
def test_a_number_may_stand_first(one: Comparison, other: Comparison) -> None:
    """Three is less than the cards it has: it has more than three cards."""
    reader = Reader(Teller(rules("piquet"), catalogue("en"), {}))
    first, last = Compare(one, number(3), path("cards")), Compare(other, path("cards"), number(3))

    assert reader.truth(first) == reader.truth(last)


def test_a_sum_begins_with_what_is_added() -> None:
    """As it is kept, it has its parts in another order: the loser's total times minus one comes first."""
    reader = Reader(Teller(rules("piquet"), catalogue("en"), {}))
    plain, rubicon = (rules("piquet").settle[name] for name in ("plain", "rubicon"))
    twice = Calculation("*", number(-2), path("loser.total"))

    assert str(reader.worth(plain.worth)) == "the difference between the totals, plus 100 points"
    assert rubicon.when is not None
    assert str(reader.truth(rubicon.when)) == "the loser has fewer than 100 points in all"
    assert str(reader.amount(Calculation("+", twice, number(300)))) == "300 minus twice the loser’s total"
    assert str(reader.amount(twice)) == "−2 times the loser’s total"
