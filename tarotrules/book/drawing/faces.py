"""Cards, as they are printed: suits have shapes of their own, trumps and courts a frame."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from tarotrules.book.drawing.canvas import Canvas, Point
from tarotrules.book.pictures import Face

WIDTH, HEIGHT = 34.0, 50.0
_RADIUS: Final = 3.0
_NAMES: Final = {"S": "spade", "H": "heart", "D": "diamond", "C": "club", "E": "star"}
_RED: Final = ("H", "D")
_CORNER, _LARGE = 9.0, 13.0
_LOWER: Final = 0.35
"""So much of its size below its middle is the base line of a letter."""
_FRAME: Final = (19.0, 41.0)
_LEFT, _TOP, _SIGN, _INSIDE = 10.5, 18.0, 8.5, 4.5
"""How far from the middle the corner is, the sign below it, and to the right what is inside a frame."""


def draw_face(canvas: Canvas, at: Point, face: Face, kind: str = "face") -> None:
    """A card about its middle."""
    x, y = at
    colour = "red" if face.suit in _RED else "gold" if face.suit == "E" else "black"
    canvas.box(at, (WIDTH, HEIGHT), kind, _RADIUS)
    if face.court or face.suit in {"T", "E"}:
        canvas.box((x + _INSIDE, y), _FRAME, "frame", 1.5)
    canvas.words((x - _LEFT, y - _TOP + _CORNER * _LOWER), face.corner, _CORNER, f"corner {colour}")
    if face.suit == "T":
        canvas.words((x + _INSIDE, y + _LARGE * _LOWER), face.corner, _LARGE, "corner")
        return
    _sign(canvas, (x - _LEFT, y - (_TOP if face.suit == "E" else _SIGN)), face.suit, 0.28, colour)
    _sign(canvas, (x + _INSIDE, y + 2), face.suit, 0.55 if face.court else 0.6, colour)


def draw_back(canvas: Canvas, at: Point, size: Point) -> None:
    """A card that lies face down."""
    width, height = size
    canvas.box(at, size, "face", 1.5)
    canvas.box(at, (width - 4, height - 4), "back", 1)


def _sign(canvas: Canvas, at: Point, suit: str, scale: float, colour: str) -> None:
    shape = _shapes().get(_NAMES.get(suit, ""), "")
    if shape:
        canvas.path(shape, colour, transform=f"translate({at[0]:g} {at[1]:g}) scale({scale})")


@cache
def _shapes() -> dict[str, str]:
    """The shapes that the title page has too."""
    motif = (Path(__file__).parents[1] / "motif.svg").read_text("utf-8")
    return dict(re.findall(r'<path id="(\w+)" d="([^"]+)"', motif))
