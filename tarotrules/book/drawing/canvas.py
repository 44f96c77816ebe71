"""A sheet to draw on, as large as what is drawn on it."""

from collections.abc import Iterable
from math import cos, radians, sin
from typing import Final, Literal, NamedTuple

from tarotrules.book.markup import escape
from tarotrules.book.plain import printable
from tarotrules.source.excerpt import columns

Anchor = Literal["start", "middle", "end"]
Point = tuple[float, float]
NAME, SMALL, LINE = 11, 9.5, 11.5
"""Sizes of letters, and the distance of two lines."""
_WIDE: Final = 0.6
"""About how wide a letter is, of its size; nothing may be cut off, so rather too wide."""
_MARGIN: Final = 2


class Drawing(NamedTuple):
    """Shapes, and the room they take."""

    box: str
    width: float
    shapes: str


class Canvas:
    """Shapes in the order they are drawn; y grows downwards."""

    def __init__(self) -> None:
        self._shapes: list[str] = []
        self._xs: list[float] = []
        self._ys: list[float] = []

    def reach(self, *points: Point) -> None:
        """Make room for some points."""
        for x, y in points:
            self._xs.append(x)
            self._ys.append(y)

    def words(self, at: Point, text: str, size: float, kind: str, anchor: Anchor = "middle") -> None:
        """A line of text on its base line."""
        x, y = at
        text = printable(text)
        if not text:
            return
        width = wide(text, size)
        left = x - {"start": 0, "middle": width / 2, "end": width}[anchor]
        self.reach((left, y - size), (left + width, y + size / 3))
        side = "" if anchor == "start" else f' text-anchor="{anchor}"'
        place = f'x="{_number(x)}" y="{_number(y)}" font-size="{_number(size)}"'
        self._shapes.append(f'<text class="{kind}" {place}{side}>{escape(text)}</text>')

    def path(self, d: str, kind: str, reach: Iterable[Point] = (), transform: str = "") -> None:
        """A path; who draws it says how far it reaches."""
        self.reach(*reach)
        moved = f' transform="{transform}"' if transform else ""
        self._shapes.append(f'<path class="{kind}" d="{d}"{moved}/>')

    def box(self, middle: Point, size: Point, kind: str, radius: float = 0, turn: float = 0) -> None:
        """A rectangle about its middle."""
        (x, y), (width, height) = middle, size
        half = max(size) / 2 if turn else 0
        self.reach((x - max(width / 2, half), y - max(height / 2, half)))
        self.reach((x + max(width / 2, half), y + max(height / 2, half)))
        place = f'x="{_number(x - width / 2)}" y="{_number(y - height / 2)}" width="{_number(width)}"'
        turned = f' transform="rotate({_number(turn)} {_number(x)} {_number(y)})"' if turn else ""
        self._shapes.append(f'<rect class="{kind}" {place} height="{_number(height)}" rx="{_number(radius)}"{turned}/>')

    def circle(self, middle: Point, radius: float, kind: str) -> None:
        """A circle."""
        x, y = middle
        self.reach((x - radius, y - radius), (x + radius, y + radius))
        self._shapes.append(f'<circle class="{kind}" cx="{_number(x)}" cy="{_number(y)}" r="{_number(radius)}"/>')

    def drawn(self) -> Drawing:
        """All that was drawn."""
        left, top = min(self._xs) - _MARGIN, min(self._ys) - _MARGIN
        width, height = max(self._xs) + _MARGIN - left, max(self._ys) + _MARGIN - top
        box = " ".join(map(_number, (left, top, width, height)))
        return Drawing(box, width, "\n".join(self._shapes))


def wide(text: str, size: float) -> float:
    """About how much room a line of text takes."""
    return columns(text) * size * _WIDE


def polar(middle: Point, radius: float, degrees: float) -> Point:
    """A point on a circle; 0 is on the right, 90 at the top."""
    x, y = middle
    return x + radius * cos(radians(degrees)), y - radius * sin(radians(degrees))


def points(*places: Point) -> str:
    """Points as a path has them."""
    return " ".join(f"{_number(x)} {_number(y)}" for x, y in places)


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
