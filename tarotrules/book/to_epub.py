"""A book for e-readers, as EPUB 3: a file a chapter, with the anchors of the HTML book, in the reader's own fonts."""

from functools import cache
from itertools import starmap
from pathlib import Path
from typing import Final

from tarotrules.book.anchors import chapter_anchor, numbered
from tarotrules.book.epub_package import Content, packed
from tarotrules.book.inline import plain as plain_line
from tarotrules.book.markup import escape, wrapped
from tarotrules.book.motif import coloured
from tarotrules.book.plain import printable
from tarotrules.book.to_html import Page
from tarotrules.book.tree import Book, Chapter
from tarotrules.book.wrapping import wrap

SVG: Final = '<svg xmlns="http://www.w3.org/2000/svg" '
TITLE, CONTENTS, STYLE, COVER = "title.xhtml", "contents.xhtml", "book.css", "cover.svg"
WIDTH, HEIGHT, LETTERS = 600, 800, 20
"""A cover, and how many letters of its title are in a line."""
SPREAD, TALLEST = 960, 220
"""How large letters are of which one is in a line, or in a column."""


def to_epub(book: Book) -> bytes:
    """The whole file; the same book always gives the same bytes."""
    return _Volume(book).packed()


def _file(place: int) -> str:
    return f"{place:02}.xhtml"


class _Volume(Page):
    """One book on its way to an e-reader."""

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self._files = {
            number: _file(place) for place, each in enumerate(book.chapters, 1) for number, _ in numbered(each)
        }

    def packed(self) -> bytes:
        book = self._book
        pages = [self._page(TITLE, book.title, self._cover(escape(book.title)))]
        pages.append(self._page(CONTENTS, self._labels.contents, self._contents() + self._landmarks()))
        pages += [self._read(place, each) for place, each in enumerate(book.chapters, 1)]
        others = [
            Content(STYLE, "text/css", _style()),
            Content(COVER, "image/svg+xml", _drawn_cover(book), "cover-image"),
        ]
        return packed(book, (*pages, *others), self._labels.accessible)

    def _read(self, place: int, chapter: Chapter) -> Content:
        """A chapter; what the book itself is stands below the last one."""
        last = self._colophon() if place == len(self._book.chapters) else []
        return self._page(_file(place), plain_line(chapter.title), "\n".join([self._chapter(chapter), *last]))

    def _page(self, file: str, title: str, body: str) -> Content:
        language = escape(self._book.language)
        spaces = 'xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"'
        page = [
            '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>',
            f'<html {spaces} lang="{language}" xml:lang="{language}">',
            f"<head>\n<title>{escape(title) or escape(self._book.title)}</title>",
            f'<link rel="stylesheet" type="text/css" href="{STYLE}"/>\n</head>\n<body>',
            body.replace("<svg ", SVG),
            "</body>\n</html>\n",
        ]
        properties = [name for name, has in (("nav", file == CONTENTS), ("svg", "<svg " in body)) if has]
        return Content(file, "application/xhtml+xml", "\n".join(page), " ".join(properties))

    def _contents(self) -> str:
        entries = wrapped("ol", starmap(self._leading, enumerate(self._book.chapters, 1)))
        heading = f'<h2 id="contents">{escape(self._labels.contents)}</h2>'
        return f'<nav epub:type="toc" role="doc-toc" aria-labelledby="contents">\n{heading}\n{entries}\n</nav>'

    def _leading(self, place: int, chapter: Chapter) -> str:
        return f'<li><a href="{_file(place)}#{chapter_anchor(chapter)}">{self._title(chapter)}</a></li>'

    def _landmarks(self) -> str:
        """Where a reader's buttons lead."""
        places = [("titlepage", TITLE, self._book.title), ("toc", f"{CONTENTS}#contents", self._labels.contents)]
        places += [("bodymatter", _file(1), plain_line(each.title)) for each in self._book.chapters[:1]]
        entries = (f'<li><a epub:type="{kind}" href="{place}">{escape(name)}</a></li>' for kind, place, name in places)
        return f'\n<nav epub:type="landmarks" hidden="hidden">\n{wrapped("ol", entries)}\n</nav>'

    def _place(self, number: str) -> str:
        return self._files[number] + super()._place(number)


def _drawn_cover(book: Book) -> str:
    """The picture that a reader's shelf shows: cards, the title, whom it is for."""
    fan = coloured(book.motif).replace("<svg ", f'<svg x="{WIDTH // 2 - 205}" y="110" width="410" height="175" ', 1)
    words = _written(book.title, LETTERS, 420) + _written(book.subtitle, 2 * LETTERS, 690)
    return "\n".join(
        [
            f'<?xml version="1.0" encoding="utf-8"?>\n{SVG}viewBox="0 0 {WIDTH} {HEIGHT}">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fdfaf3"/>',
            f'<rect x="20" y="20" width="{WIDTH - 40}" height="{HEIGHT - 40}" fill="none" stroke="#574e43"/>',
            f'{fan}<g font-family="serif" fill="#1b1712" text-anchor="middle">',
            *words,
            "</g>\n</svg>\n",
        ]
    )


def _written(text: str, letters: int, top: int) -> list[str]:
    """Lines of so many letters, as large as there is room for them."""
    lines = wrap(printable(text), letters) if text else []
    size = min(SPREAD // letters, TALLEST // max(1, len(lines)))
    return [
        f'<text x="{WIDTH // 2}" y="{top + place * size * 6 // 5}" font-size="{size}">{escape(line)}</text>'
        for place, line in enumerate(lines)
    ]


@cache
def _style() -> str:
    return (Path(__file__).parent / "ebook.css").read_text("utf-8")
