"""What can be taken away of rules, as files: by the suffix each has."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from tarotrules import books, compiled
from tarotrules.games.variant import Variant
from tarotrules.settings.identity import canonical_json


class File(NamedTuple):
    """A file to be saved."""

    name: str
    type: str
    content: bytes


class Kind(NamedTuple):
    """A kind of file."""

    suffix: str
    type: str
    make: Callable[[Variant, str], str | bytes]


def taken(variant: Variant, language: str, kind: str) -> File:
    """A file of one kind, in a language."""
    suffix, type_, make = KINDS[kind]
    content = make(variant, language)
    return File(f"{variant.id}{suffix}", type_, content.encode() if isinstance(content, str) else content)


def _book(form: str) -> Callable[[Variant, str], str]:
    return lambda variant, language: books.rulebook(variant, language, form)


def _epub(variant: Variant, language: str) -> bytes:
    return books.epub(books.book(variant, language))


def _cheat(variant: Variant, language: str) -> str:
    return books.render(books.cheatsheet(variant, language), "html")


def _score(variant: Variant, language: str) -> str:
    return books.render(books.scoresheet(variant, language), "html")


def _config(variant: Variant, _: str) -> str:
    return canonical_json(compiled.compile_variant(variant)) + "\n"


KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        "book": Kind(".html", "text/html", _book("html")),
        "epub": Kind(".epub", "application/epub+zip", _epub),
        "text": Kind(".txt", "text/plain", _book("txt")),
        "cheatsheet": Kind("-cheatsheet.html", "text/html", _cheat),
        "scoresheet": Kind("-scoresheet.html", "text/html", _score),
        "config": Kind(".json", "application/json", _config),
    }
)
"""By the name the page asks for it with; each is named there by the sentence ``studio-take-…``."""
FOR_PROGRAMS: Final = ("config",)
"""Kinds that nobody reads."""
