"""``tarotrules COMMAND …``: finds the command and loads only that one."""

import os
import sys
from collections.abc import Sequence
from typing import Final

from tarotrules.cli.declared import LANG, Argument, Command
from tarotrules.cli.finding import declared, module, names
from tarotrules.cli.reading import Asked, read
from tarotrules.source.diagnostics import Concepts, Diagnostic
from tarotrules.source.misuse import UNKNOWN_COMMAND
from tarotrules.source.problems import CANNOT_WRITE, UNREADABLE

PROGRAM: Final = "tarotrules"
ANYTHING: Final = Command("help", (Argument("words", takes="any"), Argument("version", "--version", "nothing")))
"""What can be asked for when nobody knows which command it is."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0 (fine), 1 (problems in the files) or 2 (misuse)."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="replace")
    name, words = _command_first(sys.argv[1:] if arguments is None else arguments)
    known = name in names()
    asked, problems = read(name if known else PROGRAM, declared(name) if known else ANYTHING, words)
    try:
        code = _obey(asked, problems) if known else _without_command(name, asked, problems)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader of a pipe has gone; what it did not want is not an error.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _refused_by_system(error, asked)
    return code


def _refused_by_system(error: OSError, asked: Asked) -> int:
    """Say which file the system does not let us have; what has no name is the output."""
    from tarotrules.cli.report import complain
    from tarotrules.source.failures import failure

    if error.filename is not None:
        return complain([failure(UNREADABLE, error.filename, error)], asked)
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return complain([failure(CANNOT_WRITE, "-", error)], asked)


def _command_first(words: Sequence[str]) -> tuple[str, list[str]]:
    """The command, and what else was typed; the language may be said before it."""
    if len(words) > 2 and words[0] == LANG.flag:  # noqa: PLR2004 the option, its value, and more
        words = [*words[2:], *words[:2]]
    if not words or words[0].startswith("-"):
        return "", list(words)
    return words[0], list(words[1:])


def _obey(asked: Asked, problems: list[Diagnostic]) -> int:
    """Run a command, or say what it takes."""
    from tarotrules.cli.asked import Unfit, Unusable, language
    from tarotrules.cli.report import FINE, MISUSE, complain, misused
    from tarotrules.games.refused import Refused

    if asked.help:
        from tarotrules.cli.helping import page

        sys.stdout.write(page(asked.command, declared(asked.command), language(asked)))
        return FINE
    if problems:
        return misused(problems, asked)
    try:
        return int(module(asked.command).run(asked))
    except Unfit as unfit:
        complain([unfit.problem], asked)
        return MISUSE
    except Unusable as unusable:
        return complain(unusable.problems, asked, unusable.tongues, unusable.game)
    except Refused as refused:
        return complain(refused.diagnostics, asked)


def _without_command(name: str, asked: Asked, problems: list[Diagnostic]) -> int:
    """Say what there is, where no command was named or none that exists."""
    from tarotrules.cli.asked import language
    from tarotrules.cli.helping import overview, version
    from tarotrules.cli.report import FINE, MISUSE, misused

    if name or (problems and not asked.help and not asked.version):
        unknown = [UNKNOWN_COMMAND.at(None, word=name, known=Concepts(names()))]
        return misused(unknown if name else problems, asked)
    if asked.version:
        sys.stdout.write(version())
        return FINE
    (sys.stdout if asked.help else sys.stderr).write(overview(language(asked)))
    return FINE if asked.help else MISUSE
