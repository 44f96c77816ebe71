"""Patterns of what a record says: with holes where tables differ, each named by what fits into it.

A pattern is written in the notation of the files and found by its shape, never by the name of an entry: so what a
table thought of itself gets the same good sentence as what is shipped.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import permutations
from json import loads
from pathlib import Path as File
from typing import Any, Final

from tarotrules.cards.pack import Card
from tarotrules.expressions.json import load
from tarotrules.expressions.tree import (
    And,
    Calculation,
    Compare,
    Exists,
    Expression,
    Is,
    Not,
    Number,
    Or,
    Path,
    parts_of,
)
from tarotrules.source.node import Node

FOLDER: Final = File(__file__).parent
MADE: Final = FOLDER / "phrases.json"
"""What the files say, read beforehand by :mod:`tarotrules.games.tarot.phrasebook.make_table`."""

ONE_CARD: Final = ("one-card", "other-card", "one-trump", "the-excuse")
SOME_CARDS: Final = ("some-cards", "other-cards", "third-cards", "trump-or-excuse")
FEATS: Final = ("any-feat", "all-tricks-feat")
NUMBERS: Final = ("n", "m")
HAND: Final = "own-hand"
"""A hand, whenever it is looked at: whoever tells of it says when."""
WHO: Final = {"any-side": frozenset({"attack", "defence"}), "any-player": frozenset({"taker", "partner", "dealer"})}
"""Holes for somebody who has a name of the language, and those who fit."""
NARROW: Final = frozenset({"one-trump", "the-excuse", "trump-or-excuse", "all-tricks-feat"})
"""Holes that say more of what fits than others of their kind do."""
HOLES: Final = frozenset((*ONE_CARD, *SOME_CARDS, *FEATS, *NUMBERS, *WHO, HAND))

Situation = tuple[Expression, ...]
"""What is so: of each path, what it comes to. Of what is not named there is nothing."""
Held = Mapping[str, str | Fraction]
"""By hole, the class, the promise or the number that fills it."""
Cards = Callable[[str], frozenset[Card]]
"""The cards of a class."""
Fits = Callable[[str, str], bool]
"""Whether a name fits a hole."""


class Pattern(Node):
    """One way in which something may be agreed, and what it is told with.

    ``payees`` are those that the condition has spoken of, so that they may be told shortly: *the side that wins it*.
    """

    name: str
    kind: str
    when: Expression
    payees: Mapping[str, Expression]
    inside: tuple[tuple[str, str], ...]
    """Holes of which the one must hold nothing that the other does not: *the Petit but no other trump*."""
    apart: tuple[tuple[str, str], ...]
    """Holes that must have no card in common: so many of both together."""
    situations: Mapping[str, Any]
    """What it is tried with, as the table holds it: no book asks."""

    @property
    def true(self) -> "tuple[Situation, ...]":
        """Situations in which the condition holds."""
        return _situations(self.situations["true"])

    @property
    def false(self) -> "tuple[Situation, ...]":
        """Situations in which it does not."""
        return _situations(self.situations["false"])

    @property
    def holes(self) -> frozenset[str]:
        """What is open in it."""
        return frozenset(holes_of(self.when))

    @property
    def weight(self) -> int:
        """How special it is: how much of it is not open."""
        parts = list(parts_of(self.when))
        steps = [step for each in parts if isinstance(each, Path) for step in each.steps]
        said = sum(step not in HOLES for step in steps) + sum(isinstance(each, Number) for each in parts)
        return len(parts) + said + len(self.holes & NARROW)


class Found(Node):
    """A pattern, and what fills its holes."""

    pattern: Pattern
    held: Held

    def payee(self, party: Expression) -> str | None:
        """What the pattern calls somebody who is paid, if it speaks of them."""
        exact = {name: filled(each, self.held) for name, each in self.pattern.payees.items()}
        return next((name for name, each in exact.items() if each == party), None)


def find(kind: str, when: Expression, fits: Fits, cards: Cards) -> Found | None:
    """The most special pattern of a kind that says what a condition says; the condition is in the form of presence."""
    for pattern in by_kind().get(kind, ()):
        for held in matches(pattern.when, when, fits, {}):
            if _coheres(pattern, held, cards):
                return Found(pattern, held)
    return None


def _coheres(pattern: Pattern, held: Held, cards: Cards) -> bool:
    """Whether what fills the holes stands to each other as the words have it."""
    inside = all(cards(str(held[one])) <= cards(str(held[two])) for one, two in pattern.inside)
    return inside and not any(cards(str(held[one])) & cards(str(held[two])) for one, two in pattern.apart)


@cache
def by_kind() -> Mapping[str, tuple[Pattern, ...]]:
    """The patterns of each kind, the most special first, as the table has them."""
    found: dict[str, list[Pattern]] = {}
    for each in loads(MADE.read_text("utf-8")):
        found.setdefault(each["kind"], []).append(pattern_from(each))
    return {kind: tuple(those) for kind, those in found.items()}


def pattern_from(data: Mapping[str, Any]) -> Pattern:
    """A pattern as the table holds it."""
    payees = {name: load(each) for name, each in data["payees"].items()}
    inside, apart = (tuple((one, two) for one, two in data[relation]) for relation in ("inside", "apart"))
    return Pattern(data["name"], data["kind"], load(data["when"]), payees, inside, apart, data)


def _situations(data: Iterable[Iterable[Any]]) -> tuple[Situation, ...]:
    return tuple(tuple(map(load, each)) for each in data)


def holes_of(expression: Expression) -> Iterator[str]:
    """The holes of a pattern, in the order in which they stand."""
    for each in parts_of(expression):
        names = each.steps if isinstance(each, Path) else (each.kind,) if isinstance(each, Is) else ()
        yield from (name for name in names if name in HOLES)


def filled(expression: Expression, held: Held) -> Expression:
    """A party with its holes filled."""
    if not isinstance(expression, Path):
        return expression
    return Path(tuple(str(held.get(step, step)) for step in expression.steps))


def matches(pattern: Expression, said: Expression, fits: Fits, held: Held) -> Iterator[Held]:
    """The ways in which a pattern says what is said."""
    match pattern, said:
        case Path((hole,)), Number(value) if hole in NUMBERS:
            yield from _with(hole, value, held)
        case Path(steps), Path(others) if len(steps) == len(others):
            yield from _names(tuple(zip(steps, others, strict=True)), fits, held)
        case Is(operand, kind), Is(other, name):
            for each in _names(((kind, name),), fits, held):
                yield from matches(operand, other, fits, each)
        case (And(operands), And(others)) | (Or(operands), Or(others)) if len(operands) == len(others):
            for order in permutations(others):
                yield from _all(tuple(zip(operands, order, strict=True)), fits, held)
        case (Not(operand), Not(other)) | (Exists(operand), Exists(other)):
            yield from matches(operand, other, fits, held)
        case Compare(sign, left, right), Compare(operator, one, two) if sign == operator:
            yield from _all(((left, one), (right, two)), fits, held)
            if sign in {"=", "!="}:
                yield from _all(((left, two), (right, one)), fits, held)
        case Calculation(sign, left, right), Calculation(operator, one, two) if sign == operator:
            yield from _all(((left, one), (right, two)), fits, held)
            if sign == "+":
                yield from _all(((left, two), (right, one)), fits, held)
        case Number(value), Number(number) if value == number:
            yield held


def _all(pairs: tuple[tuple[Expression, Expression], ...], fits: Fits, held: Held) -> Iterator[Held]:
    if not pairs:
        yield held
        return
    (pattern, said), *rest = pairs
    for each in matches(pattern, said, fits, held):
        yield from _all(tuple(rest), fits, each)


def _names(pairs: tuple[tuple[str, str], ...], fits: Fits, held: Held) -> Iterator[Held]:
    if not pairs:
        yield held
        return
    (pattern, said), *rest = pairs
    if pattern not in HOLES:
        if pattern == said:
            yield from _names(tuple(rest), fits, held)
    elif fits(pattern, said):
        for each in _with(pattern, said, held):
            yield from _names(tuple(rest), fits, each)


def _with(hole: str, value: str | Fraction, held: Held) -> Iterator[Held]:
    if hole in held:
        if held[hole] == value:
            yield held
    elif hole in NUMBERS or value not in held.values():
        yield {**held, hole: value}
