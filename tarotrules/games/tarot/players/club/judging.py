"""What a hand is worth, and what is bid on it: by the scale of the rules, or the club's own where they have none."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import accumulate
from typing import Any, NamedTuple

from tarotrules.cards.bits import CardSet
from tarotrules.cards.pack import COURTS, EXCUSE, SUITS, TRUMP
from tarotrules.cards.sets import IN_SUIT, NUMBERS, TRUMPS, set_of
from tarotrules.expressions.compiled import Made, Value, compiled, is_true
from tarotrules.expressions.tree import Steps, paths_of
from tarotrules.games.tarot.play.flat import Contract
from tarotrules.games.tarot.play.sight import counter
from tarotrules.games.tarot.play.table import PlayTable
from tarotrules.games.tarot.players.club.habits import habits, thresholds
from tarotrules.games.tarot.ruleset.evaluation import Feature

PLAIN = tuple(IN_SUIT[suit] for suit in SUITS)
COURT = {
    name: set_of(card for card in NUMBERS if card.suit in SUITS and card.rank == rank) for name, rank in COURTS.items()
}
MONDE = set_of(card for card in NUMBERS if card.is_oudler and card.rank > 1)
PETIT = set_of(card for card in NUMBERS if card.is_oudler and card.rank == 1)
EXCUSES = IN_SUIT[EXCUSE]
_TAKEN = "taker_hand"


class Worth(NamedTuple):
    """A hand in points: of a taker who takes up the chien, and of one who does not."""

    points: float
    without: float


class Scale:
    """The scale of a table, and from how many points each of its contracts is bid."""

    def __init__(self, table: PlayTable) -> None:
        rules = table.rules
        self._features = [_Feature(each, table) for each in rules.feature.values()]
        stated = {name: each.hand_points for name, each in rules.auction.bid.items() if each.hand_points is not None}
        self.contracts = table.contracts
        self.least: Mapping[str, float] = stated if self._features and stated else _own_thresholds(table)
        """Contracts that no scale speaks of are never bid."""

    def worth(self, hand: CardSet) -> Worth:
        """What a hand is worth."""
        if not self._features:
            return _by_habit(hand)
        with_chien = sum(each.worth(hand) for each in self._features if not each.without_chien)
        return Worth(with_chien, with_chien + sum(each.worth(hand) for each in self._features if each.without_chien))

    def reaches(self, contract: Contract, worth: Worth) -> float:
        """By how many points a hand is enough for a contract; below zero if it is not."""
        least = self.least.get(contract.id)
        if least is None:
            return float("-inf")
        return (worth.points if contract.goes == _TAKEN else worth.without) - least


@lru_cache(64)
def scale_of(table: PlayTable) -> Scale:
    """The scale of a table, made when it is asked for first."""
    return Scale(table)


class _Place(NamedTuple):
    """What a feature is read on."""

    hand: CardSet
    suit: CardSet


class _Words(NamedTuple):
    """The words of a scale, as functions of a place."""

    table: PlayTable

    def reader(self, steps: Steps) -> Made:
        """The function that reads a path."""
        if steps == ("players",):
            return lambda _: self.table.players
        place, what = steps
        count = counter(self.table.classes, what)
        return lambda seen: count(getattr(seen, place))

    def belongs(self, _kind: str) -> Callable[[Value], Value]:
        """Hands have no single card to ask about."""
        return lambda _: False


class _Feature:
    """A feature made ready; one that speaks of a suit is looked for in each."""

    def __init__(self, feature: Feature, table: PlayTable) -> None:
        words = _Words(table)
        read = {*paths_of(feature.worth), *(() if feature.when is None else paths_of(feature.when))}
        self.suits = PLAIN if any(steps[0] == "suit" for steps in read) else (0,)
        self.without_chien = feature.without_chien
        self._worth = compiled(feature.worth, words)
        self._when = None if feature.when is None else compiled(feature.when, words)

    def worth(self, hand: CardSet) -> float:
        """What it comes to in a hand."""
        places = (_Place(hand, hand & suit) for suit in self.suits)
        return float(
            sum(self._worth(each) or 0 for each in places if self._when is None or is_true(self._when(each)) is True)
        )


def _own_thresholds(table: PlayTable) -> dict[str, float]:
    """The club's thresholds: contracts that take up the chien stand evenly between the lowest and the highest."""
    own = thresholds(table.hand)
    taking = [each.id for each in table.contracts if each.goes == _TAKEN]
    # What only some hands may bid is worth no more of a hand than the contract below it.
    places = list(accumulate(name not in table.requires_to_bid for name in taking))
    step = (own.highest - own.lowest) / max(1, places[-1] - 1) if places else 0
    found = {name: own.lowest + step * max(0, place - 1) for name, place in zip(taking, places, strict=True)}
    for each in table.contracts:
        if each.id not in found:
            found[each.id] = own.for_taker if each.goes == "taker_tricks" else own.against
    return found


def _by_habit(hand: CardSet) -> Worth:
    """A hand by the club's own scale."""
    scale: dict[str, Any] = habits()["scale"]
    trumps = hand & TRUMPS
    count = trumps.bit_count()
    points = scale["top_trump"] * bool(hand & MONDE) + scale["fool"] * bool(hand & EXCUSES)
    points += _rung(scale["low_trump"], count) if hand & PETIT else 0
    points += scale["trump"] * count if count >= scale["trumps_from"] else 0
    points += scale["high_trump"] * (trumps & _from(scale["high_from"])).bit_count()
    short = 0
    for suit in PLAIN:
        held = hand & suit
        points += _courts(held, scale) + _rung(scale["long"], held.bit_count())
        short += {0: scale["void"], 1: scale["singleton"]}.get(held.bit_count(), 0)
    return Worth(points, points + short)


def _courts(held: CardSet, scale: dict[str, Any]) -> float:
    king, queen = bool(held & COURT["king"]), bool(held & COURT["queen"])
    both = scale["marriage"] if king and queen else scale["king"] * king + scale["queen"] * queen
    return float(both + sum(scale[name] * bool(held & COURT[name]) for name in ("knight", "jack")))


def _rung(ladder: dict[str, float], count: int) -> float:
    """What is given for so many: as for the most that are listed, if they are more."""
    reached = [int(each) for each in ladder if int(each) <= count]
    return ladder[str(max(reached))] if reached else 0


@lru_cache(32)
def _from(rank: int) -> CardSet:
    return set_of(card for card in NUMBERS if card.suit == TRUMP and card.rank >= rank)
