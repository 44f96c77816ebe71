"""Finds variants by name: among those shipped, which no file may shadow, then beside the file that asks."""

import re
from functools import cache
from pathlib import Path
from typing import Final

SUFFIXES: Final = (".tarot", ".yaml", ".yml")
_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,63}")


@cache
def shipped_folder() -> Path:
    """Where the shipped variants are: in the package, or in the checkout it is run from."""
    inside = Path(__file__).parent / "_variants"
    return inside if inside.is_dir() else Path(__file__).parent.parent / "variants"


def shipped() -> dict[str, Path]:
    """Shipped variants by name."""
    return {path.stem: path for path in _files(shipped_folder())}


def shipped_options() -> dict[str, Path]:
    """Shipped options by name."""
    return {path.stem: path for path in _files(shipped_folder() / "options")}


def find(name: str, folder: Path | None) -> Path | None:
    """The file of a name, in a folder or among the shipped ones.

    A name is no path: nothing with a slash or a dot is looked up, and a link that leads out of its
    folder is not followed.
    """
    if not _NAME.fullmatch(name):
        return None
    places = [shipped_folder(), shipped_folder() / "options", *([folder] if folder is not None else [])]
    for place in places:
        for suffix in SUFFIXES:
            path = place / f"{name}{suffix}"
            if path.is_file() and path.resolve().parent == place.resolve():
                return path
    return None


def is_shipped(path: Path) -> bool:
    """Whether a file is one of the shipped ones."""
    return path.resolve().parent in {shipped_folder().resolve(), (shipped_folder() / "options").resolve()}


def _files(folder: Path) -> list[Path]:
    return sorted((path for path in folder.iterdir() if path.suffix in SUFFIXES), key=lambda path: path.stem)
