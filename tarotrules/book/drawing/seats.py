"""A table seen from above, with an arrow in the direction of play where there are more than two."""

from math import cos, radians, sin

from tarotrules.book.drawing.canvas import LINE, NAME, SMALL, Anchor, Canvas, points, polar
from tarotrules.book.pictures import Seat, Seats

TABLE, AROUND, BEFORE = 46.0, 54.0, 33.0
"""How far from the middle the edge of the table is, the people, and the pack before the dealer."""
_ARROW, _FROM, _TO, _HEAD = 22.0, 40.0, 310.0, 5.0
FACING = 2
"""So many face each other and take turns: there is no way round."""
_SIDEWAYS = 0.35
"""Whoever sits less far to one side has the words in the middle."""


def draw_seats(canvas: Canvas, picture: Seats) -> None:
    """The table, the pack before the dealer, the arrow, the people."""
    middle = (0.0, 0.0)
    canvas.circle(middle, TABLE, "tint")
    for step in range(3):
        x, y = polar(middle, BEFORE, 270)
        canvas.box((x + step, y - step), (9, 13), "face", 1)
    if len(picture.seats) > FACING:
        _arrow(canvas, clockwise=picture.clockwise)
    for place, seat in enumerate(picture.seats):
        _seat(canvas, seat, _angle(place, len(picture.seats), clockwise=picture.clockwise))


def _angle(place: int, seats: int, *, clockwise: bool) -> float:
    """Where somebody sits: the dealer is at the bottom, next on the right is who plays after against the clock."""
    return 270 + (-1 if clockwise else 1) * 360 * place / seats


def _arrow(canvas: Canvas, *, clockwise: bool) -> None:
    way = -1 if clockwise else 1
    start, end = (polar((0, 0), _ARROW, 270 + way * degrees) for degrees in (_FROM, _TO))
    canvas.path(f"M{points(start)}A{_ARROW:g} {_ARROW:g} 0 1 {int(clockwise)} {points(end)}", "way")
    tip = polar((0, 0), _ARROW, 270 + way * (_TO + 18))
    sides = (polar((0, 0), _ARROW + side, 270 + way * (_TO - 4)) for side in (_HEAD, -_HEAD))
    canvas.path(f"M{points(tip, *sides)}Z", "head")


def _seat(canvas: Canvas, seat: Seat, angle: float) -> None:
    """A name, and below it what that player does."""
    x, y = polar((0, 0), AROUND, angle)
    sideways, up = cos(radians(angle)), sin(radians(angle))
    anchor: Anchor = "middle" if abs(sideways) < _SIDEWAYS else "start" if sideways > 0 else "end"
    height = LINE * (len(seat.does) + 1)
    top = y - height * (1 + up) / 2
    canvas.words((x, top + NAME * 0.8), seat.name, NAME, "name", anchor)
    for line, does in enumerate(seat.does, 1):
        canvas.words((x, top + NAME * 0.8 + line * LINE), does, SMALL, "does", anchor)
