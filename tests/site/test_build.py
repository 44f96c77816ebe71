"""The site as it lies in its folder: every link leads somewhere, nothing is fetched, nothing is lost."""

import json
import posixpath
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

import pytest

from tarotrules import library
from tarotrules.cli.main import main
from tarotrules.games.registry import FAMILIES, USUAL
from tarotrules.languages import LANGUAGES
from tarotrules.site import build as building
from tarotrules.site import texts
from tarotrules.site.build import MARK, build
from tarotrules.site.shelf import Shelf

LEADING: Final = {"href", "src"}
OTHER_LANGUAGES: Final = "hreflang"


class Reader(HTMLParser):
    """The links and anchors of a file."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[tuple[str, str]] = []
        self.anchors: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.anchors += [each for name, each in attrs if name == "id" and each]
        self.links += [(tag, given[name] or "") for name in LEADING if name in given]


@cache
def read(file: Path) -> Reader:
    """A file, read once."""
    return Reader(file.read_text("utf-8"))


def pages(site: Path) -> list[Path]:
    """Every page of the site, and the books that can be taken away."""
    return sorted(site.rglob("*.html"))


def dead(site: Path) -> Iterator[tuple[str, str]]:
    """Links of the site that lead nowhere in it."""
    for page in pages(site):
        for _, link in read(page).links:
            split = urlsplit(link)
            if split.scheme or split.netloc:
                continue
            target = Path(posixpath.normpath(page.parent / unquote(split.path))) if split.path else page
            target = target / "index.html" if target.is_dir() else target
            if not target.is_file() or (split.fragment and unquote(split.fragment) not in read(target).anchors):
                yield str(page.relative_to(site)), link


def test_every_link_leads_somewhere(site: Path) -> None:
    """Pages, files and anchors that are linked to are there."""
    assert list(dead(site)) == []


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    """Only links for people lead out; no file of the site loads anything over the net."""
    loaded = {
        (str(page.relative_to(site)), link)
        for page in pages(site)
        for tag, link in read(page).links
        if tag != "a" and urlsplit(link).netloc
    }
    styled = [
        path.name
        for path in site.rglob("*.css")
        if re.search(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//", path.read_text("utf-8"))
    ]

    assert loaded == set()
    assert styled == []


def test_no_anchor_is_given_twice(site: Path) -> None:
    """A link into a page has one place to lead to."""
    twice = {
        str(page.relative_to(site)): [id for id, times in Counter(read(page).anchors).items() if times > 1]
        for page in pages(site)
    }

    assert {page: ids for page, ids in twice.items() if ids} == {}


def test_every_variant_and_option_is_there(site: Path) -> None:
    """Nothing that is shipped is forgotten."""
    language = site / "en"

    assert {path.stem for path in (language / "variants").glob("*.html")} == {*library.variants(), "index"}
    assert set(library.shipped_options()) <= set(read(language / "options" / "index.html").anchors)
    for game in FAMILIES.keys() - {USUAL}:
        assert set(library.shipped_options(game)) <= set(read(language / "options" / f"{game}.html").anchors)
    assert {path.stem for path in (language / "comparisons").glob("*.html")} >= {
        *Shelf().children,
        "index",
        "kinship",
        "rules-claims",
    }


def test_the_search_knows_words_without_their_accents(site: Path) -> None:
    """What can be typed without accents is found without them."""
    index = json.loads((site / "en" / "search" / "search_index.json").read_text("utf-8"))
    said = {word for entry in index["docs"] for word in entry["folded"].split()}

    assert "misere" in said
    assert all(word.isascii() for word in said if word.startswith("mis"))


def test_the_machine_is_not_named(site: Path) -> None:
    """No page or file says where it was made."""
    here = str(Path(__file__).parents[2])

    assert [str(path) for path in site.rglob("*.html") if here in path.read_text("utf-8")] == []


def empty(folder: Path, *_: object) -> None:
    """In place of a whole build: a folder with one file."""
    (folder / "index.html").write_text("new", encoding="utf-8")
    (folder / MARK).touch()


def test_an_old_site_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A finished site takes the place of the one before, and nothing else is left."""
    monkeypatch.setattr(building, "_fill", empty)
    place = tmp_path / "site"
    assert build(str(place), ["en"], main) is None
    (place / "old.html").touch()

    assert build(str(place), ["en"], main) is None
    assert sorted(path.name for path in place.iterdir()) == [MARK, "index.html"]
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_an_unfinished_site_replaces_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a build breaks off, the old site stands as it stood."""
    monkeypatch.setattr(building, "_fill", empty)
    place = tmp_path / "site"
    assert build(str(place), ["en"], main) is None

    def broken(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(building, "_fill", broken)
    problem = build(str(place), ["en"], main)

    assert problem is not None
    assert problem.problem.name == "cannot-write"
    assert (place / "index.html").read_text("utf-8") == "new"
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_of_something_else_is_left_alone(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is not one of our sites is never deleted, and that is said."""
    monkeypatch.setenv("LC_ALL", language)
    (tmp_path / "holiday.jpg").touch()
    before = [path.name for path in tmp_path.iterdir()]

    assert main(["site", "build", "-o", str(tmp_path), "--lang", language]) == 1
    assert " F022" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == before


def test_a_place_that_cannot_be_written_to_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file is no folder to write into."""
    (tmp_path / "file").touch()

    assert main(["site", "build", "-o", str(tmp_path / "file" / "site"), "--lang", "en"]) == 1
    assert " F009" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_is_missing_is_said(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A language without its texts is not built with those of another."""
    monkeypatch.setenv("LC_ALL", language)
    monkeypatch.setattr(texts, "FOLDER", tmp_path)

    assert main(["site", "build", "-o", str(tmp_path / "site"), "--lang", "ja", "en"]) == 1
    said = capsys.readouterr().err
    assert " F023" in said
    assert "tarotrules site build --lang en" in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("module", ["mkdocs.commands.build", "material"])
def test_an_extra_that_is_missing_is_said(
    module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who has not installed what the site needs is told how, before anything is made."""
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.delitem(sys.modules, "tarotrules.site.edition", raising=False)

    assert main(["site", "build", "-o", str(tmp_path / "site"), "--lang", "en"]) == 1
    said = capsys.readouterr().err
    assert " F019" in said
    assert "tarotrules[site]" in said
