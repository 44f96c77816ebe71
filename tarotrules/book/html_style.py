"""How a page of HTML looks: its style sheets, and what its body is called in them."""

from functools import cache
from pathlib import Path
from typing import Final

from tarotrules.book.inline import plain
from tarotrules.book.lines import lines_of
from tarotrules.book.plain import printable
from tarotrules.book.tree import Book, Chapter, Contrasts, Form
from tarotrules.source.excerpt import columns

_KINDS: Final[dict[Form, str]] = {"book": "", "sheet": "sheet", "cheat": "sheet cheat", "score": "sheet score"}
_STYLES: Final[dict[Form, tuple[str, ...]]] = {
    "book": ("booklet.css", "card.css", "picture.css"),
    "sheet": ("booklet.css", "card.css", "picture.css", "sheet.css"),
    "cheat": ("booklet.css", "card.css", "picture.css", "sheet.css", "cheat.css"),
    "score": ("booklet.css", "card.css", "picture.css", "sheet.css", "score.css"),
}
_DENSE: Final = ((5350, " dense"), (6500, " denser"))
"""How much text it is from which a page is set smaller, and smaller still."""


def class_of(book: Book) -> str:
    """What the body of a sheet is called."""
    kind = "sheet facing" if any(map(_stands_side_by_side, book.chapters)) else _KINDS[book.form]
    return kind + (_density(book) if book.form == "cheat" else "")


def style(book: Book) -> str:
    """All that its style sheets say, with the title at the head of printed pages."""
    return _stylesheet(book.form).replace("RUNNING-HEAD", _css_string(printable(book.title)))


def _density(book: Book) -> str:
    """How small the letters of a page must be that holds so much."""
    texts = list(map(plain, lines_of(book)))
    # Wide characters need more room than two narrow ones: they ask for more between the lines.
    size = sum(3 * columns(text) - len(text) for text in texts) / 2
    return "".join(name for most, name in _DENSE if size > most)


def _stands_side_by_side(chapter: Chapter) -> bool:
    return any(isinstance(block, Contrasts) and block.sides for block in chapter.blocks)


@cache
def _stylesheet(form: Form) -> str:
    return "".join((Path(__file__).parent / name).read_text("utf-8") for name in _STYLES[form])


def _css_string(text: str) -> str:
    # Hexadecimal escapes leave nothing that could end the string, the rule or the element.
    return '"' + "".join(c if c.isalnum() and c.isascii() else f"\\{ord(c):06x}" for c in text) + '"'
