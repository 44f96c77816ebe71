"""A page for every problem the program can find, and the list of them all."""

from collections.abc import Iterator

from markupsafe import Markup

from tarotrules.site.page import Page, link
from tarotrules.site.reference.manual import problems, shown
from tarotrules.site.reference.prose import from_markdown
from tarotrules.site.reference.rendering import render
from tarotrules.site.reference.sentences import Sentences, sentences
from tarotrules.site.reference.trial import tried
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
        row = each, link(INDEX, page_of(each)), unfilled(told.tarot, each.code)
        rooms.setdefault(each.code[0], []).append(row)
    body = render("problems", tell=told.tell, rooms=rooms)
    title, description = told.say("reference-problems-title"), told.say("reference-problems-description")
    return Page(INDEX, title, body, "diagnostic", description)


def _page(problem: Problem, told: Sentences) -> Page:
    example, message = shown().get(problem.code), unfilled(told.tarot, problem.code)
    here, help_ = page_of(problem), f"{problem.code}.help"
    body = render(
        "problem",
        tell=told.tell,
        problem=problem,
        message=message,
        help=unfilled(told.tarot, help_) if told.tarot.has(help_) else "",
        prose=from_markdown(example.prose, here) if example and told.language == PROSE else Markup(""),
        example=example,
        output=tried(problem.code).told(told.language).splitlines() if example else (),
        index=link(here, INDEX),
    )
    title = told.say("reference-problem-title", code=problem.code, name=problem.name)
    return Page(here, title, body, "diagnostic", message)
