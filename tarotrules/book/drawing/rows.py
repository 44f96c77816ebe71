"""Cards side by side: with words below each, or laid together in piles and counted."""

from tarotrules.book.drawing.canvas import LINE, NAME, SMALL, Canvas, Point, wide
from tarotrules.book.drawing.faces import HEIGHT, WIDTH, draw_face
from tarotrules.book.pictures import Cards, Heap, Laid
from tarotrules.book.wrapping import wrap

LETTERS, APART, BELOW = 15, 9.0, 4.0
"""Columns of the words below a card; room between two; room between a card and its words."""
FRAME = 8.0
"""By so much the frame of a card is larger than the card."""
OVER = (14.0, 4.0)
"""How a card of a pile lies on the one before."""


def draw_cards(canvas: Canvas, picture: Cards) -> None:
    """Every card in the middle of a column as wide as the widest words."""
    rows = [[(laid, wrap(laid.below, LETTERS) if laid.below else []) for laid in row] for row in picture.rows]
    widths = (max([wide(laid.name, NAME), *(wide(each, SMALL) for each in said)]) for row in rows for laid, said in row)
    pitch = max(WIDTH, *widths) + APART
    y = 0.0
    for row in rows:
        for place, (laid, said) in enumerate(row):
            _laid(canvas, (place * pitch, y), laid, said)
        y += HEIGHT + BELOW + APART + LINE * max(len(said) + bool(laid.name) for laid, said in row)


def draw_heap(canvas: Canvas, picture: Heap) -> None:
    """Pile after pile, and what each counts."""
    x = 0.0
    for pile in picture.piles:
        for place, face in enumerate(pile.faces):
            draw_face(canvas, (x + place * OVER[0], place * OVER[1]), face)
        span = (len(pile.faces) - 1) * OVER[0]
        canvas.words((x + span / 2, HEIGHT / 2 + OVER[1] + BELOW + NAME), pile.counts, NAME, "name")
        x += WIDTH + span + APART


def _laid(canvas: Canvas, at: Point, laid: Laid, said: list[str]) -> None:
    x, y = at
    if laid.wins:
        canvas.box(at, (WIDTH + FRAME, HEIGHT + FRAME), "wins", FRAME)
    draw_face(canvas, at, laid.face)
    line = y + HEIGHT / 2 + BELOW + NAME
    if laid.name:
        canvas.words((x, line), laid.name, NAME, "name")
        line += LINE
    for each in said:
        canvas.words((x, line), each, SMALL, "does")
        line += LINE
