"""What a site notes of itself, so that the next build takes over what would be the same.

Of every file there is a sum, so what was spoilt since is never taken over; of every section, what it was made of; and
of what the rules said, what they were read from.
"""

import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import tarotrules
from tarotrules import documents, library
from tarotrules.noticing import Ground
from tarotrules.site import texts
from tarotrules.site.grounds import Said
from tarotrules.site.navigation import called, in_menu
from tarotrules.site.page import SUFFIX, Page
from tarotrules.site.reference import manual
from tarotrules.site.rehearsal import Run
from tarotrules.site.sums import sum_of

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
    grounds: Sequence[Ground]
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
    said: Mapping[Ground, Said]
    """What they rest on."""
    prints: Mapping[str, str]
    """By a sum of what a PDF was made of, its place in the site."""

    @property
    def sums(self) -> dict[str, str]:
        """By its place in the site, the sum of each page before the theme was put around it."""
        return {place: leaf.sum for each in self.sections.values() for place, leaf in each.places}


NOTHING: Final = Notes({}, {}, {}, {}, {})


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


def frame(program: str, language: str, languages: Sequence[str], around: str, pages: Iterable[Page]) -> str:
    """A sum of what stands around every page of a language: its theme, its menu, the way to the other languages."""
    menu = json.dumps([(page.path, called(page, language)) for page in in_menu(pages)])
    return sum_of(*(each.encode() for each in (program, language, " ".join(languages), around, menu)))


def program(run: Run) -> str:
    """A sum of what every page depends on: the program, all that is installed with it, and its surroundings."""
    house = Path(tarotrules.__file__).parent
    apart = [library.shipped_folder(), documents.MADE, texts.FOLDER, manual.folder()]
    installed = sorted(each.name for folder in sys.path if folder for each in Path(folder).glob("*.dist-info"))
    shipped = library.everything()
    around = [f"{name}={os.environ.get(name, '')}" for name in SURROUNDINGS]
    said = [sys.version, getattr(run, "__module__", ""), *installed, *shipped, *around]
    return sum_of(*(each.encode() for each in said), *_contents(house, apart))


def folder_sum(folder: Path) -> str:
    """A sum of the files of a folder."""
    return sum_of(*_contents(folder, []))


def _contents(folder: Path, apart: Sequence[Path]) -> list[bytes]:
    """What the files of a folder are called, and say."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    counted = [path for path in paths if not any(path.is_relative_to(each) for each in apart)]
    return [part for path in counted for part in (path.relative_to(folder).as_posix().encode(), path.read_bytes())]


def written(notes: Notes) -> str:
    """The notes as text, the same for the same site."""
    sections = {name: _known(each) for name, each in notes.sections.items()}
    said = [[ground, each] for ground, each in sorted(notes.said.items())]
    data = {**notes._asdict(), "sections": sections, "said": said}
    return json.dumps(data, indent=0, sort_keys=True, ensure_ascii=False) + "\n"


def _known(known: Known) -> dict[str, Any]:
    leaves = {language: [[*_head(each.page), each.sum] for each in pages] for language, pages in known.leaves.items()}
    return {**known._asdict(), "leaves": leaves}


def _read(text: str) -> Notes:
    try:
        data = json.loads(text or "{}")
        sections = {name: _section(each) for name, each in data["sections"].items()}
        said = {_ground(ground): Said(sum_, dict(texts)) for ground, (sum_, texts) in data["said"]}
        return Notes(dict(data["files"]), dict(data["frames"]), sections, said, dict(data["prints"]))
    except (ValueError, TypeError, KeyError, AttributeError):
        # A site that somebody else wrote, or changed, is built anew.
        return NOTHING


def _section(data: Any) -> Known:
    leaves = {language: [_leaf(*each) for each in pages] for language, pages in data["leaves"].items()}
    return Known(data["made_of"], list(map(_ground, data["grounds"])), leaves, dict(data["files"]))


def _ground(data: Any) -> Ground:
    kind, name, options = data
    return Ground(kind, name, tuple(options))


def _leaf(*said: Any) -> Leaf:
    path, title, kind, description, short, language, sum_ = said
    return Leaf(Page(path, title, "", kind, description, short, language), sum_)
