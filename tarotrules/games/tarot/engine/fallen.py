"""In which tricks cards can have fallen, where nobody tells it, and who then won them.

Cards of one trick have one winner; and whoever won oudlers in it has at least as many.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Final

from tarotrules.expressions.compiled import UNKNOWN, Made, Value
from tarotrules.expressions.tree import (
    Calculation,
    Choose,
    Expression,
    Negative,
    Number,
    Rounded,
    parts_of,
    paths_of,
)
from tarotrules.games.features.speech import NUMBERS
from tarotrules.games.tarot.engine.counts import only
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Side
from tarotrules.games.tarot.ruleset.features import is_of_trick, kind_of

if TYPE_CHECKING:
    from tarotrules.games.tarot.engine.facts import Facts, Person

_MOST: Final = 2
"""Of more cards than these, nobody tries where they fell."""


def whichever_trick(made: Made, expression: Expression) -> Made:
    """A formula that is known where it comes to the same in whichever tricks some cards fell."""
    names = tuple(sorted({steps[0] for steps in paths_of(expression) if is_of_trick(steps)}))
    numbers = _compared_with(expression)

    def read(facts: "Facts") -> Value:
        found = made(facts)
        if found is not UNKNOWN:
            return _can_be(facts, names) if found is True else found
        fallen, captors, values = facts.fallen, facts.captors, list[Value]()
        for tricks in _ways(facts, names, numbers):
            winners = _winners(facts, tricks, captors)
            if winners is not None:
                facts.fallen, facts.captors = tricks, {**captors, **winners}
                values.append(made(facts))
                facts.fallen, facts.captors = fallen, captors
                # What is not there makes a comparison false.
                values[-1] = False if values[-1] is None else values[-1]
                if values[-1] is UNKNOWN or values[-1] != values[0]:
                    break
        return only(values) if values else UNKNOWN

    return read


def _can_be(facts: "Facts", names: Sequence[str]) -> bool:
    """Whether cards can have fallen so, where it is known in which tricks they did."""
    fallen = {name: facts.table.reader((name, "trick"))(facts) for name in names}
    return (
        _winners(facts, {name: trick for name, trick in fallen.items() if trick is not UNKNOWN}, facts.captors)
        is not None
    )


def _compared_with(expression: Expression) -> frozenset[int] | None:
    """The numbers that tricks are compared with; nothing, if they are compared with more than these."""
    parts = tuple(parts_of(expression))
    is_simple = not any(isinstance(each, Calculation | Negative | Rounded | Choose) for each in parts)
    amounts = {steps for steps in paths_of(expression) if kind_of(steps) in NUMBERS and not is_of_trick(steps)}
    if not is_simple or not amounts <= {("deal", "tricks")}:
        return None
    return frozenset(int(each.value) for each in parts if isinstance(each, Number))


def _ways(facts: "Facts", names: Sequence[str], numbers: frozenset[int] | None) -> Iterator[Mapping[str, Value]]:
    """All tricks in which some cards can have fallen; a card that nobody played fell in none.

    Those that nothing tells from their neighbours are left out.
    """
    known = {name: facts.table.reader((name, "trick"))(facts) for name in names}
    if sum(each is UNKNOWN for each in known.values()) > _MOST:
        return
    every: Collection[int] = range(1, facts.table.tricks + 1)
    if numbers is not None:
        apart = {1, facts.table.tricks, *numbers, *(each for each in known.values() if isinstance(each, int))}
        every = [each for each in every if any(abs(each - one) <= _MOST for one in apart)]
    each = [_tricks(facts, name, every) if known[name] is UNKNOWN else (known[name],) for name in names]
    yield from (dict(zip(names, tricks, strict=True)) for tricks in product(*each))


def _tricks(facts: "Facts", name: str, every: Collection[int]) -> Sequence[Value]:
    """Those of some tricks of which it is not known that they did not hold a card."""
    without = {
        number
        for place, number in facts.table.numbers.items()
        if 0 in {facts.held.get((place, name)), facts.said.get((place, name))}
    }
    return (*(number for number in every if number not in without), None)


def _winners(
    facts: "Facts", tricks: Mapping[str, Value], captors: "Mapping[str, Person]"
) -> "Mapping[str, Person] | None":
    """Who then won cards, as far as the others of their tricks tell; nothing, if it cannot be."""
    together = defaultdict[Value, list[str]](list)
    for name, trick in tricks.items():
        if trick is not None:
            together[trick].append(name)
    found = dict[str, "Person"]()
    for names in together.values():
        known = {captors[name] for name in names if captors.get(name, UNKNOWN) not in {UNKNOWN, None}}
        sides = {facts.side_of(each) if isinstance(each, int) else each for each in known}
        can_be = [side for side in (ATTACK, DEFENCE) if sides <= {side} and _can_have(facts, names, side)]
        if not can_be:
            return None
        if len(can_be) == 1:
            seats = known - {ATTACK, DEFENCE}
            found |= dict.fromkeys(names, seats.pop() if len(seats) == 1 else can_be[0])
    return found


def _can_have(facts: "Facts", names: Sequence[str], side: Side) -> bool:
    """Whether a side has as many oudlers as it won so; an exempt card may have gone to the other side."""
    if facts.oudlers is UNKNOWN:
        return True
    cards = facts.table.classes
    won = {card for name in names for card in cards[name] if card.is_oudler} - facts.table.excused
    return len(won) <= (facts.oudlers if side == ATTACK else facts.table.count.oudlers - facts.oudlers)
