"""What a site notes of itself, so that the next build takes over what would be the same.

Of every file there is a sum, so what was spoilt since is never taken over; of every section, what it was made of.
"""

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import tarotrules
from tarotrules import documents, library
from tarotrules.site import texts
from tarotrules.site.page import SUFFIX, Page
from tarotrules.site.reference import manual
from tarotrules.site.rehearsal import Run

SURROUNDINGS: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "SOURCE_DATE_EPOCH")
"""What else a command looks at when it answers."""


class Leaf(NamedTuple):
    """A page as it is noted."""

    page: Page
    """Without what stands below the title."""
    sum: str
    """Of the whole page, before the theme is put around it."""


def place(language: str, leaf: Leaf) -> str:
    """Where a page is in the site."""
    return f"{language}/{leaf.page.path}{SUFFIX}"


class Known(NamedTuple):
    """A section as it is noted."""

    made_of: str
    read: Sequence[str]
    leaves: Mapping[str, Sequence[Leaf]]
    """By language."""
    files: Mapping[str, Sequence[str]]
    """By language, the paths of what can be taken away."""

    @property
    def places(self) -> Iterator[tuple[str, Leaf]]:
        """Its pages, with their places in the site."""
        return ((place(language, each), each) for language, leaves in self.leaves.items() for each in leaves)


class Notes(NamedTuple):
    """All that is noted of a site."""

    files: Mapping[str, str]
    """By their place in the site, a sum of each."""
    frames: Mapping[str, str]
    """By language, a sum of what stands around every page."""
    sections: Mapping[str, Known]
    prints: Mapping[str, str]
    """By a sum of what a PDF was made of, its place in the site."""

    @property
    def sums(self) -> dict[str, str]:
        """By its place in the site, the sum of each page before the theme was put around it."""
        return {place: leaf.sum for each in self.sections.values() for place, leaf in each.places}


NOTHING: Final = Notes({}, {}, {}, {})


class Old:
    """The site that stands there already, as far as it is what it notes."""

    def __init__(self, folder: Path, text: str) -> None:
        self.folder = folder
        self.notes = _read(text)
        self._seen: dict[str, bool] = {}

    def has(self, place: str) -> bool:
        """Whether a file is there, as it was made."""
        if place not in self._seen:
            path, noted = self.folder / place, self.notes.files.get(place)
            self._seen[place] = noted is not None and path.is_file() and sum_of(path.read_bytes()) == noted
        return self._seen[place]

    def content(self, place: str) -> bytes:
        """A file of the site."""
        return (self.folder / place).read_bytes()


def page_sum(page: Page) -> str:
    """A sum of a page before the theme is put around it."""
    return sum_of(*(field.encode() for field in (*_head(page), page.html)))


def _head(page: Page) -> tuple[str, ...]:
    return page.path, page.title, page.kind, page.description, page.short, page.language


def frame(program: str, language: str, languages: Sequence[str], url: str, pages: Iterable[Page]) -> str:
    """A sum of what stands around every page of a language: its theme, its menu, the way to the other languages."""
    menu = json.dumps([_head(page) for page in pages])
    return sum_of(*(each.encode() for each in (program, language, " ".join(languages), url, menu)))


def program(run: Run) -> str:
    """A sum of what every page depends on: the program, all that is installed with it, and its surroundings."""
    house = Path(tarotrules.__file__).parent
    apart = [library.shipped_folder(), documents.MADE, texts.FOLDER, manual.folder()]
    installed = sorted(each.name for folder in sys.path if folder for each in Path(folder).glob("*.dist-info"))
    shipped = [*library.shipped(), *library.shipped_options()]
    around = [f"{name}={os.environ.get(name, '')}" for name in SURROUNDINGS]
    said = [sys.version, getattr(run, "__module__", ""), *installed, *shipped, *around]
    return sum_of(*(each.encode() for each in said), *_contents(house, apart))


def made_of(program: str, name: str, languages: Sequence[str], beside: Path | None, read: Sequence[str]) -> str:
    """A sum of all that a section rests on."""
    files = map(shipped_file, read)
    rules = [b"" if file is None else file.read_bytes() for file in files]
    around = _contents(beside, []) if beside is not None else []
    return sum_of(program.encode(), name.encode(), *(each.encode() for each in (*languages, *read)), *rules, *around)


def shipped_file(shown: str) -> Path | None:
    """A shipped file of rules by the name that problems call it, if it is one."""
    folder, _, inside = shown.partition("/")
    path = library.shipped_folder() / inside
    return path if folder == "variants" and path.is_file() else None


def _contents(folder: Path, apart: Sequence[Path]) -> list[bytes]:
    """What the files of a folder are called, and say."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    counted = [path for path in paths if not any(path.is_relative_to(each) for each in apart)]
    return [part for path in counted for part in (path.relative_to(folder).as_posix().encode(), path.read_bytes())]


def sum_of(*parts: bytes) -> str:
    """A number that nothing else has."""
    if len(parts) == 1:
        return hashlib.sha256(parts[0]).hexdigest()
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


def written(notes: Notes) -> str:
    """The notes as text, the same for the same site."""
    data = notes._replace(sections={name: _known(each) for name, each in notes.sections.items()})  # type: ignore[misc]
    return json.dumps(data._asdict(), indent=0, sort_keys=True, ensure_ascii=False) + "\n"


def _known(known: Known) -> dict[str, Any]:
    leaves = {language: [[*_head(each.page), each.sum] for each in pages] for language, pages in known.leaves.items()}
    return {**known._asdict(), "leaves": leaves}


def _read(text: str) -> Notes:
    try:
        data = json.loads(text or "{}")
        sections = {name: _section(each) for name, each in data["sections"].items()}
        return Notes(dict(data["files"]), dict(data["frames"]), sections, dict(data["prints"]))
    except (ValueError, TypeError, KeyError, AttributeError):
        # A site that somebody else wrote, or changed, is built anew.
        return NOTHING


def _section(data: Any) -> Known:
    leaves = {language: [_leaf(*each) for each in pages] for language, pages in data["leaves"].items()}
    return Known(data["made_of"], list(data["read"]), leaves, dict(data["files"]))


def _leaf(*said: Any) -> Leaf:
    path, title, kind, description, short, language, sum_ = said
    return Leaf(Page(path, title, "", kind, description, short, language), sum_)
