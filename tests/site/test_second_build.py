"""A site that is built over an old one is the site that would be built anew, and only what changed is made."""

import shutil
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

from tarotrules import library, pipeline
from tarotrules.book import to_pdf
from tarotrules.cli.main import main
from tarotrules.site import comparisons, filling, notes, sections, shelf
from tarotrules.site.build import build
from tarotrules.site.page import Page
from tarotrules.site.reference import excerpts, quotations, translated
from tarotrules.site.rehearsal import Run

CHANGED = "solitaire-paradise"
NEW = "house"
WANTED = ("fft", CHANGED)
"""Variants enough: each more is read in every build, and so is each option."""
OPTION = "misere-personal"
TAKEN = ("misere", OPTION)
FILES = ("page", "download-pdf", "download-tarot")
SOME = (
    "variants",
    "variants/fft/page",
    "variants/fft/download-pdf",
    *(f"variants/{name}/{part}" for name in (CHANGED, NEW) for part in FILES),
    f"comparisons/{CHANGED}",
    "reference/problems/F001",
    "reference/problems/P026",
    "reference/settings/match",
)
"""Sections enough to have a menu, a table of them all, a book that builds on another, problems with a file of rules or
an option and without, and settings that are told by what a file says."""


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
        return self.files(name)

    def files(self, name: str) -> dict[str, bytes]:
        """What is in a site."""
        files = sorted(path for path in (self.folder / name).rglob("*") if path.is_file())
        return {path.relative_to(self.folder / name).as_posix(): path.read_bytes() for path in files}

    def forget(self) -> None:
        """Forget what was loaded."""
        pipeline._load_shipped.cache_clear()
        for each in (shelf.book, comparisons._pair, translated.example, translated._as_written, quotations.shelf):
            each.forget()
        for one in (excerpts._places, excerpts.speaker):
            one.forget()


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workshop]:
    """A workshop with one site, ``old``."""
    shop = Workshop(tmp_path_factory.mktemp("workshop"))
    for folder, names in ((".", WANTED), (library.OPTIONS, TAKEN), ("piquet", ["piquet"])):
        (shop.rules / folder).mkdir(parents=True)
        for name in names:
            shutil.copy(library.shipped_folder() / folder / f"{name}.tarot", shop.rules / folder)
    real, every, contents = sections.make, sections.sections, cache(notes._contents)

    def make(names: Sequence[str], languages: Sequence[str], run: Run) -> dict[str, sections.Made]:
        shop.made.extend(names)
        return real(names, languages, run)

    def typeset(data: bytes) -> to_pdf.Typeset:
        shop.made.append("PDF")
        return to_pdf.Typeset(b"%PDF-" + to_pdf.made_of(data).encode(), ())

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(library, "shipped_folder", lambda: shop.rules)
        # Nobody changes the program meanwhile.
        patch.setattr(notes, "_contents", lambda folder, apart: contents(folder, tuple(apart)))
        patch.setattr(filling, "make", make)
        patch.setattr(filling, "sections", lambda: {name: each for name, each in every().items() if name in SOME})
        patch.setattr(to_pdf, "typeset", typeset)
        shop.build("old")
        yield shop
    shop.forget()


@pytest.fixture
def rules(workshop: Workshop) -> Iterator[Path]:
    """The folder of rules, to be changed, in a workshop that has the old site in the folder ``site``."""
    shutil.rmtree(workshop.folder / "site", ignore_errors=True)
    shutil.copytree(workshop.folder / "old", workshop.folder / "site")
    shutil.copytree(workshop.rules, workshop.folder / "before")
    yield workshop.rules
    shutil.rmtree(workshop.rules)
    (workshop.folder / "before").rename(workshop.rules)


def change(file: Path, old: str, new: str) -> None:
    """Write something else into a file, once."""
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def test_a_section_rests_on_shipped_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a file builds on is noticed, also where it was read before; the file itself is in a folder of the day."""

    def load(_: str, __: object) -> Iterator[Page]:
        assert pipeline.load(str(tmp_path / "house.tarot")).variant is not None
        yield Page("index", "", "", "home")

    (tmp_path / "house.tarot").write_text("variant house extends eryod with misere { }", "utf-8")
    monkeypatch.setattr(sections, "sections", lambda: {"index": sections.Section(load)})

    for _ in range(2):
        made = sections.make(["index"], ["en"], main)["index"]
        assert {each.name for each in made.grounds} == {
            "variants/eryod.tarot",
            "variants/fft.tarot",
            "variants/options/misere.tarot",
        }


def test_a_comment_changes_what_shows_the_file(workshop: Workshop, rules: Path) -> None:
    """One more line in one file: what shows its text is made; what tells, compares or quotes its rules is not.

    An option that is called otherwise changes the page that takes it, and nothing else.
    """
    change(rules / "options" / f"{OPTION}.tarot", 'en "Personal', 'en "One’s own')
    with (rules / f"{CHANGED}.tarot").open("a", encoding="utf-8") as file:
        file.write("\n# One more line.\n")
    again = workshop.build("site")

    assert sorted(workshop.made) == [
        "reference/problems/P026",
        "reference/settings/match",
        f"variants/{CHANGED}/download-tarot",
        f"variants/{CHANGED}/page",
    ]
    assert again == workshop.build("fresh")


def test_only_what_rests_on_a_changed_file_is_made_again(workshop: Workshop, rules: Path) -> None:
    """A rule: what tells of it is made again, and the site is the one that would be built anew."""
    change(rules / f"{CHANGED}.tarot", "deals 3, 5, 7", "deals 3, 6, 9")
    again = workshop.build("site")

    assert set(workshop.made) == {
        *(f"variants{part}" for part in ("", *(f"/{CHANGED}/{file}" for file in FILES))),
        f"comparisons/{CHANGED}",
        "reference/settings/match",
        "PDF",
    }
    assert again == workshop.build("fresh")


def test_a_menu_that_says_something_else_stands_beside_every_page(workshop: Workshop, rules: Path) -> None:
    """One book has another title: all pages are made, and its PDFs; those of the other are taken over."""
    change(rules / f"{CHANGED}.tarot", 'en "', 'en "Our ')
    again = workshop.build("site")

    assert {each for each in SOME if NEW not in each} | {"PDF"} == set(workshop.made)
    assert workshop.made.count("PDF") == sum(CHANGED in name and name.endswith(".pdf") for name in again)
    assert b"Our French Tarot according" in again["en/variants/fft.html"]
    assert again == workshop.build("fresh")


def test_a_file_that_is_gone_or_new_is_gone_or_there(workshop: Workshop, rules: Path) -> None:
    """Nothing of a removed variant is left, and a new one is in the menu of every page."""
    (rules / f"{CHANGED}.tarot").unlink()
    (rules / f"{NEW}.tarot").write_text('variant house extends fft {\n  title { en "House" }\n}\n', "utf-8")
    again = workshop.build("site")

    assert not any(CHANGED in place for place in again)
    assert b"variants/house.html" in again["en/diagnostics/F001.html"]
    assert again == workshop.build("fresh")


def test_nothing_is_made_where_nothing_changed(workshop: Workshop, rules: Path) -> None:  # noqa: ARG001
    """The old site is what is asked for."""
    before = workshop.files("old")

    assert workshop.build("site") == before
    assert workshop.made == []


def test_what_was_spoilt_is_made_again(workshop: Workshop, rules: Path) -> None:  # noqa: ARG001
    """One sheet of many; a page, the search, a picture: a file that is not what was made is not taken over."""
    before = workshop.build("site")
    sheet = next(place for place in before if "fft" in place and place.endswith(".pdf"))
    others = ("en/variants/fft.html", "en/search/search_index.json", "en/assets/cards.svg")
    for place in (sheet, *others):
        (workshop.folder / "site" / place).write_text("spoilt", "utf-8")

    assert workshop.build("site") == before
