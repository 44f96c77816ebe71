"""The pages of the shipped variants: a table of all, and each with its book, its file and what can be taken away."""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from typing import NamedTuple

from tarotrules import documents, library
from tarotrules.book.inline import plain
from tarotrules.book.lines import facts
from tarotrules.book.to_html import fragment
from tarotrules.draft.head import STATUSES
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.site.downloads import offers
from tarotrules.site.listing import listing
from tarotrules.site.page import Page
from tarotrules.site.paper import filled
from tarotrules.site.shelf import Shelf
from tarotrules.site.words import words
from tarotrules.wording.phrase import plain as plain_phrase
from tarotrules.wording.titles import choose_title

INDEX = "variants/index"


class Table(NamedTuple):
    """The variants of a game."""

    game: str
    """What it is called; empty where there is no other."""
    marked: str
    """What the column is called of that by which they are told apart."""
    groups: Mapping[str, list["Row"]]
    """By what kind of rules they are."""


class Row(NamedTuple):
    """A variant in the table of all."""

    page: str
    title: str
    players: str
    marks: str
    """Empty where there is nothing of that kind, such as contracts where nobody bids."""
    where: str
    """The regions it is played in, and by whom."""
    sources: tuple[str, ...]
    """Those that its parent does not have."""
    parent: str
    """The title of the variant it builds on; empty if there is none."""


def path_of(name: str) -> str:
    """The page of a variant."""
    return f"variants/{name}"


def index(shelves: Sequence[Shelf], language: str) -> Page:
    """All variants, in a table for each game."""
    say = words(language).say
    tables = [_table(each, language, alone=len(shelves) == 1) for each in shelves]
    html = filled("variants.html", INDEX, language, tables=tables)
    return Page(INDEX, say("variants-title"), html, "guide", say("variants-intro"))


def _table(shelf: Shelf, language: str, *, alone: bool) -> Table:
    groups: dict[str, list[Row]] = {}
    for name in sorted(shelf.names, key=lambda each: _rank(shelf.variant(each))):
        groups.setdefault(_status(shelf.variant(name), language), []).append(_row(shelf, name, language))
    marked = family(shelf.game).catalogue(language).say("game-marked")
    return Table("" if alone else shelf.title(language), marked, groups)


def _rank(variant: Variant) -> int:
    """Official rules come first, those that nobody plays any more last."""
    return STATUSES.index(variant.about.status) if variant.about.status in STATUSES else len(STATUSES)


def _status(variant: Variant, language: str) -> str:
    status = variant.about.status
    return family(variant.game).catalogue(language).say("status-name", status=status) if status else ""


def _where(variant: Variant, language: str) -> str:
    """Where it is played, and by whom."""
    about, say = variant.about, family(variant.game).catalogue(language)
    people = [choose_title(about.played_by, language, "")] if about.played_by else []
    return " · ".join([*map(say.region, about.regions), *people])


def _row(shelf: Shelf, name: str, language: str) -> Row:
    told, variant, parent = words(language), shelf.variant(name), shelf.parent(name)
    own = (each for each in variant.sources if parent is None or each not in parent.sources)
    sources = tuple(map(family(variant.game).catalogue(language).work, own))
    players = plain_phrase(told.join([str(each) for each in sorted(variant.rulesets)]))
    named = list(_marks(variant, language))
    marks = plain_phrase(told.join(named)) if named else ""
    above = parent.title(language) if parent is not None else ""
    return Row(path_of(name), variant.title(language), players, marks, _where(variant, language), sources, above)


def _marks(variant: Variant, language: str) -> Iterator[str]:
    path = family(variant.game).marked_by
    for name in reduce(getattr, path, variant.main):
        yield choose_title(variant.titles.get((*path, name), {}), language, name)


def page(shelf: Shelf, name: str, language: str) -> Page:
    """A variant's book, with the file it is made from."""
    here, book, text = path_of(name), shelf.book(name, language), documents.text(library.variants()[name])
    say, file = words(language).say, library.variants()[name].name
    compared = shelf.parent(name) if family(shelf.variant(name).game).has("compare") else None
    html = filled(
        "book.html",
        here,
        language,
        book=book,
        facts=[(plain(label), list(map(plain, values))) for label, values in facts(book.front)],
        offers=offers(shelf, name, language),
        chapters=fragment(book),
        lines=len(text.splitlines()),
        name=file,
        listing=listing(text, say("listing-label", name=file), game=shelf.variant(name).game),
        parent=compared.title(language) if compared is not None else None,
        comparison=f"comparisons/{name}",
    )
    return Page(here, book.title, html, "book", say("book-description", title=book.title))
