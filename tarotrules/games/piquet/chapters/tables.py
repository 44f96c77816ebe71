"""What is told, set: sentences in a paragraph, charts as tables."""

from collections.abc import Iterable

from tarotrules.book import tree
from tarotrules.book.inline import cell, line, plain
from tarotrules.games.telling.told import Chart
from tarotrules.wording.phrase import Phrase


def joined(phrases: Iterable[Phrase], gap: str) -> Phrase:
    """Sentences side by side, as the language sets them."""
    return Phrase(gap.join(phrases))


def table_of(chart: Chart) -> tree.Table:
    """A chart as a table: columns of figures are set to the end."""
    columns = tuple(
        tree.Column(cell(title), "end" if place and _is_figures(chart, place) else "start")
        for place, title in enumerate(chart.header)
    )
    rows = tuple(tuple(cell(each) for each in row) for row in chart.rows)
    return tree.Table(line(chart.caption), columns, rows)


def _is_figures(chart: Chart, column: int) -> bool:
    return all(plain(cell(row[column]))[-1:].isdigit() for row in chart.rows)
