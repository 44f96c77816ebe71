"""Values as written, read as values of a kind.

A family adds its own kinds with :func:`read.register`, and reads formulas through the context,
because only it knows what may be spoken of.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import singledispatch
from typing import Any, NamedTuple, Protocol

from tarotrules.draft import problems
from tarotrules.draft.said import Settled
from tarotrules.expressions.tree import Calculation, Choose, Expression, Negative, Number, Path
from tarotrules.languages import LANGUAGES
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
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Concept, Concepts, Diagnostic, Row, Steps
from tarotrules.source.text import Span
from tarotrules.syntax.document import Item, Range, Text
from tarotrules.syntax.habits import answer, figure, list_meant


class ReadFormula(Protocol):
    """Reads formulas as a family understands them."""

    def __call__(self, kind: Formula, expression: Expression, written: "Written", /) -> Expression | None:
        """The formula in its canonical form, or ``None`` with a problem reported."""

    def crowded(self, kind: Formula, items: Sequence[Item], written: "Written", /) -> Diagnostic | None:
        """What is wrong with several things where one should stand, if it is more than that there are several."""

    def in_numbers(self, item: Item, written: "Written", /) -> Sequence[Row]:
        """The statements that say in plain numbers what something says that is no number; none if they cannot."""


class Written(NamedTuple):
    """A value as written: where, under which word, and where problems go."""

    path: SettingPath
    settled: Settled
    problems: list[Diagnostic]
    formula: ReadFormula
    values: Mapping[SettingPath, Settled]
    """Everything that is said, this value among it."""

    @property
    def span(self) -> Span:
        """Where the value stands."""
        return self.settled.origin.span

    @property
    def word(self) -> Concept:
        """The setting's word."""
        return Concept(self.path[-1])

    def single(self) -> Item | None:
        """The only item, or ``None`` with a problem."""
        values = self.settled.values
        if not values:
            self.problems.append(problems.VALUE_MISSING.at(self.span, word=self.word))
            return None
        if len(values) > 1 or len(values[0]) > 1:
            self.too_many()
            return None
        return values[0][0]

    def too_many(self) -> None:
        """Report what stands after the one value there may be."""
        first, *rest = (item for group in self.settled.values for item in group)
        surplus = around(rest) or self.span
        kept = first.span.text if first.span is not None else ""
        self.problems.append(
            problems.TOO_MANY_VALUES.at(
                surplus,
                word=self.word,
                kept=kept,
                surplus=surplus.text,
                written=kept,
                instead="",
                other="",
                hint="surplus",
            )
        )

    def item(self, item: Item) -> "Written":
        """One item of a list, to be read by itself."""
        return self._replace(settled=self.settled._replace(values=((item,),)))


# Kinds are named as they are registered: to find them in annotations takes a hundred times as long.
@singledispatch
def read(kind: Kind, written: Written) -> Any:  # noqa: ARG001 what kinds do with it is registered
    """The value, or ``None`` with a problem reported."""
    raise TypeError(kind)


@read.register(Flag)
def _(_kind: Flag, written: Written) -> bool | None:
    values = written.settled.values
    if not values:
        return True
    said = _word(values[0][0]) if len(values) == 1 and len(values[0]) == 1 else None
    if said in {"yes", "no"}:
        return said == "yes"
    span = values[0][0].span
    if said is not None and span is not None and (meant := answer(span.text)) is not None:
        return meant
    written.problems.append(flag_with_value(written.word, written.span))
    return None


@read.register(Choice)
def _(kind: Choice, written: Written) -> str | None:
    items = [item for group in written.settled.values for item in group]
    if len(items) > 1 and _word(items[0]) not in kind.words:
        _wrong_word(written, items[0], kind.words, around(items))
        return None
    item = written.single()
    if item is None:
        return None
    said = _word(item)
    if said in kind.words:
        return said
    _wrong_word(written, item, kind.words)
    return None


@read.register(Words)
def _(kind: Words, written: Written) -> tuple[str, ...] | None:
    row = tuple(_word(item) or "" for group in written.settled.values for item in group)
    if row in kind.possible:
        return row
    if not row:
        written.problems.append(problems.VALUE_MISSING.at(written.span, word=written.word))
        return None
    known = tuple(dict.fromkeys(word for each in kind.possible for word in each))
    wrong = next((i for i, word in enumerate(row) if word not in known), len(row) - 1)
    items = [item for group in written.settled.values for item in group]
    _wrong_word(written, items[wrong], known)
    return None


@read.register(Whole)
def _(kind: Whole, written: Written) -> int | None:
    number = _number(written)
    if number is None:
        return None
    if number.denominator != 1:
        problem = problems.COMMA_FOR_LIST if "," in written.span.text else problems.NOT_A_WHOLE_NUMBER
        item = written.settled.values[0][0]
        shown = item.span.text if item.span is not None else str(number)
        named = {"instead": shown.replace(",", ", ")} if problem == problems.COMMA_FOR_LIST else {"word": written.word}
        written.problems.append(problem.at(item.span or written.span, **named, written=shown))
        return None
    return int(number) if _in_bounds(kind, number, written) else None


@read.register(Amount)
def _(kind: Amount, written: Written) -> Fraction | None:
    number = _number(written)
    return number if number is not None and _in_bounds(kind, number, written) else None


@read.register(Listing)
def _(kind: Listing, written: Written) -> tuple[Any, ...] | None:
    groups = written.settled.values
    items = [group[0] for group in groups if len(group) == 1]
    if len(items) != len(groups):
        if all(isinstance(item, Number) for group in groups for item in group):
            written.problems.append(_list_without_commas(written))
        else:
            crowded = next(group for group in groups if len(group) > 1)
            written._replace(settled=written.settled._replace(values=(crowded,))).too_many()
        return None
    if not kind.least <= len(items) <= kind.most:
        meant = list_meant(items, written.span.text) if len(items) == 1 and isinstance(items[0], Calculation) else ""
        if meant and (span := items[0].span) is not None:
            problem = problems.COMMA_FOR_LIST.at(span, written=span.text, instead=meant)
        elif any(isinstance(item, Number) and item.span and "," in item.span.text for item in items):
            problem = _list_without_commas(written)
        else:
            problem = problems.LIST_LENGTH.at(
                written.span, word=written.word, least=kind.least, most=kind.most, given=len(items)
            )
        written.problems.append(problem)
        return None
    values = [read(kind.of, written.item(item)) for item in items]
    return None if any(value is None for value in values) else tuple(values)


@read.register(Reference)
def _(_kind: Reference, written: Written) -> str | None:
    item = written.single()
    if item is None:
        return None
    said = _word(item)
    if said is None:
        written.problems.append(name_missing(written.span, written.word))
    return said


@read.register(Formula)
def _(kind: Formula, written: Written) -> Expression | None:
    items = [item for group in written.settled.values for item in group]
    if len(items) > 1 and (problem := written.formula.crowded(kind, items, written)) is not None:
        written.problems.append(problem)
        return None
    item = written.single()
    if item is None:
        return None
    if isinstance(item, Text | Range):
        written.problems.append(problems.NOT_A_FORMULA.at(item.span, word=written.word))
        return None
    return written.formula(kind, item, written)


@read.register(RoundingKind)
def _(kind: RoundingKind, written: Written) -> RoundingRule | None:
    items = [item for group in written.settled.values for item in group]
    words = [_word(item) for item in items]
    if words and words[0] == "made" and "lost" in words:
        middle = words.index("lost")
        made, lost = _rounding(kind, items[1:middle]), _rounding(kind, items[middle + 1 :])
    else:
        made = lost = _rounding(kind, items)
    if made is not None and lost is not None:
        return RoundingRule(made, lost)
    written.problems.append(
        problems.NOT_A_ROUNDING.at(written.span, word=written.word, known=Concepts(("none", *kind.directions)))
    )
    return None


@read.register(Texts)
def _(kind: Texts, written: Written) -> tuple[tuple[str, str], ...] | None:
    told: dict[str, str] = {}
    before = len(written.problems)
    for language, text in written.settled.values:
        if not isinstance(language, Path) or not isinstance(text, Text):
            raise TypeError(language)
        name = language.steps[0]
        if name in told:
            written.problems.append(problems.SAID_TWICE.at(text.span, what=Steps((*written.path, name))))
        elif len(text.value) > kind.most:
            given = len(text.value)
            written.problems.append(
                problems.TEXT_TOO_LONG.at(text.span, word=written.word, most=kind.most, given=given)
            )
        elif name not in LANGUAGES:
            span = language.span or text.span
            written.problems.append(problems.UNKNOWN_LANGUAGE.at(span, word=span.text, known=Concepts(LANGUAGES)))
        told[name] = " ".join(text.value.split())
    said = {name: text for name, text in told.items() if name in LANGUAGES}
    if not said and len(written.problems) == before:
        written.problems.append(problems.VALUE_MISSING.at(written.span, word=written.word))
    return kind.load(said) if said and all(len(each) <= kind.most for each in said.values()) else None


def _rounding(kind: RoundingKind, items: list[Item]) -> Rounding | None:
    if len(items) == 1 and _word(items[0]) == "none":
        return Rounding("none", 0)
    if len(items) != 2:  # noqa: PLR2004 a direction and a step
        return None
    direction, step = _word(items[0]), items[1]
    if direction in kind.directions and isinstance(step, Number) and step.value.denominator == 1:
        return Rounding(direction, int(step.value)) if 1 <= step.value <= 100 else None  # noqa: PLR2004
    return None


def _word(item: Item) -> str | None:
    return item.steps[0] if isinstance(item, Path) and len(item.steps) == 1 else None


def _wrong_word(written: Written, item: Item, known: tuple[str, ...], whole: Span | None = None) -> None:
    span = whole or item.span or written.span
    written.problems.append(problems.WRONG_WORD.at(span, word=span.text, setting=written.word, known=Concepts(known)))


def flag_with_value(word: Concept, span: Span) -> Diagnostic:
    """The problem of a flag followed by anything but yes or no."""
    return problems.FLAG_WITH_VALUE.at(span, word=word, hint="flag", yes=Concept("yes"), no=Concept("no"))


def not_a_number(word: Concept, span: Span, rows: Sequence[Row] = (), *, reckoned: bool = False) -> Diagnostic:
    """The problem of something that should be a number, with the number it holds, or statements that say it.

    What is ``reckoned`` is an amount, but none that is known before the deal.
    """
    meant = figure(span.text)
    first, second = rows or (Row(()), Row(()))
    hint = "rows" if rows else "meant" if meant else "formula" if reckoned else "none"
    return problems.NOT_A_NUMBER.at(
        span, word=word, written=span.text, hint=hint, instead=meant, first=first, second=second
    )


def _list_without_commas(written: Written) -> Diagnostic:
    """``56 51 41 36`` and ``56,51,41,36`` for ``56, 51, 41, 36``."""
    span = around([item for group in written.settled.values for item in group]) or written.span
    return problems.COMMA_FOR_LIST.at(
        span, written=span.text, instead=", ".join(re.split(r"[\s,]+", span.text.strip(", ")))
    )


def no_condition(word: Concept, span: Span, meant: Sequence[Row]) -> Diagnostic:
    """The problem of words that are no condition together, with the one or two they may mean."""
    first, second, *_ = (*meant, Row(()), Row(()))
    hint = "either" if second else "meant" if first else "condition"
    return problems.TOO_MANY_VALUES.at(
        span, word=word, kept="", surplus="", written=span.text, instead=first, other=second, hint=hint
    )


def two_things(word: Concept, span: Span, first: Row, second: Row) -> Diagnostic:
    """The problem of two things said on one line, with a line for each."""
    return problems.TOO_MANY_VALUES.at(
        span, word=word, kept="", surplus="", written=span.text, instead=first, other=second, hint="two"
    )


def name_missing(span: Span | None, word: str) -> Diagnostic:
    """The problem of something without its name, where none is better than another."""
    return problems.MISSING_NAME.at(span, word=word, known=Concepts(), hint="none")


def around(items: Iterable[Item]) -> Span | None:
    """The stretch that some values take up."""
    spans = [item.span for item in items if item.span is not None]
    return spans[0].to(spans[-1]) if spans else None


def _number(written: Written) -> Fraction | None:
    group = written.settled.values[0] if len(written.settled.values) == 1 else ()
    span = around(group)
    if len(group) > 1 and span is not None and figure(span.text):
        written.problems.append(not_a_number(written.word, span))
        return None
    item = written.single()
    if item is None:
        return None
    if isinstance(item, Number):
        return item.value
    if isinstance(item, Negative) and isinstance(item.operand, Number):
        return -item.operand.value
    meant = written.formula.in_numbers(item, written)
    reckoned = isinstance(item, Calculation | Choose)
    written.problems.append(not_a_number(written.word, item.span or written.span, meant, reckoned=reckoned))
    return None


def _in_bounds(kind: Whole | Amount, number: Fraction, written: Written) -> bool:
    if kind.least <= number <= kind.most:
        return True
    written.problems.append(
        problems.OUT_OF_BOUNDS.at(written.span, word=written.word, least=kind.least, most=kind.most, given=number)
    )
    return False
