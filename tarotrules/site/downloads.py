"""What can be taken away of each variant: a line for each kind of file."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from tarotrules import books, compiled, documents, library
from tarotrules.book.to_typst import to_typst
from tarotrules.book.tree import Book
from tarotrules.draft.head import PLATFORM
from tarotrules.games.variant import Variant
from tarotrules.settings.identity import canonical_json
from tarotrules.site.page import Download, Print
from tarotrules.site.shelf import Shelf
from tarotrules.site.words import words

FOLDER: Final = "downloads"
PAPER: Final = "a4"
FOLDED: Final = "booklet"
"""The paper of a book to fold and staple."""


class Asked(NamedTuple):
    """Whose file is to be made, in which language, for how many players."""

    shelf: Shelf
    name: str
    language: str
    players: int

    @property
    def variant(self) -> Variant:
        """The variant itself."""
        return self.shelf.variant(self.name)


class Kind(NamedTuple):
    """A kind of file."""

    label: str
    """The message that names it."""
    suffix: str
    """How the file's name ends; ``{players}`` where there is one for each number."""
    make: Callable[[Asked], str | bytes | Book]
    """What is in it, or the book that is set in type."""
    paper: str = PAPER
    """What it is set on."""
    table: bool = False
    """Whether it is for those who sit at a table: a program deals and counts by itself."""


class Offer(NamedTuple):
    """A file as a page offers it."""

    label: str
    path: str


def _book(asked: Asked) -> Book:
    return asked.shelf.book(asked.name, asked.language)


def _cheat(asked: Asked) -> Book:
    return books.cheatsheet(asked.variant, asked.language, asked.players)


def _score(asked: Asked) -> Book:
    return books.scoresheet(asked.variant, asked.language, asked.players)


def _html(asked: Asked) -> str:
    return books.render(asked.shelf.book(asked.name, asked.language), "html")


def _epub(asked: Asked) -> bytes:
    return books.epub(asked.shelf.book(asked.name, asked.language))


def _json(asked: Asked) -> str:
    return canonical_json(compiled.compile_variant(asked.variant)) + "\n"


def _file(asked: Asked) -> str:
    return documents.text(library.variants()[asked.name])


KINDS: Final = (
    Kind("download-pdf", ".pdf", _book),
    Kind("download-booklet", "-booklet.pdf", _book, FOLDED, table=True),
    Kind("download-epub", ".epub", _epub),
    Kind("download-html", ".html", _html),
    Kind("download-cheat", "-cheat-{players}.pdf", _cheat),
    Kind("download-score", "-score-{players}.pdf", _score, table=True),
    Kind("download-tarot", ".tarot", _file),
    Kind("download-json", ".json", _json),
)


def kinds(name: str) -> list[Kind]:
    """The kinds of files that there are of a variant."""
    program = documents.about(name).status == PLATFORM
    return [kind for kind in KINDS if not (program and kind.table)]


def offers(shelf: Shelf, name: str, language: str) -> list[Offer]:
    """What is offered of a variant in a language."""
    asked = ((kind, players) for kind in kinds(name) for players in _numbers(kind, shelf.variant(name).rulesets))
    return [Offer(_label(kind, players, language), _path(kind, name, players)) for kind, players in asked]


def files(shelf: Shelf, name: str, kind: Kind, language: str) -> Iterator[Download | Print]:
    """Its files of a kind."""
    for players in _numbers(kind, shelf.variant(name).rulesets):
        made, path = kind.make(Asked(shelf, name, language, players)), _path(kind, name, players)
        if isinstance(made, Book):
            yield Print(path, made.form, kind.paper, to_typst(made, kind.paper))
        else:
            yield Download(path, made.encode() if isinstance(made, str) else made)


def _path(kind: Kind, name: str, players: int) -> str:
    return f"{FOLDER}/{name}{kind.suffix.format(players=players)}"


def _numbers(kind: Kind, rulesets: Mapping[int, object]) -> list[int]:
    return sorted(rulesets) if _each(kind) else [next(iter(rulesets))]


def _label(kind: Kind, players: int, language: str) -> str:
    say = words(language).say
    return say(kind.label, players=players) if _each(kind) else say(kind.label)


def _each(kind: Kind) -> bool:
    return "{players}" in kind.suffix
