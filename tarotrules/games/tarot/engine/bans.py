"""Whether a card can be forbidden at all: a ban read on every trick that may lie there, and every hand beside it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Final, NamedTuple

from tarotrules.cards.pack import Card
from tarotrules.cards.packs import Pack
from tarotrules.expressions.compiled import Made, Value, compiled
from tarotrules.expressions.tree import Expression, Is, Path, Steps, parts_of, paths_of
from tarotrules.games.features.hands import fillings

MOST: Final = 40_000
"""So many cases are looked at; where there are more, nothing is said."""
_CARD: Final = Path(("card",))
_KNOWN: Final = frozenset({("card",), ("this_trick", "number"), ("deal", "tricks"), ("players",)})
_CARDS: Final = "cards"


class Verdict(NamedTuple):
    """Whether a card can be forbidden, and whether one can be allowed."""

    holds: bool
    fails: bool


class _Case(NamedTuple):
    """A card that somebody would play, by the classes it is in, and how many of each lie there and are held."""

    card: frozenset[str]
    number: int
    trick: Mapping[str, int]
    hand: Mapping[str, int]


class _Words(NamedTuple):
    players: int
    tricks: int

    def reader(self, steps: Steps) -> Made:
        """The function that reads a path."""
        match steps:
            case ("card",):
                return lambda case: case.card
            case ("this_trick", "number"):
                return lambda case: case.number
            case ("this_trick", what):
                return lambda case: case.trick.get(what, 0)
            case ("hand", what):
                return lambda case: case.hand.get(what, 0)
        return lambda _: self.tricks if steps == ("deal", "tricks") else self.players

    def belongs(self, kind: str) -> Callable[[Value], Value]:
        """Whether the card is of a class."""
        return lambda names: kind in names


def judged(
    condition: Expression, classes: Mapping[str, Sequence[Card]], pack: Pack, players: int, hand: int
) -> Verdict | None:
    """What comes of a ban; nothing, if it asks for what cannot be counted or there are too many cases."""
    paths = {*paths_of(condition)}
    counted = {steps[1] for steps in paths if steps[0] in {"this_trick", "hand"} and steps not in _KNOWN} - {_CARDS}
    kinds = {each.kind for each in parts_of(condition) if isinstance(each, Is) and each.operand == _CARD}
    asks_other = any(isinstance(each, Is) and each.operand != _CARD for each in parts_of(condition))
    if asks_other or not counted | kinds <= classes.keys() or any(not _is_known(steps) for steps in paths):
        return None
    holds = compiled(condition, _Words(players, hand))
    found: set[bool] = set()
    seen = 0
    for case in islice(_cases(_heaps(counted | kinds, classes, pack), players, hand, paths), MOST + 1):
        seen += 1
        found.add(holds(case) is True)
        if len(found) > 1:
            break
    return None if seen > MOST else Verdict(True in found, False in found)


def _is_known(steps: Steps) -> bool:
    return steps in _KNOWN or (len(steps) == 2 and steps[0] in {"this_trick", "hand"})  # noqa: PLR2004 place and class


def _heaps(names: set[str], classes: Mapping[str, Sequence[Card]], pack: Pack) -> list[tuple[frozenset[str], int]]:
    """The cards of the pack that belong to the same of some classes, and how many there are."""
    found: dict[frozenset[str], int] = {}
    for card in pack.cards:
        key = frozenset(name for name in names if card in classes[name])
        found[key] = found.get(key, 0) + 1
    return [*found.items()]


def _cases(heaps: list[tuple[frozenset[str], int]], players: int, hand: int, paths: set[Steps]) -> Iterator[_Case]:
    """Every card, trick, and hand, as far as the condition tells them apart."""
    of_hand = any(steps[0] == "hand" for steps in paths)
    numbers = range(1, hand + 1) if of_hand or ("this_trick", "number") in paths else (1,)
    for at, (card, _) in enumerate(heaps):
        left = [size - (place == at) for place, (_, size) in enumerate(heaps)]
        for number in numbers:
            for lying in range(players):
                for trick in fillings(left, lying):
                    held = [size - there for size, there in zip(left, trick, strict=True)]
                    others = fillings(held, hand - number) if of_hand else [(0,) * len(heaps)]
                    for rest in others:
                        own = [there + (place == at) for place, there in enumerate(rest)]
                        yield _Case(card, number, _by_class(heaps, trick), _by_class(heaps, own))


def _by_class(heaps: list[tuple[frozenset[str], int]], counts: Sequence[int]) -> Mapping[str, int]:
    found = {_CARDS: sum(counts)}
    for (names, _), count in zip(heaps, counts, strict=True):
        for name in names:
            found[name] = found.get(name, 0) + count
    return found
