"""How every command answers: results to standard output or a file, problems to standard error."""

import argparse
import sys
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from tarotrules import books
from tarotrules.reports import present
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.files import write_bytes, write_text
from tarotrules.source.problems import NOT_FOR_TERMINALS

if TYPE_CHECKING:
    from tarotrules.book.tree import Book

__all__ = ["FINE", "MISUSE", "PROBLEMS", "answer", "answer_book", "complain", "each_once", "present"]

STANDARD_OUTPUT: Final = "-"
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
    if out is None or out == STANDARD_OUTPUT:
        sys.stdout.write(text)
        return FINE
    problem = write_text(out, text)
    return FINE if problem is None else complain([problem], {}, lang)


def answer_book(book: "Book", form: str, asked: argparse.Namespace, lang: str) -> int:
    """Write a book in a form; a PDF goes to a file or into a pipe."""
    if form != "pdf":
        return answer(books.render(book, "txt" if form == "text" else form), asked.out, lang)
    to_pipe = asked.out is None or asked.out == STANDARD_OUTPUT
    if to_pipe and sys.stdout.isatty():
        complain([NOT_FOR_TERMINALS.at(None)], {}, lang)
        return MISUSE
    made = books.pdf(book, asked.paper)
    if not isinstance(made, Diagnostic) and to_pipe:
        sys.stdout.buffer.write(made)
        return FINE
    problem = made if isinstance(made, Diagnostic) else write_bytes(asked.out, made)
    return FINE if problem is None else complain([problem], {}, lang)
