"""The pages of diagnostics, read as tests: the files they show, the command and what it says."""

import re
import shlex
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

from tarotrules.games.registry import families, family
from tarotrules.source.diagnostics import Problem

FOLDER: Final = Path(__file__).parents[2] / "docs" / "diagnostics"
ROOMS: Final = {
    "F": ("tarotrules.source.problems",),
    "S": ("tarotrules.syntax.problems",),
    "D": ("tarotrules.draft.problems",),
    "R": (),
    "P": (),
    "C": ("tarotrules.source.misuse",),
}
"""Letter of a code -> the modules that list its problems, besides those of the families."""

_TITLE = re.compile(r"# (\S+) (\S+)\n")
_FILE = re.compile(r"^`([^`\n]+)`\n\n```(?:tarot|yaml|json)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_COMMAND = re.compile(r"^`tarotrules ([^`\n]+)`$", re.MULTILINE)
_OUTPUT = re.compile(r"^```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_PARTS = ("Bad", "Output", "Good")


class Page(NamedTuple):
    """What one page shows."""

    path: Path
    text: str
    code: str
    name: str
    bad: Mapping[str, str]
    """The files of the bad example, by name."""
    good: Mapping[str, str]
    """What replaces or joins them in the good one."""
    command: tuple[str, ...]
    mended: tuple[str, ...]
    """The command that finds nothing wrong in the good one."""
    output: str

    def with_output(self, output: str) -> str:
        """The text of the page with another output."""
        return _OUTPUT.sub(lambda _: f"```text\n{output}```", self.text, count=1)


def all_problems(game: str | None = None) -> list[Problem]:
    """Every problem of all rooms, or of those that a game has to do with, in the order of the codes' letters above."""
    own = (import_module(name) for names in ROOMS.values() for name in names)
    asked = families() if game is None else (family(game),)
    rooms = (vars(room).values() for room in (*own, *(room for each in asked for room in each.problems())))
    found = dict.fromkeys(each for room in rooms for each in room if isinstance(each, Problem))
    letters = [*ROOMS]
    return sorted(found, key=lambda problem: (letters.index(problem.code[0]), problem.code))


def read_page(path: Path) -> Page:
    """A page; raises :class:`ValueError` for one that lacks a part."""
    text = path.read_text(encoding="utf-8")
    title, output = _TITLE.match(text), _OUTPUT.search(text)
    bad, said, good = (_part(text, part) for part in _PARTS)
    command = _COMMAND.search(said)
    if title is None or output is None or command is None:
        raise ValueError(f"{path.name}: a page needs its title, a command and an output")
    again = _COMMAND.search(good) or command
    return Page(
        path,
        text,
        title[1],
        title[2],
        bad=dict(_FILE.findall(bad)),
        good=dict(_FILE.findall(good)),
        command=tuple(shlex.split(command[1])),
        mended=tuple(shlex.split(again[1])),
        output=output[1],
    )


def pages() -> list[Path]:
    """The files of all pages."""
    return sorted(path for path in FOLDER.glob("*.md") if path.name != "index.md")


def index(problems: list[Problem], paths: list[Path]) -> str:
    """The page that lists all codes."""
    by_code = {path.name.partition("-")[0]: path.name for path in paths}
    lines = [
        "# Problems by code",
        "",
        "Every problem has a code that is never used again and a name. Its page says what it means and why it",
        "matters, with an example, what the program says about it, and the example mended.",
        "",
        "Letters: F a file, S how it is written, D files put together, R the rules, P a deal to be scored,",
        "C a command.",
        "",
        "| code | name | |",
        "|---|---|---|",
    ]
    for each in problems:
        page = by_code.get(each.code)
        code = f"[{each.code}]({page})" if page else each.code
        lines.append(f"| {code} | {each.name} | {each.severity} |")
    return "\n".join(lines) + "\n"


def _part(text: str, part: str) -> str:
    found = re.search(rf"^## {part}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if found is None:
        raise ValueError(f"no part called {part}")
    return found[1]
