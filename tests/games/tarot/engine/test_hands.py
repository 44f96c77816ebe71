"""Conditions tried against every hand: the verdict and its two witnesses."""

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarotrules.cards.pack import PACK, Card, card_name
from tarotrules.cards.packs import packed
from tarotrules.expressions.compiled import Made, Value, compiled
from tarotrules.expressions.tree import (
    And,
    Calculation,
    Choose,
    Compare,
    Comparison,
    Exists,
    Expression,
    Is,
    Not,
    Number,
    Or,
    Path,
    Rounded,
)
from tarotrules.games.features.hands import Verdict, judge
from tests.games.tarot.engine.tables import table

USUAL: Final = packed(frozenset())
CLASSES: Final = {name: each.cards for name, each in table("misere-m7").main.deck.class_.items()}


def count(name: str, place: str = "hand") -> Path:
    """How many cards of a class are in a place."""
    return Path((place, name))


def compare(name: str, operator: Comparison, value: int) -> Compare:
    """A count of a hand against a number."""
    return Compare(operator, count(name), Number(Fraction(value)))


def verdict(condition: Expression, size: int = 18) -> Verdict[Card]:
    """A verdict there must be."""
    found = judge(condition, size, CLASSES, USUAL.cards)

    assert found is not None
    return found


class Held:
    """A hand counted card by card, in another way than the judge counts."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards

    def reader(self, steps: tuple[str, ...]) -> Made:
        """Cards of a class, or all of them."""
        return lambda _: sum(1 for card in self.cards if steps[1] == "cards" or card in CLASSES[steps[1]])

    def belongs(self, _kind: str) -> Callable[[Value], Value]:
        """No single card is asked about."""
        return lambda _: False


def holds(condition: Expression, held: Held) -> bool:
    """Whether a condition is true of a hand."""
    return compiled(condition, held)(None) is True


def is_hand(cards: tuple[Card, ...] | None, size: int) -> bool:
    """Whether these are so many different cards of the pack."""
    return cards is not None and len(set(cards)) == len(cards) == size and set(cards) <= set(PACK)


def test_a_condition_that_can_hold_and_fail_has_two_witnesses() -> None:
    """The petit sec: one hand that has it, one that has not, both of eighteen cards."""
    sec = And((compare("petit", "=", 1), compare("trumpish", "=", 1)))

    good, bad = verdict(sec)

    assert is_hand(good, 18)
    assert is_hand(bad, 18)
    assert good is not None and bad is not None  # noqa: PT018 for the type checker
    assert [card_name(card) for card in good if card.suit in "TE"] == ["T1"]
    assert not holds(sec, Held(bad))


@pytest.mark.parametrize(
    ("condition", "size"),
    [
        (compare("trumpish", ">=", 23), 24),
        (compare("trumpish", ">=", 19), 18),
        (compare("kings", ">", 4), 18),
        (And((compare("courts", "=", 0), compare("kings", ">=", 1))), 18),
        (And((compare("trumpish", "=", 0), compare("oudlers", ">=", 1))), 18),
        # A suit has ten low cards, so forty in all: 16 courts and 22 trumps are left out.
        (And((compare("trumpish", "=", 0), compare("courts", "=", 0))), 41),
        (Compare("=", count("cards"), count("trumpish")), 24),
        (compare("petit", "=", 2), 18),
    ],
)
def test_what_no_hand_can_hold(condition: Expression, size: int) -> None:
    """A condition beyond the pack or the hand never holds, and a hand shows where it fails."""
    good, bad = verdict(condition, size)

    assert good is None
    assert is_hand(bad, size)


@pytest.mark.parametrize(
    ("condition", "size"),
    [
        (compare("cards", "=", 18), 18),
        (compare("kings", "<=", 4), 18),
        (Or((compare("trumpish", ">=", 1), compare("courts", ">=", 1), compare("low", ">=", 1))), 18),
        # Fifty-six cards are no trumps: a hand of 57 has one.
        (compare("trumpish", ">=", 1), 57),
    ],
)
def test_what_every_hand_holds(condition: Expression, size: int) -> None:
    """A condition that cannot fail has a witness for it and none against."""
    good, bad = verdict(condition, size)

    assert is_hand(good, size)
    assert bad is None


def test_the_excuse_spoils_a_misere_or_not() -> None:
    """No trump and no Excuse (PAGAT) is another condition than no trump, Excuse tolerated (M12)."""
    with_excuse = compare("excuse", "=", 1)
    strict = table("misere-m9").main.claim["misere"].level["trumps"].when
    tolerant = And((table("misere-m12").main.claim["misere"].level["any"].when, compare("courts", ">=", 1)))

    assert verdict(And((strict, with_excuse))).holds is None
    assert verdict(And((tolerant, with_excuse))).holds is not None


def test_misere_levels_of_cardman_can_all_hold() -> None:
    """Each of the five kinds of M7 has a hand of eighteen cards, and the one of trumps alone has it too."""
    for level in table("misere-m7").main.claim["misere"].level.values():
        good, bad = verdict(level.when)
        assert good is not None
        assert bad is not None
        assert holds(level.when, Held(good))
        assert not holds(level.when, Held(bad))


@pytest.mark.parametrize(
    "condition",
    [
        Compare(">=", Path(("hand", "points")), Number(Fraction(20))),
        Compare(">=", Path(("hand", "longest")), Number(Fraction(6))),
        And((compare("kings", "=", 0), Compare("=", count("kings", "chien"), Number(Fraction(0))))),
        Compare("=", Path(("declarer",)), Path(("taker",))),
        Is(Path(("last_trick", "winning_card")), "kings"),
        Exists(Path(("hand", "kings"))),
        Compare("=", Number(Fraction(1)), Number(Fraction(1))),
        compare("queens", "=", 0),
    ],
)
def test_what_is_not_counted_is_not_judged(condition: Expression) -> None:
    """Points, suits, two places, players and unknown classes are left alone rather than guessed."""
    assert judge(condition, 18, CLASSES, USUAL.cards) is None


def test_too_many_hands_are_not_judged() -> None:
    """Classes that cut the pack into very many kinds of hands are not counted through."""
    ranks = {f"rank-{rank}": tuple(card for card in PACK if card.rank == rank) for rank in range(1, 15)}
    condition = And(tuple(compare(name, ">=", 0) for name in ranks))

    assert judge(condition, 18, ranks, USUAL.cards) is None


@pytest.mark.parametrize("place", ["hand", "dealt", "chien"])
def test_any_one_place_is_judged(place: str) -> None:
    """What counts for a hand counts for the chien: six cards hold four kings but not seven trumps."""
    four = Compare("=", count("kings", place), Number(Fraction(4)))
    seven = Compare(">=", count("trumps", place), Number(Fraction(7)))

    assert verdict(four, 6).holds is not None
    assert verdict(seven, 6).holds is None


def test_amounts_inside_a_condition_are_counted() -> None:
    """Sums, choices and roundings of counts are as good as counts."""
    total = Calculation("+", count("trumps"), count("courts"))
    few = Compare("<", total, Number(Fraction(4)))
    chosen = Choose(compare("trumps", ">", 4), count("trumps"), Number(Fraction(0)))
    tens = Rounded(count("trumps"), "down", Number(Fraction(10)))

    assert verdict(few).holds is not None
    assert verdict(Compare("=", chosen, Number(Fraction(3)))).holds is None
    assert verdict(Compare("=", tens, Number(Fraction(10)))).holds is not None
    assert verdict(Not(Compare("<=", tens, Number(Fraction(20))))).holds is None


NAMES: Final = st.sampled_from(["trumpish", "courts", "oudlers", "kings", "petit", "low", "excuse", "cards"])
COMPARISONS: Final = st.builds(
    compare, NAMES, st.sampled_from(["=", "!=", "<", "<=", ">", ">="]), st.integers(0, 24)
)  # fmt: skip
CONDITIONS: Final[st.SearchStrategy[Expression]] = st.recursive(
    COMPARISONS,
    lambda inner: (
        st.builds(Not, inner)
        | st.lists(inner, min_size=2, max_size=3).map(lambda all_: And(tuple(all_)))
        | st.lists(inner, min_size=2, max_size=3).map(lambda all_: Or(tuple(all_)))
    ),
    max_leaves=3,
)


@given(CONDITIONS, st.sampled_from([15, 18, 24]), st.integers(0, 2**32))
def test_a_verdict_is_true_of_every_hand(condition: Expression, size: int, seed: int) -> None:
    """Witnesses are what they claim, counted card by card, and no hand dealt at random contradicts the verdict."""
    found = judge(condition, size, CLASSES, USUAL.cards)
    if found is None:
        return
    good, bad = found
    dealt = Held(tuple(Random(seed).sample(PACK, size)))

    assert good is not None or bad is not None
    if good is not None:
        assert is_hand(good, size)
        assert holds(condition, Held(good))
    if bad is not None:
        assert is_hand(bad, size)
        assert not holds(condition, Held(bad))
    if good is None or bad is None:
        assert holds(condition, dealt) is (bad is None)
