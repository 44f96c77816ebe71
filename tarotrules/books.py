"""What is printed of a variant: the rulebook, the sheets, and comparisons with others."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tarotrules import library
from tarotrules.documents import vocabulary
from tarotrules.pipeline import load
from tarotrules.source.diagnostics import Diagnostic

if TYPE_CHECKING:
    from tarotrules.book.tree import Book
    from tarotrules.games.tarot.chapters.comparison.comparing import Comparison
    from tarotrules.games.tarot.chapters.front import Front
    from tarotrules.games.tarot.variant import Variant


def book(variant: "Variant", language: str) -> "Book":
    """The rulebook as a tree, with what differs from the parent marked."""
    from tarotrules import compiled
    from tarotrules.games.tarot.chapters.rulebook import book

    return book(variant, language, parent=parent_of(variant), identity=compiled.variant_id(variant))


def rulebook(variant: "Variant", language: str, form: str) -> str:
    """The rulebook as ``html``, ``md`` or ``txt``."""
    return render(book(variant, language), form)


def cheatsheet(variant: "Variant", language: str, players: int | None = None) -> "Book":
    """One page to look things up at the table, for a number of players, the main one if none is asked for."""
    from tarotrules import compiled
    from tarotrules.games.tarot.chapters.sheets.cheat import cheatsheet

    return cheatsheet(_front(variant, language), players or variant.main.players, compiled.variant_id(variant))


def scoresheet(variant: "Variant", language: str, players: int | None = None) -> "Book":
    """A form to write the scores on, for a number of players, the main one if none is asked for."""
    from tarotrules.games.tarot.chapters.sheets.score import scoresheet

    return scoresheet(_front(variant, language), players or variant.main.players)


def changes(variant: "Variant", language: str) -> "Book":
    """What differs from the parent, and which option contributes what."""
    from tarotrules import compiled
    from tarotrules.games.tarot.chapters.sheets.changes import changes

    front = _front(variant, language)
    names, found = tuple(front.options()), {}
    for place, name in enumerate(names, 1):
        # Where an option needs a later one, the two are looked at together.
        step = parent_of(variant, names[:place])
        if step is not None:
            found[name] = step
    return changes(front, found, compiled.variant_id(variant))


def _front(variant: "Variant", language: str) -> "Front":
    from tarotrules.games.tarot.catalogues import catalogue
    from tarotrules.games.tarot.chapters.front import Front

    return Front(variant, parent_of(variant), catalogue(language))


def compare(variants: Sequence["Variant"], language: str, asked: Sequence[str] = ()) -> "Comparison":
    """What differs between variants; ``asked`` is how each was asked for, should their titles be alike."""
    from tarotrules import compiled
    from tarotrules.draft.writing import write
    from tarotrules.games.tarot.catalogues import catalogue
    from tarotrules.games.tarot.chapters.comparison.compared import Compared, Spelling, names
    from tarotrules.games.tarot.chapters.comparison.comparing import compare
    from tarotrules.games.tarot.check import cards  # noqa: F401 registers how card sets are written
    from tarotrules.syntax.spelling import Speller

    words, speller = catalogue(language), Speller(vocabulary(), language)
    spelling = Spelling(
        lambda path: ".".join(speller.keyword(step) for step in path),
        lambda kind, value: speller.values(write(kind, value)),
    )
    called = names(variants, asked or [each.id for each in variants], words)
    identities = tuple(map(compiled.variant_id, variants))
    return compare(Compared(tuple(variants), called, identities, words, spelling))


def comparison_page(found: "Comparison", *, brief: bool = False) -> "Book":
    """A comparison as a tree; ``brief``: in words alone."""
    from tarotrules.games.tarot.chapters.comparison.page import sheet

    return sheet(found, brief=brief)


def comparison(found: "Comparison", form: str, *, brief: bool = False) -> str:
    """A comparison as ``html``, ``md``, ``txt`` or ``json``."""
    if form == "json":
        import json

        from tarotrules.games.tarot.chapters.comparison.to_json import comparison_json

        return json.dumps(comparison_json(found), ensure_ascii=False)
    return render(comparison_page(found, brief=brief), form)


def parent_of(variant: "Variant", options: tuple[str, ...] = ()) -> "Variant | None":
    """The variant it builds on, found where it was found before, perhaps with options."""
    if variant.parent is None:
        return None
    path = library.find(variant.parent, Path(variant.home) if variant.home is not None else None)
    if path is None:
        return None
    return load(variant.parent if library.is_shipped(path) else str(path), options).variant


def pdf(book: "Book", paper: str) -> "bytes | Diagnostic":
    """A book on paper, or why it cannot be had."""
    from tarotrules.book.to_pdf import to_pdf

    return to_pdf(book, paper)


def render(book: "Book", form: str) -> str:
    """A book as text: ``html``, ``md`` or ``txt``."""
    if form == "html":
        from tarotrules.book.to_html import to_html

        return to_html(book)
    if form == "txt":
        from tarotrules.book.to_text import to_text

        return to_text(book)
    from tarotrules.book.to_markdown import to_markdown

    return to_markdown(book)
