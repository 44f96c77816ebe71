"""What can be taken away of rules, as files: by the suffix each has."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from tarotrules import books, compiled
from tarotrules.book.tree import Book
from tarotrules.games.variant import Variant
from tarotrules.settings.identity import canonical_json
from tarotrules.studio.filing import filed


class File(NamedTuple):
    """A file to be saved."""

    name: str
    type: str
    content: bytes


class Kind(NamedTuple):
    """A kind of file that is made of a book or a sheet."""

    suffix: str
    type: str
    made: str
    """Of which of :data:`BOOKS`."""
    render: Callable[[Book], str | bytes]


def taken(variant: Variant, language: str, kind: str, players: int | None) -> File:
    """A file of one kind, in a language; a sheet for so many players, or the main number."""
    if kind == CONFIG:
        name = filed(variant.title(language), "", ".json", variant.id)
        return File(name, "application/json", f"{canonical_json(compiled.compile_variant(variant))}\n".encode())
    suffix, type_, made, render = KINDS[kind]
    book = BOOKS[made](variant, language, seated(variant, players))
    content = render(book)
    name = filed(book.title, called(book), suffix, variant.id)
    return File(name, type_, content.encode() if isinstance(content, str) else content)


def called(made: Book) -> str:
    """What a sheet is, as it says below its title; a book is its title."""
    return "" if made.form == "book" else made.subtitle


def seated(variant: Variant, players: int | None) -> int | None:
    """So many players, if there are rules for them."""
    return players if players in variant.rulesets else None


def _in(form: str) -> Callable[[Book], str]:
    return lambda book: books.render(book, form)


BOOKS: Final[Mapping[str, Callable[[Variant, str, int | None], Book]]] = MappingProxyType(
    {
        "book": lambda variant, language, _: books.book(variant, language),
        "cheat": books.cheatsheet,
        "score": books.scoresheet,
    }
)
"""By the name the page asks for it with; each is named there by the sentence ``studio-type-…``."""
CONFIG: Final = "config"
"""All settings, for other programs."""
KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        "book": Kind(".html", "text/html", "book", _in("html")),
        "epub": Kind(".epub", "application/epub+zip", "book", books.epub),
        "text": Kind(".txt", "text/plain", "book", _in("txt")),
        "cheatsheet": Kind(".html", "text/html", "cheat", _in("html")),
        "scoresheet": Kind(".html", "text/html", "score", _in("html")),
    }
)
"""By the name the page asks for it with; each is named there by the sentence ``studio-take-…``."""
FOR_PROGRAMS: Final = (CONFIG,)
"""Kinds that nobody reads."""
