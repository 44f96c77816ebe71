"""The picture on a cover: a card of each suit, fanned, and between them two of those that only tarot has."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from tarotrules.book.tree import Motif

_COLOURS: Final = (
    "<style>.face{fill:#fff;stroke:#574e43}.frame{fill:none;stroke:#96691a}.black{fill:#1b1712}.red{fill:#8a1c17}"
    ".gold{fill:#96691a}.trump{fill:#1b1712;font:700 27px 'Libertinus Serif',serif;text-anchor:middle}</style>"
)
"""On a page the style sheet colours the picture; on paper it brings its colours along."""


_CARD: Final = re.compile(r'<g transform="rotate\([^)]*\)(.*)\n')
_NOT_OF_SUITS: Final = ("trump", "star")
_BETWEEN: Final = 16.8
"""Degrees between two cards."""


@cache
def motif(kind: Motif) -> str:
    """The picture, to stand in a page."""
    text = (Path(__file__).parent / "motif.svg").read_text("utf-8")
    return text if kind == "tarot" else _of_suits(text)


def _of_suits(text: str) -> str:
    """The same without the cards that are of no suit."""
    left = [each for each in _CARD.findall(text) if not any(name in each for name in _NOT_OF_SUITS)]
    middle = (len(left) - 1) / 2
    fanned = "".join(
        f'<g transform="rotate({(place - middle) * _BETWEEN:.1f}){each}\n' for place, each in enumerate(left)
    )
    first, *_, last = _CARD.finditer(text)
    return text[: first.start()] + fanned + text[last.end() :]


def coloured(kind: Motif) -> str:
    """The picture, to stand alone."""
    return motif(kind).replace("<defs>", f"{_COLOURS}<defs>", 1)
