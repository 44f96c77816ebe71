"""What is printed of a variant: the rulebook, the sheets, and comparisons with others."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tarotrules import compiled, library
from tarotrules.documents import vocabulary
from tarotrules.games.family import Beside, Shown
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.pipeline import load
from tarotrules.source.diagnostics import Diagnostic

if TYPE_CHECKING:
    from tarotrules.book.tree import Book, Cited
    from tarotrules.sampling.question import Simulated

SOURCES: Final = "end"
"""Where a book says who says so, if nobody asks for another place."""


def book(variant: Variant, language: str, sources: "Cited" = SOURCES) -> "Book":
    """The rulebook as a tree, with what differs from the parent marked, and ``sources`` where they are wanted."""
    return family(variant.game).rulebook(shown(variant, language)._replace(sources=sources))


def rulebook(variant: Variant, language: str, form: str, sources: "Cited" = SOURCES) -> str:
    """The rulebook as ``html``, ``md`` or ``txt``."""
    return render(book(variant, language, sources), form)


def cheatsheet(variant: Variant, language: str, players: int | None = None) -> "Book":
    """One page to look things up at the table, for a number of players, the main one if none is asked for."""
    return family(variant.game).cheatsheet(shown(variant, language), players or variant.players)


def scoresheet(variant: Variant, language: str, players: int | None = None) -> "Book":
    """A form to write the scores on, for a number of players, the main one if none is asked for."""
    return family(variant.game).scoresheet(shown(variant, language), players or variant.players)


def changes(variant: Variant, language: str) -> "Book":
    """What differs from the parent, and which option contributes what."""
    game, whole = family(variant.game), shown(variant, language)
    names, found = tuple(game.options(whole)), {}
    for place, name in enumerate(names, 1):
        # Where an option needs a later one, the two are looked at together.
        step = parent_of(variant, names[:place])
        if step is not None:
            found[name] = step
    return game.changes(whole, found)


def shown(variant: Variant, language: str) -> Shown:
    """A variant with what it builds on, and the id of its rules."""
    return Shown(variant, parent_of(variant), compiled.variant_id(variant), language)


def compare(
    variants: Sequence[Variant], language: str, asked: Sequence[str] = (), simulated: "Simulated | None" = None
) -> Any:
    """What differs between variants of a game; ``asked`` is how each was asked for, should their titles be alike.

    What became of the same deals under each (``simulated``) is told with it.
    """
    from tarotrules.draft.writing import write
    from tarotrules.games import labels
    from tarotrules.syntax.spelling import Speller

    if len({each.game for each in variants}) > 1:
        raise ValueError("variants of several games")
    game, speller = family(variants[0].game), Speller(vocabulary(variants[0].game), language)
    game.learn()
    return game.compare(
        Beside(
            variants,
            asked or [each.id for each in variants],
            [compiled.variant_id(each) for each in variants],
            language,
            path=lambda path: ".".join(speller.keyword(step) for step in path),
            value=lambda kind, value: speller.values(write(kind, value)),
            label=lambda variant, path: labels.name_of(variant, path, speller),
            choice=lambda variant, path, kind, value: labels.said(variant, path, (kind, value), speller),
            simulated=simulated,
        )
    )


def comparison_page(found: Any, *, brief: bool = False) -> "Book":
    """A comparison as a tree; ``brief``: in words alone."""
    return family(found.game).comparison(found, brief=brief)


def comparison_json(found: Any) -> dict[str, Any]:
    """A comparison as JSON data."""
    return family(found.game).comparison_json(found)


def comparison(found: Any, form: str, *, brief: bool = False) -> str:
    """A comparison as ``html``, ``md``, ``txt`` or ``json``."""
    if form == "json":
        import json

        return json.dumps(comparison_json(found), ensure_ascii=False)
    return render(comparison_page(found, brief=brief), form)


def parent_of(variant: Variant, options: tuple[str, ...] = ()) -> Variant | None:
    """The variant it builds on, found where it was found before, perhaps with options."""
    if variant.parent is None:
        return None
    path = library.find(variant.parent, Path(variant.home) if variant.home is not None else None)
    if path is None:
        return None
    return load(variant.parent if library.is_shipped(path) else str(path), options).variant


def pdf(book: "Book", paper: str) -> bytes | Diagnostic:
    """A book on paper, or why it cannot be had."""
    from tarotrules.book.to_pdf import to_pdf

    return to_pdf(book, paper)


def epub(book: "Book") -> bytes:
    """A book for e-readers."""
    from tarotrules.book.to_epub import to_epub

    return to_epub(book)


def render(book: "Book", form: str, width: int | None = None) -> str:
    """A book as text: ``html``, ``md`` or ``txt``; wide tables of ``txt`` take so many columns."""
    if form == "html":
        from tarotrules.book.to_html import to_html

        return to_html(book)
    if form == "txt":
        from tarotrules.book.to_text import WIDTH, to_text

        return to_text(book, WIDTH if width is None else width)
    from tarotrules.book.to_markdown import to_markdown

    return to_markdown(book)
