"""Packets in the order they are dealt; above them what is laid aside in between, or may not be."""

from typing import Final

from tarotrules.book.drawing.canvas import NAME, SMALL, Canvas, points
from tarotrules.book.drawing.faces import draw_back
from tarotrules.book.pictures import Packet, Packets

BACK, FAN, GAP = (16.0, 24.0), 4.0, 34.0
"""A card, how far the next one is from it, and how wide the room between two packets is."""
ASIDE: Final = (20.0, 13.5)
_HIGH: Final = 34.0
_LEFT_OUT: Final = 34.0
_CROSS: Final = 8.0


def draw_packets(canvas: Canvas, picture: Packets) -> None:
    """From left to right."""
    canvas.words((-GAP / 2 - 4, -_HIGH + SMALL * 0.35), picture.aside, SMALL, "does", "end")
    x = 0.0
    for packet in picture.first:
        x = _packet(canvas, x, packet)
    if picture.last:
        _aside(canvas, x, picture.between)
        canvas.words((x + _LEFT_OUT / 2, 0), "…", NAME, "name")
        x += _LEFT_OUT
    for packet in picture.last:
        x = _packet(canvas, x, packet)
    _aside(canvas, x, picture.after)


def _packet(canvas: Canvas, x: float, packet: Packet) -> float:
    """A packet after the room before it; where it ends."""
    _aside(canvas, x, packet.before)
    left = x + GAP / 2 + BACK[0] / 2
    for card in range(packet.cards):
        draw_back(canvas, (left + card * FAN, 0), BACK)
    span = (packet.cards - 1) * FAN
    canvas.words((left + span / 2, BACK[1] / 2 + 3 + NAME), packet.name, NAME, "name")
    return left + span + BACK[0] / 2 + GAP / 2


def _aside(canvas: Canvas, x: float, many: int) -> None:
    """A card or two on the way to the middle, or one that may not go there."""
    for card in range(max(many, 1)):
        draw_back(canvas, (x + card * 3, -_HIGH - card * 3), ASIDE)
    if not many:
        ends = [(x + _CROSS * way, -_HIGH - _CROSS * up) for way, up in ((-1, -1), (1, 1), (-1, 1), (1, -1))]
        canvas.path(f"M{points(ends[0])}L{points(ends[1])}M{points(ends[2])}L{points(ends[3])}", "cross", ends)
