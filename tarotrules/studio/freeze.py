"""Python as the page runs it: compiled beforehand, by the very Python that will run it there.

It is run where the studio is built, in the runtime that is sent (``studio/build.mjs``). What is compiled has neither
docstrings nor the places of lines, which are a third of it; an error there names the function it came from.
"""

import ast
import importlib
import io
import marshal
import sys
import traceback
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType
from typing import Final
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from tarotrules.studio.pack import packed

HEADER: Final = MAGIC_NUMBER + bytes(12)
LINE: Final = 8
"""So many units of code are told the line of by one entry; the entry begins with a mark, and its length less one."""
MARK: Final = 0x80 | 13 << 3
WHOLE: Final = ("encodings", "pyodide", "_pyodide")
"""What is loaded by name: all of it is kept."""
DOCUMENTED: Final = ("pyodide", "_pyodide")
"""What reads its own docstrings."""
HOPELESS: Final = {"concurrent", "ctypes", "multiprocessing", "signal"}
"""What is imported where there are processes and files; no page has them."""


def compiled(source: bytes, name: str, *, documented: bool) -> bytes:
    """A file of Python as it is imported where there is no source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=1 if documented else 2)
    return HEADER + marshal.dumps(_without_lines(code))


def application(folder: Path) -> bytes:
    """The pack of a folder in which one was unpacked, with its Python compiled."""
    return packed(_frozen(folder))


def standard_library(found: Path, folder: Path) -> bytes:
    """What the package in a folder imports of Python's own library, which is an archive, as a smaller one."""
    kept, made = needed(folder), io.BytesIO()
    with ZipFile(found) as library, ZipFile(made, "w", ZIP_STORED) as smaller:
        for name in sorted(library.namelist()):
            module = _module(name)
            top = module.partition(".")[0]
            if name.endswith(".py") and (module in kept or top in WHOLE):
                code = compiled(library.read(name), name, documented=top in DOCUMENTED)
                smaller.writestr(ZipInfo(f"{name}c"), code)
    return made.getvalue()


def needed(folder: Path) -> set[str]:
    """The modules that are loaded when all of the package is, and an error is told."""
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder).as_posix()
        # What was read beforehand was read by libraries that are not sent.
        if not path.stem.startswith("make_") and "from fluent" not in path.read_text("utf-8"):
            importlib.import_module(_module(name))
        for each in _imported(path):
            if each.partition(".")[0] in sys.stdlib_module_names - HOPELESS:
                importlib.import_module(each)
    traceback.format_exception(ValueError())
    return set(sys.modules)


def _frozen(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        name, content = path.relative_to(folder).as_posix(), path.read_bytes()
        if path.suffix != ".py":
            yield name, content
        elif not path.stem.startswith("make_"):
            yield f"{name}c", compiled(content, name, documented=False)


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def _module(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _without_lines(code: CodeType) -> CodeType:
    """The same code, all of it in the line in which it begins."""
    constants = tuple(_without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, LINE)
    lines = bytes((MARK | LINE - 1, 0)) * whole + (bytes((MARK | rest - 1, 0)) if rest else b"")
    return code.replace(co_consts=constants, co_linetable=lines)
