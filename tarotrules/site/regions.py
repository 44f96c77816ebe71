"""The pages of regions: which variants are played there, by whom and when, and what is otherwise in each."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tarotrules import documents
from tarotrules.games.registry import family
from tarotrules.site.page import Page
from tarotrules.site.paper import filled
from tarotrules.site.shelf import Shelf
from tarotrules.site.variants import path_of as variant_page
from tarotrules.site.words import words
from tarotrules.wording.titles import choose_title


class Entry(NamedTuple):
    """A variant that is played in a region."""

    page: str
    title: str
    status: str
    people: str
    period: str
    comparison: str
    """The page that compares it with what it builds on; empty if there is none."""
    differing: tuple[str, ...]
    """What differs from that, rule by rule."""


def regions(shelves: Sequence[Shelf]) -> list[str]:
    """Where known variants are played."""
    return sorted({region for shelf in shelves for name in shelf.names for region in documents.about(name).regions})


def path_of(region: str) -> str:
    """The page of a region."""
    return f"comparisons/region-{region}"


def page(shelves: Sequence[Shelf], region: str, language: str) -> Page:
    """All that are played in a region."""
    known = ((shelf, name) for shelf in shelves for name in shelf.names)
    say, called = words(language).say, family().catalogue(language).region(region)
    entries = [_entry(shelf, name, language) for shelf, name in known if region in documents.about(name).regions]
    html = filled("region.html", path_of(region), language, entries=entries)
    title = say("region-title", region=called)
    return Page(path_of(region), title, html, "comparison", say("region-intro"), called)


def _entry(shelf: Shelf, name: str, language: str) -> Entry:
    variant, parent = shelf.variant(name), shelf.parent(name)
    about, said = variant.about, family(variant.game).catalogue(language)
    differing = [] if parent is None else _differing(name, parent.id, language)
    return Entry(
        variant_page(name),
        variant.title(language),
        said.say("status-name", status=about.status) if about.status else "",
        choose_title(about.played_by, language, ""),
        choose_title(about.period, language, ""),
        f"comparisons/{name}" if name in shelf.children else "",
        tuple(differing),
    )


def _differing(name: str, parent: str, language: str) -> Iterator[str]:
    """The names of the rules that differ."""
    shelf = Shelf()
    variant = shelf.variant(name)
    for each in family(variant.game).changed(shelf.variant(parent), variant, language):
        yield f"{each.number} {each.name}"
