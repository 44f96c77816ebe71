"""What the page is sent of the package and of what it imports: one file, plain to unpack.

The file begins with a line of JSON, a list of names with their lengths in bytes; the files follow, one after the other.
"""

import json
import sys
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from tarotrules import library
from tarotrules.languages import LANGUAGES

NEEDED: Final = ("Babel", "fluent.syntax", "lark", "PyYAML", "typing_extensions")
"""What is imported to read rules and to tell them, by the name it is installed by."""
ABSENT: Final = ("cli", "site", "terminal", "__main__.py", "make_documents.py")
"""What of the package a page has no use for."""
READ: Final = {".css", ".dat", ".ftl", ".json", ".py", ".svg", ".tarot", ".toml", ".txt", ".yaml"}
"""What files are called that are read when rules are read or told."""
LOCALES: Final = "locale-data"
PACKAGE: Final = Path(__file__).parent.parent


def files() -> Iterator[tuple[str, bytes]]:
    """Each file by its place beneath a folder on Python's path."""
    for path in sorted(PACKAGE.rglob("*")):
        place = path.relative_to(PACKAGE)
        if path.is_file() and place.parts[0] not in {*ABSENT, "_variants", "_docs"} and _wanted(path):
            yield f"tarotrules/{place.as_posix()}", path.read_bytes()
    for path in sorted(library.shipped_folder().rglob("*")):
        if path.is_file():
            yield f"tarotrules/_variants/{path.relative_to(library.shipped_folder()).as_posix()}", path.read_bytes()
    for name in NEEDED:
        yield from _installed(name)


def _installed(name: str) -> Iterator[tuple[str, bytes]]:
    for place in sorted(distribution(name).files or ()):
        path = Path(str(place.locate()))
        outside = place.parts[0].endswith(".dist-info") or place.parts[0] == ".."
        if not outside and path.is_file() and _wanted(path) and _spoken(place.parts):
            yield place.as_posix(), path.read_bytes()


def _wanted(path: Path) -> bool:
    return path.suffix in READ


def _spoken(place: tuple[str, ...]) -> bool:
    """Whether a file says how a language writes numbers and dates that books are written in, if it is of that kind."""
    return LOCALES not in place or place[-1].partition(".")[0] in {"root", *LANGUAGES}


def packed() -> bytes:
    """The one file."""
    named = list(files())
    index = json.dumps([[name, len(content)] for name, content in named], separators=(",", ":"))
    return b"".join((index.encode(), b"\n", *(content for _, content in named)))


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(packed())
