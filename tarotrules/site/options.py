"""The page of the shipped options: each by what it changes in the official rules."""

from collections.abc import Iterator
from typing import NamedTuple

from tarotrules import library
from tarotrules.book.inline import plain
from tarotrules.book.tree import Change, Difference
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.variant import Variant
from tarotrules.site.listing import listing
from tarotrules.site.page import Page
from tarotrules.site.paper import filled
from tarotrules.site.shelf import Shelf
from tarotrules.site.words import words
from tarotrules.wording.phrase import plain as plain_phrase
from tarotrules.wording.titles import choose_title

INDEX = "options/index"
SHOWN = 2
"""So many changed rules are enough to know what an option is about."""


class Told(NamedTuple):
    """A rule that an option changes."""

    change: Change
    text: str


class Entry(NamedTuple):
    """An option as the page shows it."""

    id: str
    title: str
    needs: str
    """The titles of the options it needs, joined; empty if it needs none."""
    told: tuple[Told, ...]
    further: int
    """How many rules it changes besides."""
    lines: int
    listing: str


def index(shelf: Shelf, language: str) -> Page:
    """All options."""
    say = words(language).say
    entries = [_entry(name, *pair, language) for name, pair in shelf.options.items()]
    html = filled("options.html", INDEX, language, entries=entries)
    return Page(INDEX, say("options-title"), html, "guide")


def _entry(name: str, before: Variant, after: Variant, language: str) -> Entry:
    told, file = words(language), library.shipped_options()[name]
    text = file.read_text("utf-8")
    changes = list(_changes(before, after, language))
    needs = [_title(before, each, language) for each in before.options]
    return Entry(
        name,
        _title(after, name, language),
        plain_phrase(told.join(needs)) if needs else "",
        tuple(changes[:SHOWN]),
        len(changes[SHOWN:]),
        len(text.splitlines()),
        listing(text, told.say("listing-label", name=file.name)),
    )


def _title(variant: Variant, option: str, language: str) -> str:
    return choose_title(variant.options[option], language, option).text


def _changes(before: Variant, after: Variant, language: str) -> Iterator[Told]:
    for _, entries in Beside(after, before, catalogue(language)).changes():
        for entry in entries:
            yield Told(entry.difference.change, _text(entry.difference))


def _text(difference: Difference) -> str:
    return plain(difference.now or difference.before)
