"""The shipped variants and options, each loaded once for a whole build."""

from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final

from tarotrules import books, documents, library, pipeline
from tarotrules.book.tree import Book
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.site.printing import Printing

BOOKS: Final = 16
"""So many books are kept: languages are made one after the other, and those of all of them would fill the memory."""


@lru_cache(BOOKS)
def book(name: str, language: str) -> Book:
    """The rulebook of a shipped variant."""
    return books.book(_usable(pipeline.load(name)), language)


class Shelf:
    """What is shipped, as the pages ask for it."""

    def __init__(self, printing: Printing | None = None) -> None:
        self.printing = printing or Printing(Path(), "")

    @cached_property
    def variants(self) -> dict[str, Variant]:
        """By name, the official rules first."""
        names = sorted(library.shipped(), key=lambda name: (name != family().base, name))
        return {name: _usable(pipeline.load(name)) for name in names}

    @cached_property
    def options(self) -> dict[str, tuple[Variant, Variant]]:
        """By name: the official rules with what the option needs, and with the option as well."""
        return {name: self._tried(name) for name in library.shipped_options()}

    def parent(self, name: str) -> Variant | None:
        """The shipped variant that one builds on."""
        parent = self.variants[name].parent
        return self.variants[parent] if parent is not None else None

    @property
    def children(self) -> list[str]:
        """The variants that build on another."""
        return [name for name, variant in self.variants.items() if variant.parent is not None]

    def book(self, name: str, language: str) -> Book:
        """The rulebook of a variant."""
        return book(name, language)

    def _tried(self, option: str) -> tuple[Variant, Variant]:
        from tarotrules.draft.resolve import header_names

        document = documents.document(option)
        needed = tuple(header_names(document, "needs")) if document is not None else ()
        before = _usable(pipeline.load(family().base, needed)) if needed else self.variants[family().base]
        return before, _usable(pipeline.load(family().base, (*needed, option)))


def _usable(loaded: pipeline.Loaded) -> Variant:
    """A variant that is shipped is usable; anything else is a mistake of ours."""
    if loaded.variant is None:
        raise ValueError([each.code for each in loaded.problems])
    return loaded.variant
