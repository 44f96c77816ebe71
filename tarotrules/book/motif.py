"""The picture on a cover: six cards, fanned."""

from functools import cache
from pathlib import Path
from typing import Final

_COLOURS: Final = (
    "<style>.face{fill:#fff;stroke:#574e43}.frame{fill:none;stroke:#96691a}.black{fill:#1b1712}.red{fill:#8a1c17}"
    ".gold{fill:#96691a}.trump{fill:#1b1712;font:700 27px 'Libertinus Serif',serif;text-anchor:middle}</style>"
)
"""On a page the style sheet colours the picture; on paper it brings its colours along."""


@cache
def motif() -> str:
    """The picture, to stand in a page."""
    return (Path(__file__).parent / "motif.svg").read_text("utf-8")


def coloured() -> str:
    """The picture, to stand alone."""
    return motif().replace("<defs>", f"{_COLOURS}<defs>", 1)
