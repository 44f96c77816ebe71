"""A ruleset made ready: its cards as sets, its conditions and amounts as functions."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from tarotrules.cards.french import Card
from tarotrules.expressions.compiled import Made, Value, compiled
from tarotrules.expressions.rounding import Amount
from tarotrules.expressions.tree import Expression, Steps
from tarotrules.games.piquet.ruleset.claims import Claim
from tarotrules.games.piquet.ruleset.contests import Contest
from tarotrules.games.piquet.ruleset.play import Count
from tarotrules.games.piquet.ruleset.ruleset import Ruleset

REMEMBERED: Final = 64
"""Rulesets kept ready."""
Classes = Mapping[str, frozenset[Card]]


class Held(NamedTuple):
    """What a claim is judged by: the cards of one hand."""

    dealt: frozenset[Card] | None
    """As they were dealt, if that is known."""
    hand: frozenset[Card]
    good: frozenset[Card]
    """Those of the hand that serve in a combination that counts."""


class Combined(NamedTuple):
    """What a combination is judged by."""

    cards: int
    pips: int
    top: Card


class Taken(NamedTuple):
    """What is known of a trick."""

    number: int
    """From 1."""
    of: int
    """How many there are in a deal."""
    leader: int
    winner: int
    led: Card | None = None
    """None where only who led and who won is told."""
    winning: Card | None = None


class Totals(NamedTuple):
    """What a partie is settled by."""

    winner: Amount
    loser: Amount
    deals: int


def _count(of: Callable[[Held], "frozenset[Card] | None"], what: str, classes: Classes) -> Made:
    """How many cards of a class somebody holds, or of all; absent if nobody knows."""
    if what == "cards":
        return lambda held: None if (cards := of(held)) is None else len(cards)
    if what == "good":
        return lambda held: len(held.good)
    wanted = classes.get(what, frozenset())
    return lambda held: None if (cards := of(held)) is None else len(cards & wanted)


_READERS: Final[Mapping[Steps, Made]] = {
    ("cards",): lambda it: it.cards,
    ("pips",): lambda it: it.pips,
    ("top",): lambda it: it.top,
    ("leader",): lambda it: it.leader,
    ("winner",): lambda it: it.winner,
    ("led",): lambda it: it.led,
    ("winning_card",): lambda it: it.winning,
    ("trick", "number"): lambda it: it.number,
    ("deal", "tricks"): lambda it: it.of,
    ("winner", "total"): lambda it: it.winner,
    ("loser", "total"): lambda it: it.loser,
    ("deals",): lambda it: it.deals,
}
_HANDS: Final[Mapping[str, Callable[[Held], "frozenset[Card] | None"]]] = {
    "dealt": lambda held: held.dealt,
    "hand": lambda held: held.hand,
}


class _Words(NamedTuple):
    """What the paths of a ruleset's conditions mean."""

    rules: Ruleset
    classes: Classes

    def reader(self, steps: Steps) -> Made:
        """How a path is read; what means nothing is absent."""
        if steps == ("players",):
            return lambda _: self.rules.players
        if steps[0] in _HANDS and len(steps) > 1:
            return _count(_HANDS[steps[0]], steps[1], self.classes)
        return _READERS.get(steps, lambda _: None)

    def belongs(self, kind: str) -> Callable[[Value], Value]:
        """Whether a card is of a class."""
        of_it = self.classes.get(kind, frozenset())
        return lambda card: card in of_it


class Ready(NamedTuple):
    """An entry of a ruleset, and its expressions as functions."""

    name: str
    entry: Any
    when: Made
    worth: Made
    payee: Made


class Table:
    """A ruleset at work."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.seats = range(rules.players)
        self.classes: Classes = {name: rules.deck.of(name) for name in rules.deck.class_}
        words = _Words(rules, self.classes)
        self.claims = _ready(rules.claim.items(), words)
        self.contests = _ready(rules.contest.items(), words)
        self.counts = _ready(rules.count.items(), words)
        self.settles = _ready(rules.settle.items(), words)
        self.rank = {category: place for place, category in enumerate(rules.reckoning.order)}
        """Which place each category of scores has in the reckoning."""

    def side(self, seat: int) -> tuple[int, ...]:
        """The seats that score together with one, itself among them: every other one, where partners sit opposite."""
        alone = self.rules.seating.sides == "alone"
        return (seat,) if alone else tuple(each for each in self.seats if (each - seat) % 2 == 0)


def _ready(entries: Iterable[tuple[str, Claim | Contest | Count | Any]], words: _Words) -> tuple[Ready, ...]:
    return tuple(
        Ready(
            name,
            each,
            _made(each.when, words, unsaid=True),
            _made(each.worth, words),
            _made(getattr(each, "payee", None), words),
        )
        for name, each in entries
    )


def _made(expression: Expression | None, words: _Words, *, unsaid: Value = None) -> Made:
    return (lambda _: unsaid) if expression is None else compiled(expression, words)


@lru_cache(REMEMBERED)
def table_of(rules: Ruleset) -> Table:
    """The table of a ruleset, made once."""
    return Table(rules)
