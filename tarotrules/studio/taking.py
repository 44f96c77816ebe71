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
    make: Callable[[Variant, str, int | None], str | bytes]


def taken(variant: Variant, language: str, kind: str, players: int | None) -> File:
    """A file of one kind, in a language; a sheet for so many players, or the main number."""
    suffix, type_, make = KINDS[kind]
    content = make(variant, language, seated(variant, players))
    return File(f"{variant.id}{suffix}", type_, content.encode() if isinstance(content, str) else content)


def seated(variant: Variant, players: int | None) -> int | None:
    """So many players, if there are rules for them."""
    return players if players in variant.rulesets else None


def _book(form: str) -> Callable[[Variant, str, int | None], str]:
    return lambda variant, language, _: books.rulebook(variant, language, form)


def _epub(variant: Variant, language: str, _: int | None) -> bytes:
    return books.epub(books.book(variant, language))


def _cheat(variant: Variant, language: str, players: int | None) -> str:
    return books.render(books.cheatsheet(variant, language, players), "html")


def _score(variant: Variant, language: str, players: int | None) -> str:
    return books.render(books.scoresheet(variant, language, players), "html")


def _config(variant: Variant, _: str, __: int | None) -> str:
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
