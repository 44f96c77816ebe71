"""Values of a kind, written as a file would: the reverse of :mod:`tarotrules.draft.reading`."""

from fractions import Fraction
from functools import singledispatch
from typing import Any

from tarotrules.expressions.tree import Negative, Number, Path
from tarotrules.settings.kinds import (
    Amount,
    Choice,
    Flag,
    Formula,
    Kind,
    Listing,
    Reference,
    Rounding,
    RoundingKind,
    RoundingRule,
    Texts,
    Whole,
    Words,
)
from tarotrules.source.text import Source, Span
from tarotrules.syntax.document import Item, Text

Groups = tuple[tuple[Item, ...], ...]


@singledispatch
def write(kind: Kind, value: Any) -> Groups:  # noqa: ARG001 what kinds do with it is registered
    """The value as groups of items."""
    raise TypeError(kind)


def word_item(word: str) -> Path:
    """A bare word."""
    return Path((word,))


@write.register(Flag)
def _(_kind: Flag, value: bool) -> Groups:  # noqa: FBT001 the value is the subject
    return ((word_item("yes" if value else "no"),),)


@write.register(Choice)
@write.register(Reference)
def _(_kind: Kind, value: str) -> Groups:
    return ((word_item(value),),)


@write.register(Words)
def _(_kind: Words, value: tuple[str, ...]) -> Groups:
    return (tuple(word_item(word) for word in value),)


@write.register(Whole)
@write.register(Amount)
def _(_kind: Kind, value: int | Fraction) -> Groups:
    number = Number(abs(Fraction(value)))
    return ((number if value >= 0 else Negative(number),),)


@write.register(Listing)
def _(kind: Listing, value: tuple[Any, ...]) -> Groups:
    return tuple(write(kind.of, each)[0] for each in value)


@write.register(Formula)
def _(_kind: Formula, value: Any) -> Groups:
    return ((value,),)


@write.register(RoundingKind)
def _(_kind: RoundingKind, value: RoundingRule) -> Groups:
    if value.made == value.lost:
        return (_rounding(value.made),)
    return ((word_item("made"), *_rounding(value.made), word_item("lost"), *_rounding(value.lost)),)


@write.register(Texts)
def _(_kind: Texts, value: tuple[tuple[str, str], ...]) -> Groups:
    return tuple((word_item(language), Text(text, Span(Source("", text), 0, len(text)))) for language, text in value)


def _rounding(rounding: Rounding) -> tuple[Item, ...]:
    if rounding.direction == "none":
        return (word_item("none"),)
    return (word_item(rounding.direction), Number(Fraction(rounding.step)))
