"""A page for every problem the program can find, and the list of them all."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from markupsafe import Markup

from tarotrules.site.page import Page, link
from tarotrules.site.reference.manual import asked, game_of, problems, shown
from tarotrules.site.reference.prose import from_markdown
from tarotrules.site.reference.rendering import render
from tarotrules.site.reference.sentences import sentences
from tarotrules.site.reference.translated import example
from tarotrules.site.reference.unfilled import unfilled
from tarotrules.source.diagnostics import Problem
from tarotrules.wording.catalogue import Catalogue

INDEX = "diagnostics/index"
PROSE = "en"
"""The language of what the pages in ``docs/`` say about a problem."""


def pages() -> Mapping[str, Callable[[str], Page]]:
    """The list, then a page for each."""
    return {"index": _index, **{each.code: partial(_page, each) for each in problems()}}


def page_of(problem: Problem) -> str:
    """Where a problem is told."""
    return f"diagnostics/{problem.code}"


def _index(language: str) -> Page:
    told = sentences(language)
    rooms: dict[str, list[tuple[Problem, str, str]]] = {}
    for each in problems():
        row = (
            each,
            link(INDEX, page_of(each)),
            unfilled(words_of(each, language), each.code, Given(each.code, language)),
        )
        rooms.setdefault(each.code[0], []).append(row)
    body = render("problems", tell=told.tell, rooms=rooms)
    title, description = told.say("reference-problems-title"), told.say("reference-problems-description")
    return Page(INDEX, title, body, "diagnostic", description)


def _page(problem: Problem, language: str) -> Page:
    told, here, known = sentences(language), page_of(problem), Given(problem.code, language)
    message = unfilled(words_of(problem, language), problem.code, known)
    page = shown().get(problem.code)
    body = render(
        "problem",
        tell=told.tell,
        problem=problem,
        message=message,
        help=advice(problem, language, known),
        prose=from_markdown(page.prose, here) if page and told.language == PROSE else Markup(""),
        index=link(here, INDEX),
        **(_example(problem, told.language) if page else {"example": None}),
    )
    title = told.say("reference-problem-title", code=problem.code, name=problem.name)
    return Page(here, title, body, "diagnostic", message)


def advice(problem: Problem, language: str, known: Mapping[str, object]) -> str:
    """What to do; nothing where that depends on a file and there is none to go by."""
    name, words = f"{problem.code}.help", words_of(problem, language)
    if not words.has(name) or ("hint" in words.arguments(name) and "hint" not in known):
        return ""
    return unfilled(words, name, known)


def words_of(problem: Problem, language: str) -> Catalogue:
    """The sentences of the first game that can have a problem."""
    return sentences(language, game_of(problem)).own


class Given(Mapping[str, object]):
    """What the example is told of, so that nothing above it says the opposite; it is tried when that is asked for."""

    def __init__(self, code: str, language: str) -> None:
        self._code, self._language = code, language

    def __getitem__(self, name: str) -> object:
        return self._said[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._said)

    def __len__(self) -> int:
        return len(self._said)

    @property
    def _said(self) -> Mapping[str, object]:
        if self._code not in shown():
            return {}
        return example(self._code, self._language).tried.given(self._code, self._language)


def _example(problem: Problem, language: str) -> dict[str, Any]:
    files, tried = example(problem.code, language)
    return {
        "example": files,
        "command": asked(files.command, language),
        "output": tried.told(language).splitlines(),
    }
