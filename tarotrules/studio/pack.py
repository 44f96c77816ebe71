"""What the page is sent of the package: one file, plain to unpack, without what nobody asks for there.

The file begins with a line of JSON, a list of names with their lengths in bytes; the files follow, one after the other.
What was read beforehand (sentences, tables of words, shipped variants) is sent as it was read, and no library with it:
of the text it was read from, there remains what is asked for all the same, with the sum of that.
"""

import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from tarotrules import library
from tarotrules.games.registry import FAMILIES
from tarotrules.source import tables
from tarotrules.source.tables import sum_of
from tarotrules.wording.entries import FTL, MADE

ABSENT: Final = ("cli", "site", "terminal", "__main__.py", "make_documents.py", "_variants", "_docs")
"""What of the package a page has no use for."""
BELOW: Final = 2
"""Of so many steps is a file of all games."""
TYPED: Final = frozenset({"commands.ftl", "terminal.ftl"})
"""What is said to whoever types commands."""
READ: Final = {".css", FTL, ".json", ".py", ".svg", ".tarot", ".toml", ".txt"}
"""What files are called that are read when rules are read or told."""
WORDS: Final = re.compile(r"\n    \.word-.*")
"""What a catalogue says to whoever reads rules."""
HEADS: Final = re.compile(r"^(-?[A-Za-z][\w-]*)[ \t]*=", re.MULTILINE)
"""How an entry of a catalogue begins."""
PACKAGE: Final = Path(__file__).parent.parent


def files() -> Iterator[tuple[str, bytes]]:
    """Each file by its place beneath a folder on Python's path."""
    read = {f"tarotrules/{place}": content for place, content in _read(PACKAGE) if _is_asked_for(place.split("/"))}
    read |= {f"tarotrules/_variants/{place}": content for place, content in _read(library.shipped_folder())}
    yield from sorted(_lean(read).items())


def _is_asked_for(place: list[str]) -> bool:
    """Whether a page has a use for a file of the package: not for a game that nobody can choose yet."""
    strange = place[0] == "games" and len(place) > BELOW and place[1] not in FAMILIES
    return place[0] not in ABSENT and not strange


def packed(files: Iterable[tuple[str, bytes]]) -> bytes:
    """The one file."""
    named = list(files)
    index = json.dumps([[name, len(content)] for name, content in named], separators=(",", ":"))
    return b"".join((index.encode(), b"\n", *(content for _, content in named)))


def _read(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in folder.rglob("*"):
        if path.is_file() and path.suffix in READ:
            yield path.relative_to(folder).as_posix(), path.read_bytes()


def _lean(read: Mapping[str, bytes]) -> dict[str, bytes]:
    """The same files, without the text of what was read beforehand; what was made says the sum of what is left."""
    left = dict(read)
    for name in read:
        folder = name.rpartition("/")[0] + "/"
        if name.endswith(f"/{MADE}"):
            _leave_out(left, name, folder)
            _shorten(left, name, folder, r'"{}": (\d+)')
        elif name == f"tarotrules/{tables.MADE.name}":
            _shorten(left, name, folder, r"{}\t\[(\d+)")
    return left


def _leave_out(left: dict[str, bytes], made: str, folder: str) -> None:
    """Leave out the sentences of files that nobody asks for, with what was made of them."""
    typed = [left.pop(folder + name).decode() for name in TYPED if folder + name in left]
    gone = {id for text in typed for id in HEADS.findall(text)} | TYPED
    lines = left[made].decode().split("\n")
    left[made] = "\n".join(line for line in lines if line.partition(": ")[0].strip('"') not in gone).encode()


def _shorten(left: dict[str, bytes], made: str, folder: str, line: str) -> None:
    said = left[made].decode()
    for name in [each for each in left if each.startswith(folder) and each.endswith((FTL, ".toml"))]:
        text = left[name].decode()
        known = re.search(f"^{line.format(re.escape(name.removeprefix(folder)))}", said, re.MULTILINE)
        # What was changed since is read there as it is here.
        if known is not None and known[1] == str(sum_of(text)):
            short = "".join(WORDS.findall(text)) if name.endswith(FTL) else ""
            left[name] = short.encode()
            said = f"{said[: known.start(1)]}{sum_of(short)}{said[known.end(1) :]}"
    left[made] = said.encode()


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(packed(files()))
