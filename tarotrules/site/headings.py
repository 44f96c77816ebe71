"""What a page's own list of contents says: its headings of the second and third rank that can be led to."""

import re
from html.parser import HTMLParser
from typing import Final, NamedTuple

RANKS: Final = {"h2": 2, "h3": 3}
_HEADING: Final = re.compile(r"<(h[23])\b.*?</\1>", re.DOTALL)
"""Only headings are parsed: a page is long, and has few."""


class Heading(NamedTuple):
    """A heading."""

    rank: int
    id: str
    title: str


def headings(html: str) -> list[Heading]:
    """The headings of a page that have an id.

    >>> headings('<h2 id="a"><span>1</span> <span>The cards</span></h2><h3>Without</h3>')
    [Heading(rank=2, id='a', title='1 The cards')]
    """
    reader = _Reader()
    reader.feed("".join(found[0] for found in _HEADING.finditer(html)))
    reader.close()
    return reader.found


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[Heading] = []
        self._open: tuple[int, str] | None = None
        self._said: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        id = dict(attrs).get("id")
        if tag in RANKS and id:
            self._open, self._said = (RANKS[tag], id), []

    def handle_data(self, data: str) -> None:
        if self._open is not None:
            self._said.append(data)

    def handle_endtag(self, tag: str) -> None:
        if self._open is not None and RANKS.get(tag) == self._open[0]:
            self.found.append(Heading(*self._open, " ".join("".join(self._said).split())))
            self._open = None
