"""What may be said: the arguments of a sentence."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from tarotrules.wording.nouns import Count, Noun
from tarotrules.wording.spread import Spread

Value = str | int | Fraction | Noun | Count | Spread | Sequence[str]
"""Strings choose variants or are printed; booleans choose ``[true]`` or ``[false]``; sequences go through LIST."""

Arguments = Mapping[str, Value]


def number_of(value: Value) -> int | Fraction | None:
    """The number in a value, if it has one."""
    if isinstance(value, Count):
        return value.number
    return value if isinstance(value, int | Fraction) and not isinstance(value, bool) else None
