"""A rulebook, or a sheet, as a tree of frozen values; it says what is there, and nothing about how it looks.

Numbers of rules and chapters are texts (``9.4``, ``7.4a``): they are permanent, the same in
every language and every form.
"""

from collections.abc import Iterable, Iterator
from typing import Literal

from tarotrules.book.inline import Line, line
from tarotrules.book.pictures import Picture
from tarotrules.source.node import Node

Alignment = Literal["start", "end", "center"]
Change = Literal["added", "changed", "removed"]
Cited = Literal["end", "margin", "none"]
"""Where a book says who says so: in a chapter at its end, in short beside each rule, or nowhere."""
Motif = Literal["tarot", "suits"]
Form = Literal["book", "sheet", "cheat", "score"]
"""A book has a title page and contents; a sheet begins at once, and its chapters may have no number.

A ``cheat`` sheet is one page to look things up at the table, a ``score`` sheet is written on.
"""


class Paragraph(Node):
    """Sentences."""

    content: Line


class Items(Node):
    """A list; numbered where the order matters."""

    items: tuple[Line, ...]
    numbered: bool = False


class Heading(Node):
    """A heading inside a chapter."""

    title: Line


class Column(Node):
    """A column of a table; numbers are aligned to the ``end``."""

    title: Line
    align: Alignment = "start"


class Table(Node):
    """A table; with ``row_heads`` the first cell of each row names the row."""

    caption: Line
    columns: tuple[Column, ...]
    rows: tuple[tuple[Line, ...], ...]
    row_heads: bool = True

    def __post_init__(self) -> None:
        """Refuse ragged rows: a cell that is not there would shift the others."""
        if any(len(row) != len(self.columns) for row in self.rows):
            raise ValueError("every row has one cell for each column")


class Figure(Node):
    """A picture, the words below it, and the same in words alone for whoever does not see it."""

    picture: Picture
    caption: Line
    alternative: Line


Passage = Paragraph | Items | Table | Figure


class Rule(Node):
    """A rule, the settings it tells, and what it changes in the base variant."""

    number: str
    body: tuple[Passage, ...]
    title: Line = ()
    settings: tuple[tuple[str, ...], ...] = ()
    change: Change | None = None
    before: Line = ()
    """What the base variant says instead."""
    tags: tuple[Line, ...] = ()
    """Who says so, in short, where that is to stand beside the rule."""
    was: tuple[str, ...] = ()
    """The numbers it had before: what led to them leads here."""


class SumLine(Node):
    """A line of a sum: what it is for, how it comes about, and how much it is."""

    what: Line
    how: Line
    amount: Line
    total: bool = False
    """Whether it is what the lines above it come to."""


class Example(Node):
    """A worked example: the situation, the reckoning step by step or as a sum, the result as a table or in a line."""

    title: Line
    steps: tuple[Line, ...]
    result: Table | None = None
    number: str = ""
    sum: tuple[SumLine, ...] = ()
    outcome: Line = ()
    numbered: bool = True
    """Whether several steps follow from one another; they are lines below one another otherwise."""


class Term(Node):
    """A word and what it means."""

    term: Line
    definition: Line


class Glossary(Node):
    """Words and what they mean, in the order given."""

    terms: tuple[Term, ...]


class Index(Node):
    """Words, and instead of a meaning the rules they are in; on paper with their pages."""

    terms: tuple[Term, ...]


class Difference(Node):
    """One rule that differs from the base variant."""

    number: str
    change: Change
    now: Line
    before: Line = ()
    title: Line = ()


class Differences(Node):
    """All that differs from the base variant, on one page."""

    entries: tuple[Difference, ...]


class Wording(Node):
    """What some of those compared say of a rule."""

    who: Line
    body: tuple[Line, ...]
    absent: bool = False
    """They have no such rule, and the body says no more than that."""


class Contrast(Node):
    """A rule that does not say the same everywhere; several numbers, if they belong to one thing."""

    numbers: tuple[str, ...]
    title: Line
    wordings: tuple[Wording, ...]
    tables: tuple[Table, ...] = ()
    """The first column heads the row, each other one is of one of those compared."""


class Contrasts(Node):
    """Rules that differ, one below the other; what two say stands side by side."""

    names: tuple[Line, ...]
    """Those compared."""
    entries: tuple[Contrast, ...]

    def __post_init__(self) -> None:
        """Refuse a side without a wording: the other's would stand in its place."""
        if self.sides and any(len(entry.wordings) != len(self.names) for entry in self.entries):
            raise ValueError("of two that are compared each has a wording")

    @property
    def sides(self) -> bool:
        """Whether there are two, who stand side by side."""
        return len(self.names) == 2  # noqa: PLR2004 left and right


QUIET = "·"
"""Where there is little room: like the first."""


class MatrixRow(Node):
    """What some rule or value is in each column."""

    head: Line
    cells: tuple[Line, ...]
    same: tuple[bool, ...]
    """Which cells say what the first says."""


class Matrix(Node):
    """A wide table in which most columns say what the first says; the first of all heads the rows."""

    caption: Line
    columns: tuple[Column, ...]
    rows: tuple[MatrixRow, ...]

    def __post_init__(self) -> None:
        """Refuse ragged rows: a cell that is not there would shift the others."""
        if any(not len(row.cells) == len(row.same) == len(self.columns) - 1 for row in self.rows):
            raise ValueError("every row has one cell for each column")

    def tables(self, most: int) -> Iterator[Table]:
        """The same as tables of at most so many columns, each with the first ones; what is like the first is a dot."""
        values = len(self.columns) - 1
        for start in range(1, max(values, 2), most - 1):
            places = (0, *range(start, min(start + most - 1, values)))
            columns = (self.columns[0], *(self.columns[place + 1] for place in places))
            yield Table(self.caption, columns, tuple((row.head, *_shown(row, places)) for row in self.rows))


def _shown(row: MatrixRow, places: Iterable[int]) -> Iterator[Line]:
    yield from (line(QUIET) if place and row.same[place] else row.cells[place] for place in places)


class Columns(Node):
    """Columns of a ledger that belong together; a title is set above several."""

    columns: tuple[Column, ...]
    title: Line = ()


class Ledger(Node):
    """A table to be filled in by hand: worked lines first, then empty ones, then a line of totals."""

    caption: Line
    groups: tuple[Columns, ...]
    worked: tuple[tuple[Line, ...], ...]
    """A cell for each column of every group; an empty line is an empty cell."""
    blank: int
    """How many lines are left empty."""
    totals: Line
    """What heads the last line, which is filled in below the columns of the last group."""

    def __post_init__(self) -> None:
        """Refuse ragged lines: a cell that is not there would shift the others."""
        if any(len(row) != len(self.columns) for row in self.worked):
            raise ValueError("every line has one cell for each column")

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns of all groups."""
        return tuple(column for group in self.groups for column in group.columns)


Block = Passage | Heading | Rule | Example | Glossary | Index | Differences | Contrasts | Matrix | Ledger


class Chapter(Node):
    """A chapter, with an id that survives renumbering; ``was`` are the ids of chapters it has taken in."""

    number: str
    id: str
    title: Line
    blocks: tuple[Block, ...]
    was: tuple[str, ...] = ()


class Fact(Node):
    """A line of the title page: version, ruleset id, a source."""

    label: Line
    value: Line


class Book(Node):
    """A whole rulebook in one language."""

    title: str
    subtitle: str
    language: str
    front: tuple[Fact, ...]
    chapters: tuple[Chapter, ...]
    form: Form = "book"
    colophon: tuple[Line, ...] = ()
    """What the book itself is, in small print at its end."""
    identity: str = ""
    """The id of the rules, for machines."""
    motif: Motif = "tarot"
    """Which cards are on its cover."""
