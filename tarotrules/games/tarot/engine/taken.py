"""How many cards of a class each side has at the end: what points, oudlers and tricks leave possible.

A side has what it won in tricks, with the discard or the chien where that counts for it; excused cards may have changed
sides. So both sides together have all there are.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations, islice, product
from math import prod
from typing import TYPE_CHECKING, Final

from tarotrules.expressions.compiled import UNKNOWN, Made, Value
from tarotrules.games.tarot.engine.counts import only
from tarotrules.games.tarot.engine.divisions import Has, divisions
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Side
from tarotrules.games.tarot.ruleset.features import is_of_cards

if TYPE_CHECKING:
    from tarotrules.games.tarot.engine.facts import Facts
    from tarotrules.games.tarot.engine.table import Table


_MOST: Final = 600
"""So many ways to divide the cards of several classes are tried at most."""


def taken(facts: "Facts", side: Side, name: str) -> Value:
    """How many cards of a class a side has."""
    told = facts.taken.get(name)
    attack = only([has for (has,) in together(facts, (name,))]) if told is None else told
    return attack if side == ATTACK or attack is UNKNOWN else len(facts.table.classes[name]) - attack


def told_taken(facts: "Facts") -> Mapping[str, int]:
    """How many cards of classes the attack is told to have; of the defence, what is left is the attack's."""
    sides = {"attack": ATTACK, "defence": DEFENCE, "winners": facts.winners}
    classes, found = facts.table.classes, dict[str, int]()
    for (who, *rest), value in facts.said.items():
        side = sides.get(who)
        if side in {ATTACK, DEFENCE} and len(rest) == 1 and rest[0] in classes and is_of_cards((who, *rest)):
            found[rest[0]] = value if side == ATTACK else len(classes[rest[0]]) - value
    return found


def possible(facts: "Facts", name: str) -> tuple[int, ...]:
    """How many cards of a class the attack can have, given what it has counted, if all of that is known."""
    return tuple(has for (has,) in _possible(facts, (name,)))


def together(facts: "Facts", names: Sequence[str]) -> tuple[Has, ...]:
    """How many cards of each of some classes the attack can have, given what else is told of its cards."""
    told = [each for each in facts.taken if each not in names]
    known = tuple(facts.taken[each] for each in told)
    return tuple(
        dict.fromkeys(has[len(told) :] for has in _possible(facts, (*told, *names)) if has[: len(told)] == known)
    )


def whatever_was_taken(made: Made, classes: Collection[str]) -> Made:
    """A formula that is known where it comes to the same however the cards of classes are divided."""

    def read(facts: "Facts") -> Value:
        found = made(facts)
        open_ = [name for name in classes if name not in facts.taken] if found is UNKNOWN else []
        ways = together(facts, open_) if open_ else ()
        if not open_ or len(ways) > _MOST:
            return found
        before, values = facts.taken, list[Value]()
        for each in ways:
            facts.taken = {**before, **dict(zip(open_, each, strict=True))}
            values.append(made(facts))
            if values[-1] is UNKNOWN or values[-1] != values[0]:
                break
        facts.taken = before
        return only(values)

    return read


def apart(table: "Table", told: Mapping[str, int]) -> tuple[str, int, int] | None:
    """A class of which the attack cannot have so many beside what it has of another, and how many it can have."""
    for (one, has), (two, many) in combinations(told.items(), 2):
        cards, others = set(table.classes[one]), set(table.classes[two])
        fits = [count for count in range(len(others) + 1) if _are_together(cards, has, others, count)]
        if many not in fits:
            return two, min(fits), max(fits)
    return None


def _are_together(cards: set[object], has: int, others: set[object], many: int) -> bool:
    """Whether a side can have so many of some cards and so many of others, some of which are the same."""
    both = len(cards & others)
    least = max(0, has - (len(cards) - both), many - (len(others) - both))
    return least <= min(both, has, many)


def _possible(facts: "Facts", names: tuple[str, ...]) -> tuple[Has, ...]:
    """How many cards of each of some classes the attack can have; of too many classes, each is looked at alone."""
    classes = facts.table.classes
    every = [range(len(classes[name]) + 1) for name in names]
    counted = facts.points, facts.oudlers, facts.tricks
    if len(names) > 1 and prod(map(len, every)) > _MOST:
        return tuple(islice(product(*(possible(facts, name) for name in names)), _MOST + 1))
    points, oudlers, tricks = counted
    if points is UNKNOWN or oudlers is UNKNOWN or tricks is UNKNOWN:
        return tuple(product(*every))
    alone = not facts.summary.partners
    key = ("taken", names, facts.bid.chien, counted, alone)
    shares = facts.bid.counts.shares(int(points * 2), oudlers, tricks, alone=alone)
    cards, pack = tuple(frozenset(classes[name]) for name in names), facts.table.pack
    found: tuple[Has, ...] = facts.table.remember(key, lambda: tuple(sorted(divisions(cards, shares, pack))))
    return found
