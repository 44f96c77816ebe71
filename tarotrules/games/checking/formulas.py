"""Conditions and amounts checked against what may be spoken of, and brought to canonical form."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from tarotrules.draft.reading import ReadFormula, Written, around, no_condition, not_a_number, two_things
from tarotrules.draft.shape import RecordType, holder, lookup
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
from tarotrules.games.checking import problems
from tarotrules.games.checking.cards import meant as card_meant
from tarotrules.games.checking.known import Known
from tarotrules.games.checking.meant import Asked, condition_meant, number_meant, outcome_meant, truth_meant
from tarotrules.games.features.speech import CARD, NUMBERS, PARTIES, TRUTH, Names, Speech, Unknown
from tarotrules.settings.kinds import Formula
from tarotrules.source.diagnostics import Argument, Concept, Concepts, Diagnostic, Problem, Row, Steps
from tarotrules.source.node import Node
from tarotrules.source.text import Span
from tarotrules.syntax import habits
from tarotrules.syntax.document import Item, Range, Text
from tarotrules.syntax.folding import fold, name_of
from tarotrules.syntax.habits import answer, figure, name_like, table

WAYS: Final = 4
"""So many paths are offered for a word that several things have."""
NO_WAYS: Final = Concepts(())
PAYEE: Final = "payee"
LEVEL: Final = "level"
NOT_SAID: Final = ("",)
"""The path of what is left out: ``when >= 9``."""
_WRONG: dict[str, Problem] = {
    "truth": problems.NOT_A_CONDITION,
    "number": problems.NOT_AN_AMOUNT,
    "party": problems.NOT_A_PARTY,
}


def formula_reader(known: Known[Any], names: Names) -> ReadFormula:
    """Reads formulas of a family where these ids are declared."""
    return _Formulas(known, names)


class _Formulas(Node):
    known: Known[Any]
    names: Names

    @property
    def speech(self) -> Speech:
        return self.known.speech

    def __call__(self, kind: Formula, expression: Expression, written: Written, /) -> Expression | None:
        checker = _Checker(self.known, self.names, kind.scope, written)
        before = len(written.problems)
        found = checker.type(expression)
        if found is not None and _fits(kind.gives, found):
            return canonical(expression, self.speech.is_whole)
        if kind.gives != TRUTH and isinstance(expression, Compare) and expression.left == Path(NOT_SAID):
            written.problems[before:] = [not_a_number(written.word, expression.span or written.span)]
            return None
        meant = number_meant(expression, checker.asked) if kind.gives == TRUTH else ()
        if meant:
            written.problems[before:] = [no_condition(written.word, expression.span or written.span, meant)]
        elif found is not None:
            checker.wrong(_WRONG[kind.gives], expression)
        return None

    def crowded(self, kind: Formula, items: Sequence[Item], written: Written, /) -> Diagnostic | None:
        first, span = items[0], around(items)
        if kind.gives == "party" and span is not None:
            return self.party_in(kind, items, span, written)
        if kind.gives == "number":
            return self.with_payee(kind, items, written)
        if kind.gives != TRUTH or span is None:
            return None
        if isinstance(first, Is):
            return self.of_class(first, items[-1], span)
        meant = condition_meant(items, _Checker(self.known, self.names, kind.scope, written).asked)
        return no_condition(written.word, span, meant) if meant or isinstance(first, Number | Path) else None

    def party_in(self, kind: Formula, items: Sequence[Item], span: Span, written: Written) -> Diagnostic | None:
        """``payee the declarer``: somebody among words that name nobody."""
        parties = [each for each in items if isinstance(each, Path) and self.is_party(each, kind.scope)]
        if len(parties) == 1 and all(each is parties[0] or _says_nothing(each) for each in items):
            return habits.told("meant", span, Row((written.word, ".".join(parties[0].steps))))
        return None if self.is_party(items[0], kind.scope) else problems.NOT_A_PARTY.at(span, word=written.word)

    def of_class(self, first: Is, last: Item, span: Span) -> Diagnostic | None:
        """``is a king``, ``is queen of hearts``: a class in more words than its name."""
        asked = first._replace(span=span)
        if card_meant(self.known.cards, _behind(asked)):
            return _unknown_class(asked, _behind(asked), self.known, self.names)
        if not (isinstance(last, Path) and len(last.steps) == 1):
            return None
        return _unknown_class(asked._replace(kind=last.steps[0]), _last_word(asked), self.known, self.names)

    def with_payee(self, kind: Formula, items: Sequence[Item], written: Written) -> Diagnostic | None:
        """``worth 25 for the defence``: an amount, and whom it goes to, which another line says."""
        numbers = [each for each in items if isinstance(each, Number)]
        record = holder(self.known.shape, written.path)
        if len(numbers) != 1 or record is None:
            return None
        words = [each for each in items if isinstance(each, Path)]
        parties = [Row((PAYEE, ".".join(each.steps))) for each in words if self.is_party(each, kind.scope)]
        told = [*map(Row, _alone(words, record))] or (parties if lookup(record, PAYEE) is not None else [])
        amount = numbers[0].span.text if numbers[0].span is not None else ""
        span = around(items) or written.span
        return two_things(written.word, span, Row((written.word, amount)), told[0]) if len(told) == 1 else None

    def in_numbers(self, item: Item, written: Written, /) -> Sequence[Row]:
        """``multiplier if made then 4 else 6``, where there is one for contracts that are lost."""
        record, name = holder(self.known.shape, written.path), f"{written.path[-1]}_lost"
        if record is None or lookup(record, name) is None or not isinstance(item, Choose):
            return ()
        ways = item.then, item.otherwise
        shown = [each.span.text for each in ways if isinstance(each, Number) and each.span is not None]
        outcome = _outcome(item.condition)
        if outcome is None or len(shown) != len(ways):
            return ()
        made, lost = shown if outcome == "made" else reversed(shown)
        return Row((written.path[-1], made)), Row((name, lost))

    def is_party(self, item: Item, scope: str) -> bool:
        """Whether it names who is paid or pays."""
        return isinstance(item, Path) and self.speech.type_of(item.steps, scope, self.names) in PARTIES


def _says_nothing(item: Item) -> bool:
    return item.span is not None and table("said").get(fold(item.span.text)) == "nothing"


def _alone(words: Iterable[Path], record: RecordType) -> Iterator[tuple[str]]:
    """Those of some words, or what they mean by habit, that stand alone on a line."""
    for each in words:
        word = table("heads").get(fold(each.span.text if each.span is not None else ""), each.steps[0])
        found = lookup(record, word)
        if found is not None and found[2] is not None:
            yield (word,)


def _outcome(condition: Expression) -> str | None:
    """Whether a condition says *made* or *lost*, in whatever words."""
    match condition:
        case Not(operand):
            return {"made": "lost", "lost": "made"}.get(_outcome(operand) or "")
        case Path((step,), span):
            said = table("said").get(fold(span.text if span is not None else step), step)
            return said if said in {"made", "lost"} else None
    return None


def _fits(gives: str, found: str) -> bool:
    return {"truth": found == TRUTH, "number": found in NUMBERS, "party": found in PARTIES}[gives]


class _Checker(Node):
    """Types of an expression in a scope; ``None`` once a problem has been reported."""

    known: Known[Any]
    names: Names
    scope: str
    written: Written
    guesses: bool = True
    """Whether what is wrong is looked at for what was meant."""

    @property
    def speech(self) -> Speech:
        return self.known.speech

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

    @property
    def asked(self) -> Asked:
        """What the formula may speak of, and what stood in its place before."""
        before = [item for group in self.written.settled.former or self.beside for item in group]
        former = before[0] if len(before) == 1 and not isinstance(before[0], Text | Range) else None
        return Asked(self.known, self.scope, self.names, former, self._holds)

    @property
    def beside(self) -> tuple[tuple[Item, ...], ...]:
        """What another level asks for, if none stood here before."""
        *outer, _, last = path = self.written.path
        if outer[-1:] != [LEVEL]:
            return ()
        others = (
            each.values
            for other, each in self.written.values.items()
            if other != path and len(other) == len(path) and other[: len(outer)] == (*outer,) and other[-1] == last
        )
        return next((each for each in others if [type(item) for item in each[0]] == [Compare]), ())

    def _holds(self, expression: Expression) -> bool:
        return self._replace(written=self.written._replace(problems=[]), guesses=False).type(expression) == TRUTH

    @property
    def roots(self) -> frozenset[str]:
        """Words that some conditions begin with."""
        return frozenset(word for words in self.speech.scopes.values() for word in words)

    def report(self, problem: Problem, expression: Expression, **arguments: Argument) -> None:
        span: Span = expression.span or self.written.span
        self.written.problems.append(problem.at(span, **arguments))

    def path(self, path: Path) -> str | None:
        found = self.speech.type_of(path.steps, self.scope, self.names)
        if not isinstance(found, Unknown):
            return found
        if path.steps == NOT_SAID:
            span = self.written.span if path.span is None else path.span.to(self.written.span)
            self.written.problems.append(no_condition(self.written.word, span, ()))
            return None
        step = path.steps[found.step]
        if found.step == 0 and self.speech.needs(self.scope, [step]):
            self.report(problems.NOT_VISIBLE, path, word=Concept(step), known=Concepts(found.possible))
        else:
            self.unknown(path, found)
        return None

    def unknown(self, path: Path, found: Unknown) -> None:
        """Report a step that means nothing; a card is asked about by a class of its own."""
        word = _written(path, found.step)
        meant = card_meant(self.known.cards, word)
        name = name_like(word) or meant.lower()
        counted = (*path.steps[: found.step], name)
        said: Row | str = outcome_meant(word, path.steps, found.possible) or figure(word)
        hint: dict[str, Argument] = {"hint": "near", "suggestion": said} if said else {}
        ways = self.ways(self.speech.ways_to(path.steps[0], self.scope, self.names) if len(path.steps) == 1 else [])
        if ways:
            hint = {"hint": "ways", "suggestion": ""}
        hint = self.of_that_name(path, found) or hint
        self.report(
            problems.UNKNOWN_FEATURE,
            path,
            word=word,
            known=Concepts(found.possible),
            instead=meant,
            declared=_class_of(name, Concept(meant)),
            asked=Steps(counted) if len(counted) > 1 else Row(("is", name)),
            ways=ways,
            first=Concept(path.steps[0]),
            **hint,
        )

    def of_that_name(self, path: Path, found: Unknown) -> dict[str, Argument]:
        """What is said of a class or promise that is called like a word: backquotes tell it apart, if anything does."""
        own = {*self.names.classes, *self.names.feats}
        alike = {fold(name): name for name in own}
        spelled = [name_of(_written(path, step).strip("`")) for step in range(len(path.steps))]
        names = [alike.get(fold(name), step) for name, step in zip(spelled, path.steps, strict=True)]
        for quoted in ({found.step}, {*range(len(names))}):
            meant = [name if at in quoted else path.steps[at] for at, name in enumerate(names)]
            known = not isinstance(self.speech.type_of(tuple(meant), self.scope, self.names), Unknown)
            if tuple(meant) != path.steps and known:
                told = zip(spelled, meant, path.steps, strict=True)
                shown = (f"`{name}`" if name != step else written for written, name, step in told)
                return {"hint": "near", "suggestion": ".".join(shown)}
        return {"hint": "other", "suggestion": ""} if found.step and path.steps[0] in own & self.roots else {}

    def ways(self, found: Sequence[str]) -> Concepts:
        """Some of the paths that may be meant, what has been counted here so far first."""
        before = [self.asked.counted[0]] if self.asked.counted is not None and found else []
        return Concepts(list(dict.fromkeys([*before, *found]))[:WAYS])

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
                self.wrong(problem, operand)
            good = good and found is not None and fits(found)
        return result if good else None

    def wrong(self, problem: Problem, expression: Expression) -> None:
        """Report something of the wrong type, with what it may be part of or asked about."""
        steps = expression.steps if isinstance(expression, Path) else ()
        if problem == problems.NOT_A_CONDITION:
            instead: Row | Concepts = truth_meant(steps, self.asked) if steps else Row(())
        elif problem == problems.NOT_AN_AMOUNT:
            # Whom something is paid to is no slip for how many tricks they have.
            is_party = bool(steps) and self.speech.type_of(steps, self.scope, self.names) in PARTIES
            instead = NO_WAYS if is_party else self.numbers_of(expression)
        else:
            self.report(problem, expression, word=self.written.word)
            return
        hint = "meant" if instead else "none"
        self.report(problem, expression, word=self.written.word, hint=hint, instead=instead)

    def path_type(self, word: str) -> object:
        """The type of a path of one word."""
        return self.speech.type_of((word,), self.scope, self.names)

    def numbers_of(self, expression: Expression) -> Concepts:
        """The numbers that somebody may mean by a word that has some."""
        if not isinstance(expression, Path):
            return NO_WAYS
        kind = self.speech.type_of(expression.steps, self.scope, self.names)
        has = self.speech.members.get(kind, {}) if isinstance(kind, str) else {}
        within = [".".join((*expression.steps, step)) for step, each in has.items() if each in NUMBERS]
        first, *more = expression.steps
        alone = [] if more else self.speech.ways_to(first, self.scope, self.names, NUMBERS)
        return self.ways([*alone, *within])

    def answered(self, compare: Compare | Is) -> bool:
        """Whether something is compared with *yes* or *no*: then what to write has been reported."""
        last = compare.right if isinstance(compare, Compare) else Path((compare.kind,))
        asked = compare.left if isinstance(compare, Compare) else compare.operand
        said = _yes_or_no(last)
        if said is None or not isinstance(asked, Path) or getattr(compare, "operator", "=") not in {"=", "!="}:
            return False
        meant = truth_meant(asked.steps, self.asked, holds=said == (getattr(compare, "operator", "=") == "="))
        if meant:
            self.incomparable(compare, hint="meant", instead=meant)
        return bool(meant)

    def compare(self, compare: Compare) -> str | None:
        if self.answered(compare):
            return None
        left, right = self.type(compare.left), self.type(compare.right)
        if left is None or right is None:
            return None
        both_numbers = left in NUMBERS and right in NUMBERS
        if both_numbers or (left == right and compare.operator in {"=", "!="}):
            return TRUTH
        other = compare.left if left not in NUMBERS else compare.right
        ways = self.numbers_of(other) if NUMBERS & {left, right} else NO_WAYS
        about = other.span.text if other.span is not None else ""
        self.incomparable(compare, hint="ways" if ways else "none", ways=ways, about=about)
        return None

    def incomparable(self, compare: Compare | Is, **known: Argument) -> None:
        """Report that two things cannot be compared, with what is known of what was meant."""
        said: dict[str, Argument] = {
            "word": self.written.word,
            "instead": Row(()),
            "ways": NO_WAYS,
            "about": "",
            **known,
        }
        self.report(problems.WRONG_TYPE, compare, **said)

    def belongs(self, expression: Is) -> str | None:
        if self.answered(expression):
            return None
        found = self.type(expression.operand)
        if found is not None and found != CARD:
            meant = condition_meant([expression], self.asked) if self.guesses else ()
            span = expression.span or self.written.span
            if meant:
                self.written.problems.append(no_condition(self.written.word, span, meant))
            elif isinstance(expression.operand, Path) and self.path_type(expression.kind) == found:
                same = Row((".".join(expression.operand.steps), "=", expression.kind))
                self.incomparable(expression, hint="meant", instead=same)
            else:
                self.report(problems.NO_CARD_TO_ASK, expression.operand)
            return None
        if expression.kind not in self.names.classes:
            asked = expression if expression.span is not None else expression._replace(span=self.written.span)
            self.written.problems.append(_unknown_class(asked, _last_word(asked), self.known, self.names))
            return None
        return None if found is None else TRUTH


def _unknown_class(asked: Is, word: str, known: Known[Any], names: Names) -> Diagnostic:
    """The problem of a class that is not declared, with the declaration where its name is that of a card."""
    meant = Concept(asked.kind if asked.kind in known.cards.ranks else card_meant(known.cards, word))
    name = name_like(word) or meant.lower()
    span = asked.span
    if span is not None and span.text.endswith(word):
        span = span._replace(start=span.end - len(word))
    return problems.UNKNOWN_CLASS.at(
        span,
        word=word if meant else Concept(asked.kind),
        known=Concepts(sorted(names.classes)),
        instead=meant,
        declared=_class_of(name, meant),
        asked=Row(("is", name)),
    )


def _yes_or_no(last: Expression) -> bool | None:
    match last:
        case Path((word,), span):
            return answer(span.text if span is not None else word)
    return None


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
