"""What was meant where several words stand instead of one condition: ``contract lost``, ``9 trumps``."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from tarotrules.expressions.tree import Is, Number, Path
from tarotrules.games.tarot.ruleset.features import NUMBERS, PLACE, PLACES, Names, members, roots, type_of
from tarotrules.source.diagnostics import Row
from tarotrules.syntax.document import Item

_OUTCOMES: Final = {"made": Row(("made",)), "lost": Row(("not", "made"))}
"""How conditions say how a deal ended."""


def condition_meant(items: Sequence[Item], scope: str, names: Names) -> Row:
    """The condition that some words come near to; nothing if they come near to none."""
    return next(_outcomes(items, scope, names), None) or next(_counts(items, scope, names), Row(()))


def outcome_meant(steps: tuple[str, ...], possible: Iterable[str]) -> Row:
    """How a condition says *lost*, where it may ask how the deal ended."""
    return _OUTCOMES["lost"] if steps == ("lost",) and "made" in possible else Row(())


def _outcomes(items: Sequence[Item], scope: str, names: Names) -> Iterator[Row]:
    if "made" in roots(scope, names):
        yield from (_OUTCOMES[word] for word in map(_word, items) if word in _OUTCOMES)


def _counts(items: Sequence[Item], scope: str, names: Names) -> Iterator[Row]:
    """``9 trumps``, ``hand 9 trumps``, ``hand.trumps 9``."""
    numbers = [item.span.text for item in items if isinstance(item, Number) and item.span is not None]
    paths = [item.steps for item in items if isinstance(item, Path)]
    holders = [steps for steps in paths if type_of(steps, scope, names) in PLACES] or _own_hand(scope, names)
    counted = [steps for steps in paths if type_of(steps, scope, names) in NUMBERS]
    counted += [(*holders[0], *steps) for steps in paths if holders and _can_be_counted(steps, names)]
    yield from (Row((".".join(counted[0]), ">=", each)) for each in numbers if counted)


def _own_hand(scope: str, names: Names) -> list[tuple[str, ...]]:
    """Whoever decides something before the play decides by his hand; of a played deal, nobody's is meant."""
    return [("hand",)] if "hand" in roots(scope, names) and "last_trick" not in roots(scope, names) else []


def _can_be_counted(steps: tuple[str, ...], names: Names) -> bool:
    return len(steps) == 1 and members(PLACE, names).get(steps[0]) in NUMBERS


def _word(item: Item) -> str:
    match item:
        case Path((step,)) | Is(_, step):
            return step
        case _:
            return ""
