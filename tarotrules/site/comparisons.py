"""The pages that compare: all shipped variants with each other, and each with the one it is built on."""

from collections.abc import Iterator, Sequence

from tarotrules import books
from tarotrules.book.inline import plain
from tarotrules.book.to_html import fragment
from tarotrules.book.tree import Book
from tarotrules.games.variant import Variant
from tarotrules.site.page import Page
from tarotrules.site.paper import filled
from tarotrules.site.shelf import Shelf
from tarotrules.site.variants import path_of as book_of
from tarotrules.site.words import words

INDEX = "comparisons/index"


def pages(shelf: Shelf, language: str) -> Iterator[Page]:
    """Each variant beside its parent; before them all variants at once."""
    told = words(language)
    pairs = {name: _compared([_parent(shelf, name), shelf.variant(name)], language) for name in shelf.children}
    everything = _compared(list(shelf.variants.values()), language)
    titles = {path_of(name): book.title for name, book in pairs.items()}
    html = _sheet(INDEX, everything, list(shelf.variants), language, pairs=titles)
    yield Page(INDEX, told.say("comparisons-title"), html, "comparison", told.say("comparisons-intro"))
    for name, book in pairs.items():
        names = [str(shelf.variant(name).parent), name]
        html = _sheet(path_of(name), book, names, language, pairs={})
        yield Page(path_of(name), book.title, html, "comparison", book.subtitle, shelf.variant(name).title(language))


def path_of(name: str) -> str:
    """The page that compares a variant with its parent."""
    return f"comparisons/{name}"


def _parent(shelf: Shelf, name: str) -> Variant:
    parent = shelf.parent(name)
    if parent is None:
        raise ValueError(name)
    return parent


def _compared(variants: Sequence[Variant], language: str) -> Book:
    return books.comparison_page(books.compare(variants, language))


def _sheet(here: str, book: Book, names: list[str], language: str, *, pairs: dict[str, str]) -> str:
    facts = [
        (book_of(name), plain(fact.label), plain(fact.value)) for name, fact in zip(names, book.front, strict=True)
    ]
    return filled("comparison.html", here, language, book=book, facts=facts, pairs=pairs, chapters=fragment(book))
