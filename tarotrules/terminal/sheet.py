"""The score sheet of a deal, instead of the table until it has been read."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen
from textual.widgets import Static

from tarotrules.games.seated import Sheet
from tarotrules.terminal.more import Reading, broken
from tarotrules.terminal.places import scores_table
from tarotrules.wording.catalogue import Catalogue


class SheetScreen(ModalScreen[None]):
    """The account in words, and the scores."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,escape", "read"),
        Binding("s", "app.save"),
        Binding("up", "turn(-1)"),
        Binding("down", "turn(1)"),
    ]

    def __init__(self, sheet: Sheet, words: Catalogue, keys: str) -> None:
        super().__init__()
        self.sheet, self.words, self.keys = sheet, words, keys

    def compose(self) -> ComposeResult:
        """The sheet, from top to bottom; the keys are always in sight."""
        yield Static(self.sheet.title, classes="title", markup=False)
        yield Reading(
            self.words,
            Static(broken("\n".join(_lines(self.sheet)), self.app.size.width), markup=False),
            Static(scores_table(self.sheet), classes="scores"),
            Static(self.sheet.ending, markup=False),
        )
        yield Static(id="noted", markup=False)
        yield Static(self.keys, classes="keys", markup=False)

    def on_mount(self) -> None:
        """Show the sheet."""
        self.note("")

    def on_resize(self) -> None:
        """Another number of lines has room."""
        self.call_after_refresh(self._fit)

    def note(self, text: str) -> None:
        """Say something below the sheet."""
        noted = self.query_one("#noted", Static)
        noted.update(broken(text, self.app.size.width))
        noted.display = bool(text)
        self.call_after_refresh(self._fit)

    def _fit(self) -> None:
        reading = self.query_one(Reading)
        reading.more.fit(reading.size.height)

    def action_turn(self, by: int) -> None:
        """Read on, or back."""
        self.query_one(Reading).turn(by)

    def action_read(self) -> None:
        """It has been read."""
        self.dismiss(None)


def _lines(sheet: Sheet) -> tuple[str, ...]:
    return (*sheet.lines, *(step.text for step in sheet.steps))
