"""The players on the screen: who is who, and what lies on the table."""

from rich.table import Table
from rich.text import Text

from tarotrules.games.seated import Place, Scene, Sheet, ShownCard
from tarotrules.terminal.hand import INK


def places_table(scene: Scene) -> Table:
    """A line for each player."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for name in scene.header:
        table.add_column(name, no_wrap=True, justify="right" if name == scene.header[-1] else "left")
    table.add_row(*(Text(name, "dim") for name in scene.header))
    for number, place in enumerate(scene.places):
        table.add_row(*_cells(place), style="bold" if number == scene.here else "")
    return table


def _cells(place: Place) -> tuple[Text, ...]:
    return (
        Text(place.name),
        Text(place.role),
        Text(place.tricks),
        _face(place.before),
        _face(place.now),
        Text(place.total),
    )


def _face(card: ShownCard | None) -> Text:
    return Text("") if card is None else Text(card.face, INK[card.colour])


def scores_table(sheet: Sheet) -> Table:
    """The scores of a deal, and all so far."""
    table = Table.grid(padding=(0, 3, 0, 0))
    for number, _ in enumerate(sheet.header):
        table.add_column(no_wrap=True, justify="right" if number else "left")
    table.add_row(*(Text(name, "dim") for name in sheet.header))
    for row in sheet.rows:
        table.add_row(*map(Text, row))
    return table
