"""Choosing a variant of a select expression.

Over numbers, an exact number comes first, then the plural category; ``*[other]`` takes the
categories that are not listed. Over strings every variant is meant: no default is a net.
"""

from fractions import Fraction

from tarotrules.wording.errors import NotAtOnceError, WordingError
from tarotrules.wording.numbers import Numerals
from tarotrules.wording.patterns import Pattern, Select
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.spread import Spread
from tarotrules.wording.values import Value, number_of

CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})


def choose(select: Select, value: Value | None, numerals: Numerals) -> Pattern:
    """The pattern for a value (``None``: the default is asked for)."""
    if value is None:
        return next(variant.pattern for variant in select.variants if variant.default)
    if isinstance(value, Spread):
        return _for_all(select, value, numerals)
    number = number_of(value)
    found = _by_name(select, value) if number is None else _by_number(select, number, numerals)
    if found is None and isinstance(value, Phrase) and is_numeric(select):
        # An amount that is told in words is none of the numbers that are named.
        found = next((variant.pattern for variant in select.variants if variant.default), None)
    if found is None:
        raise WordingError(f"no variant for {value!r} among {', '.join(keys(select))}")
    return found


def _for_all(select: Select, value: Spread, numerals: Numerals) -> Pattern:
    """The one pattern for every number of a spread."""
    first, *others = (choose(select, number, numerals) for number in value.numbers)
    if any(each is not first for each in others):
        raise NotAtOnceError(f"different variants for the numbers of {value!r}")
    return first


def keys(select: Select) -> list[str]:
    """The names of the variants, as written."""
    return [variant.key for variant in select.variants]


def is_numeric(select: Select) -> bool:
    """Whether a select is over a number: its variants are numbers and plural categories."""
    return all(variant.exact or variant.key in CATEGORIES for variant in select.variants)


def _by_name(select: Select, value: Value) -> Pattern | None:
    name = str(value).lower() if isinstance(value, bool) else value
    return next((variant.pattern for variant in select.variants if variant.key == name), None)


def _by_number(select: Select, number: int | Fraction, numerals: Numerals) -> Pattern | None:
    named: dict[str, Pattern] = {}
    for variant in select.variants:
        if not variant.exact:
            named[variant.key] = variant.pattern
        elif Fraction(variant.key) == number:
            return variant.pattern
    return named.get(numerals.category(number)) or named.get("other")
