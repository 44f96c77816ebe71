"""How every command answers: results to standard output or a file, problems to standard error."""

import sys
from collections.abc import Iterable, Mapping
from typing import Final

from tarotrules.reports import present
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.files import write_text

__all__ = ["FINE", "MISUSE", "PROBLEMS", "answer", "complain", "each_once", "present"]

FINE: Final = 0
PROBLEMS: Final = 1
MISUSE: Final = 2


def each_once(problems: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Problems without repetition: files that share a parent have each read it."""
    return list({_key(each): each for each in problems}.values())


def _key(problem: Diagnostic) -> tuple[str, ...]:
    places = (f"{each.span.source.name}:{each.span.start}-{each.span.end}" for each in problem.labels)
    return (problem.code, *places, *map(str, problem.arguments.values()))


def complain(problems: Iterable[Diagnostic], languages: Mapping[str, str], lang: str, form: str = "human") -> int:
    """Show problems on standard error; the exit code for them."""
    sys.stderr.write(present(problems, languages, lang, form=form))
    return PROBLEMS


def answer(text: str, out: str | None, lang: str) -> int:
    """Print a result, or write it to a file."""
    if not text.endswith("\n"):
        text += "\n"
    if out is None or out == "-":
        sys.stdout.write(text)
        return FINE
    problem = write_text(out, text)
    return FINE if problem is None else complain([problem], {}, lang)
