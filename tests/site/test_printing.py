"""A site that is built again takes over the PDFs that would be the same, and no others."""

from pathlib import Path

import pytest

from tarotrules import books, pipeline
from tarotrules.book import to_pdf
from tarotrules.book.to_typst import to_typst
from tarotrules.site.notes import NOTHING, Old, written
from tarotrules.site.page import Print
from tarotrules.site.printing import Unmade, batches, kept, typeset
from tarotrules.site.sums import sum_of
from tarotrules.source.problems import NO_GLYPH

PLACE = "en/downloads/x.pdf"


@pytest.fixture(scope="module")
def sheet() -> Print:
    """A small sheet."""
    variant = pipeline.load("fft").variant
    assert variant is not None
    return Print("downloads/x.pdf", "score", "a4", to_typst(books.scoresheet(variant, "en", 3), "a4"))


@pytest.fixture
def notes(sheet: Print, tmp_path: Path) -> str:
    """The notes of a site that has the sheet; the site is in the test's folder."""
    (tmp_path / PLACE).parent.mkdir(parents=True)
    (tmp_path / PLACE).write_bytes(b"%PDF-")
    return written(NOTHING._replace(files={PLACE: sum_of(b"%PDF-")}, prints={to_pdf.made_of(sheet.data): PLACE}))


def test_what_would_be_the_same_is_taken_over(notes: str, sheet: Print, tmp_path: Path) -> None:
    """The same sheet comes from the old site, wherever it stands in the new one; another sheet does not."""
    prints = {
        "en/downloads/y.pdf": sheet,
        "en/downloads/z.pdf": Print("downloads/z.pdf", "score", "a4", sheet.data + b" "),
    }

    assert kept(prints, Old(tmp_path, notes)) == {"en/downloads/y.pdf": b"%PDF-"}


@pytest.mark.parametrize("spoilt", ["file", "gone", "notes"])
def test_what_was_spoilt_is_not(spoilt: str, notes: str, sheet: Print, tmp_path: Path) -> None:
    """A file that was changed or is gone, notes that are none: the sheet is set again."""
    if spoilt == "file":
        (tmp_path / PLACE).write_bytes(b"%PDF-2")
    elif spoilt == "gone":
        (tmp_path / PLACE).unlink()

    assert kept({PLACE: sheet}, Old(tmp_path, "[1]" if spoilt == "notes" else notes)) == {}


def test_another_day_is_set_again(notes: str, sheet: Print, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The day that a build is told it is made may stand in its files."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1")

    assert kept({PLACE: sheet}, Old(tmp_path, notes)) == {}


def test_books_that_have_much_in_common_are_set_together(sheet: Print, tmp_path: Path) -> None:
    """Those of one language, form and paper; each is set once."""
    prints = {f"{language}/{n}": sheet for n in range(2) for language in ("fr", "en")}

    assert [[place for place, _ in batch] for batch in batches(prints)] == [["en/0", "en/1"], ["fr/0", "fr/1"]]
    typeset([(PLACE, sheet), ("fr/downloads/x.pdf", sheet)], tmp_path)
    assert (tmp_path / PLACE).read_bytes() == (tmp_path / "fr/downloads/x.pdf").read_bytes()


def test_a_sheet_that_cannot_be_set_says_why(sheet: Print, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The problem reaches whoever builds the site."""
    monkeypatch.setattr(to_pdf, "typeset", lambda _: NO_GLYPH.at(None, signs="☃"))

    with pytest.raises(Unmade) as raised:
        typeset([(PLACE, sheet)], tmp_path)
    assert raised.value.problem.problem is NO_GLYPH
