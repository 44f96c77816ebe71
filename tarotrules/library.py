"""Finds variants by name: among those shipped, which no file may shadow, then beside the file that asks."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

SUFFIXES: Final = (".tarot", ".yaml", ".yml")
OPTIONS: Final = "options"
"""The folder beside the variants of a game where its options are."""
UNDERWAY: Final[frozenset[str]] = frozenset()
"""Games that have a shelf, and no family yet that a file could choose: nobody could read what lies there."""
REMEMBERED: Final = 16
"""Folders whose files are known."""
_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,63}")


@cache
def shipped_folder() -> Path:
    """Where the shipped variants are: in the package, or in the checkout it is run from."""
    inside = Path(__file__).parent / "_variants"
    return inside if inside.is_dir() else Path(__file__).parent.parent / "variants"


def shelf(game: str | None = None) -> Path:
    """Where the shipped variants of a game are: in a folder of its own, or at the top, like those of the usual one."""
    top = shipped_folder()
    return top / game if game is not None and top / game in _shelves(top) else top


def shipped(game: str | None = None) -> dict[str, Path]:
    """Shipped variants of a game by name, those of the usual one if none is named."""
    return dict(_files(shelf(game)))


def shipped_options(game: str | None = None) -> dict[str, Path]:
    """Its shipped options by name."""
    return dict(_files(shelf(game) / OPTIONS))


def variants() -> dict[str, Path]:
    """The shipped variants of all games by name."""
    return {name: path for folder in _shelves(shipped_folder()) for name, path in _files(folder).items()}


def options() -> dict[str, Path]:
    """Their shipped options by name."""
    return {name: path for folder in _shelves(shipped_folder()) for name, path in _files(folder / OPTIONS).items()}


def everything() -> dict[str, Path]:
    """Both; no two are called alike."""
    return {**variants(), **options()}


def find(name: str, folder: Path | None) -> Path | None:
    """The file of a name, in a folder or among the shipped ones.

    A name is no path: nothing with a slash or a dot is looked up, and a link that leads out of its
    folder is not followed.
    """
    if not _NAME.fullmatch(name):
        return None
    for place in (*_folders(shipped_folder()), *([folder] if folder is not None else [])):
        for suffix in SUFFIXES:
            path = place / f"{name}{suffix}"
            if path.is_file() and _lies_in(place, path):
                return path
    return None


def is_shipped(path: Path) -> bool:
    """Whether a file is one of the shipped ones."""
    return _home(path) is not None


def game_of(path: Path) -> str | None:
    """The game of a shipped file, that of its shelf; ``None`` at the top, where those of the usual one are."""
    home, top = _home(path), shipped_folder()
    if home is None or home in {top, top / OPTIONS}:
        return None
    return home.parent.name if home.name == OPTIONS else home.name


def _home(path: Path) -> Path | None:
    """The shipped folder in which a file is, if it is no link that leads out of it."""
    folders = _folders(shipped_folder())
    if path.parent in folders and not path.is_symlink():
        return path.parent
    return _really(shipped_folder()).get(path.resolve().parent)


def _lies_in(folder: Path, path: Path) -> bool:
    """Whether a file is in a folder, and is no link that leads out of it."""
    return (path.parent == folder and not path.is_symlink()) or path.resolve().parent == folder.resolve()


@cache
def _shelves(top: Path) -> tuple[Path, ...]:
    apart = {OPTIONS, *UNDERWAY}
    return top, *sorted(path for path in top.iterdir() if path.is_dir() and path.name not in apart)


@cache
def _folders(top: Path) -> tuple[Path, ...]:
    return tuple(folder for each in _shelves(top) for folder in (each, each / OPTIONS))


@cache
def _really(top: Path) -> dict[Path, Path]:
    """The shipped folders by where they really are."""
    return {folder.resolve(): folder for folder in reversed(_folders(top))}


def _files(folder: Path) -> Mapping[str, Path]:
    return _listed(folder, folder.stat().st_mtime_ns) if folder.is_dir() else {}


@lru_cache(REMEMBERED)
def _listed(folder: Path, _changed: int) -> Mapping[str, Path]:
    """The files of a folder by name, in the order of their names, as long as none is added or removed."""
    found = {path.stem: path for path in folder.iterdir() if path.suffix in SUFFIXES}
    return {name: found[name] for name in sorted(found)}
