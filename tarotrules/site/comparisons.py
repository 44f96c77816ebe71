"""The pages that compare: all shipped variants with each other, and each with the one it is built on."""

from collections.abc import Sequence
from typing import Final

from tarotrules import books
from tarotrules.book.inline import plain
from tarotrules.book.to_html import fragment
from tarotrules.book.tree import Book
from tarotrules.games.registry import USUAL
from tarotrules.games.variant import Variant
from tarotrules.noticing import remembered
from tarotrules.site.page import Page
from tarotrules.site.paper import filled
from tarotrules.site.shelf import Shelf
from tarotrules.site.variants import path_of as book_of
from tarotrules.site.words import words

INDEX: Final = "comparisons/index"
PAIRS: Final = 8
"""So many comparisons are kept: those of one language."""


def index(shelf: Shelf, language: str) -> Page:
    """All variants of a game at once."""
    told, everything = words(language), _compared(list(shelf.variants.values()), language)
    here, game = index_of(shelf.game), shelf.title(language)
    titles = {path_of(name): _pair(name, language).title for name in shelf.children}
    html = _sheet(here, everything, list(shelf.variants), language, pairs=titles)
    intro = told.say("comparisons-intro")
    if here == INDEX:
        return Page(here, told.say("comparisons-title"), html, "comparison", intro)
    return Page(here, told.say("comparisons-title-of", game=game), html, "comparison", intro, game)


def index_of(game: str) -> str:
    """The page that compares the variants of a game; that of the usual one is the head of the folder."""
    return INDEX if game == USUAL else f"comparisons/all-{game}"


def page(shelf: Shelf, name: str, language: str) -> Page:
    """A variant beside its parent."""
    book, names = _pair(name, language), [str(shelf.variant(name).parent), name]
    html = _sheet(path_of(name), book, names, language, pairs={})
    return Page(path_of(name), book.title, html, "comparison", book.subtitle, shelf.variant(name).title(language))


def path_of(name: str) -> str:
    """The page that compares a variant with its parent."""
    return f"comparisons/{name}"


def _parent(shelf: Shelf, name: str) -> Variant:
    parent = shelf.parent(name)
    if parent is None:
        raise ValueError(name)
    return parent


@remembered(PAIRS)
def _pair(name: str, language: str) -> Book:
    """A variant compared with its parent: the page of all comparisons calls it by its title."""
    shelf = Shelf()
    return _compared([_parent(shelf, name), shelf.variant(name)], language)


def _compared(variants: Sequence[Variant], language: str) -> Book:
    return books.comparison_page(books.compare(variants, language))


def _sheet(here: str, book: Book, names: list[str], language: str, *, pairs: dict[str, str]) -> str:
    """What those compared are leads to their books, and stands first."""
    about = [each.value for each in book.front] or book.colophon
    facts = [(book_of(name), name, plain(each)) for name, each in zip(names, about, strict=True)]
    chapters = fragment(book._replace(colophon=()))
    return filled(
        "comparison.html", here, language, book=book, facts=facts, pairs=pairs, kinship=here == INDEX, chapters=chapters
    )
