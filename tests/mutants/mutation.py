"""A small change that is wrong, and where it is made."""

from pathlib import Path
from typing import NamedTuple


class Mutation(NamedTuple):
    """One piece of one file, replaced.

    ``start`` and ``end`` count characters of the file.
    """

    path: Path
    """Below the top of the tree."""
    start: int
    end: int
    put: str
    what: str
    """What kind of change it is, for the report."""

    def applied(self, text: str) -> str:
        """The file with the change in it."""
        return text[: self.start] + self.put + text[self.end :]

    def told(self, text: str) -> str:
        """Where it is, and the line before and after."""
        first = text.rfind("\n", 0, self.start) + 1
        last = text.find("\n", self.end)
        last = len(text) if last < 0 else last
        before = text[first:last].strip()
        after = (text[first : self.start] + self.put + text[self.end : last]).strip()
        number = text.count("\n", 0, self.start) + 1
        return f"{self.path}:{number} ({self.what})\n  - {before}\n  + {after}"

    def key(self, text: str) -> str:
        """What it is called in the list of survivors: it stays the same when lines move."""
        first = text.rfind("\n", 0, self.start) + 1
        last = text.find("\n", self.end)
        after = text[first : self.start] + self.put + text[self.end : len(text) if last < 0 else last]
        return f"{self.path}: {' '.join(after.split())}"
