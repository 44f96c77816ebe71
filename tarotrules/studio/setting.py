"""What the page sets in type: a book or a sheet as data for the typesetter, and the signs it has no letters for.

The typesetter runs on the page as well, with the same template (:mod:`tarotrules.book.to_pdf`), but there it prints a
box for what its letters lack, and says nothing. So they are asked beforehand, by the table made with them
(``make_faces.py``).
"""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from tarotrules import books
from tarotrules.book.to_typst import MAY_BREAK, WHOLE, to_typst, unspaced
from tarotrules.book.tree import Book
from tarotrules.games.variant import Variant

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
USUAL: Final = "a4"
"""The paper that a file's name does not say."""
PAPERS: Final = (USUAL, "a5", "letter", "booklet")
FOLDED: Final = "booklet"
"""A paper for books alone."""


class Kind(NamedTuple):
    """What can be set in type."""

    suffix: str
    """How the name of its file ends, as on the site's pages; ``{players}`` where there is one for each number."""
    make: Callable[[Variant, str, int | None], Book]


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
    data = to_typst(KINDS[wanted.kind].make(variant, language, wanted.players), wanted.paper)
    signs = sorted(set(data.decode()) - UNSEEN)
    eastern = unspaced(language)
    small = not eastern and not any(_without(signs, letters[SMALL]))
    missing = [] if small else list(_without(signs, letters[EASTERN if eastern else LARGE]))
    return Ready(named(variant, wanted), data, SMALL if small else LARGE, missing)


def named(variant: Variant, wanted: Wanted) -> str:
    """What a file is called.

    >>> from tarotrules.pipeline import load
    >>> named(load("fft").variant, Wanted("score", "a5", None))
    'fft-score-4-a5.pdf'
    """
    suffix = KINDS[wanted.kind].suffix.format(players=wanted.players or variant.players)
    return f"{variant.id}{suffix}{'' if wanted.paper == USUAL else f'-{wanted.paper}'}.pdf"


def _without(signs: Sequence[str], letters: Sequence[int]) -> Iterator[str]:
    return (sign for sign in signs if bisect_right(letters, ord(sign)) % 2 == 0)


KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        "book": Kind("", lambda variant, language, _: books.book(variant, language)),
        "cheat": Kind("-cheat-{players}", books.cheatsheet),
        "score": Kind("-score-{players}", books.scoresheet),
    }
)
"""By the name the page asks for it with; each is named there by the sentence ``studio-type-…``."""
