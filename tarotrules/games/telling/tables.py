"""What is told, set: sentences in paragraphs, charts as tables."""

from collections.abc import Iterable
from itertools import groupby

from tarotrules.book import tree
from tarotrules.book.inline import cell, line, plain
from tarotrules.games.telling.abreast import is_badged
from tarotrules.games.telling.differences import joined
from tarotrules.games.telling.told import Chart, Rule, capitalised
from tarotrules.wording.catalogue import Catalogue


def body_of(rule: Rule, charts: Iterable[Chart], words: Catalogue) -> tuple[tree.Passage, ...]:
    """A rule's paragraphs, and its tables; what is for some only stands in a paragraph of its own."""
    said = groupby(map(capitalised, rule.phrases), key=lambda each: each if rule.apart or is_badged(each) else "")
    return (
        *(tree.Paragraph(line(joined(phrases, words))) for _, phrases in said),
        *map(table_of, charts),
    )


def table_of(chart: Chart) -> tree.Table:
    """A chart as a table: columns of figures are set to the end."""
    if chart.lying:
        heads, *turned = zip(chart.header, *chart.rows, strict=True)
        return table_of(chart._replace(header=heads, rows=tuple(turned), lying=False))
    columns = tuple(
        tree.Column(cell(title), "end" if place and _is_figures(chart, place) else "start")
        for place, title in enumerate(chart.header)
    )
    rows = tuple(tuple(cell(each) for each in row) for row in chart.rows)
    return tree.Table(line(chart.caption), columns, rows)


def _is_figures(chart: Chart, column: int) -> bool:
    cells = [plain(cell(row[column])) for row in chart.rows]
    return any(map(_is_figure, cells)) and all(_is_figure(each) or not _is_word(each) for each in cells)


def _is_figure(text: str) -> bool:
    return text[-1:].isdigit()


def _is_word(text: str) -> bool:
    return any(map(str.isalnum, text))
