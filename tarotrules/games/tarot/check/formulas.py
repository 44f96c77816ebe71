"""Conditions and amounts checked against what may be spoken of, and brought to canonical form."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tarotrules.cards.pack import COURTS
from tarotrules.draft.reading import ReadFormula, Written, around, no_condition
from tarotrules.expressions.canonical import canonical
from tarotrules.expressions.tree import (
    And,
    Calculation,
    Choose,
    Compare,
    Exists,
    Expression,
    Is,
    Negative,
    Not,
    Number,
    Or,
    Path,
    Rounded,
)
from tarotrules.games.tarot.check import problems
from tarotrules.games.tarot.check.card_words import card_meant
from tarotrules.games.tarot.check.meant import condition_meant, outcome_meant
from tarotrules.games.tarot.ruleset.features import (
    CARD,
    NUMBERS,
    PARTIES,
    TRUTH,
    Names,
    Unknown,
    is_whole,
    needs,
    type_of,
)
from tarotrules.settings.kinds import Formula
from tarotrules.source.diagnostics import Argument, Concept, Concepts, Diagnostic, Problem, Row, Steps
from tarotrules.source.text import Span
from tarotrules.syntax.document import Item
from tarotrules.syntax.habits import name_like

_WRONG: dict[str, Problem] = {
    "truth": problems.NOT_A_CONDITION,
    "number": problems.NOT_AN_AMOUNT,
    "party": problems.NOT_A_PARTY,
}


def formula_reader(names: Names) -> ReadFormula:
    """Reads formulas where these ids are declared."""
    return _Formulas(names)


class _Formulas(NamedTuple):
    names: Names

    def __call__(self, kind: Formula, expression: Expression, written: Written, /) -> Expression | None:
        found = _Checker(self.names, kind.scope, written).type(expression)
        if found is None:
            return None
        if not _fits(kind.gives, found):
            span = expression.span or written.span
            written.problems.append(_WRONG[kind.gives].at(span, word=written.word))
            return None
        return canonical(expression, is_whole)

    def crowded(self, kind: Formula, items: Sequence[Item], written: Written, /) -> Diagnostic | None:
        first, span = items[0], around(items)
        if kind.gives != TRUTH or span is None:
            return None
        if isinstance(first, Is):
            asked = first._replace(span=span)
            return _unknown_class(asked, _behind(asked), self.names) if card_meant(_behind(asked)) else None
        if not isinstance(first, Number | Path):
            return None
        return no_condition(written.word, span, condition_meant(items, kind.scope, self.names))


def _fits(gives: str, found: str) -> bool:
    return {"truth": found == TRUTH, "number": found in NUMBERS, "party": found in PARTIES}[gives]


class _Checker(NamedTuple):
    """Types of an expression in a scope; ``None`` once a problem has been reported."""

    names: Names
    scope: str
    written: Written

    def type(self, expression: Expression) -> str | None:
        """The type of an expression."""
        match expression:
            case Number():
                return "number"
            case Path():
                return self.path(expression)
            case Not(operand):
                return self.truths(operand)
            case And(operands) | Or(operands):
                return self.truths(*operands)
            case Compare():
                return self.compare(expression)
            case Is():
                return self.belongs(expression)
            case Exists(operand):
                return None if self.type(operand) is None else TRUTH
            case Negative(operand):
                return self.numbers(operand)
            case Calculation(_, left, right):
                return self.numbers(left, right)
            case Choose(condition, then, otherwise):
                return self.numbers(then, otherwise) if self.truths(condition) else None
            case Rounded(operand, _, step):
                return self.numbers(operand, step)

    def report(self, problem: Problem, expression: Expression, **arguments: Argument) -> None:
        span: Span = expression.span or self.written.span
        self.written.problems.append(problem.at(span, **arguments))

    def path(self, path: Path) -> str | None:
        found = type_of(path.steps, self.scope, self.names)
        if not isinstance(found, Unknown):
            return found
        step = path.steps[found.step]
        if found.step == 0 and needs(self.scope, [step]):
            self.report(problems.NOT_VISIBLE, path, word=Concept(step), known=Concepts(found.possible))
        else:
            self.unknown(path, found)
        return None

    def unknown(self, path: Path, found: Unknown) -> None:
        """Report a step that means nothing; a card is asked about by a class of its own."""
        word = _written(path, found.step)
        meant = card_meant(word)
        name = name_like(word) or meant.lower()
        counted = (*path.steps[: found.step], name)
        lost = outcome_meant(path.steps, found.possible)
        hint: dict[str, Argument] = {"hint": "near", "suggestion": lost} if lost else {}
        self.report(
            problems.UNKNOWN_FEATURE,
            path,
            word=word,
            known=Concepts(found.possible),
            instead=meant,
            declared=_class_of(name, Concept(meant)),
            asked=Steps(counted) if len(counted) > 1 else Row(("is", name)),
            **hint,
        )

    def truths(self, *operands: Expression) -> str | None:
        return self.all_of(operands, lambda found: found == TRUTH, TRUTH, problems.NOT_A_CONDITION)

    def numbers(self, *operands: Expression) -> str | None:
        return self.all_of(operands, lambda found: found in NUMBERS, "number", problems.NOT_AN_AMOUNT)

    def all_of(
        self, operands: tuple[Expression, ...], fits: Callable[[str], bool], result: str, problem: Problem
    ) -> str | None:
        good = True
        for operand in operands:
            found = self.type(operand)
            if found is not None and not fits(found):
                self.report(problem, operand, word=self.written.word)
            good = good and found is not None and fits(found)
        return result if good else None

    def compare(self, compare: Compare) -> str | None:
        left, right = self.type(compare.left), self.type(compare.right)
        if left is None or right is None:
            return None
        both_numbers = left in NUMBERS and right in NUMBERS
        if both_numbers or (left == right and compare.operator in {"=", "!="}):
            return TRUTH
        self.report(problems.WRONG_TYPE, compare, word=self.written.word)
        return None

    def belongs(self, expression: Is) -> str | None:
        found = self.type(expression.operand)
        if found is not None and found != CARD:
            meant, span = condition_meant([expression], self.scope, self.names), expression.span or self.written.span
            if meant:
                self.written.problems.append(no_condition(self.written.word, span, meant))
            else:
                self.report(problems.NO_CARD_TO_ASK, expression.operand)
            return None
        if expression.kind not in self.names.classes:
            asked = expression if expression.span is not None else expression._replace(span=self.written.span)
            self.written.problems.append(_unknown_class(asked, _last_word(asked), self.names))
            return None
        return None if found is None else TRUTH


def _unknown_class(asked: Is, word: str, names: Names) -> Diagnostic:
    """The problem of a class that is not declared, with the declaration where its name is that of a card."""
    meant = Concept(asked.kind) if asked.kind in COURTS else Concept(card_meant(word))
    name = name_like(word) or meant.lower()
    return problems.UNKNOWN_CLASS.at(
        asked.span,
        word=word if meant else Concept(asked.kind),
        known=Concepts(sorted(names.classes)),
        instead=meant,
        declared=_class_of(name, meant),
        asked=Row(("is", name)),
    )


def _class_of(name: str, card: Concept) -> Row:
    """``deck { class hq HQ }``."""
    return Row(("deck", "{", "class", name, card, "}"))


def _last_word(asked: Is) -> str:
    return asked.span.text.split()[-1] if asked.span is not None and asked.span.text else asked.kind


def _behind(asked: Is) -> str:
    """All that stands behind *is*."""
    span, card = asked.span, asked.operand.span
    behind = span.text[card.end - span.start :].split(maxsplit=1) if span is not None and card is not None else []
    return behind[1] if len(behind) > 1 else ""


def _written(path: Path, step: int) -> str:
    """The step as the file spells it."""
    parts = path.span.text.split(".") if path.span is not None else []
    return parts[step].strip() if len(parts) == len(path.steps) else path.steps[step]
