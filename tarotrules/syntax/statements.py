"""Statements, from the parser's tree: names before a block become nested entries."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final, cast

from tarotrules.expressions.tree import And, Number, Path
from tarotrules.languages import LANGUAGES
from tarotrules.settings.kinds import is_name
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.text import Span
from tarotrules.syntax import habits, problems
from tarotrules.syntax.citations import read_citation
from tarotrules.syntax.document import (
    Entry,
    Fixed,
    Guard,
    Item,
    Range,
    Remove,
    Statement,
    Text,
    Values,
    Word,
    is_one_text,
)
from tarotrules.syntax.expressions_from_tree import BrokenStatement, expression, span_of
from tarotrules.syntax.folding import fold
from tarotrules.syntax.names import own_name
from tarotrules.syntax.numerals import decimal_list, read_number
from tarotrules.syntax.parser import Tree
from tarotrules.syntax.tokens import Token
from tarotrules.syntax.vocabulary import Words

CROWD: Final = 99
"""No table has more players: a slip of the finger must not count to a billion."""

_LIKENESS = ("x", "like", "y")
_PLACING = frozenset({"before", "after"})


class Statements:
    """Builds the statements of one file; those that cannot be are left out, with a problem each."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.problems: list[Diagnostic] = []

    def of(self, body: Tree) -> tuple[Statement, ...]:
        """The statements between two braces."""
        return tuple(self._built(body))

    def _built(self, body: Tree) -> Iterator[Statement]:
        for branch in body.children:
            if isinstance(branch, Token):
                continue
            try:
                yield self._statement(branch)
            except BrokenStatement as broken:
                self.problems.append(broken.problem)

    def _statement(self, tree: Tree) -> Statement:
        match tree.data:
            case "fixed":
                return Fixed(self._entry(cast("Tree", tree.children[1])), span_of(tree))
            case "guard":
                return Guard(_players(tree), self._block(tree) or (), span_of(tree))
            case "remove":
                return _remove(tree)
        return self._entry(tree)

    def _entry(self, tree: Tree) -> Entry:
        token = cast("Token", tree.children[0])
        values = _values(tree)
        cited = next((t for t in tree.children[1:] if isinstance(t, Token)), None)
        citation = None if cited is None else read_citation(cited, self.words)
        block = self._block(tree)
        if block is None:
            head = _language(token) if is_one_text(values) else word(token)
            return Entry(head, values, None, citation, span_of(tree))
        words = [word(token), *_names(token, values)]
        return self._nested(words, Entry(words[-1], (), block, citation, span_of(tree)))

    def _nested(self, words: list[Word], innermost: Entry) -> Entry:
        """``bonus x like y { … }``: the last name has the block, and in it what it is like."""
        block, end = innermost.block or (), cast("Span", innermost.span)
        words = self._likened(words)
        if len(words) >= len(_LIKENESS) and words[-2].concept == "like":
            base = Path((words[-1].concept,), words[-1].span)
            block = (Entry(words[-2], ((base,),), span=words[-2].span.to(words[-1].span)), *block)
            words = words[:-2]
        entry = Entry(words[-1], (), block, innermost.citation, words[-1].span.to(end))
        for outer in reversed(words[:-1]):
            entry = Entry(outer, (), (entry,), span=outer.span.to(end))
        return entry

    def _likened(self, words: list[Word]) -> list[Word]:
        """``bonus x like the petit au bout``, with the last name in one piece."""
        at = next((i for i, each in enumerate(words) if each.concept == "like" and i), len(words))
        rest = words[at + 1 :]
        while rest and habits.table("said").get(fold(rest[0].written)) == "nothing":
            rest = rest[1:]
        if len(words) - at < len(_LIKENESS) or not rest or any(each.concept in _PLACING for each in rest):
            return words
        whole = rest[0].span.to(rest[-1].span)
        name = habits.name_like(" ".join(each.written for each in rest)) if len(rest) > 1 else rest[0].written
        if not is_name(name) and len(rest) > 1:
            return words
        self.problems.append(habits.told("meant", words[at + 1].span.to(whole), name))
        return [*words[: at + 1], Word(name, whole) if len(rest) > 1 else rest[0]]

    def _block(self, tree: Tree) -> tuple[Statement, ...] | None:
        last = tree.children[-1]
        if isinstance(last, Token) or last.data != "block":
            return None
        return self.of(cast("Tree", last.children[1]))


def word(token: Token) -> Word:
    """A word as the document has it."""
    return Word(token.value, token.span)


def _language(token: Token) -> Word:
    """The code of a language before a text, which may be a word too: German *ja* is *yes*."""
    code = own_name(token.span.text)
    return Word(code, token.span) if code in LANGUAGES else word(token)


def _values(tree: Tree) -> Values:
    for branch in tree.children:
        if not isinstance(branch, Token) and branch.data == "values":
            groups = (g for g in branch.children if not isinstance(g, Token))
            return tuple(tuple(_item(item) for item in group.children) for group in groups)
    return ()


def _item(branch: Tree | Token) -> Item:
    if isinstance(branch, Token):
        return Text(branch.value, branch.span)
    if branch.data == "range":
        first, _, last = branch.children
        return Range(expression(first), expression(last), span_of(branch))
    return expression(branch)


def _names(head: Token, values: Values) -> Iterator[Word]:
    """The values before a block, which must be names."""
    items = [item for group in values for item in group]
    counts = [_text(each) for each in items if isinstance(each, Number)]
    if counts and any(isinstance(each, Path) and each.steps == ("players",) for each in items):
        whole = head.span.to(cast("Span", items[-1].span))
        raise BrokenStatement(habits.told("guard", whole, ", ".join(counts)))
    for index, group in enumerate(values):
        for item in group:
            span = cast("Span", item.span)
            if index or not _is_word(item):
                first, second = _two_names(values[0][0], item)
                hint = "names" if second else "value"
                said = {"word": head.span.text, "value": span.text, "hint": hint, "first": first, "second": second}
                raise BrokenStatement(problems.VALUE_BEFORE_BLOCK.at(span, **said))
            yield Word(cast("Path", item).steps[0], span)


def _is_word(item: Item) -> bool:
    return isinstance(item, Path) and len(item.steps) == 1 and not _text(item).startswith(("(", "（"))


def _two_names(first: Item, item: Item) -> tuple[str, str]:
    """``prise, garde`` or ``prise and garde`` as two names; nothing if they are none."""
    pair = item.operands[:2] if isinstance(item, And) else (first, item)
    return (_text(pair[0]), _text(pair[1])) if pair[0] is not pair[1] and all(map(_is_word, pair)) else ("", "")


def _text(item: Item) -> str:
    return item.span.text if item.span is not None else ""


def _players(tree: Tree) -> tuple[int, ...]:
    """The numbers of a guard, before its word or after it."""
    first = cast("Token", tree.children[0])
    if first.type == "AT":
        return tuple(n for group in _values(tree) for n in _counts(group, first.span))
    tokens = [token for token in tree.children if isinstance(token, Token)]
    for token in tokens:
        if token.type == "WORD" and token.value != "players":
            raise BrokenStatement(problems.UNEXPECTED.at(token.span, found=token.span.text))
    return tuple(_whole(read_number(t.value), t.span) for t in tokens if t.type == "NUMBER")


def _counts(group: tuple[Item, ...], at: Span) -> Iterator[int]:
    numbers = [item for item in group if not (isinstance(item, Path) and item.steps == ("players",))]
    if not numbers:
        raise BrokenStatement(problems.GUARD_WITHOUT_NUMBERS.at(at))
    for item in numbers:
        span = cast("Span", item.span)
        if isinstance(item, Range):
            yield from range(_count(item.first, span), _count(item.last, span) + 1)
        else:
            yield _count(item, span)


def _count(item: Item, span: Span) -> int:
    if isinstance(item, Number):
        return _whole(item.value, span)
    if meant := habits.list_meant((item,), span.text):
        raise BrokenStatement(habits.told("meant", span, meant))
    if isinstance(item, Path):
        raise BrokenStatement(problems.GUARD_WITHOUT_NUMBERS.at(span))
    raise BrokenStatement(problems.UNEXPECTED.at(span, found=span.text))


def _whole(value: Fraction, span: Span) -> int:
    if value.denominator != 1 or value > CROWD:
        raise BrokenStatement(decimal_list(span) or problems.UNEXPECTED.at(span, found=span.text))
    return int(value)


def _remove(tree: Tree) -> Remove:
    """``remove bid prise, garde``: the word before the first comma is a name already."""
    tokens = cast("list[Token]", tree.children[1:])
    kinds = [token.type for token in tokens]
    first = kinds.index("COMMA") if "COMMA" in kinds else len(tokens)
    words = [word(token) for token in tokens if token.type == "WORD"]
    return Remove(tuple(words[: first - 1]), tuple(words[first - 1 :]), span_of(tree))
