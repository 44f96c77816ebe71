"""A table to be written on, in plain text: ruled, and as wide as a page that lies on its side."""

from collections.abc import Iterable, Iterator
from itertools import zip_longest

from tarotrules.book.inline import Line, plain
from tarotrules.book.plain import printable
from tarotrules.book.tree import Columns, Ledger
from tarotrules.book.wrapping import pad, wrap
from tarotrules.source.excerpt import columns

LEAST, MOST = 4, 13
"""Columns of the terminal for a column of the table, whatever its head."""
_ACROSS, _DOWN, _CROSS = "-", "|", "+"

Rows = list[str]


def ruled(ledger: Ledger) -> Rows:
    """Heads, worked lines, empty lines, totals, with a line between any two."""
    worked = [[_said(cell) for cell in row] for row in ledger.worked]
    total = _said(ledger.totals)
    heads = [_said(column.title) for column in ledger.columns]
    empty = [""] * len(heads)
    totals = [total, *empty[1:]]
    widths = _widths(ledger, heads, [totals, *worked])
    rule = _CROSS.join(["", *(_ACROSS * width for width in widths), ""])
    aligned = [column.align for column in ledger.columns]
    lines = [*worked, *[empty] * ledger.blank, totals]
    body = (row for cells in lines for row in (_row(map(pad, cells, widths, aligned)), rule))
    caption = wrap(_said(ledger.caption), sum(widths))
    return [*caption, rule, *_groups(ledger.groups, widths), *_heads(heads, widths), rule, *body]


def _widths(ledger: Ledger, heads: list[str], rows: list[list[str]]) -> list[int]:
    """As wide as what is written there, and as the longest word above it."""
    cells = zip(*rows, strict=True)
    widths = [max(_word(head), *map(columns, own)) for head, own in zip(heads, cells, strict=True)]
    left = 0
    for group in ledger.groups:
        size = len(group.columns)
        missing = _word(_said(group.title)) - sum(widths[left : left + size]) - size + 1
        widths[left] += max(missing, 0)
        left += size
    return widths


def _word(head: str) -> int:
    return max(LEAST, min(MOST, max(map(columns, head.split()), default=0)))


def _groups(groups: Iterable[Columns], widths: list[int]) -> Iterator[str]:
    """The titles of groups, each over its columns."""
    left, spans, titles = 0, [], []
    for group in groups:
        own = widths[left : left + len(group.columns)]
        spans.append(sum(own) + len(own) - 1)
        titles.append(_said(group.title))
        left += len(own)
    if any(titles):
        yield from _heads(titles, spans)


def _heads(heads: list[str], widths: list[int]) -> Iterator[str]:
    wrapped = [wrap(head, width) for head, width in zip(heads, widths, strict=True)]
    for cells in zip_longest(*wrapped, fillvalue=""):
        yield _row(map(pad, cells, widths))


def _row(cells: Iterable[str]) -> str:
    return _DOWN.join(["", *cells, ""])


def _said(content: Line) -> str:
    return printable(plain(content)).strip()
