"""A document as lines within lines: what both notations have in common when they are written.

Comments are hung on the statement they stand before, or behind on the same line; blank lines that
somebody left between statements stay.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tarotrules.expressions.tree import Path
from tarotrules.source.text import Span
from tarotrules.syntax.document import Comment, Document, Entry, Fixed, Guard, Statement, Word

# YAML may have a quote before the first word.
_BLANK_LINE = re.compile(r"\n[^\S\n]*\n\s*[\"']?$")


@dataclass
class Line:
    """A statement, or a comment alone if there is no statement."""

    statement: Statement | None
    before: list[Comment] = field(default_factory=list)
    behind: list[Comment] = field(default_factory=list)
    lines: "list[Line] | None" = None
    """What is in its block."""
    spaced: bool = False
    """Whether a blank line stands before it."""


@dataclass(frozen=True)
class Head:
    """``fixed bonus x like y [p. 3]``: what stands before a block, taken out of the nesting."""

    fixed: bool
    words: tuple[Word, ...]
    innermost: Entry
    like: Word | None
    block: tuple[Statement, ...]


def head_of(entry: Entry, *, fixed: bool = False) -> Head:
    """The names that are written side by side before a block."""
    words = [entry.word]
    while inner := _only_child(entry):
        entry = inner
        words.append(entry.word)
    block = entry.block or ()
    like = _likeness(block)
    return Head(fixed, tuple(words), entry, like, block[1:] if like else block)


def _only_child(entry: Entry) -> Entry | None:
    """The entry to be named beside its outer one. One called *like* would be read as a likeness."""
    block = entry.block or ()
    if entry.citation or len(block) != 1 or not isinstance(block[0], Entry):
        return None
    return block[0] if block[0].block is not None and block[0].word.concept != "like" else None


def _likeness(block: tuple[Statement, ...]) -> Word | None:
    match block[:1]:
        case (Entry(Word("like"), values=(((Path((name,), span)),),), block=None, citation=None),):
            return Word(name, span) if span else None
    return None


def outline(document: Document) -> tuple[list[Line], list[Comment]]:
    """The body's lines, and the comments before the file's header."""
    queue = sorted(document.comments, key=lambda comment: comment.span.start)
    first = document.id.span.start
    top = [comment for comment in queue if comment.span.start < first]
    return _Hanger(queue[len(top) :]).lines(document.body, None), top


class _Hanger:
    """Goes through statements and comments in the order of the file."""

    def __init__(self, comments: list[Comment]) -> None:
        self.comments = comments[::-1]

    def lines(self, statements: Sequence[Statement], end: int | None) -> list[Line]:
        starts = [statement.span.start if statement.span else None for statement in statements]
        lines = [self._line(s, following) for s, following in zip(statements, [*starts[1:], end], strict=False)]
        if lines:
            lines[0].spaced = False
        if rest := list(self._until(end)):
            lines.append(Line(None, before=rest, spaced=bool(lines) and _spaced(rest[0].span)))
        return lines

    def _line(self, statement: Statement, following: int | None) -> Line:
        span = statement.span
        if span is None:
            return Line(statement, lines=self._inner(statement, None))
        line = Line(statement, before=list(self._until(span.start)))
        line.spaced = _spaced(line.before[0].span if line.before else span)
        line.lines = self._inner(statement, span)
        line.behind = list(self._same_line(span, following))
        return line

    def _inner(self, statement: Statement, span: Span | None) -> list[Line] | None:
        inner = block_of(statement)
        return None if inner is None else self.lines(inner, span.end if span else 0)

    def _until(self, end: int | None) -> Iterator[Comment]:
        while self.comments and (end is None or self.comments[-1].span.start < end):
            yield self.comments.pop()

    def _same_line(self, span: Span, end: int | None) -> Iterator[Comment]:
        for comment in self._until(end):
            if "\n" in span.source.text[span.end : comment.span.start]:
                self.comments.append(comment)
                return
            yield comment


def block_of(statement: Statement) -> tuple[Statement, ...] | None:
    """The statements in its braces, behind all its names."""
    match statement:
        case Guard(block=block):
            return block
        case Fixed(statement=Entry() as entry) | (Entry() as entry) if entry.block is not None:
            return head_of(entry).block
    return None


def _spaced(span: Span) -> bool:
    return _BLANK_LINE.search(span.source.text, max(0, span.start - 200), span.start) is not None
