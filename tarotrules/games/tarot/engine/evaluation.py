"""What a hand is worth by the scale of the rules, and the bid that advises."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import NamedTuple

from tarotrules.cards.pack import SUITS, Card
from tarotrules.expressions.evaluate import Value, holds, number
from tarotrules.expressions.tree import paths_of
from tarotrules.games.tarot.ruleset.evaluation import Feature
from tarotrules.games.tarot.ruleset.ruleset import Ruleset


class Worth(NamedTuple):
    """A hand judged before the auction."""

    points: Fraction
    """By everything but the features that count only where the chien is left alone."""
    without_chien: Fraction
    """By every feature."""
    features: Mapping[str, Fraction]
    """What each feature found comes to."""
    bid: str | None
    """The highest bid advised; ``None``: to pass."""


class _Seen(NamedTuple):
    """What a player sees of a hand, and one suit of it."""

    rules: Ruleset
    places: Mapping[str, tuple[Card, ...]]

    def value(self, steps: tuple[str, ...]) -> Value:
        """The count a path asks for."""
        if steps == ("players",):
            return Fraction(self.rules.players)
        cards = self.places.get(steps[0], ())
        return _count(self.rules, cards, steps[1]) if len(steps) == 2 else None  # noqa: PLR2004 place and feature

    def belongs(self, _thing: Value, _kind: str) -> bool:
        """Hands have no single card to ask about."""
        return False


def _count(rules: Ruleset, cards: tuple[Card, ...], what: str) -> Fraction:
    lengths = [sum(card.suit == suit for card in cards) for suit in SUITS]
    known = rules.deck.class_.get(what)
    if known is not None:
        return Fraction(sum(card in known.cards for card in cards))
    counts: dict[str, Fraction] = {
        "cards": Fraction(len(cards)),
        "points": Fraction(sum(card.halves for card in cards), 2),
        "longest": Fraction(max(lengths)),
        "voids": Fraction(lengths.count(0)),
        "singletons": Fraction(lengths.count(1)),
    }
    return counts[what]


def evaluate_hand(rules: Ruleset, hand: tuple[Card, ...]) -> Worth:
    """The worth of a hand before the auction; nothing where the rules have no scale."""
    found = {name: _worth(rules, feature, hand) for name, feature in rules.feature.items()}
    every = sum(found.values(), Fraction(0))
    taken = every - sum((found[name] for name, each in rules.feature.items() if each.without_chien), Fraction(0))
    bid = None
    for name, each in rules.auction.bid.items():
        points = taken if each.chien[0] == "taker_hand" else every
        if each.hand_points is not None and points >= each.hand_points:
            bid = name
    return Worth(taken, every, {name: each for name, each in found.items() if each}, bid)


def _worth(rules: Ruleset, feature: Feature, hand: tuple[Card, ...]) -> Fraction:
    return sum(
        (
            number(feature.worth, seen) or Fraction(0)
            for seen in _views(rules, feature, hand)
            if feature.when is None or holds(feature.when, seen)
        ),
        Fraction(0),
    )


def _views(rules: Ruleset, feature: Feature, hand: tuple[Card, ...]) -> Iterator[_Seen]:
    """The hand once, or once with each suit, if the feature speaks of a suit."""
    read = {*paths_of(feature.worth), *(paths_of(feature.when) if feature.when is not None else ())}
    if not any(steps[0] == "suit" for steps in read):
        yield _Seen(rules, {"hand": hand})
        return
    for suit in SUITS:
        yield _Seen(rules, {"hand": hand, "suit": tuple(card for card in hand if card.suit == suit)})
