"""Files read with bounds, and written so that nothing is ever left half done."""

import os
import sys
from pathlib import Path
from typing import Final

from tarotrules.source import problems
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.failures import failure
from tarotrules.source.text import Source

MOST_BYTES: Final = 256 * 1024
_MARK: Final = "\ufeff"
"""Of the order of bytes; it says nothing."""
STANDARD_INPUT: Final = "-"


def read_source(name: str) -> "Source | Diagnostic":
    """The text of a file (``-``: of standard input), or why there is none."""
    try:
        raw = _read(name)
    except FileNotFoundError:
        return problems.NOT_FOUND.at(None, name=name)
    except IsADirectoryError:
        return problems.IS_FOLDER.at(None, name=name)
    except (OSError, ValueError) as error:
        return failure(problems.UNREADABLE, name, error)
    if len(raw) > MOST_BYTES:
        return problems.TOO_LARGE.at(None, name=name, limit=MOST_BYTES // 1024)
    try:
        # Some programs on Windows begin every text with a mark.
        text = raw.decode("utf-8").removeprefix(_MARK)
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        return problems.NOT_UTF8.at(None, name=name, line=line)
    if "\0" in text:
        # No text has this character: it is half of one in UTF-16.
        return problems.NOT_UTF8.at(None, name=name, line=text.count("\n", 0, text.index("\0")) + 1)
    return Source(name, text)


def _read(name: str) -> bytes:
    if name == STANDARD_INPUT:
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    path = Path(name)
    if path.is_dir():
        raise IsADirectoryError(name)
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)


def write_text(name: str, text: str) -> Diagnostic | None:
    """Write a text file; see :func:`write_bytes`."""
    return write_bytes(name, text.encode())


def write_bytes(name: str, content: bytes) -> Diagnostic | None:
    """Write a file beside its place and move it there; the problem, if it cannot be written."""
    try:
        path = Path(name).resolve()
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and not path.is_file() and not path.is_dir():
            # A pipe or a device is written to, not replaced.
            path.write_bytes(content)
        else:
            _write_beside(path, content)
    except (OSError, ValueError) as error:
        return failure(problems.CANNOT_WRITE, name, error)
    return None


def _write_beside(path: Path, content: bytes) -> None:
    beside = path.with_name(f".{path.name}.{os.urandom(4).hex()}")
    try:
        with beside.open("xb") as file:
            beside.chmod(_mode(path))
            file.write(content)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _mode(path: Path) -> int:
    """The mode of the file that is replaced, or that of any new file."""
    if path.exists():
        return path.stat().st_mode & 0o777
    umask = os.umask(0)
    os.umask(umask)
    return 0o666 & ~umask
