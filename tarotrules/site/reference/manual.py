"""The pages of ``docs/`` that come with the program, in the package or in the checkout it is run from."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

import tarotrules
from tarotrules.site.reference.deals import indented
from tarotrules.source.diagnostics import Problem

_TITLE: Final = re.compile(r"# (\S+) (\S+)\n")
_FILE: Final = re.compile(r"^`([^`\n]+)`\n\n```(?:tarot|yaml|json)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_COMMAND: Final = re.compile(r"^`tarotrules ([^`\n]+)`$", re.MULTILINE)
_PART: Final = re.compile(r"^## (\w+)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
ENGLISH: Final = "en"
"""The language of these pages, and of the program where nobody asks for another."""
_BYTE: Final = re.compile(rb"\\x([0-9A-F]{2})")


class Shown(NamedTuple):
    """What the page of a problem shows."""

    code: str
    prose: str
    """In Markdown, in English."""
    bad: Mapping[str, str]
    """The files of the bad example, by name."""
    good: Mapping[str, str]
    """What replaces or joins them in the good one."""
    command: str


@cache
def folder() -> Path:
    """Where the pages are."""
    house = Path(tarotrules.__file__).parent
    inside = house / "_docs"
    return inside if inside.is_dir() else house.parent / "docs"


def page(name: str) -> str:
    """A page in Markdown."""
    return (folder() / name).read_text(encoding="utf-8")


@cache
def shown() -> Mapping[str, Shown]:
    """What is shown of each problem that a small file can show, by its code."""
    paths = sorted((folder() / "diagnostics").glob("[A-Z]*.md"))
    return {each.code: each for each in (_read(path.read_text(encoding="utf-8")) for path in paths)}


def _read(text: str) -> Shown:
    title, command = _TITLE.match(text), _COMMAND.search(text)
    if title is None or command is None:
        raise ValueError(text.partition("\n")[0])
    parts = {part[1]: part[2] for part in _PART.finditer(text)}
    prose = text[title.end() :].partition("\n## ")[0].strip()
    bad, good = (_files(parts[part]) for part in ("Bad", "Good"))
    return Shown(title[1], prose, bad, good, command[1])


def _files(part: str) -> dict[str, str]:
    return {name: indented(text) if name.endswith(".json") else text for name, text in _FILE.findall(part)}


def asked(command: str, language: str) -> str:
    """A command as somebody gives it who wants the answer in a language; English is what it says by itself."""
    return f"{command} --lang {language}" if language != ENGLISH else command


def lay_out(files: Mapping[str, str], place: Path) -> None:
    r"""Write the files of an example; ``\xE9`` in one stands for that byte: a page itself is UTF-8 throughout."""
    for name, text in files.items():
        raw = _BYTE.sub(lambda found: bytes.fromhex(found[1].decode()), text.encode())
        (place / name).write_bytes(raw)


@cache
def problems() -> tuple[Problem, ...]:
    """Every problem the program can find, room by room."""
    from tarotrules.draft import problems as draft
    from tarotrules.games.registry import families
    from tarotrules.source import misuse
    from tarotrules.source import problems as source
    from tarotrules.syntax import problems as syntax

    rooms = (source, syntax, draft, *(room for each in families() for room in each.problems()), misuse)
    found = dict.fromkeys(each for room in rooms for each in _listed(room))
    letters = [*dict.fromkeys(each.code[0] for each in found)]
    return tuple(sorted(found, key=lambda problem: (letters.index(problem.code[0]), problem.code)))


@cache
def game_of(problem: Problem) -> str:
    """The first game that has a problem, the usual one before all others."""
    from tarotrules.games.registry import USUAL, families

    of = (each.name for each in families() if any(problem in _listed(room) for room in each.problems()))
    return next(of, USUAL)


def _listed(room: ModuleType) -> Iterator[Problem]:
    return (each for each in vars(room).values() if isinstance(each, Problem))
