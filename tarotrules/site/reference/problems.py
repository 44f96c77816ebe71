"""A page for every problem the program can find, and the list of them all."""

from collections.abc import Iterator, Mapping
from typing import Any

from markupsafe import Markup

from tarotrules.site.page import Page, link
from tarotrules.site.reference.manual import asked, problems, shown
from tarotrules.site.reference.prose import from_markdown
from tarotrules.site.reference.rendering import render
from tarotrules.site.reference.sentences import Sentences, sentences
from tarotrules.site.reference.translated import example
from tarotrules.site.reference.unfilled import unfilled
from tarotrules.source.diagnostics import Problem

INDEX = "diagnostics/index"
PROSE = "en"
"""The language of what the pages in ``docs/`` say about a problem."""


def pages(language: str) -> Iterator[Page]:
    """The list, then a page for each."""
    told = sentences(language)
    yield _index(told)
    for problem in problems():
        yield _page(problem, told)


def page_of(problem: Problem) -> str:
    """Where a problem is told."""
    return f"diagnostics/{problem.code}"


def _index(told: Sentences) -> Page:
    rooms: dict[str, list[tuple[Problem, str, str]]] = {}
    for each in problems():
        row = each, link(INDEX, page_of(each)), unfilled(told.tarot, each.code, given(each, told))
        rooms.setdefault(each.code[0], []).append(row)
    body = render("problems", tell=told.tell, rooms=rooms)
    title, description = told.say("reference-problems-title"), told.say("reference-problems-description")
    return Page(INDEX, title, body, "diagnostic", description)


def _page(problem: Problem, told: Sentences) -> Page:
    here, known = page_of(problem), given(problem, told)
    message = unfilled(told.tarot, problem.code, known)
    page = shown().get(problem.code)
    body = render(
        "problem",
        tell=told.tell,
        problem=problem,
        message=message,
        help=advice(problem, told, known),
        prose=from_markdown(page.prose, here) if page and told.language == PROSE else Markup(""),
        index=link(here, INDEX),
        **(_example(problem, told.language) if page else {"example": None}),
    )
    title = told.say("reference-problem-title", code=problem.code, name=problem.name)
    return Page(here, title, body, "diagnostic", message)


def advice(problem: Problem, told: Sentences, known: Mapping[str, object]) -> str:
    """What to do; nothing where that depends on a file and there is none to go by."""
    name = f"{problem.code}.help"
    if not told.tarot.has(name) or ("hint" in told.tarot.arguments(name) and "hint" not in known):
        return ""
    return unfilled(told.tarot, name, known)


def given(problem: Problem, told: Sentences) -> Mapping[str, object]:
    """What the example is told of, so that nothing above it says the opposite."""
    if problem.code not in shown():
        return {}
    return example(problem.code, told.language).tried.given(problem.code, told.language)


def _example(problem: Problem, language: str) -> dict[str, Any]:
    files, tried = example(problem.code, language)
    return {
        "example": files,
        "command": asked(files.command, language),
        "output": tried.told(language).splitlines(),
    }
