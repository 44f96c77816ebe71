"""A rulebook as a tree of frozen values; it says what is there, and nothing about how it looks.

Numbers of rules and chapters are texts (``9.4``, ``7.handful.1``): they are permanent, the same in
every language and every form.
"""

from dataclasses import dataclass
from typing import Literal

from tarotrules.book.inline import Line

Alignment = Literal["start", "end", "center"]
Change = Literal["added", "changed", "removed"]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Sentences."""

    content: Line


@dataclass(frozen=True, slots=True)
class Items:
    """A list; numbered where the order matters."""

    items: tuple[Line, ...]
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading inside a chapter."""

    title: Line


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table; numbers are aligned to the ``end``."""

    title: Line
    align: Alignment = "start"


@dataclass(frozen=True, slots=True)
class Table:
    """A table; with ``row_heads`` the first cell of each row names the row."""

    caption: Line
    columns: tuple[Column, ...]
    rows: tuple[tuple[Line, ...], ...]
    row_heads: bool = True

    def __post_init__(self) -> None:
        """Refuse ragged rows: a cell that is not there would shift the others."""
        if any(len(row) != len(self.columns) for row in self.rows):
            raise ValueError("every row has one cell for each column")


Passage = Paragraph | Items | Table


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule, the settings it tells, where they come from, and what it changes in the base variant."""

    number: str
    body: tuple[Passage, ...]
    title: Line = ()
    settings: tuple[str, ...] = ()
    change: Change | None = None
    before: Line = ()
    """What the base variant says instead."""
    origins: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: the situation, the reckoning step by step, the result."""

    title: Line
    steps: tuple[Line, ...]
    result: Table | None = None
    number: str = ""


@dataclass(frozen=True, slots=True)
class Term:
    """A word and what it means."""

    term: Line
    definition: Line


@dataclass(frozen=True, slots=True)
class Glossary:
    """Words and what they mean, in the order given."""

    terms: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """One rule that differs from the base variant."""

    number: str
    change: Change
    now: Line
    before: Line = ()


@dataclass(frozen=True, slots=True)
class Differences:
    """All that differs from the base variant, on one page."""

    entries: tuple[Difference, ...]


Block = Passage | Heading | Rule | Example | Glossary | Differences


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter, with an id that survives renumbering."""

    number: str
    id: str
    title: Line
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Fact:
    """A line of the title page: version, ruleset id, a source."""

    label: Line
    value: Line


@dataclass(frozen=True, slots=True)
class Book:
    """A whole rulebook in one language."""

    title: str
    subtitle: str
    language: str
    front: tuple[Fact, ...]
    chapters: tuple[Chapter, ...]
