"""Conditions on how a deal ended, tried against every way it can end.

Results, numbers of tricks and sizes of places are tried; whatever else a condition reads may be anything. So a
condition is found impossible only if it is, whatever the cards are.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import product
from math import prod
from typing import Final, Literal, NamedTuple

from tarotrules.expressions.compiled import UNKNOWN, Made, Value, compiled, is_true
from tarotrules.expressions.rounding import Amount, whole
from tarotrules.expressions.tree import And, Compare, Expression, Not, Number, Or, Path, Steps, parts_of, paths_of
from tarotrules.games.features.hands import judge
from tarotrules.games.features.speech import PLAYER, SIDE
from tarotrules.games.tarot.engine.results import Count, count_of, distance, is_made, rounds_of
from tarotrules.games.tarot.engine.sizes import size_of
from tarotrules.games.tarot.ruleset.auction import Bid, multipliers
from tarotrules.games.tarot.ruleset.features import PLACES, is_of_cards, is_of_trick, kind_of
from tarotrules.games.tarot.ruleset.ruleset import Ruleset

REMEMBERED: Final = 64
"""Rulesets whose endings are kept."""
MOST_CONDITIONS: Final = 512
"""Conditions kept with each of them."""
_BESIDE: Final = frozenset({"bonus", "claim", "promise"})
"""The chapters of what is paid beside the contract: no ending depends on them."""
_MOST_DIVIDED: Final = 100
_NEVER: Final = Compare("=", Number(Fraction(0)), Number(Fraction(1)))
_OTHER: Final = {"attack": "defence", "defence": "attack"}


class _Ending(NamedTuple):
    """One way a deal can end; points, oudlers and tricks are the attack's."""

    made: bool | None
    margin: Amount
    points: Amount
    oudlers: int
    tricks: int
    bid: Bid
    achiever: str
    cards: Mapping[str, int]
    """How many the attack has of the classes that are asked about."""


Margin = Literal["rounded", "exact", "open"]
"""What *margin* means: the difference rounded; not yet rounded; or that and whatever is paid into it."""


class Range(NamedTuple):
    """The least and the most that an amount can be, after a contract made and after one that is not."""

    path: tuple[str, ...]
    made: tuple[Amount, Amount]
    short: tuple[Amount, Amount]


def _losers(ending: _Ending) -> Value:
    return None if ending.made is None else "defence" if ending.made else "attack"


def _opposite(side: Made) -> Made:
    def opposite(ending: _Ending) -> Value:
        found = side(ending)
        return None if found is None else _OTHER[found]

    return opposite


_SIDES: Final[Mapping[str, Made]] = {
    "attack": lambda _: "attack",
    "defence": lambda _: "defence",
    "achiever": lambda ending: ending.achiever,
    "winners": _opposite(_losers),
    "losers": _losers,
}
_AMOUNTS: Final[Mapping[tuple[str, ...], Made]] = {
    ("made",): lambda ending: ending.made,
    ("margin",): lambda ending: ending.margin,
    ("contract", "worth"): lambda ending: whole(ending.bid.worth),
    ("contract", "multiplier"): lambda ending: whole(multipliers(ending.bid)[ending.made is False]),
}


_RESULTS: Final = frozenset({"made", "margin", "winners", "losers", "points", "oudlers", "multiplier"})
"""Words whose meaning depends on the result."""


def _points(count: Count, oudlers: int) -> Iterator[Amount]:
    """What a side with so many oudlers can come to."""
    least, most = count.points_with(oudlers)
    return (whole(Fraction(halves, 2)) for halves in range(int(least * 2), int(most * 2) + 1))


def _between(operator: str, value: Fraction, least: Amount, most: Amount) -> bool:
    """Whether some number from the least to the most stands so to a value."""
    match operator:
        case "<":
            return least < value
        case "<=":
            return least <= value
        case ">":
            return most > value
        case ">=":
            return most >= value
        case "=":
            return least <= value <= most
    return not least == value == most


class Endings:
    """All ways the deals of a ruleset can end."""

    def __init__(self, rules: Ruleset, margin: Margin) -> None:
        self.rules, self.margin, self.count, self.pack = rules, margin, count_of(rules), rules.deck.pack
        self.classes = rules.deck.classes()
        self._told: dict[int, tuple[bool, Expression]] = {}
        """Which conditions can hold, by their ids, which they keep."""

    def can_hold(self, condition: Expression) -> bool:
        """Whether a condition can hold, as far as results and sizes tell."""
        known = self._told.get(id(condition))
        if known is None:
            holds = compiled(self._folded(condition), self)
            if len(self._told) >= MOST_CONDITIONS:
                self._told.clear()
            can = any(is_true(holds(each)) is not False for each in self._all(paths_of(condition)))
            known = self._told[id(condition)] = can, condition
        return known[0]

    def amounts(self, worth: Expression) -> Iterator[Amount]:
        """What a formula can come to, as far as results and sizes tell, the smallest first."""
        comes_to = compiled(worth, self)
        found = {comes_to(each) for each in self._all(paths_of(worth))}
        yield from sorted(each for each in found if isinstance(each, int | Fraction))

    def impossible_in(self, condition: Expression) -> Iterator[Expression]:
        """The condition, if it cannot hold; else those of its alternatives that cannot."""
        if not self.can_hold(condition):
            yield condition
        elif isinstance(condition, And | Or):
            for each in condition.operands:
                yield from self.impossible_in(each)

    def asked_too_much(self, condition: Expression) -> Range | None:
        """The amount of which a condition that cannot hold asks too much, if it is an amount."""
        asked = [each for each in parts_of(condition) if isinstance(each, Compare)]
        first = [each for each in asked if not self.can_hold(each)]
        ranges = (self._range(path) for each in (*first, *asked) for path in paths_of(each))
        return next((each for each in ranges if each is not None), None)

    def reader(self, steps: Steps) -> Made:
        """The function that reads a path of an ending."""
        word, *rest = steps
        if steps == ("margin",) and self.margin == "open":
            return lambda _: UNKNOWN
        if steps in _AMOUNTS:
            return _AMOUNTS[steps]
        if word == "players" or steps == ("deal", "tricks"):
            value = self.rules.players if word == "players" else self.rules.deal.tricks
            return lambda _: value
        side = _SIDES.get(word)
        while side is not None and rest[:1] == ["opponents"]:
            side, rest = _opposite(side), rest[1:]
        if side is None:
            return lambda _: UNKNOWN
        if rest and is_of_cards(steps):
            return self._of_cards(side, rest[0])
        return self._of_side(side, rest[0]) if rest else side

    def belongs(self, _kind: str) -> Callable[[Value], Value]:
        """Whether a card is of a class, nobody knows."""
        return lambda _: UNKNOWN

    def _of_cards(self, side: Made, name: str) -> Made:
        every = len(self.classes[name])

        def of_cards(ending: _Ending) -> Value:
            found, attack = side(ending), ending.cards.get(name, UNKNOWN)
            return None if found is None else attack if found == "attack" or attack is UNKNOWN else every - attack

        return of_cards

    def _of_side(self, side: Made, what: str) -> Made:
        count = self.count
        everything = {"points": count.together, "oudlers": count.oudlers, "tricks": self.rules.deal.tricks}[what]

        def of_side(ending: _Ending) -> Value:
            found, attack = side(ending), getattr(ending, what)
            return None if found is None else attack if found == "attack" else everything - attack

        return of_side

    def _range(self, path: tuple[str, ...]) -> Range | None:
        read, ends = self.reader(path), list(self._all([path, ("made",)]))
        made, short = ([read(each) for each in ends if bool(each.made) is held] for held in (True, False))
        if all(type(each) is int or isinstance(each, Fraction) for each in (*made, *short)):
            return Range(path, (min(made), max(made)), (min(short), max(short)))
        limits = self.limits_of(path)
        return None if limits is None else Range(path, limits, limits)

    def _all(self, paths: Iterable[tuple[str, ...]]) -> Iterator[_Ending]:
        """Every ending, as far as some paths can tell one from another."""
        read = list(paths)
        words = {word for path in read for word in path}
        tricks = range(self.rules.deal.tricks + 1) if "tricks" in words else (0,)
        bids = list(self.rules.auction.bid.values())[: None if "contract" in words else 1]
        achievers = _OTHER if "achiever" in words else ("attack",)
        divided = list(self._divided(read))
        for result in self._results(words):
            for others in product(tricks, bids, achievers, divided):
                yield _Ending(*result, *others)

    def _divided(self, read: Iterable[tuple[str, ...]]) -> Iterator[Mapping[str, int]]:
        """How the cards of classes can be divided between the sides; nobody knows, where there are too many ways."""
        names = sorted({path[-1] for path in read if is_of_cards(path)})
        counts = [range(len(self.classes[name]) + 1) for name in names]
        if prod(map(len, counts)) > _MOST_DIVIDED:
            yield {}
            return
        yield from (dict(zip(names, each, strict=True)) for each in product(*counts))

    def _results(self, words: set[str]) -> Iterator[tuple[bool | None, Amount, Amount, int]]:
        if words.isdisjoint(_RESULTS):
            yield (True, 0, 0, 0)
            return
        scoring, counted = self.rules.scoring, not words.isdisjoint({"points", "oudlers"})
        rounds = rounds_of(scoring.round.margin if self.margin == "rounded" else None)
        found = set()
        for oudlers, target in enumerate(scoring.target):
            for points in _points(self.count, oudlers):
                made = is_made(points - target, scoring.half_point_short)
                margin = rounds.sized(distance(points - target, scoring.half_point_short), made=made)
                result = (made, margin, points, oudlers) if counted else (made, margin, 0, 0)
                if result not in found:
                    found.add(result)
                    yield result

    def _folded(self, condition: Expression) -> Expression:
        """A condition in which whatever asks too much of a place, or of somebody, is plainly false."""
        match condition:
            case Compare():
                return condition if self._fits(condition) else _NEVER
            case And(operands):
                return And((*map(self._folded, operands), *self._too_much_together(operands)))
            case Or(operands):
                return Or(tuple(map(self._folded, operands)))
            case Not(operand):
                return Not(self._folded(operand))
        return condition

    def _too_much_together(self, operands: tuple[Expression, ...]) -> Iterator[Expression]:
        """What is asked of one place in several conditions may be too much for it."""
        asked: dict[str, list[Expression]] = {}
        for each in operands:
            places = {steps[0] for steps in paths_of(each)}
            if len(places) == 1:
                asked.setdefault(places.pop(), []).append(each)
        for place, several in asked.items():
            cards = size_of(place, self.rules)
            if cards is None or len(several) == 1:
                continue
            verdict = judge(And(tuple(several)), cards, self.classes, self.pack.cards)
            if verdict is not None and verdict.holds is None:
                yield _NEVER

    def _fits(self, compare: Compare) -> bool:
        match compare:
            case Compare(operator, Path(steps), Number(value)):
                limits = self.limits_of(steps)
                return limits is None or _between(operator, value, *limits)
        return True

    def limits_of(self, steps: Steps) -> tuple[Amount, Amount] | None:
        """The least and the most of what a place or somebody has, whatever the result."""
        *before, last = steps
        kind = kind_of(tuple(before)) if before else None
        if is_of_cards(steps):
            return 0, len(self.classes[last])
        if is_of_trick(steps):
            return 1, self.rules.deal.tricks
        if kind in {PLAYER, SIDE}:
            most = {"points": self.count.most, "oudlers": self.count.oudlers, "tricks": self.rules.deal.tricks}.get(
                last
            )
            return None if most is None else (0, most)
        cards = size_of(steps[0], self.rules) if kind in PLACES else None
        if cards is None:
            return None
        if last in self.classes:
            of_class = len(self.classes[last])
            return max(0, cards - (len(self.pack) - of_class)), min(cards, of_class)
        return (cards, cards) if last == "cards" else None


_KNOWN: Final[dict[tuple[object, ...], Endings]] = {}


def endings_of(rules: Ruleset, margin: Margin) -> Endings:
    """The endings of rules, or of others whose chapters are the very same but for what is paid beside the contract.

    Who says nothing else than what a bonus is worth has conditions tried that were tried for others.
    """
    chapters = (id(chapter) for name, chapter in rules.items().items() if name not in _BESIDE)
    key = (margin, *chapters)
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) >= REMEMBERED:
            _KNOWN.clear()
        # It keeps the rules, so that no other chapter comes to have the id of one of theirs.
        known = _KNOWN[key] = Endings(rules, margin)
    return known
