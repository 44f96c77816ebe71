"""What the page sets in type: a book or a sheet as data for the typesetter, and the signs it has no letters for.

The typesetter runs on the page as well, with the same template (:mod:`tarotrules.book.to_pdf`), but there it prints a
box for what its letters lack, and says nothing. So they are asked beforehand, by the table made with them
(``make_faces.py``).
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from tarotrules.book.to_typst import MAY_BREAK, WHOLE, to_typst, unspaced
from tarotrules.book.tree import Book
from tarotrules.games.variant import Variant
from tarotrules.studio.filing import filed
from tarotrules.studio.taking import BOOKS, called

Letters = Mapping[str, Sequence[int]]
"""By :data:`SMALL`, :data:`LARGE` and :data:`EASTERN`: where signs that can be printed begin and end, in turn."""
SMALL: Final = "small"
"""The list of faces of a book that needs none but the first ones."""
LARGE: Final = "large"
"""The same, and behind them those for Chinese characters and kana."""
EASTERN: Final = "eastern"
"""The lists of a book in a language that is written in these."""
UNSEEN: Final = frozenset(
    f"{MAY_BREAK}{WHOLE}\N{SOFT HYPHEN}\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}\ufe0e\ufe0f"
)
"""What needs no letter."""
MARKS: Final = MappingProxyType({"a4": "", "a5": " (A5)", "letter": " (Letter)", "booklet": " (2×A5)"})
"""The papers, and how a file's name says them: not the usual one."""
PAPERS: Final = tuple(MARKS)
FOLDED: Final = "booklet"
"""A paper for books alone."""


class Wanted(NamedTuple):
    """What is to be set in type."""

    kind: str
    paper: str
    players: int | None
    """For how many a sheet is; the main number, if nobody says."""


class Ready(NamedTuple):
    """What the typesetter is given."""

    name: str
    """The file's."""
    data: bytes
    faces: Literal["small", "large"]
    """Whether the first faces are enough."""
    missing: list[str]
    """Signs that none of them has."""


def ready(variant: Variant, language: str, wanted: Wanted, letters: Letters) -> Ready:
    """A book or a sheet of rules, ready to be set."""
    made = BOOKS[wanted.kind](variant, language, wanted.players)
    data = to_typst(made, wanted.paper)
    signs = sorted(set(data.decode()) - UNSEEN)
    eastern = unspaced(language)
    small = not eastern and not any(_without(signs, letters[SMALL]))
    missing = [] if small else list(_without(signs, letters[EASTERN if eastern else LARGE]))
    return Ready(named(made, wanted.paper, variant.id), data, SMALL if small else LARGE, missing)


def named(made: Book, paper: str, otherwise: str) -> str:
    """What a file is called: by the rules, by what it is, and by a paper that is not the usual one."""
    return filed(made.title, called(made), f"{MARKS[paper]}.pdf", otherwise)


def _without(signs: Sequence[str], letters: Sequence[int]) -> Iterator[str]:
    return (sign for sign in signs if bisect_right(letters, ord(sign)) % 2 == 0)
