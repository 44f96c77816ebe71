"""How every command answers: results to standard output or a file, problems to standard error."""

import shutil
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tarotrules.cli.asked import NOWHERE, form, language
from tarotrules.cli.finding import declared
from tarotrules.cli.reading import Asked
from tarotrules.reports import present
from tarotrules.source.diagnostics import Argument, Concept, Diagnostic
from tarotrules.source.files import write_bytes
from tarotrules.source.problems import NOT_FOR_TERMINALS
from tarotrules.tongues import Tongues

if TYPE_CHECKING:
    from tarotrules.book.tree import Book

STANDARD_OUTPUT: Final = "-"
LEAST: Final = 38
"""A terminal is never taken to be narrower."""
NO_TEXT: Final = ("pdf", "epub")
"""Forms that nobody reads on a terminal."""
FINE: Final = 0
PROBLEMS: Final = 1
MISUSE: Final = 2
INTERRUPTED: Final = 130
"""Of a program that was interrupted."""


def complain(problems: Iterable[Diagnostic], asked: Asked, tongues: Tongues = NOWHERE, game: str | None = None) -> int:
    """Show problems, of a game perhaps, on standard error, as JSON if JSON was asked for; the exit code for them."""
    shape = "json" if asked.format == "json" else "human"
    sys.stderr.write(present(problems, tongues, language(asked, tongues), game=game, form=shape))
    return PROBLEMS


def misused(problems: Iterable[Diagnostic], asked: Asked) -> int:
    """Show what is wrong with a command itself, in the words of its usage; the exit code for that."""
    complain([_in_words(each, asked) for each in problems], asked)
    return MISUSE


def _in_words(problem: Diagnostic, asked: Asked) -> Diagnostic:
    """The problem with arguments called as its reader calls them, and how the command is written if that helps."""
    from tarotrules.cli import helping

    lang = language(asked)
    said = helping.words(lang)
    told: dict[str, Argument] = {
        key: said.say(f"{helping.sentence(value)}.word") if isinstance(value, Concept) else value
        for key, value in problem.arguments.items()
    }
    if "usage" in said.arguments(f"{problem.code}.help"):
        told["usage"] = helping.usage(asked.command, declared(asked.command), lang)
    return problem._replace(arguments=told)


def answer(text: str, asked: Asked, written_in: str = "none") -> int:
    """Print a result, or write it to a file; ``written_in`` is the language in which somebody will read it."""
    if not text.endswith("\n"):
        text += "\n"
    if asked.out is None or asked.out == STANDARD_OUTPUT:
        sys.stdout.write(text)
        return FINE
    return _written(text.encode(), asked, written_in)


def _written(content: bytes, asked: Asked, written_in: str) -> int:
    """Write to a file; somebody who waits at a terminal is told."""
    problem = write_bytes(asked.out, content)
    if problem is not None:
        return complain([problem], asked)
    if sys.stdout.isatty():
        from tarotrules.cli.helping import words
        from tarotrules.cli.written import written

        sys.stdout.write(f"{written(asked.out, content, words(language(asked)), written_in)}\n")
    return FINE


def _width(asked: Asked) -> int | None:
    """How wide the terminal is that is answered to, if there is one."""
    on_terminal = asked.out in {None, STANDARD_OUTPUT} and sys.stdout.isatty()
    return max(LEAST, shutil.get_terminal_size().columns - 2) if on_terminal else None


def answer_book(book: "Book", asked: Asked) -> int:
    """Write a book in the form asked for; what is no text goes to a file or into a pipe."""
    from tarotrules import books

    shape = form(asked)
    if shape not in NO_TEXT:
        return answer(books.render(book, "txt" if shape == "text" else shape, _width(asked)), asked, book.language)
    to_pipe = asked.out is None or asked.out == STANDARD_OUTPUT
    if to_pipe and sys.stdout.isatty():
        complain([NOT_FOR_TERMINALS.at(None, form=shape.upper(), suffix=shape)], asked)
        return MISUSE
    made = books.pdf(book, asked.paper) if shape == "pdf" else books.epub(book)
    if isinstance(made, Diagnostic):
        return complain([made], asked)
    if to_pipe:
        sys.stdout.buffer.write(made)
        return FINE
    return _written(made, asked, book.language)
