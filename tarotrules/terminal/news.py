"""What has happened in a deal, on the screen."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from tarotrules.book.wrapping import wrap

_GAP: Final = "  "
"""Between the parts of a line, such as the cards of a trick."""


class News(VerticalScroll):
    """The latest is seen, however much room there is."""

    def __init__(self) -> None:
        super().__init__(id="news", can_focus=False)
        self.lines: Sequence[str] = ()

    def compose(self) -> ComposeResult:
        """One text."""
        yield Static(id="told", markup=False)

    def tell(self, lines: Sequence[str]) -> None:
        """Show other news."""
        self.lines = lines
        self._draw()

    def on_resize(self) -> None:
        """Another number of lines and columns has room."""
        self._draw()

    def _draw(self) -> None:
        width = self.scrollable_content_region.width
        self.query_one("#told", Static).update("\n".join(part for line in self.lines for part in folded(line, width)))
        self.call_after_refresh(self.scroll_end, animate=False)


def folded(line: str, width: int) -> Iterator[str]:
    """A line, broken between its parts if it is too long, so that a card stays beside whoever played it."""
    first, *rest = line.split(_GAP)
    for part in rest:
        longer = f"{first}{_GAP}{part}"
        if cell_len(longer) > width > 0:
            yield first
            longer = f"{_GAP}{part}"
        first = longer
    yield from wrap(first, width) if cell_len(first) > width > 0 else [first]
