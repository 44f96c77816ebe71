"""The rows of a table that do not read the same in every variant."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from tarotrules.comparing.classes import agree, classes, merged
from tarotrules.games.telling.told import Chart, capitalised
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase, plain


class Row(NamedTuple):
    """A row that does not read the same everywhere."""

    label: Phrase
    cells: tuple[Phrase | None, ...]
    """One for each variant; ``None``: it has no such row."""


class Tables(NamedTuple):
    """The same table of several variants."""

    own: Sequence[Chart | None]
    """As each titles things."""
    bare: Sequence[Chart | None]
    """In the titles that all share, by which rows are compared."""
    order: Sequence[int]
    """The places in an order that does not depend on who is named first; rows are ordered and called by it."""


class _Line(NamedTuple):
    own: tuple[Phrase, ...]
    bare: tuple[str, ...]


class Shown(NamedTuple):
    """What is shown of tables that differ."""

    caption: Phrase
    rows: tuple[Row, ...]


def shown(tables: Tables, words: Catalogue) -> Shown | None:
    """The rows that differ, in one order, each by what heads it; ``None`` if there are none.

    Where values of several columns stand in one cell, the caption names the columns.
    """
    lines = [_lines(own, bare) for own, bare in zip(tables.own, tables.bare, strict=True)]
    charts = [chart for chart in (tables.own[place] for place in tables.order) if chart is not None]
    if not charts:
        return None
    # A column that not all have comes last: where it is missing, there is nothing in it.
    chart = max(charts, key=lambda each: len(each.header))
    keys = merged(lines[place] for place in tables.order)
    found = list(_differing([[each.get(key) for each in lines] for key in keys], len(chart.header)))
    if not found:
        return None
    rows = tuple(_row(_label(each, tables.order), each, columns, (chart.header, words)) for each, columns in found)
    several = {place for _, columns in found if len(columns) > 1 for place in columns}
    if not several:
        return Shown(chart.caption, rows)
    headers = words.say("comparison-between").join(chart.header[place] for place in sorted(several))
    return Shown(words.tell("comparison-caption", caption=chart.caption, columns=Phrase(headers)), rows)


def _lines(own: Chart | None, bare: Chart | None) -> dict[str, _Line]:
    if own is None or bare is None:
        return {}
    pairs = zip(own.rows, bare.rows, strict=True)
    return {plain(shared[0]): _Line(row, tuple(map(plain, shared))) for row, shared in pairs}


_Found = Sequence[_Line | None]
"""One row, as each variant has it."""


def _differing(rows: Iterable[_Found], width: int) -> Iterator[tuple[_Found, list[int]]]:
    """Each row that differs, and the columns in which it does."""
    for row in rows:
        columns = [place for place in range(1, width) if not agree(classes(_at(each, place) for each in row))]
        if columns:
            yield row, columns


def _at(line: _Line | None, column: int) -> str | None:
    return None if line is None or column >= len(line.bare) else line.bare[column]


def _label(row: _Found, order: Sequence[int]) -> Phrase:
    return capitalised(next(line.own[0] for line in (row[place] for place in order) if line is not None))


def _row(label: Phrase, row: _Found, columns: Sequence[int], said: tuple[Sequence[Phrase], Catalogue]) -> Row:
    """A row; where only one of several columns of values differs, it is named."""
    header, words = said
    if len(columns) < len(header) - 1:
        label = words.tell("comparison-row", row=label, column=header[columns[0]])
    between = words.say("comparison-between")
    cells = (
        None if each is None else Phrase(between.join(each.own[place] for place in columns if place < len(each.own)))
        for each in row
    )
    return Row(label, tuple(cells))
