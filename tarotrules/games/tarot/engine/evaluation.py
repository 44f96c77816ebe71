"""What a hand is worth by the scale of the rules, and the bid that advises."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Any, Final, NamedTuple

from tarotrules.cards.pack import SUITS, Card
from tarotrules.expressions.compiled import Made, Value, compiled
from tarotrules.expressions.json import dump_number
from tarotrules.expressions.rounding import Amount, divided
from tarotrules.expressions.tree import Steps, paths_of
from tarotrules.games.tarot.ruleset.evaluation import Feature
from tarotrules.games.tarot.ruleset.ruleset import Ruleset


class Worth(NamedTuple):
    """A hand judged before the auction."""

    points: Amount
    """By everything but the features that count only where the chien is left alone."""
    without_chien: Amount
    """By every feature."""
    features: Mapping[str, Amount]
    """What each feature found comes to."""
    bid: str | None
    """The highest bid advised; ``None``: to pass."""


Places = Mapping[str, tuple[Card, ...]]
"""What a player sees: the hand, and one suit of it."""


class _Seen(NamedTuple):
    """The words of a scale."""

    rules: Ruleset

    def reader(self, steps: Steps) -> Made:
        """The count a path asks for."""
        if steps == ("players",):
            return lambda _: self.rules.players
        place, what = steps
        if what in self.rules.deck.class_:
            known = self.rules.deck.of(what)
            return lambda places: sum(card in known for card in places.get(place, ()))
        count = _COUNTS[what]
        return lambda places: count(places.get(place, ()))

    def belongs(self, _kind: str) -> Callable[[Value], Value]:
        """Hands have no single card to ask about."""
        return lambda _: False


def _lengths(cards: tuple[Card, ...]) -> list[int]:
    return [sum(card.suit == suit for card in cards) for suit in SUITS]


_COUNTS: Final[dict[str, Callable[[tuple[Card, ...]], Amount]]] = {
    "cards": len,
    "points": lambda cards: divided(sum(card.halves for card in cards), 2),
    "longest": lambda cards: max(_lengths(cards)),
    "voids": lambda cards: _lengths(cards).count(0),
    "singletons": lambda cards: _lengths(cards).count(1),
}


def evaluate_hand(rules: Ruleset, hand: tuple[Card, ...]) -> Worth:
    """The worth of a hand before the auction; nothing where the rules have no scale."""
    found = {name: _worth(rules, feature, hand) for name, feature in rules.feature.items()}
    every = sum(found.values())
    taken = every - sum(found[name] for name, each in rules.feature.items() if each.without_chien)
    bid = None
    for name, each in rules.auction.bid.items():
        points = taken if each.chien[0] == "taker_hand" else every
        if each.hand_points is not None and points >= each.hand_points:
            bid = name
    return Worth(taken, every, {name: each for name, each in found.items() if each}, bid)


def worth_json(worth: Worth) -> dict[str, Any]:
    """What a hand is worth as JSON; fractions that are not whole are strings such as ``"5/2"``."""
    return {
        "points": dump_number(Fraction(worth.points)),
        "without_chien": dump_number(Fraction(worth.without_chien)),
        "features": {name: dump_number(Fraction(each)) for name, each in worth.features.items()},
        "bid": worth.bid,
    }


def _worth(rules: Ruleset, feature: Feature, hand: tuple[Card, ...]) -> Amount:
    worth = compiled(feature.worth, _Seen(rules))
    when = None if feature.when is None else compiled(feature.when, _Seen(rules))
    places = [each for each in _views(feature, hand) if when is None or when(each) is True]
    return sum(worth(each) or 0 for each in places)


def _views(feature: Feature, hand: tuple[Card, ...]) -> Iterator[Places]:
    """The hand once, or once with each suit, if the feature speaks of a suit."""
    read = {*paths_of(feature.worth), *(paths_of(feature.when) if feature.when is not None else ())}
    if not any(steps[0] == "suit" for steps in read):
        yield {"hand": hand}
        return
    for suit in SUITS:
        yield {"hand": hand, "suit": tuple(card for card in hand if card.suit == suit)}
