"""The tutorial rehearsed: its files written in the page's language, its commands run, what they answer kept."""

import contextlib
import io
import re
import shlex
import sys
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from string import Template

from tarotrules import documents
from tarotrules.site.words import words
from tarotrules.source.text import Source

FOLDER = Path(__file__).parent / "texts" / "files"
PROGRAM = "tarotrules"
_PATH = re.compile(r"@([\w.-]+)")
"""In a command: the path of a setting, to be written in the words of the language."""
VALUES = (
    "name",
    "title",
    "notebook",
    "page",
    "reason",
    "bid",
    "bid-title",
    "bonus",
    "bonus-title",
    "mistyped",
    "other",
)

Run = Callable[[Sequence[str]], int]
"""A command of the program, by its words; says what it says on standard output and error."""


class _Keyboard(io.StringIO):
    """Lines that are seen as they are typed."""

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override] # what is typed is text
        """The next line."""
        line = super().readline(size)
        sys.stdout.write(f"> {line}" if line else "")
        return line


class Rehearsal:
    """The folder somebody works in who follows the tutorial in a language."""

    def __init__(self, folder: Path, language: str, run: Run) -> None:
        self.folder, self.language = folder, language
        self._run = run

    @cached_property
    def values(self) -> dict[str, str]:
        """What is called differently in each language, by the name that files and texts use."""
        say = words(self.language).say
        own = {each.replace("-", "_"): say(f"tutorial-{each}") for each in VALUES}
        return {**own, "lang": self.language, "file": f"{own['name']}.tarot"}

    def put(self, text: str) -> str:
        """A text with the values of the language in it."""
        return Template(text).substitute(self.values)

    def write(self, name: str) -> str:
        """Write a file of rules under the tutorial's name; what it says in this language."""
        text = self._translated((FOLDER / f"{name}.tarot").read_text("utf-8"))
        return self._written(self.values["file"], text)

    def mistype(self, name: str, concept: str) -> str:
        """Write a file of rules with one of its words mistyped."""
        text = self._translated((FOLDER / f"{name}.tarot").read_text("utf-8"))
        right, wrong = self.word(concept), self.values["mistyped"]
        if right not in text or right == wrong:
            raise ValueError(f"{right!r} is not there to be mistyped")
        return self._written(self.values["file"], text.replace(right, wrong, 1))

    def copy(self, name: str) -> str:
        """Write a file that is the same in every language."""
        return self._written(name, self.put((FOLDER / name).read_text("utf-8")))

    def part(self, name: str) -> str:
        """Some statements, as they stand in a file of this language."""
        lines = self._translated((FOLDER / f"{name}.tarot").read_text("utf-8")).rstrip().splitlines()
        head = next(place for place, line in enumerate(lines) if not line.startswith("#"))
        return "".join(f"{line[2:]}\n" for line in lines[head + 1 : -1])

    def run(self, command: str) -> tuple[str, str]:
        """The command as it is typed, and what it answers."""
        typed = _PATH.sub(self._path, self.put(command))
        if self.language != "en":
            typed = f"{typed} --lang {self.language}"
        said = io.StringIO()
        with contextlib.chdir(self.folder), contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            self._run(shlex.split(typed))
        return f"{PROGRAM} {typed}", said.getvalue()

    def converse(self, command: str, lines: Sequence[str]) -> tuple[str, str]:
        """A command that listens: as it is typed, and its answers with the lines that are typed in between."""
        heard, sys.stdin = sys.stdin, _Keyboard("".join(f"{line}\n" for line in lines))
        try:
            return self.run(command)
        finally:
            sys.stdin = heard

    def excerpt(self, file: str, word: str) -> str:
        """The lines of a text file from one that has a word, capitals or not, to the end of its paragraph.

        It is the first, or in a book the first of a new rule, which has a bar beside it.
        """
        lines, wanted = (self.folder / self.put(file)).read_text("utf-8").splitlines(), self.put(word).casefold()
        found = (place for place, line in enumerate(lines) if wanted in line.casefold())
        start = min(found, key=lambda place: (not lines[place].startswith("+"), place))
        end = next((place for place, line in enumerate(lines) if place > start and not line.strip("+ │")), len(lines))
        return "\n".join(lines[start:end])

    def word(self, concept: str) -> str:
        """A word of the language as files write it."""
        return documents.vocabulary().spell(concept, self.language)

    def _path(self, found: "re.Match[str]") -> str:
        return ".".join(map(self.word, found[1].split(".")))

    def _written(self, name: str, text: str) -> str:
        (self.folder / name).write_text(text, encoding="utf-8", newline="\n")
        return text

    def _translated(self, english: str) -> str:
        """A file in the words of this language; English needs no line that says so."""
        from tarotrules.syntax.from_dsl import parse
        from tarotrules.syntax.to_dsl import to_dsl

        document, problems = parse(Source("rules.tarot", self.put(english)), documents.vocabulary())
        if document is None or problems:
            raise ValueError([each.code for each in problems])
        text = to_dsl(document, documents.vocabulary(), self.language)
        return text.partition("\n")[2] if self.language == "en" and text.startswith("#") else text
