"""A booklet printed on both sides, folded once and stapled is read in order; nothing of it is lost."""

import io
from collections.abc import Iterator
from typing import Final, TypeVar

import pypdfium2
import pytest
from pypdf import PdfReader

from tarotrules import books, pipeline
from tarotrules.book.imposing import BLANK, imposed
from tarotrules.book.tree import Book

A4_LANDSCAPE: Final = (842, 595)
Page = TypeVar("Page")


def folded(sides: list[tuple[Page, Page]]) -> list[Page]:
    """The pages as a reader turns them.

    Two sides are a sheet. Turned on its short edge, its back has behind its left half the right half of the
    front. The sheets lie inside each other, the first one outside, and are folded with its front outwards.
    """
    sheets = list(zip(sides[::2], sides[1::2], strict=True))
    forth = [page for front, back in sheets for page in (front[1], back[0])]
    return forth + [page for front, back in reversed(sheets) for page in (back[1], front[0])]


@pytest.mark.parametrize("pages", range(1, 42))
def test_sheets_folded_are_read_in_order(pages: int) -> None:
    """Page follows page, and after the last one only what fills the last sheet is blank: three pages at most."""
    read = folded(list(imposed(pages)))

    assert read[:pages] == list(range(1, pages + 1))
    assert read[pages:] in [[BLANK] * blank for blank in range(4)]


def test_what_is_looked_up_lies_on_top() -> None:
    """The last page of a book is the back of the booklet, however many pages there are; blank ones come before it."""
    rules = pipeline.load("fft").variant
    assert rules is not None
    book = books.book(rules, "en")
    single, sheets = (books.pdf(book, paper) for paper in ("a5", "booklet"))
    assert isinstance(single, bytes)
    assert isinstance(sheets, bytes)
    pages = [letters(page.get_textpage().get_text_range()) for page in pypdfium2.PdfDocument(single)]

    *read, back = folded(list(halves(sheets)))

    # The number below a page is another one where blank pages come before it.
    assert "".join(filter(str.isalpha, back)) == "".join(filter(str.isalpha, pages[-1]))
    assert read[: len(pages) - 1].count("") == 0
    assert "".join(read[len(pages) - 1 :]) == ""


def halves(pdf: bytes) -> Iterator[tuple[str, str]]:
    """What is printed at the left and right of each side."""
    for page in pypdfium2.PdfDocument(pdf):
        text, (width, height) = page.get_textpage(), page.get_size()
        assert (round(width), round(height)) == A4_LANDSCAPE
        left, right = (text.get_text_bounded(at, 0, at + width / 2, height) for at in (0, width / 2))
        yield letters(left), letters(right)


def letters(text: str) -> str:
    """A text without what depends on how it is read from its page."""
    return "".join(sorted(filter(str.isalnum, text)))


def test_a_booklet_on_paper_is_the_book(sample: Book) -> None:
    """Its sheets, folded, are the A5 pages one after the other."""
    single, sheets = (books.pdf(sample, paper) for paper in ("a5", "booklet"))
    assert isinstance(single, bytes)
    assert isinstance(sheets, bytes)
    pages = [letters(page.get_textpage().get_text_range()) for page in pypdfium2.PdfDocument(single)]

    read = folded(list(halves(sheets)))

    assert read[: len(pages)] == pages
    assert not any(read[len(pages) :])
    assert PdfReader(io.BytesIO(sheets)).metadata.title == sample.title  # type: ignore[union-attr]
    assert books.pdf(sample, "booklet") == sheets
