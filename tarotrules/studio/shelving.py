"""The shipped options as the book would have them: by its chapters, in the order of the rules that they change."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import Any

from tarotrules import books, documents
from tarotrules.book.inline import plain
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.languages import LANGUAGES
from tarotrules.studio import voices


def shelves(language: str) -> Iterator[dict[str, Any]]:
    """The chapters in the words of a language, each with the options that change its rules."""
    for chapter, names in groupby(_in_order(), lambda name: _chapter(_rule(name))):
        options = list(names)
        yield {"title": _title(chapter, options[0], language), "options": options}


@cache
def _in_order() -> tuple[str, ...]:
    """The options; what needs another follows it, and what cannot be taken with another stands beside it."""
    return tuple(sorted(voices.options(), key=lambda name: (_place(_rule(name)), len(documents.needs(name)), name)))


@cache
def _rule(name: str) -> str:
    """The number of the first rule that an option adds, or else changes."""
    changed = list(family().changed(voices.base(), _with(name), LANGUAGES[0]))
    return next((each for each in changed if each.change == "added"), changed[0]).number


def _chapter(rule: str) -> str:
    return rule.partition(".")[0]


def _place(rule: str) -> list[tuple[int, str]]:
    """Where a number stands among others: 7.4a is behind 7.4, and 7.10 behind both."""
    return [(int(digits), letter) for digits, letter in re.findall(r"(\d+)([a-z]*)", rule)]


@cache
def _title(chapter: str, option: str, language: str) -> str:
    """What a chapter is called; one that only an option has, as it is called with it."""
    return _usual(language).get(chapter) or _titles(_with(option), language)[chapter]


@cache
def _usual(language: str) -> dict[str, str]:
    return _titles(voices.base(), language)


def _titles(variant: Variant, language: str) -> dict[str, str]:
    return {each.number: plain(each.title) for each in books.book(variant, language).chapters if each.number}


def _with(option: str) -> Variant:
    found = voices.with_options((*documents.needs(option), option))
    if found is None:
        raise ValueError(option)
    return found
