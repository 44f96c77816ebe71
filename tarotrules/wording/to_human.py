"""Problems for people to read: a sentence, the lines concerned with carets, and what to try."""

from collections.abc import Callable, Sequence
from typing import Final

from tarotrules.source.excerpt import Row, excerpt
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.diagnostics import Presented, places_by_file

_RESET: Final = "\x1b[0m"
_COLOURS: Final = {
    "error": "\x1b[1;31m",
    "warning": "\x1b[1;33m",
    "mark": "\x1b[1;31m",
    "aside": "\x1b[36m",
    "place": "\x1b[36m",
    "gutter": "\x1b[2m",
}


def to_human(problems: Sequence[Presented], catalogue: Catalogue, *, colour: bool = False) -> str:
    """All problems and a summary; the empty text if there is none."""
    if not problems:
        return ""
    blocks = [render_problem(problem, catalogue, colour=colour) for problem in problems]
    return "\n\n".join([*blocks, summary(problems, catalogue)]) + "\n"


def render_problem(problem: Presented, catalogue: Catalogue, *, colour: bool = False) -> str:
    """One problem, without a newline at its end."""
    paint = _paint if colour else _plain
    said = {"code": problem.code, "name": problem.name, "message": problem.message}
    heading = paint(problem.severity, catalogue.say(f"report-{problem.severity}", **said))
    helped = [catalogue.say("report-help", text=problem.help)] if problem.help else []
    rows = excerpt(problem.marks)
    size = max((len(row.gutter) for row in rows), default=0)
    return "\n".join([heading, *(_row(row, size, paint) for row in rows), *_indented(helped)])


def summary(problems: Sequence[Presented], catalogue: Catalogue) -> str:
    """``2 problems in 1 file``."""
    files = len(list(places_by_file(problems)))
    if not files:
        return catalogue.say("report-summary-nowhere", problems=len(problems))
    return catalogue.say("report-summary", problems=len(problems), files=files)


def _row(row: Row, size: int, paint: Callable[[str, str], str]) -> str:
    if row.kind == "place":
        return " " * (size + 1) + paint("gutter", "┌ ") + paint("place", row.text)
    if row.kind == "gap":
        return " " * (size + 1) + paint("gutter", row.text)
    text = paint(row.kind, row.text) if row.kind in _COLOURS else row.text
    return (f"{row.gutter:>{size}} " + paint("gutter", "│") + " " + text).rstrip()


def _indented(texts: list[str]) -> list[str]:
    return [f"  {line}" for text in texts for line in text.splitlines()]


def _paint(kind: str, text: str) -> str:
    return _COLOURS[kind] + text + _RESET


def _plain(_kind: str, text: str) -> str:
    return text
