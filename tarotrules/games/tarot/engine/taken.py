"""How many cards of a class each side has at the end: what points, oudlers and tricks leave possible.

A side has what it won in tricks, with the discard or the chien where that counts for it; excused cards may have changed
sides. So both sides together have all there are.
"""

from collections.abc import Collection, Iterator, Mapping
from itertools import accumulate, combinations, product
from math import prod
from typing import TYPE_CHECKING, Final

from tarotrules.cards.pack import OUDLER_HALVES, PACK_HALVES
from tarotrules.expressions.compiled import UNKNOWN, Made, Value
from tarotrules.games.tarot.engine.counts import only
from tarotrules.games.tarot.engine.results import OUDLERS
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
    attack = only(possible(facts, name)) if told is None else told
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
    """How many cards of a class the attack can have, given what it has counted as far as that is known."""
    counted = facts.points, facts.oudlers, facts.tricks
    key = ("taken", name, facts.bid.chien, counted)
    found: tuple[int, ...] = facts.table.remember(key, lambda: tuple(_possible(facts, name)))
    return found


def whatever_was_taken(made: Made, classes: Collection[str]) -> Made:
    """A formula that is known where it comes to the same however the cards of classes are divided."""

    def read(facts: "Facts") -> Value:
        found = made(facts)
        open_ = [name for name in classes if name not in facts.taken] if found is UNKNOWN else []
        ways = [possible(facts, name) for name in open_]
        if not open_ or prod(map(len, ways)) > _MOST:
            return found
        before, values = facts.taken, list[Value]()
        for each in product(*ways):
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


def _possible(facts: "Facts", name: str) -> Iterator[int]:
    table, rules = facts.table, facts.table.rules
    cards = table.classes[name]
    excused = {card for each in rules.exempt for card in table.classes[each]}
    halves = None if facts.points is UNKNOWN else int(facts.points * 2)
    room = _room(facts, name, len(excused.intersection(cards)))
    for count in range(len(cards) + 1):
        has = {ATTACK: count, DEFENCE: len(cards) - count}
        if all(has[side] <= room[side] for side in has) and _is_counted(facts, name, has, halves, len(excused)):
            yield count


def _room(facts: "Facts", name: str, excused: int) -> dict[Side, int]:
    """How many cards of a class there is room for on each side: tricks, chien or discard, and what may change sides."""
    table, rules = facts.table, facts.table.rules
    if facts.tricks is UNKNOWN:
        return dict.fromkeys((ATTACK, DEFENCE), len(table.classes[name]))
    beside = _beside(facts, name)
    to_defence = facts.bid.chien == "defence_tricks"
    attack, defence = (each * rules.players + excused for each in (facts.tricks, table.tricks - facts.tricks))
    return {ATTACK: attack + beside * (not to_defence), DEFENCE: defence + beside * to_defence}


def _beside(facts: "Facts", name: str) -> int:
    """How many cards of a class can have been in no trick."""
    table, rules = facts.table, facts.table.rules
    never = [each for each, duty in rules.chien.discard.items() if duty == ("never",)]
    kept = {card for each in never for card in table.classes[each]} if facts.bid.chien == "taker_hand" else set()
    return min(rules.deal.chien, len(set(table.classes[name]) - kept))


def _is_counted(facts: "Facts", name: str, has: Mapping[Side, int], halves: int | None, owed: int) -> bool:
    """Whether the sides can have their points and oudlers with so many cards of a class."""
    cards = facts.table.classes[name]
    others = sorted(card.halves for card in cards if not card.is_oudler)
    sums, oudlers = list(accumulate(others, initial=0)), len(cards) - len(others)
    for number in range(OUDLERS + 1) if facts.oudlers is UNKNOWN else (facts.oudlers,):
        least = _least(sums, oudlers, has[ATTACK], number)
        rest = _least(sums, oudlers, has[DEFENCE], OUDLERS - number)
        if least is None or rest is None:
            continue
        if halves is None or least - owed <= halves <= PACK_HALVES - rest + owed:
            return True
    return False


def _least(sums: list[int], oudlers: int, count: int, has: int) -> int | None:
    """The least that a side counts, in halves, that has so many of a class and so many oudlers."""
    found = [
        OUDLER_HALVES * has + sums[count - among]
        for among in range(max(0, has - (OUDLERS - oudlers)), min(has, oudlers) + 1)
        if 0 <= count - among < len(sums)
    ]
    return min(found, default=None)
