"""Conditions read on the cards that a player sees."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from tarotrules.cards.bits import CardSet
from tarotrules.cards.pack import SUITS
from tarotrules.cards.sets import IN_SUIT, halves
from tarotrules.expressions.compiled import UNKNOWN, Made, Unknown, Value, compiled
from tarotrules.expressions.rounding import Amount, divided
from tarotrules.expressions.tree import Expression, paths_of
from tarotrules.games.tarot.engine.facts import other_side
from tarotrules.games.tarot.engine.summary import Side
from tarotrules.games.tarot.engine.table import Bid


class Sight(NamedTuple):
    """What somebody who may declare something sees, and knows of the deal."""

    hand: CardSet
    dealt: CardSet
    seat: int
    dealer: int
    chien: CardSet | Unknown
    taker: int | None
    contract: Bid | None
    sides: tuple[Side | Unknown, ...]
    """Of the players, as far as this one knows them."""


def _of_hand(hand: CardSet) -> Sight:
    """A hand as dealt, before anything is known of the deal."""
    return Sight(hand, hand, seat=0, dealer=0, chien=UNKNOWN, taker=None, contract=None, sides=())


def _lengths(cards: CardSet) -> list[int]:
    return [(cards & IN_SUIT[suit]).bit_count() for suit in SUITS]


COUNTS: Final[Mapping[str, Callable[[CardSet], Amount]]] = {
    "cards": int.bit_count,
    "points": lambda cards: divided(halves(cards), 2),
    "longest": lambda cards: max(_lengths(cards)),
    "voids": lambda cards: _lengths(cards).count(0),
    "singletons": lambda cards: _lengths(cards).count(1),
}
"""What is counted of the cards in a place, beside those of a class."""


def counter(classes: Mapping[str, CardSet], what: str) -> Callable[[CardSet], Amount]:
    """The function that counts something of some cards."""
    those = classes.get(what)
    return COUNTS[what] if those is None else lambda cards: (cards & those).bit_count()


class Eyes:
    """The words of conditions on a hand, as functions of a :class:`Sight`."""

    def __init__(self, players: int, classes: Mapping[str, CardSet]) -> None:
        self.players, self.classes = players, classes

    def see(self, condition: Expression) -> Made:
        """A condition as a function of a sight."""
        return compiled(condition, self)

    def see_hand(self, condition: Expression) -> Callable[[CardSet], Value]:
        """A condition on a hand as dealt, before anything else is known, as a function of its cards."""
        if all(len(steps) > 1 and steps[0] in _HANDS for steps in paths_of(condition)):
            return compiled(condition, _Hand(self.classes))
        made = self.see(condition)
        return lambda hand: made(_of_hand(hand))

    def reader(self, steps: tuple[str, ...]) -> Made:
        """The function that reads a path."""
        root, *rest = steps
        if root in _PLACES and rest:
            return _counted(_PLACES[root], counter(self.classes, rest[0]))
        if root in _PEOPLE:
            return _of_person(_PEOPLE[root], rest)
        if root == "contract" and rest:
            return _CONTRACT[rest[0]]
        return (lambda _: self.players) if root == "players" else (lambda _: None)

    def belongs(self, _kind: str) -> Callable[[Value], Value]:
        """Hands have no single card to ask about."""
        return lambda _: False


class _Hand(NamedTuple):
    """The words of conditions on nothing but a hand, as functions of its cards."""

    classes: Mapping[str, CardSet]

    def reader(self, steps: tuple[str, ...]) -> Callable[[CardSet], Value]:
        """The function that reads a path."""
        return counter(self.classes, steps[1])

    def belongs(self, _kind: str) -> Callable[[Value], Value]:
        """Hands have no single card to ask about."""
        return lambda _: False


def _counted(place: Callable[[Sight], Any], count: Callable[[CardSet], Amount]) -> Made:
    def counted(sight: Sight) -> Value:
        cards = place(sight)
        return cards if cards is UNKNOWN else count(cards)

    return counted


_HANDS: Final = frozenset({"hand", "dealt"})
_PLACES: Final[Mapping[str, Callable[[Sight], Any]]] = {
    "hand": lambda sight: sight.hand,
    "dealt": lambda sight: sight.dealt,
    "chien": lambda sight: sight.chien,
}
_PEOPLE: Final[Mapping[str, Callable[[Sight], Any]]] = {
    "declarer": lambda sight: sight.seat,
    "taker": lambda sight: sight.taker,
    "dealer": lambda sight: sight.dealer,
}
_CONTRACT: Final[Mapping[str, Made]] = {
    "worth": lambda sight: None if sight.contract is None else sight.contract.worth,
    # Before the end nobody knows the result.
    "multiplier": lambda sight: None if sight.contract is None else sight.contract.multiplier(None),
}


def _of_person(person: Callable[[Sight], Any], rest: list[str]) -> Made:
    """Somebody, or somebody's side; what somebody has won is not known before the end."""

    def side(sight: Sight) -> Value:
        seat = person(sight)
        return None if seat is None else sight.sides[seat]

    match rest:
        case []:
            return person
        case ["side"]:
            return side
        case ["opponents"] | ["side", "opponents"]:
            return lambda sight: found if (found := side(sight)) in {None, UNKNOWN} else other_side(found)
    return lambda _: UNKNOWN
