"""A hand on the screen: cards in rows, a cursor, marks on what may be chosen."""

from typing import ClassVar, Final

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from tarotrules.games.seated import Colour, Scene, ShownCard

MAY: Final = "•"
PICKED: Final = "✓"
INK: Final[dict[Colour, str]] = {"black": "bold", "red": "bold red", "yellow": "bold yellow"}
"""How cards are inked; the signs on them say the same to whoever sees no colours."""
_CELL: Final = 7
_WIDTH: Final = 77


class Hand(Widget, can_focus=True):
    """The cards in hand; one of them is under the cursor."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)"),
        Binding("right", "step(1)"),
        Binding("up", "row(-1)"),
        Binding("down", "row(1)"),
        Binding("home", "step(-99)"),
        Binding("end", "step(99)"),
        Binding("enter,space", "choose"),
    ]
    cursor: reactive[int] = reactive(0)

    class Chosen(Message):
        """A card was chosen."""

        def __init__(self, card: ShownCard) -> None:
            super().__init__()
            self.card = card

    class Moved(Message):
        """The cursor is on another card, or on none."""

        def __init__(self, card: ShownCard | None) -> None:
            super().__init__()
            self.card = card

    def __init__(self) -> None:
        super().__init__(id="hand")
        self.lines: list[list[ShownCard]] = []
        self.marked = False
        """Whether a card is asked for."""
        self.picked: set[str] = set()

    def take(self, scene: Scene) -> None:
        """Show the hand of a scene."""
        held = self.card
        self.marked = scene.plays or scene.picking is not None
        self.lines = [line for row in scene.hand for line in _folded(row)]
        self.picked &= {card.code for card in self.cards}
        self.cursor = self._place_of(held)
        self.post_message(self.Moved(self.card))
        self.refresh(layout=True)

    @property
    def cards(self) -> list[ShownCard]:
        """All cards, in the order of the screen."""
        return [card for line in self.lines for card in line]

    @property
    def card(self) -> ShownCard | None:
        """The card under the cursor."""
        cards = self.cards
        return cards[min(self.cursor, len(cards) - 1)] if cards else None

    def _place_of(self, held: ShownCard | None) -> int:
        """The card that was under the cursor if it may be chosen; else the first that may."""
        may = [place for place, card in enumerate(self.cards) if card.may]
        here = next((place for place in may if held is not None and self.cards[place].code == held.code), None)
        return here if here is not None else may[0] if may else 0

    def render(self) -> Text:
        """The cards as text; marks and brackets say without colours what colours say."""
        text, place = Text(), 0
        for number, line in enumerate(self.lines):
            text.append("\n" if number else "")
            for card in line:
                self._draw(text, card, here=place == self.cursor and self.has_focus)
                place += 1
        return text

    def _draw(self, text: Text, card: ShownCard, *, here: bool) -> None:
        mark = PICKED if card.code in self.picked else MAY if self.marked and card.may else " "
        style = INK[card.colour] if card.may or not self.marked else "dim"
        text.append("[" if here else " ")
        text.append(mark)
        text.append(card.face, f"{style} reverse" if here else style)
        text.append("]" if here else " ")
        text.append(" " * max(0, _CELL - 3 - cell_len(card.face)))

    def get_content_height(self, *_: object) -> int:
        """A line for each row."""
        return max(1, len(self.lines))

    def watch_cursor(self) -> None:
        """Tell which card it is."""
        self.post_message(self.Moved(self.card))

    def action_step(self, by: int) -> None:
        """To the next card."""
        self.cursor = min(max(self.cursor + by, 0), max(len(self.cards) - 1, 0))

    def action_row(self, by: int) -> None:
        """To the row above or below."""
        starts, first = [], 0
        for line in self.lines:
            starts.append(first)
            first += len(line)
        row = max((number for number, start in enumerate(starts) if start <= self.cursor), default=0)
        to = min(max(row + by, 0), max(len(starts) - 1, 0))
        if starts:
            self.cursor = starts[to] + min(self.cursor - starts[row], len(self.lines[to]) - 1)

    def action_choose(self) -> None:
        """Choose the card under the cursor."""
        card = self.card
        if card is not None and self.marked:
            self.post_message(self.Chosen(card))

    def on_click(self, click: events.Click) -> None:
        """Choose the card that was clicked on."""
        column, row = click.x // _CELL, click.y
        if row < len(self.lines) and column < len(self.lines[row]):
            self.cursor = sum(map(len, self.lines[:row])) + column
            self.action_choose()


def _folded(row: tuple[ShownCard, ...]) -> list[list[ShownCard]]:
    """A row, in as many lines as it needs."""
    size = _WIDTH // _CELL
    return [list(row[start : start + size]) for start in range(0, len(row), size)]
