"""Books on paper. Setting them is most of a build, so what an old site has of the same data is taken from there."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from tarotrules.book import to_pdf
from tarotrules.site.notes import Old
from tarotrules.site.page import Print
from tarotrules.source.diagnostics import Diagnostic

FORMS: Final = ("book", "cheat", "score")
"""What takes longest first."""
Prints = Mapping[str, Print]
"""By their place in the site."""


class Unmade(Exception):  # noqa: N818 it is the file that was not made
    """A file that cannot be made here, and why."""

    def __init__(self, problem: Diagnostic) -> None:
        super().__init__(problem)
        self.problem = problem


def kept(prints: Prints, old: Old) -> dict[str, bytes]:
    """The PDFs that the old site has, wherever in it."""
    places = {place: old.notes.prints.get(to_pdf.made_of(each.data), "") for place, each in prints.items()}
    return {place: old.content(there) for place, there in places.items() if old.has(there)}


def batches(prints: Prints) -> list[Sequence[tuple[str, Print]]]:
    """What is best set together, because much of it is the same."""
    ordered = sorted(prints.items(), key=_kind)
    return [list(each) for _, each in groupby(ordered, key=_kind)]


def _kind(entry: tuple[str, Print]) -> tuple[int, str, str]:
    place, each = entry
    return FORMS.index(each.form), each.paper, place.partition("/")[0]


def typeset(batch: Sequence[tuple[str, Print]], folder: Path) -> None:
    """Write the PDFs of some books into the folder of a site; raises :class:`Unmade`."""
    for place, each in batch:
        pdf, path = _set(each), folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(pdf)


def _set(asked: Print) -> bytes:
    made = to_pdf.typeset(asked.data)
    if isinstance(made, Diagnostic):
        raise Unmade(made)
    return made.pdf
