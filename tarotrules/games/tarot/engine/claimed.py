"""Whether several hands can have been what was claimed of them."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import ceil

from tarotrules.cards.pack import Card
from tarotrules.expressions.tree import And, Compare, Expression, Number, Or, Path
from tarotrules.games.tarot.engine.summary import Stated
from tarotrules.games.tarot.engine.table import Table
from tarotrules.games.tarot.ruleset.ruleset import Ruleset


def can_be_together(table: Table, hands: list[list[Stated]]) -> bool:
    """Whether several hands hold no more cards of a class than there are, and are made of enough cards."""
    key = ("together", tuple(sorted(tuple((each.id, each.level or "") for each in claims) for claims in hands)))
    rules = table.rules
    found: bool = table.remember(key, lambda: _enough_of_each(rules, hands) and _enough_without(rules, hands))
    return found


def condition_of(rules: Ruleset, claims: list[Stated]) -> Expression:
    """All that is true of the hand that made some claims."""
    conditions = tuple(rules.claim[each.id].level[each.level or ""].when for each in claims)
    return conditions[0] if len(conditions) == 1 else And(conditions)


def _enough_of_each(rules: Ruleset, hands: list[list[Stated]]) -> bool:
    least: Counter[str] = Counter()
    for claims in hands:
        best = Counter[str]()
        for name, count in _at_least(condition_of(rules, claims)):
            if name in rules.deck.class_:
                best[name] = max(best[name], count)
        least += best
    return all(count <= len(rules.deck.of(name)) for name, count in least.items())


def _enough_without(rules: Ruleset, hands: list[list[Stated]]) -> bool:
    """Hall's condition: any of the hands together find enough cards among those they may hold."""
    allowed = [set(rules.deck.pack.cards) - _avoided(rules, condition_of(rules, claims)) for claims in hands]
    return all(
        len(some) * rules.deal.own <= len(set().union(*some))
        for size in range(1, len(allowed) + 1)
        for some in combinations(allowed, size)
    )


def _avoided(rules: Ruleset, condition: Expression) -> set[Card]:
    """Cards a hand cannot hold if the condition is true of it."""
    match condition:
        case Compare("=" | "<=", Path(("hand", name)), Number(value)) if value == 0 and name in rules.deck.class_:
            return set(rules.deck.of(name))
        case And(operands):
            return set().union(*(_avoided(rules, each) for each in operands))
        case Or(operands):
            return set.intersection(*(_avoided(rules, each) for each in operands))
    return set()


def _at_least(condition: Expression) -> Iterator[tuple[str, int]]:
    match condition:
        case Compare(">=" | "=", Path(("hand", name)), Number(value)):
            yield name, ceil(value)
        case And(operands):
            for each in operands:
                yield from _at_least(each)
