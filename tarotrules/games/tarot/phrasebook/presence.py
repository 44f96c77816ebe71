"""One form for conditions that mean the same of a class of one card: it is there, or it is not."""

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from tarotrules.expressions.canonical import canonical
from tarotrules.expressions.tree import And, Compare, Comparison, Expression, Not, Number, Or, Path
from tarotrules.games.tarot.phrasebook.patterns import HAND
from tarotrules.games.tarot.ruleset.features import PLACES, SCOPES, is_whole

IsSingle = Callable[[str], bool]
"""Whether a class has one card."""

_PLACES: Final = frozenset(name for scope in SCOPES.values() for name, kind in scope.items() if kind in PLACES)
_OPPOSITE: Final[dict[Comparison, Comparison]] = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}


def settled(condition: Expression, is_single: IsSingle) -> Expression:
    """The canonical form, in which a single card is at least one or equal to none."""
    return canonical(_settled(canonical(condition, is_whole), is_single), is_whole)


def _settled(condition: Expression, is_single: IsSingle) -> Expression:
    match condition:
        case And(operands):
            return And(tuple(_settled(each, is_single) for each in operands))
        case Or(operands):
            return Or(tuple(_settled(each, is_single) for each in operands))
        case Not(Compare(operator, Path(steps) as left, right)) if _counts(steps):
            return _settled(canonical(Compare(_OPPOSITE[operator], left, right), is_whole), is_single)
        case Compare(operator, Path(steps), Number(value)) if _counts(steps):
            there = _there(operator, int(value) if value.denominator == 1 else None, single=is_single(steps[1]))
            return condition if there is None else _compared(Path(steps), there=there)
    return condition


def _counts(steps: tuple[str, ...]) -> bool:
    return len(steps) == 2 and steps[0] in {*_PLACES, HAND} and steps[0] != "suit"  # noqa: PLR2004 place and class


def _there(operator: str, value: int | None, *, single: bool) -> bool | None:
    match operator, value:
        case ("<=" | "=", 0):
            return False
        case (">=", 1) | ("!=", 0):
            return True
        case ("=", 1) if single:
            return True
        case ("!=", 1) if single:
            return False
    return None


def _compared(path: Path, *, there: bool) -> Compare:
    return Compare(">=", path, Number(Fraction(1))) if there else Compare("=", path, Number(Fraction(0)))
