"""Pages of documentation replayed: their files written, their commands run, what is said put in its place."""

import contextlib
import doctest
import io
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from tarotrules.cli.main import main

ROOT: Final = Path(__file__).parents[2]
_FENCE: Final = re.compile(r"^(?:(From )?`([^`\n]+)`:?\n\n)?```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_MADE: Final = re.compile(r"^<!-- (\w[\w ]*) -->\n.*?^<!-- /\1 -->$", re.MULTILINE | re.DOTALL)
_QUOTED: Final = r"""[^|<>&;'"]|'[^']*'|"[^"$`]*\""""
"""A sign of a command, or a text in it, that a shell gives on as it stands."""
_PIPE: Final = re.compile(rf" \| (?=(?:{_QUOTED}|[|<>&;])*$)")
_OURS: Final = re.compile(rf"tarotrules ((?:{_QUOTED})*?)( 2>/dev/null)?")
"""What this interpreter can run; and whether what is wrong is said to nobody."""
_KNOWN: Final = 9
"""Letters by which the first line of an excerpt is found."""
SOURCES: Final = frozenset({"tarot", "yaml", "json", "python"})


class Session:
    """The folder a reader of one page works in, and what the reader has typed so far."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.code = 0
        self.names: dict[str, Any] = {}
        self.programs = folder.parent / f"{folder.name}-bin"

    def replay(self, page: str) -> str:
        """The page with everything it shows as it really is."""
        return _FENCE.sub(self._block, page)

    def _block(self, found: "re.Match[str]") -> str:
        start, name, kind, body = found[1], found[2], found[3], found[4]
        if kind == "console":
            new = self._console(body)
        elif kind == "pycon":
            new = self._python(body)
        elif start and kind == "text":
            new = self._excerpt(name, body)
        else:
            if name and kind in SOURCES:
                (self.folder / name).write_text(body, encoding="utf-8", newline="\n")
            return found[0]
        return found[0][: found.start(4) - found.start()] + new + "```"

    def _console(self, body: str) -> str:
        commands = [line for line in body.splitlines() if line.startswith("$ ")]
        return "".join(f"{command}\n{_lines(self.run(command[2:]))}" for command in commands)

    def run(self, command: str) -> str:
        """What a command says, wherever it says it."""
        if command == "echo $?":
            return f"{self.code}\n"
        stages = _PIPE.split(command)
        at = next((place for place, each in enumerate(stages) if _OURS.fullmatch(each)), None)
        if at is None:
            return self._shell(command)
        before, after = " | ".join(stages[:at]), " | ".join(stages[at + 1 :])
        out, err = io.StringIO(), io.StringIO()
        typed, dropped = _OURS.fullmatch(stages[at]).groups()  # type: ignore[union-attr] # as it was found
        given = self._shell(before) if before else None
        self._main(shlex.split(typed), out, err if after or dropped else out, given)
        shown = self._shell(after, out.getvalue()) if after else out.getvalue()
        return shown if dropped else err.getvalue() + shown

    def _main(self, arguments: list[str], out: io.StringIO, err: io.StringIO, given: str | None) -> None:
        """The program in this interpreter: to start another for every line would take longer than all the rest."""
        with (
            contextlib.chdir(self.folder),
            contextlib.redirect_stdout(out),
            contextlib.redirect_stderr(err),
            pytest.MonkeyPatch.context() as patch,
        ):
            if given is not None:
                patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given.encode()), "utf-8"))
            self.code = main(arguments)

    def _shell(self, command: str, given: str = "") -> str:
        self.programs.mkdir(exist_ok=True)
        for name, does in {"tarotrules": f"{sys.executable} -m tarotrules", "python3": sys.executable}.items():
            program = self.programs / name
            program.write_text(f'#!/bin/sh\nexec {does} "$@"\n', encoding="utf-8")
            program.chmod(0o755)
        path = f"{self.programs}{os.pathsep}{os.environ['PATH']}"
        done = subprocess.run(
            ["sh", "-c", command],  # noqa: S607 a reader's shell is the one on the path
            cwd=self.folder,
            env={**os.environ, "PATH": path, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
            input=given.encode(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        self.code = done.returncode
        return done.stdout.decode()

    def _excerpt(self, name: str, body: str) -> str:
        """So many lines of a file that was written before, from the first one shown."""
        shown, lines = body.splitlines(), (self.folder / name).read_text(encoding="utf-8").splitlines()
        start = next(place for place, line in enumerate(lines) if line[:_KNOWN] == shown[0][:_KNOWN])
        return "".join(f"{line}\n" for line in lines[start : start + len(shown)])

    def _python(self, body: str) -> str:
        return "".join(self._example(each) for each in doctest.DocTestParser().get_examples(body))

    def _example(self, example: doctest.Example) -> str:
        lines = example.source.splitlines()
        prompted = [f"{'...' if index else '>>>'} {line}".rstrip() for index, line in enumerate(lines)]
        said = io.StringIO()
        with contextlib.chdir(self.folder), contextlib.redirect_stdout(said):
            try:
                exec(compile(example.source, "<page>", "single"), self.names)  # noqa: S102 the page is ours
            except Exception as error:  # noqa: BLE001 a page may show any
                kind = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
                said.write(f"Traceback (most recent call last):\n    ...\n{kind}: {error}\n")
        return "".join(f"{line}\n" for line in prompted) + said.getvalue()


def _lines(said: str) -> str:
    """What was said, ending with its line."""
    return said if said.endswith("\n") or not said else f"{said}\n"


def blocks(page: str) -> list[tuple[str | None, str, str]]:
    """The fenced blocks of a page: name of the file (if it is one), kind, text."""
    return [(None if found[1] else found[2], found[3], found[4]) for found in _FENCE.finditer(page)]


def filled(page: str, tables: Mapping[str, Callable[[], str]]) -> str:
    """The page with what is made from the program between its comments."""

    def fill(found: "re.Match[str]") -> str:
        name = found[1]
        return f"<!-- {name} -->\n\n{tables[name]().strip()}\n\n<!-- /{name} -->" if name in tables else found[0]

    return _MADE.sub(fill, page)


def made_parts(page: str) -> list[str]:
    """The names of the parts of a page that are made."""
    return [found[1] for found in _MADE.finditer(page)]
