"""What the page is sent of the package: one file, plain to unpack, without what nobody asks for there.

The file begins with a line of JSON, a list of names with their lengths in bytes; the files follow, one after the other.
What was read beforehand (sentences, tables of words, shipped variants) is sent as it was read, and no library with it:
of the text it was read from, there remains what is asked for all the same, with the sum of that.
"""

import json
import re
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from tarotrules import library
from tarotrules.games.registry import USUAL
from tarotrules.source import tables
from tarotrules.source.tables import sum_of
from tarotrules.wording.entries import FTL, MADE

GAMES: Final = (USUAL,)
"""The games whose rules are written on the page. Of others it is sent what their shelves are called, and no more."""
ABSENT: Final = ("cli", "site", "terminal", "__main__.py", "make_documents.py", "_variants", "_docs")
"""What of the package a page has no use for."""
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
    rooms = {path.parent.name for path in PACKAGE.glob("games/*/ruleset")}
    shelves = dict(_read(library.shipped_folder()))
    others = {*rooms, *(place.partition("/")[0] for place in shelves)} - {*GAMES, library.OPTIONS}
    strange = {Path(place).stem for place in shelves if place.count("/") and place.partition("/")[0] in others}
    read = {f"tarotrules/{place}": content for place, content in _read(PACKAGE)}
    left_out = {place for place in read if not _is_asked_for(place.split("/")[1:], others, strange)}
    read = {place: content for place, content in read.items() if place not in left_out}
    for place, content in shelves.items():
        read[f"tarotrules/_variants/{place}"] = _header(place) if Path(place).stem in strange else content
    yield from sorted(_lean(read).items())


def _is_asked_for(place: list[str], others: Collection[str], strange: Collection[str]) -> bool:
    """Whether a page has a use for a file of the package: not of another game, nor for what its shelf was read to."""
    match place:
        case ["games", _, "new.tarot"]:
            return False
        case ["games", game, *_]:
            return game not in others
        case ["made", name]:
            return Path(name).stem not in strange
    return place[0] not in ABSENT


def _header(place: str) -> bytes:
    """What the page is sent of a file of another game: whoever builds on it is told which game it is of."""
    kind = "option" if f"/{library.OPTIONS}/" in place else "variant"
    return f"{kind} {Path(place).stem} {{ game {place.partition('/')[0]} }}\n".encode()


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
            known = {each.partition("\t")[0]: each for each in left[name].decode().split("\n")}
            there = {each.removeprefix(folder) for each in left}
            left[name] = "\n".join(line for file, line in known.items() if file in there or not file).encode()
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
