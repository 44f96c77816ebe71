"""The players on the screen: who is who, and what lies on the table; and what they have won."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from tarotrules.games.seated import Scene, Sheet, ShownCard
from tarotrules.terminal.hand import INK

_GAP: Final = " "
_WIDE_GAP: Final = "   "


def places_table(scene: Scene) -> Text:
    """A line for each player; the person's own stands out."""
    rows = [[_cell(each) for each in place] for place in scene.places]
    table = _aligned([_dim(scene.header), *rows], _GAP, right=len(scene.header) - 1)
    table[scene.here + 1].stylize("bold")
    return Text("\n").join(table)


def scores_table(sheet: Sheet) -> Text:
    """The scores of a deal, and all so far."""
    rows = [[Text(cell) for cell in row] for row in sheet.rows]
    return Text("\n").join(_aligned([_dim(sheet.header), *rows], _WIDE_GAP, right=len(sheet.header) - 2))


def _dim(header: Sequence[str]) -> list[Text]:
    return [Text(name, "dim") for name in header]


def _cell(cell: str | ShownCard) -> Text:
    return Text(cell) if isinstance(cell, str) else Text(cell.face, INK[cell.colour])


def _aligned(rows: Sequence[Sequence[Text]], gap: str, right: int) -> list[Text]:
    """Rows with their columns below each other; from the column ``right`` on they end together, as figures do."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    return [Text(gap).join(_in_columns(row, widths, right)) for row in rows]


def _in_columns(row: Sequence[Text], widths: Sequence[int], right: int) -> Iterator[Text]:
    for place, (cell, width) in enumerate(zip(row, widths, strict=True)):
        yield _padded(cell, width, left=place >= right)


def _padded(cell: Text, width: int, *, left: bool) -> Text:
    missing = " " * (width - cell.cell_len)
    return Text.assemble(missing, cell) if left else Text.assemble(cell, missing)
