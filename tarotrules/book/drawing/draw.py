"""Every kind of picture, drawn."""

from functools import lru_cache
from typing import Final

from tarotrules.book.drawing.canvas import NAME, Canvas, Drawing
from tarotrules.book.drawing.packets import draw_packets
from tarotrules.book.drawing.rows import draw_cards, draw_heap
from tarotrules.book.drawing.seats import draw_seats
from tarotrules.book.markup import escape
from tarotrules.book.pictures import Cards, Heap, Packets, Picture, Seats
from tarotrules.source.node import Node

REMEMBERED: Final = 64
"""Pictures that are kept as drawn: nearly all books of a language have the same cards."""
_COLOURS: Final = (
    "<style>.tint{fill:#f6f1e6;stroke:#b9ad97}.face{fill:#fff;stroke:#574e43;stroke-width:.8}"
    ".black{fill:#1b1712}.red{fill:#8a1c17}.gold{fill:#96691a}.frame{fill:none;stroke:#96691a;stroke-width:.7}"
    ".back{fill:none;stroke:#b9ad97;stroke-width:.7}.cross{stroke:#8a1c17;stroke-width:2;fill:none}"
    ".wins{fill:#f6f1e6;stroke:#1b1712;stroke-width:2}"
    ".way{fill:none;stroke:#574e43;stroke-width:1.6}.head{fill:#574e43}"
    "text{font-family:'Libertinus Serif','Noto Serif JP';fill:#1b1712}.name,.corner{font-weight:700}"
    ".corner.red{fill:#8a1c17}.does{fill:#574e43}"
    "</style>"
)
"""On a page the style sheet colours a picture; on paper it brings its colours along."""


class Drawn(Node):
    """A picture for paper, and its width in letters of the text beside it."""

    svg: str
    width: float


def on_page(picture: Picture, alternative: str) -> str:
    """A picture inside HTML; who hears the page hears the same in words."""
    drawing = _drawing(picture)
    width = f"{drawing.width / NAME:.2f}"
    attributes = f'viewBox="{drawing.box}" style="width:{width}em" role="img" aria-label="{escape(alternative)}"'
    return f"<svg {attributes}>\n{drawing.shapes}\n</svg>"


def on_paper(picture: Picture) -> Drawn:
    """A picture for the typesetter."""
    drawing = _drawing(picture)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{drawing.box}">{_COLOURS}{drawing.shapes}</svg>'
    return Drawn(svg, drawing.width / NAME)


@lru_cache(REMEMBERED)
def _drawing(picture: Picture) -> Drawing:
    canvas = Canvas()
    match picture:
        case Seats():
            draw_seats(canvas, picture)
        case Cards():
            draw_cards(canvas, picture)
        case Heap():
            draw_heap(canvas, picture)
        case Packets():
            draw_packets(canvas, picture)
    return canvas.drawn()
