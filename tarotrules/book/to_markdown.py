"""A book as Markdown (CommonMark with tables), readable as it stands and where code is hosted."""

import re
from collections.abc import Iterable, Iterator
from itertools import starmap
from typing import Final
from unicodedata import category

from tarotrules.book.anchors import Anchors, anchors, chapter_anchor
from tarotrules.book.inline import Badge, Card, Emphasis, Inline, Line, Reference, Strong, Text
from tarotrules.book.labels import Labels, labels
from tarotrules.book.lines import facts
from tarotrules.book.plain import printable
from tarotrules.book.tree import (
    Alignment,
    Block,
    Book,
    Chapter,
    Column,
    Contrast,
    Contrasts,
    Difference,
    Differences,
    Example,
    Figure,
    Glossary,
    Heading,
    Index,
    Items,
    Ledger,
    Matrix,
    Paragraph,
    Passage,
    Rule,
    Table,
    Wording,
)

_SPECIAL = re.compile(r"[\\`*_\[\]|~$]")
_ENTITIES: Final = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}
_ENTITY = re.compile("[&<>]")
_MOST: Final = 8
"""So many values stand beside each other."""
_BREAK: Final = "<br>"
"""A new line where Markdown has none: in a cell, in an item."""
_TO_FILL_IN: Final = r"\_" * 12
_STARTS_BLOCK = re.compile(r"^(?:[#+=-]|\d+[.)])")
_RULERS: Final[dict[Alignment, str]] = {"start": ":---", "end": "---:", "center": ":---:"}


def to_markdown(book: Book) -> str:
    """The whole file; the same book always gives the same bytes."""
    return _Page(book).render()


class _Page:
    """One book on its way to Markdown."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._labels: Labels = labels(book.language)
        self._anchors: Anchors = anchors(book)

    def render(self) -> str:
        subtitle = [self._subtitle()] if self._book.subtitle else []
        front = "\n".join(starmap(self._fact, facts(self._book.front)))
        entries = "\n".join(map(self._entry, self._book.chapters))
        contents = [f"## {self._labels.contents}", entries] if self._book.form == "book" else []
        opening = [f"# {escape(self._book.title)}", *subtitle, front, *contents]
        return _spaced([*opening, *map(self._chapter, self._book.chapters), *self._colophon()]) + "\n"

    def _colophon(self) -> list[str]:
        return ["---", "  \n".join(map(self._line, self._book.colophon))] if self._book.colophon else []

    def _fact(self, label: Line, values: Iterable[Line]) -> str:
        said = "  \n  ".join(self._line(value) or _TO_FILL_IN for value in values)
        return f"- {self._line(label)}{self._labels.colon}{said}"

    def _subtitle(self) -> str:
        said = escape(self._book.subtitle)
        return f"*{said}*" if self._book.form == "book" else said

    def _entry(self, chapter: Chapter) -> str:
        number = f"{escape(chapter.number)} " if chapter.number else ""
        return f"- [{number}{self._line(chapter.title)}](#{chapter_anchor(chapter)})"

    def _chapter(self, chapter: Chapter) -> str:
        anchor = _anchor(chapter_anchor(chapter))
        number = f"{escape(chapter.number)} " if chapter.number else ""
        heading = f"## {anchor}{number}{self._line(chapter.title)}"
        return _spaced([heading, *map(self._block, chapter.blocks)])

    def _block(self, block: Block) -> str:
        match block:
            case Rule():
                return self._rule(block)
            case Example():
                return self._example(block)
            case Glossary(terms):
                return _listed(f"**{self._line(t.term)}** — {self._line(t.definition)}" for t in terms)
            case Index(terms):
                colon = self._labels.colon
                return _listed(f"{self._line(t.term)}{colon}{self._line(t.definition)}" for t in terms)
            case Differences(entries):
                return _listed(map(self._difference, entries))
            case Contrasts(_, entries):
                return _spaced(self._contrast(entry, block) for entry in entries)
            case Ledger():
                return self._ledger(block)
            case Matrix():
                return _spaced(map(self._table, block.tables(_MOST)))
            case Heading(title):
                return f"### {self._line(title)}"
        return self._passage(block)

    def _passage(self, passage: Passage) -> str:
        match passage:
            case Paragraph(content):
                return self._paragraph(content)
            case Items(items, numbered):
                return _listed(map(self._line, items), numbered=numbered)
            case Table():
                return self._table(passage)
            case Figure(_, _, alternative):
                return _quoted(self._line(alternative))

    def _rule(self, rule: Rule) -> str:
        number = f"{_anchor(self._anchors[rule.number])}**{escape(rule.number)}**"
        title = f" {self._bold(rule.title)}" if rule.title else ""
        change = f" *{self._labels.behind(rule.change).strip()}*" if rule.change else ""
        head, body = number + title + change, [self._passage(passage) for passage in rule.body]
        if rule.body and isinstance(rule.body[0], Paragraph):
            first, *body = body
            head += f" {first}"
        return _spaced([head, *body, *self._notes(rule)])

    def _notes(self, rule: Rule) -> list[str]:
        before = [self._note(self._labels.before, rule.before)] if rule.before else []
        return before + self._tags(rule)

    def _tags(self, rule: Rule) -> list[str]:
        """Who says so, in short."""
        tags = " · ".join(map(self._line, rule.tags))
        return [rf"\[{tags}\]"] if tags else []

    def _note(self, label: str, content: Line) -> str:
        return f"> *{label}*{self._labels.colon}{self._line(content)}"

    def _example(self, example: Example) -> str:
        anchor = _anchor(self._anchors[example.number]) if example.number else ""
        number = f" {escape(example.number)}" if example.number else ""
        title = f"{self._labels.colon}{self._line(example.title)}" if example.title else ""
        heading = f"{anchor}**{self._labels.example}{number}{title}**"
        result = [self._table(example.result)] if example.result else []
        steps = _listed(map(self._line, example.steps), numbered=example.numbered)
        if len(example.steps) == 1:
            steps = self._line(example.steps[0])
        added = [self._sum(example)] if example.sum else []
        outcome = [self._line(example.outcome)] if example.outcome else []
        return _quoted(_spaced([heading, steps, *added, *result, *outcome]))

    def _sum(self, example: Example) -> str:
        """A sum: a table that needs no heads, but Markdown knows no other."""
        column = Column(())
        rows = tuple((each.what, each.how, each.amount) for each in example.sum)
        return self._table(Table((), (column, column, Column((), "end")), rows))

    def _difference(self, entry: Difference) -> str:
        number = self._reference(entry.number)
        before = f" *{self._labels.before}*{self._labels.colon}{self._line(entry.before)}" if entry.before else ""
        title = f" {self._bold(entry.title)}" if entry.title else ""
        return f"{number}{title} *{self._labels.behind(entry.change).strip()}* {self._line(entry.now)}{before}"

    def _contrast(self, entry: Contrast, block: Contrasts) -> str:
        numbers = " · ".join(f"{_anchor(self._anchors[number])}{escape(number)}" for number in entry.numbers)
        head = f"### {numbers} {self._line(entry.title)}"
        if block.sides:
            captions = " · ".join(f"*{self._line(table.caption)}*" for table in entry.tables if table.caption)
            return _spaced([head, captions, self._sides(entry, block)])
        return _spaced([head, _listed(map(self._wording, entry.wordings)), *map(self._table, entry.tables)])

    def _sides(self, entry: Contrast, block: Contrasts) -> str:
        """A rule of two as a table: what each says, the rows that differ."""
        rows = [_BREAK.join(map(self._line, each.body)) for each in entry.wordings], *self._differing(entry)
        head, ruler = _cells(map(self._line, block.names)), _cells(":---" for _ in block.names)
        return "\n".join([head, ruler, *(_cells(row) for row in rows if any(row))])

    def _differing(self, entry: Contrast) -> Iterator[list[str]]:
        """The rows of its tables, each headed in its first cell."""
        for head, first, *others in (row for table in entry.tables for row in table.rows):
            yield [f"**{self._line(head)}**{self._labels.colon}{self._line(first)}", *map(self._line, others)]

    def _wording(self, wording: Wording) -> str:
        return f"**{self._line(wording.who)}**{self._labels.colon}{' '.join(map(self._line, wording.body))}".rstrip()

    def _table(self, table: Table) -> str:
        caption = [f"*{self._line(table.caption)}*"] if table.caption else []
        head = _cells(self._line(column.title) for column in table.columns)
        ruler = _cells(_RULERS[column.align] for column in table.columns)
        rows = [_cells(map(self._line, row)) for row in table.rows]
        return _spaced([*caption, "\n".join([head, ruler, *rows])])

    def _ledger(self, ledger: Ledger) -> str:
        """A table to write on: below the worked lines empty ones; groups stand in the heads of their columns."""
        heads = [
            _BREAK.join(filter(None, (self._line(group.title), self._line(column.title))))
            for group in ledger.groups
            for column in group.columns
        ]
        empty = [""] * len(heads)
        rows = [*(map(self._line, row) for row in ledger.worked), *[empty] * ledger.blank]
        total = [f"**{self._line(ledger.totals)}**", *empty[1:]]
        lines = [heads, [_RULERS[column.align] for column in ledger.columns], *rows, total]
        return _spaced([f"*{self._line(ledger.caption)}*", "\n".join(map(_cells, lines))])

    def _paragraph(self, content: Line) -> str:
        return _started(self._line(content))

    def _line(self, content: Line) -> str:
        return "".join(map(self._inline, content)).strip()

    def _bold(self, title: Line) -> str:
        """A title; a badge in it would be bold by itself, and Markdown has no bold within bold."""
        plain = tuple(Text(each.written) if isinstance(each, Badge) else each for each in title)
        return f"**{self._line(plain)}**"

    def _inline(self, inline: Inline) -> str:
        match inline:
            case Text(text):
                return escape(text)
            case Strong(content):
                return _marked("**", "strong", self._line(content))
            case Emphasis(content):
                return _marked("*", "em", self._line(content))
            case Card(_, label):
                return escape(label)
            case Badge(_, _, written):
                return f"**{escape(written)}**"
            case Reference(number):
                return self._reference(number)

    def _reference(self, number: str) -> str:
        anchor = self._anchors.get(number)
        return escape(number) if anchor is None else f"[{escape(number)}](#{anchor})"


def escape(text: str) -> str:
    """Text that is only text."""
    return _ENTITY.sub(lambda found: _ENTITIES[found[0]], _SPECIAL.sub(r"\\\g<0>", printable(text)))


def _marked(sign: str, tag: str, text: str) -> str:
    # Between a letter and a bracket CommonMark takes asterisks for asterisks: Japanese has no spaces there.
    touching = any(category(edge).startswith("P") for edge in text[:1] + text[-1:])
    return f"<{tag}>{text}</{tag}>" if touching else f"{sign}{text}{sign}"


def _anchor(name: str) -> str:
    return f'<a id="{name}"></a>'


def _escaped_start(found: re.Match[str]) -> str:
    return found[0][:-1] + "\\" + found[0][-1]


def _cells(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def _listed(items: Iterable[str], *, numbered: bool = False) -> str:
    return "\n".join(f"{f'{i}.' if numbered else '-'} {_started(item)}" for i, item in enumerate(items, 1))


def _started(item: str) -> str:
    return _STARTS_BLOCK.sub(_escaped_start, item)


def _spaced(parts: Iterable[str]) -> str:
    return "\n\n".join(filter(None, parts))


def _quoted(text: str) -> str:
    return "\n".join(f"> {line}".rstrip() for line in text.splitlines())
