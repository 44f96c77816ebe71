"""The shipped variants and options, as the pages ask for them."""

from typing import Final

from tarotrules import books, documents, library, pipeline
from tarotrules.book.tree import Book
from tarotrules.games.registry import FAMILIES, USUAL, family
from tarotrules.games.variant import Variant
from tarotrules.noticing import remembered

BOOKS: Final = 16
"""So many books are kept: those of all variants in all languages would fill the memory."""


@remembered(BOOKS)
def book(name: str, language: str) -> Book:
    """The rulebook of a shipped variant."""
    return books.book(_usable(pipeline.load(name)), language)


class Shelf:
    """What is shipped of a game. Nothing is kept here: it is remembered where it is loaded."""

    def __init__(self, game: str = USUAL) -> None:
        self.game = game

    @property
    def base(self) -> str:
        """The rules that options are tried on."""
        return family(self.game).base

    def title(self, language: str) -> str:
        """What the game is called."""
        return family(self.game).catalogue(language).say("game-title")

    @property
    def names(self) -> list[str]:
        """The variants, the official rules first."""
        return sorted(library.shipped(self.game), key=lambda name: (name != self.base, name))

    @property
    def variants(self) -> dict[str, Variant]:
        """By name, in that order."""
        return {name: self.variant(name) for name in self.names}

    @property
    def options(self) -> dict[str, tuple[Variant, Variant]]:
        """By name: the official rules with what the option needs, and with the option as well."""
        return {name: self._tried(name) for name in library.shipped_options(self.game)}

    def variant(self, name: str) -> Variant:
        """A shipped variant."""
        return _usable(pipeline.load(name))

    def parent(self, name: str) -> Variant | None:
        """The shipped variant that one builds on."""
        parent = self.variant(name).parent
        return self.variant(parent) if parent is not None else None

    @property
    def children(self) -> list[str]:
        """The variants that build on another and can be compared with it."""
        if not family(self.game).has("compare"):
            return []
        return [name for name in self.names if (said := documents.document(name)) is not None and said.extends]

    def book(self, name: str, language: str) -> Book:
        """The rulebook of a variant."""
        return book(name, language)

    def _tried(self, option: str) -> tuple[Variant, Variant]:
        needed = documents.needs(option)
        return _usable(pipeline.load(self.base, needed)), _usable(pipeline.load(self.base, (*needed, option)))


def shelves() -> tuple[Shelf, ...]:
    """Those of all games, the usual one first."""
    return tuple(map(Shelf, sorted(FAMILIES, key=lambda name: name != USUAL)))


def _usable(loaded: pipeline.Loaded) -> Variant:
    """A variant that is shipped is usable; anything else is a mistake of ours."""
    if loaded.variant is None:
        raise ValueError([each.code for each in loaded.problems])
    return loaded.variant
