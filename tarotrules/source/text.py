"""A text that remembers its name, and stretches of it.

Offsets count characters, not bytes; lines and columns are given to people from 1.
"""

from bisect import bisect_right
from typing import NamedTuple


class Source:
    """One text as it was written, with the name a reader knows it by.

    Two sources are the same only if they are the same object: two files may hold the same text.
    """

    __slots__ = ("_starts", "name", "text")

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self._starts: list[int] | None = None

    def __repr__(self) -> str:
        return f"Source({self.name!r})"

    @property
    def is_command(self) -> bool:
        """Whether it is no file but what a command says, which is its own name."""
        return self.name == self.text

    @property
    def starts(self) -> list[int]:
        """Offset of the first character of every line."""
        if self._starts is None:
            self._starts = [0, *(i + 1 for i, c in enumerate(self.text) if c == "\n")]
        return self._starts

    def position(self, offset: int) -> tuple[int, int]:
        """Line and column, both from 1, of an offset."""
        line = bisect_right(self.starts, offset)
        return line, offset - self.starts[line - 1] + 1

    def line(self, number: int) -> str:
        """The text of a line (from 1), without its end."""
        start = self.starts[number - 1]
        end = self.text.find("\n", start)
        return self.text[start:] if end < 0 else self.text[start:end]


class Span(NamedTuple):
    """A stretch of a source: half-open, in characters."""

    source: Source
    start: int
    end: int

    @property
    def text(self) -> str:
        """What is written there."""
        return self.source.text[self.start : self.end]

    @property
    def line(self) -> int:
        """The line it begins on, from 1."""
        return self.source.position(self.start)[0]

    @property
    def place(self) -> str:
        """``file:line``, as a reader looks it up."""
        return f"{self.source.name}:{self.line}"

    def to(self, other: "Span") -> "Span":
        """The stretch from the start of this one to the end of another."""
        return Span(self.source, self.start, other.end)
