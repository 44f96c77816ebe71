"""Books on paper. Setting them is most of a build, so what an old site has of the same data is taken from there.

A site notes for each PDF a sum of everything it was made of, and one of the file itself. So a note that is stale, or a
file that somebody changed, is never used.
"""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

from tarotrules.book import to_pdf
from tarotrules.book.to_typst import to_typst
from tarotrules.book.tree import Book
from tarotrules.source.diagnostics import Diagnostic


class Printing:
    """The PDFs of one build; ``notes`` and ``folder`` are of the site that stands there already, if one does."""

    def __init__(self, folder: Path, notes: str) -> None:
        self._folder = folder
        self._old = _read(notes)
        self._made: dict[str, str] = {}

    def pdf(self, book: Book, paper: str) -> bytes | Diagnostic:
        """The PDF of a book, or why there is none."""
        data = to_typst(book, paper)
        source = to_pdf.made_of(data)
        found = self._kept(source)
        if found is None:
            made = to_pdf.typeset(data)
            if isinstance(made, Diagnostic):
                return made
            found = made.pdf
        self._made[_sum(found)] = source
        return found

    def _kept(self, source: str) -> bytes | None:
        place, content = self._old.get(source, ("", ""))
        path = self._folder / place
        found = path.read_bytes() if place and path.is_file() else b""
        return found if _sum(found) == content else None

    def notes(self, files: Mapping[str, bytes]) -> str:
        """What the next build may know of these files, by their place in the site."""
        sums = {place: _sum(content) for place, content in files.items()}
        notes = {self._made[content]: [place, content] for place, content in sums.items() if content in self._made}
        return json.dumps(notes, indent=0, sort_keys=True) + "\n" if notes else ""


def _sum(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _read(notes: str) -> dict[str, tuple[str, str]]:
    try:
        found = json.loads(notes or "{}")
        return {source: (place, content) for source, (place, content) in found.items()}
    except (ValueError, TypeError, AttributeError):
        # A site that somebody else wrote, or changed, is built anew.
        return {}
