"""Which pages of a booklet lie side by side, so that its sheets, folded together once, can be read in order."""

from typing import Any, Final

from tarotrules.book.to_typst import MAY_BREAK, WHOLE

PAGES_OF_A_SHEET: Final = 4
BLANK: Final = 0

Side = tuple[int, int]
"""The pages at the left and right of one side of a sheet."""


def imposed(pages: int) -> tuple[Side, ...]:
    """The sides of all sheets as a printer takes them, front and back, the outermost sheet first.

    The back of a sheet stands upright when it is turned on its short edge. Pages that are wanting
    to whole sheets are blank, and come last.

    >>> imposed(7)
    ((0, 1), (2, 7), (6, 3), (4, 5))
    """
    whole = -(-pages // PAGES_OF_A_SHEET) * PAGES_OF_A_SHEET
    return tuple(_side(place, whole + 1 - place, pages) for place in range(1, whole // 2 + 1))


def sheets(book: dict[str, Any], pages: int) -> dict[str, Any]:
    """The data of the sheets of a finished book, without its pages."""
    title = book["title"].replace(MAY_BREAK, "").replace(WHOLE, "")
    return {"title": title, "language": book["language"], "sides": imposed(pages)}


def _side(early: int, late: int, pages: int) -> Side:
    """Two pages that lie beside each other: an odd page is a right one."""
    left, right = (late, early) if early % 2 else (early, late)
    return (_printed(left, pages), _printed(right, pages))


def _printed(page: int, pages: int) -> int:
    return page if page <= pages else BLANK
