"""Houses and books that several tests look at, each made once in a process."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tarotrules import books, pipeline
from tarotrules.book.tree import Book
from tarotrules.games.variant import Variant

_BOUND: Final[dict[tuple[int, str], tuple[Variant, Book]]] = {}


def bound(variant: Variant, language: str) -> Book:
    """The rulebook of a variant, which is kept, so that no other has its place."""
    found = _BOUND.get((id(variant), language))
    if found is None:
        found = _BOUND[id(variant), language] = variant, books.book(variant, language)
    return found[1]


@cache
def house(text: str) -> Variant:
    """What a file says that stands nowhere else; nothing may be wrong with it."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "house.tarot"
        file.write_text(text, "utf-8")
        loaded = pipeline.load(str(file))
    assert loaded.variant is not None, loaded.problems
    return loaded.variant
