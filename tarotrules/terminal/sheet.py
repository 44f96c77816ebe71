"""The score sheet of a deal, over the table until it has been read."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from tarotrules.games.seated import Sheet
from tarotrules.terminal.places import scores_table


class SheetScreen(ModalScreen[None]):
    """The account in words, and the scores."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,escape", "read"),
        Binding("s", "app.save"),
    ]

    def __init__(self, sheet: Sheet, keys: str) -> None:
        super().__init__()
        self.sheet, self.keys = sheet, keys

    def compose(self) -> ComposeResult:
        """The sheet, from top to bottom."""
        with VerticalScroll():
            yield Static(self.sheet.title, classes="title", markup=False)
            yield Static("\n".join(self.sheet.lines), markup=False)
            yield Static(scores_table(self.sheet), classes="scores")
            yield Static(f"{self.sheet.ending}\n{self.keys}", markup=False)
            yield Static(id="noted", markup=False)

    def note(self, text: str) -> None:
        """Say something below the sheet."""
        noted = self.query_one("#noted", Static)
        noted.update(text)
        self.call_after_refresh(noted.scroll_visible, animate=False)

    def action_read(self) -> None:
        """It has been read."""
        self.dismiss(None)
