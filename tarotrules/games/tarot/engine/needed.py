"""Cards that a bonus needs in the trick that earns it."""

from collections.abc import Iterator

from tarotrules.cards.pack import Card
from tarotrules.expressions.tree import And, Compare, Exists, Expression, Number, Or, Path
from tarotrules.games.tarot.engine.table import Table


def needs_an_oudler(table: Table, name: str, trick: str) -> bool:
    """Whether whoever wins a trick must have won an oudler in it, for a bonus to be earned."""
    found: bool = table.remember(("oudler", name, trick), lambda: _needs(table, name, trick))
    return found


def _needs(table: Table, name: str, trick: str) -> bool:
    rules = table.rules
    excused = {card for each in rules.exempt for card in rules.deck.of(each)}
    singles = {each for each in rules.deck.class_ if _stays_where_it_is_won(rules.deck.of(each), excused)}
    when = rules.bonus[name].when
    required = () if when is None else _required(when)
    return bool({path.steps[1] for path in required if path.steps[0] == trick} & singles)


def _required_of_winner(condition: Expression) -> Iterator[Path]:
    """Cards that the winner of the last trick has: in a slam, those of the trick before as well."""
    slam = isinstance(condition, And) and any(isinstance(each, Exists) for each in condition.operands)
    for path in _required(condition):
        if path.steps[0] == "last_trick" or (slam and path.steps[0] == "penultimate_trick"):
            yield Path(("last_trick", path.steps[1]))


def _stays_where_it_is_won(cards: tuple[Card, ...], excused: set[Card]) -> bool:
    """Whether a class is an oudler that the winner of the trick keeps; an exempt card may go to the other side."""
    return len(cards) == 1 and cards[0].is_oudler and cards[0] not in excused


def _required(condition: Expression) -> Iterator[Path]:
    """Counts that must be positive, in every way the condition can hold."""
    match condition:
        case Compare(">" | ">=" | "=", Path(steps) as path, Number(value)) if value > 0 or condition.operator == ">":
            if len(steps) == 2:  # noqa: PLR2004 place and class
                yield path
        case And(operands):
            for each in operands:
                yield from _required(each)
        case Or(operands):
            common = [{path.steps[1]: path for path in _required_of_winner(each)} for each in operands]
            yield from (path for name, path in common[0].items() if all(name in each for each in common[1:]))
