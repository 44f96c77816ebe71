"""Text or choices that the screen may have no room for: that there is more is said, as a scroll bar is colours only."""

from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from tarotrules.book.wrapping import wrap
from tarotrules.wording.catalogue import Catalogue

_MARGINS: Final = 2
"""Columns beside a text."""


class More(Static):
    """How many lines of something are out of sight, above and below."""

    def __init__(self, words: Catalogue, sentence: str) -> None:
        super().__init__(markup=False, classes="more")
        self.words, self.sentence = words, sentence
        self.seen = 0
        """How many lines have room beside this one."""

    def follow(self, scrolled: Widget) -> None:
        """Stand below something that scrolls."""
        self.scrolled = scrolled
        self.watch(scrolled, "scroll_y", self.tell, init=False)

    def fit(self, room: int) -> None:
        """Let it have so many lines; where they are too few, one of them says that there are more."""
        lines = self.scrolled.virtual_size.height
        self.display = lines > room
        self.seen = room - 1
        self.scrolled.styles.max_height = self.seen if self.display else room
        self.tell()

    def tell(self) -> None:
        """Say how many lines there are above what is seen, and how many below."""
        above = round(self.scrolled.scroll_y)
        below = max(0, self.scrolled.virtual_size.height - above - self.seen)
        self.update(self.words.say(self.sentence, above=above, below=below))


class Reading(Vertical):
    """Something to be read, and what says how to read on."""

    def __init__(self, words: Catalogue, *texts: Widget) -> None:
        super().__init__()
        self.texts, self.more = texts, More(words, "terminal-read-on")

    def compose(self) -> ComposeResult:
        """The text, and what is said below it."""
        with VerticalScroll(can_focus=False):
            yield from self.texts
        yield self.more

    def on_mount(self) -> None:
        """Look at the text."""
        self.more.follow(self.scrolled)

    @property
    def scrolled(self) -> VerticalScroll:
        """What is scrolled."""
        return self.query_one(VerticalScroll)

    @property
    def reads_on(self) -> bool:
        """Whether there is more than is seen."""
        return self.display and self.scrolled.max_scroll_y > 0

    def turn(self, by: int) -> None:
        """A page on, or back."""
        turned(self.scrolled, by)


def broken(text: str, screen: int) -> str:
    """A text in lines that a screen of so many columns has room for, no line of which begins with a closing mark."""
    width = max(1, screen - _MARGINS)
    return "\n".join(row for line in text.split("\n") for row in wrap(line, width))


def turned(scrolled: Widget, by: int) -> None:
    """A page on, or back."""
    scrolled.scroll_page_down(animate=False) if by > 0 else scrolled.scroll_page_up(animate=False)
