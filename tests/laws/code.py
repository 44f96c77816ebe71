"""The program's own text as Python reads it, read once for all laws that look for something in it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

HOUSE: Final = Path(__file__).parents[2] / "tarotrules"
MODULES: Final = tuple(sorted(HOUSE.rglob("*.py")))


def modules(game: str) -> Iterator[Path]:
    """The program without the rooms of other games."""
    rooms = (path.parent for path in HOUSE.glob("games/*/ruleset"))
    others = {each for each in rooms if each.name != game}
    return (path for path in MODULES if others.isdisjoint(path.parents))


class Code(NamedTuple):
    """What laws look for in a module."""

    path: Path
    strings: tuple[tuple[int, str], ...]
    """Each text with its line, docstrings apart."""
    said: frozenset[str]
    """All texts."""
    joined: tuple[ast.JoinedStr, ...]
    calls: tuple[ast.Call, ...]


@cache
def code(path: Path) -> Code:
    """A module."""
    documentation: set[int] = set()
    texts, joined, calls = [], [], []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Constant(value=str()):
                texts.append(node)
            case ast.JoinedStr():
                joined.append(node)
            case ast.Call():
                calls.append(node)
            case ast.Module() | ast.ClassDef() | ast.FunctionDef():
                documentation.update(id(each.value) for each in node.body if isinstance(each, ast.Expr))
    strings = tuple((each.lineno, str(each.value)) for each in texts if id(each) not in documentation)
    return Code(path, strings, frozenset(str(each.value) for each in texts), tuple(joined), tuple(calls))
