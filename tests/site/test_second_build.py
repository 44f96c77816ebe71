"""A site that is built over an old one is the site that would be built anew, and only what changed is made."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tarotrules import library, pipeline
from tarotrules.book import to_pdf
from tarotrules.cli.main import main
from tarotrules.site import filling, sections, shelf
from tarotrules.site.build import build
from tarotrules.site.page import Page

CHANGED = "solitaire-paradise"
SOME = ("variants", "variants/fft", f"variants/{CHANGED}")
"""Sections enough to have a menu, a table of them all, and a book that builds on another."""


class Workshop:
    """A copy of the shipped rules, sites that are built of it, and what was made for the last one."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.rules = folder, folder / "variants"
        self.made: list[str] = []

    def build(self, name: str) -> dict[str, bytes]:
        """Build as a new process does; what is in the site then."""
        self.made.clear()
        self.forget()
        assert build(str(self.folder / name), ["en"], main, processes=1) is None
        files = sorted(path for path in (self.folder / name).rglob("*") if path.is_file())
        return {path.relative_to(self.folder / name).as_posix(): path.read_bytes() for path in files}

    def forget(self) -> None:
        """Forget what was loaded."""
        pipeline._load_shipped.cache_clear()
        shelf._book.cache_clear()


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workshop]:
    """A workshop with one site, ``old``."""
    shop = Workshop(tmp_path_factory.mktemp("workshop"))
    shutil.copytree(library.shipped_folder(), shop.rules)
    real, every = sections.make, sections.sections()

    def make(name: str, *given: object) -> sections.Made:
        shop.made.append(name)
        return real(name, *given)  # type: ignore[arg-type]

    def typeset(data: bytes) -> to_pdf.Typeset:
        shop.made.append("PDF")
        return to_pdf.Typeset(b"%PDF-" + to_pdf.made_of(data).encode(), ())

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(library, "shipped_folder", lambda: shop.rules)
        patch.setattr(filling, "make", make)
        patch.setattr(filling, "sections", lambda: {name: every[name] for name in SOME})
        patch.setattr(to_pdf, "typeset", typeset)
        shop.build("old")
        yield shop
    shop.forget()


@pytest.fixture
def file(workshop: Workshop) -> Iterator[Path]:
    """A file of rules, to be changed, in a workshop that has the old site in the folder ``site``."""
    shutil.rmtree(workshop.folder / "site", ignore_errors=True)
    shutil.copytree(workshop.folder / "old", workshop.folder / "site")
    path = workshop.rules / f"{CHANGED}.tarot"
    before = path.read_text("utf-8")
    yield path
    path.write_text(before, "utf-8")


def test_a_section_rests_on_shipped_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a file builds on is noticed, also where it was read before; the file itself is in a folder of the day."""

    def load(_: str, __: object) -> Iterator[Page]:
        assert pipeline.load(str(tmp_path / "house.tarot")).variant is not None
        yield Page("index", "", "", "home")

    (tmp_path / "house.tarot").write_text("variant house extends eryod with misere { }", "utf-8")
    monkeypatch.setattr(sections, "sections", lambda: {"index": sections.Section(load)})

    for _ in range(2):
        made = sections.make("index", ["en"], main)
        assert made.read == ["variants/eryod.tarot", "variants/fft.tarot", "variants/options/misere.tarot"]


def test_only_what_rests_on_a_changed_file_is_made_again(workshop: Workshop, file: Path) -> None:
    """One more line in one file: its page and the table of all are made; what they are put into is what it was."""
    file.write_text(file.read_text("utf-8") + "\n# One more line.\n", "utf-8")
    again = workshop.build("site")

    assert workshop.made == ["variants", f"variants/{CHANGED}"]
    assert again == workshop.build("fresh")


def test_a_menu_that_says_something_else_stands_beside_every_page(workshop: Workshop, file: Path) -> None:
    """One book has another title: all pages are made, and its PDFs; those of the other are taken over."""
    file.write_text(file.read_text("utf-8").replace('en "', 'en "Our ', 1), "utf-8")
    again = workshop.build("site")

    assert set(workshop.made) == {*SOME, "PDF"}
    assert workshop.made.count("PDF") == sum(CHANGED in name and name.endswith(".pdf") for name in again)
    assert b"Our French Tarot according" in again["en/variants/fft.html"]


def test_nothing_is_made_where_nothing_changed(workshop: Workshop, file: Path) -> None:  # noqa: ARG001
    """The old site is what is asked for."""
    before = workshop.build("site")

    assert workshop.made == []
    assert before == workshop.build("site")


def test_what_was_spoilt_is_made_again(workshop: Workshop, file: Path) -> None:  # noqa: ARG001
    """A page, the search, a picture: a file that is not what was made is not taken over."""
    before = workshop.build("site")
    for place in ("variants/fft.html", "search/search_index.json", "assets/cards.svg"):
        (workshop.folder / "site" / "en" / place).write_text("spoilt", "utf-8")

    assert workshop.build("site") == before
