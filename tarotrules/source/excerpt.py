"""Showing places in a text: the lines concerned, with carets under them.

Columns are counted as a terminal shows them: East Asian characters take two, combining marks none.
Whatever could steer the terminal or reverse the reading order is shown as a name, never obeyed.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby

from tarotrules.source.node import Node
from tarotrules.source.text import Source, Span

TAB = 4
WIDTH = 100
"""Columns of source text shown of one line; longer lines are cut around the caret."""
ELLIPSIS = "…"
_PICTURES = 0x2400
"""Where Unicode keeps pictures of the control characters."""
_JOINERS = "\u200c\u200d\u00ad"
"""Format characters that ordinary words contain."""


class Mark(Node, aside=()):
    """A place to show, with a caption; the first place of a problem is marked more strongly."""

    span: Span
    caption: str = ""
    first: bool = True


class Row(Node):
    """One printed row; ``kind`` lets a caller colour it."""

    kind: str
    """``place``, ``gap``, ``source`` or ``mark``; a mark that is not the first is ``aside``."""
    gutter: str
    text: str


class Cell(Node):
    """One character of a line as it is shown: where it stands, and in how many columns."""

    shown: str
    column: int
    width: int


def visible(text: str) -> str:
    """Text with everything that would act on the terminal replaced by a picture or a name of it."""
    return "".join(_shown(character) for character in text)


def columns(text: str) -> int:
    """How many columns a text takes."""
    return len(text) if text.isascii() else sum(map(_width, text))


def excerpt(marks: Sequence[Mark]) -> list[Row]:
    """The rows that show the marks: file by file in the order given, line by line within a file."""
    sources = list(dict.fromkeys(id(mark.span.source) for mark in marks))
    return [row for source in sources for row in _file([m for m in marks if id(m.span.source) == source])]


def _file(marks: list[Mark]) -> Iterator[Row]:
    source = marks[0].span.source
    line, column = source.position(marks[0].span.start)
    yield Row("place", "", f"{visible(source.name)}:{line}:{column}")
    previous = None
    for number, on_line in groupby(sorted(marks, key=lambda m: m.span.start), key=lambda m: m.span.line):
        if previous is not None and number > previous + 1:
            yield Row("gap", "", "⋮")
        yield from _line(source, number, list(on_line))
        previous = number


def _line(source: Source, number: int, marks: list[Mark]) -> Iterator[Row]:
    while marks:
        window = _Window(source, number, marks[0].span.start)
        near = [mark for mark in marks if window.holds(mark.span.start)] or marks[:1]
        yield Row("source", str(number), window.text)
        yield from (window.underline(mark) for mark in near)
        marks = [mark for mark in marks if mark not in near]


class _Window:
    """The part of a line that is shown, chosen around a place in it."""

    def __init__(self, source: Source, number: int, offset: int) -> None:
        self._begin = source.starts[number - 1]
        line = source.line(number).rstrip("\r")
        # A line may be a million characters long: only those that can be shown are looked at.
        self._skipped = _first_shown(line, offset - self._begin)
        part = line[self._skipped : self._skipped + WIDTH]
        self._cells = list(_fitting(_cells(part)))
        after = self._skipped + len(self._cells) < len(line)
        self._before = ELLIPSIS if self._skipped else ""
        self.text = (self._before + "".join(c.shown for c in self._cells) + ELLIPSIS * after).rstrip()

    def holds(self, offset: int) -> bool:
        return 0 <= self._index(offset) <= len(self._cells)

    def underline(self, mark: Mark) -> Row:
        start = self._column(mark.span.start)
        length = max(1, self._column(mark.span.end) - start)
        sign = "^" if mark.first else "~"
        caption = f" {mark.caption}" if mark.caption else ""
        return Row("mark" if mark.first else "aside", "", " " * start + sign * length + caption)

    def _index(self, offset: int) -> int:
        return offset - self._begin - self._skipped

    def _column(self, offset: int) -> int:
        index = min(max(self._index(offset), 0), len(self._cells))
        if index < len(self._cells):
            return len(self._before) + self._cells[index].column
        return len(self._before) + (self._cells[-1].column + self._cells[-1].width if self._cells else 0)


def _first_shown(line: str, index: int) -> int:
    if len(line) <= WIDTH and columns(line) <= WIDTH:
        return 0
    return max(0, index - WIDTH // 4)


def _cells(text: str) -> Iterator[Cell]:
    column = 0
    for character in text:
        shown = " " * (TAB - column % TAB) if character == "\t" else _shown(character)
        width = columns(shown)
        yield Cell(shown, column, width)
        column += width


def _fitting(cells: Iterable[Cell]) -> Iterator[Cell]:
    for cell in cells:
        if cell.column + cell.width > WIDTH:
            return
        yield cell


def _shown(character: str) -> str:
    code, category = ord(character), unicodedata.category(character)
    if code < ord(" "):
        return chr(_PICTURES + code)
    if character == "\x7f":
        return "\N{SYMBOL FOR DELETE}"
    if category == "Cs":
        return "\N{REPLACEMENT CHARACTER}"
    if category in {"Cc", "Zl", "Zp"} or (category == "Cf" and character not in _JOINERS):
        return f"⟨U+{code:04X}⟩"
    return character


@cache
def _width(character: str) -> int:
    if unicodedata.category(character) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if unicodedata.east_asian_width(character) in {"W", "F"} else 1
