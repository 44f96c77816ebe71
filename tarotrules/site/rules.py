"""The pages of rules, wherever they are played: chapter by chapter what every known variant says, and each option."""

from collections.abc import Iterator
from typing import Final

from tarotrules.games.registry import catalogue, family
from tarotrules.games.variant import Hit, Played, PlayedChapter
from tarotrules.site import options
from tarotrules.site.page import Page
from tarotrules.site.paper import filled
from tarotrules.site.shelf import Shelf
from tarotrules.site.variants import path_of as variant_page
from tarotrules.site.words import words
from tarotrules.wherever import everything

MANY: Final = 6
"""More than so many that say the same are told as all others, if they are most of all."""


def pages(shelf: Shelf, language: str) -> Iterator[Page]:
    """A page for each chapter of the book; a rule stands at its number."""
    hits = list(everything())
    for chapter in family().everywhere(hits, language):
        yield _page(shelf, chapter, language)


def path_of(chapter: str) -> str:
    """The page of a chapter."""
    return f"comparisons/rules-{chapter}"


def _page(shelf: Shelf, chapter: PlayedChapter, language: str) -> Page:
    here, say = path_of(chapter.id), words(language).say
    gap = catalogue(language).say("sentence-gap")
    rules = [(each.number, each.name, list(_ways(each, len(shelf.names), gap))) for each in chapter.rules]
    html = filled("rules.html", here, language, rules=rules)
    title = say("rules-title", chapter=chapter.title)
    return Page(here, title, html, "comparison", say("rules-intro"), chapter.title)


def _ways(rule: Played, known: int, gap: str) -> Iterator[tuple[list[tuple[str, str, str]], str, str]]:
    """Who says so (page, anchor, name), whether all do or all others, and what is said."""
    for who, said in rule.ways:
        count = sum(not hit.option for hit in who)
        most = ("yes" if count == known else "no") if count > MANY and 2 * count > known else ""
        yield [_link(hit) for hit in who if hit.option or not most], most, gap.join(said)


def _link(hit: Hit) -> tuple[str, str, str]:
    return (options.INDEX, hit.name, hit.name) if hit.option else (variant_page(hit.name), "", hit.name)
