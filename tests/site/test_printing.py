"""A site that is built again takes over the PDFs that would be the same, and no others."""

import json
from pathlib import Path
from typing import Any

import pytest

from tarotrules import books, pipeline
from tarotrules.book import to_pdf
from tarotrules.book.tree import Book
from tarotrules.site.printing import Printing

PLACE = "en/downloads/x.pdf"


@pytest.fixture(scope="module")
def sheets() -> dict[int, Book]:
    """Two small sheets."""
    variant = pipeline.load("fft").variant
    assert variant is not None
    return {players: books.scoresheet(variant, "en", players) for players in (3, 4)}


@pytest.fixture
def old(sheets: dict[int, Book], tmp_path: Path) -> str:
    """The notes of a site that has the first sheet; the site is in the test's folder."""
    press = Printing(tmp_path, "")
    made = press.pdf(sheets[3], "a4")
    assert isinstance(made, bytes)
    (tmp_path / PLACE).parent.mkdir(parents=True)
    (tmp_path / PLACE).write_bytes(made)
    return press.notes({PLACE: made, "en/downloads/fft.json": b"{}"})


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What the typesetter was given to do."""
    given: list[bytes] = []
    real: Any = to_pdf.typeset

    def typeset(data: bytes) -> object:
        given.append(data)
        return real(data)

    monkeypatch.setattr(to_pdf, "typeset", typeset)
    return given


def test_what_would_be_the_same_is_taken_over(
    old: str, sheets: dict[int, Book], tmp_path: Path, jobs: list[bytes]
) -> None:
    """The same sheet comes from the old site; another sheet, or other paper, is set."""
    press = Printing(tmp_path, old)
    again = press.pdf(sheets[3], "a4")

    assert (again, jobs) == ((tmp_path / PLACE).read_bytes(), [])
    assert press.notes({PLACE: again}) == old  # type: ignore[dict-item]
    press.pdf(sheets[4], "a4")
    press.pdf(sheets[3], "a5")
    assert len(jobs) == 2


@pytest.mark.parametrize("spoilt", ["file", "gone", "notes"])
def test_what_was_spoilt_is_set_again(
    spoilt: str, old: str, sheets: dict[int, Book], tmp_path: Path, jobs: list[bytes]
) -> None:
    """A file that was changed or is gone, notes that are none: the sheet is set."""
    right = (tmp_path / PLACE).read_bytes()
    if spoilt == "file":
        (tmp_path / PLACE).write_bytes(b"%PDF-")
    elif spoilt == "gone":
        (tmp_path / PLACE).unlink()
    notes = json.dumps(dict.fromkeys(json.loads(old), 1)) if spoilt == "notes" else old

    assert Printing(tmp_path, notes).pdf(sheets[3], "a4") == right
    assert len(jobs) == 1


def test_another_day_is_set_again(
    old: str, sheets: dict[int, Book], tmp_path: Path, jobs: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The day that a build is told it is made may stand in its files."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1")
    Printing(tmp_path, old).pdf(sheets[3], "a4")

    assert len(jobs) == 1
