"""Conditions on a hand, or on a trick, tried against every one there can be.

Cards that no class of the condition tells apart are counted together, so a few thousand counts
stand for every hand; a condition that needs more is not judged.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import lru_cache
from math import prod
from operator import itemgetter
from typing import Any, Final, Generic, NamedTuple, TypeVar

from tarotrules.expressions.compiled import Made, Value, compiled
from tarotrules.expressions.tree import Exists, Expression, Is, Steps, parts_of, paths_of

MOST_HANDS: Final = 40_000
REMEMBERED: Final = 256
"""Conditions whose verdict is kept."""


CardT = TypeVar("CardT", bound=Hashable)
_Atoms = list[tuple[frozenset[str], list[CardT]]]
"""Cards that belong to the same classes, together."""


class Verdict(NamedTuple, Generic[CardT]):
    """A hand for which the condition holds and one for which it does not, if there are such hands."""

    holds: tuple[CardT, ...] | None
    fails: tuple[CardT, ...] | None


class _Counts(NamedTuple):
    """The words of a condition on a hand that is given as counts of cards by class."""

    size: int

    def reader(self, steps: Steps) -> Made:
        """The count a path asks for."""
        name, size = steps[-1], self.size
        return (lambda _: size) if name == "cards" else itemgetter(name)

    def belongs(self, _kind: str) -> Callable[[Value], Value]:
        """Hands have no single card to ask about."""
        return lambda _: False


def judge(
    condition: Expression, size: int, classes: Mapping[str, tuple[CardT, ...]], pack: tuple[CardT, ...]
) -> Verdict[CardT] | None:
    """Whether a condition on one place of a size can hold and can fail; ``None`` if that is not countable.

    ``pack`` has all cards that there are.
    """
    if any(isinstance(each, Is | Exists) for each in parts_of(condition)):
        return None
    paths = set(paths_of(condition))
    places = {steps[0] for steps in paths}
    countable = all(len(steps) == 2 and (steps[1] in classes or steps[1] == "cards") for steps in paths)  # noqa: PLR2004
    if len(places) != 1 or not countable:
        return None
    used = sorted({steps[1] for steps in paths} & classes.keys())
    return _judged(condition, size, tuple((name, classes[name]) for name in used), pack)


@lru_cache(REMEMBERED)
def _judged(
    condition: Expression, size: int, classes: tuple[tuple[str, tuple[Any, ...]], ...], pack: tuple[Any, ...]
) -> Verdict[Any] | None:
    """The verdict, which every game asks for that has the condition."""
    atoms = _atoms(dict(classes), pack)
    if prod(len(cards) + 1 for _, cards in atoms) > MOST_HANDS:
        return None
    return _search(compiled(condition, _Counts(size)), size, atoms)


def _search(condition: Made, size: int, atoms: _Atoms[CardT]) -> Verdict[CardT]:
    good: tuple[CardT, ...] | None = None
    bad: tuple[CardT, ...] | None = None
    for counts in fillings([len(cards) for _, cards in atoms], size):
        by_class: dict[str, int] = {}
        for (names, _), count in zip(atoms, counts, strict=True):
            for name in names:
                by_class[name] = by_class.get(name, 0) + count
        if condition(by_class) is True:
            good = good or _hand(atoms, counts)
        else:
            bad = bad or _hand(atoms, counts)
        if good and bad:
            break
    return Verdict(good, bad)


def _hand(atoms: _Atoms[CardT], counts: tuple[int, ...]) -> tuple[CardT, ...]:
    return tuple(card for (_, cards), count in zip(atoms, counts, strict=True) for card in cards[:count])


def _atoms(classes: Mapping[str, tuple[CardT, ...]], pack: tuple[CardT, ...]) -> _Atoms[CardT]:
    """Cards that belong to the same of the classes, together."""
    groups: dict[frozenset[str], list[CardT]] = {}
    members = {name: frozenset(cards) for name, cards in classes.items()}
    for card in pack:
        key = frozenset(name for name, cards in members.items() if card in cards)
        groups.setdefault(key, []).append(card)
    for name in classes:
        groups.setdefault(frozenset({name}), [])
    return list(groups.items())


def fillings(sizes: list[int], total: int) -> Iterator[tuple[int, ...]]:
    """Ways to take a number of cards from heaps of given sizes."""
    if not sizes:
        if total == 0:
            yield ()
        return
    rest = sum(sizes[1:])
    for count in range(max(0, total - rest), min(sizes[0], total) + 1):
        for others in fillings(sizes[1:], total - count):
            yield (count, *others)
