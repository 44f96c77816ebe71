"""A table to be written on, in HTML: its empty lines and its totals are cells without a word."""

from collections.abc import Callable, Iterable

from tarotrules.book.inline import Line, plain
from tarotrules.book.markup import aligned, escape, wrapped
from tarotrules.book.tree import Ledger

Told = Callable[[Line], str]
"""What makes HTML of a line."""


def html_ledger(ledger: Ledger, told: Told) -> str:
    """Heads, worked lines, empty lines, totals."""
    empty = [f"<td{aligned(column)}></td>" for column in ledger.columns]
    ahead = len(empty) - len(ledger.groups[-1].columns)
    total = [f'<th scope="row" colspan="{ahead}">{told(ledger.totals)}</th>', *empty[ahead:]]
    lines = [*(_worked(row, ledger, told) for row in ledger.worked), *[_row(empty)] * ledger.blank]
    name = escape(plain(ledger.caption))
    table = [wrapped("thead", _heads(ledger, told)), wrapped("tbody", lines), wrapped("tfoot", [_row(total)])]
    scroll = f'<div class="scroll" role="group" aria-label="{name}" tabindex="0">'
    return "\n".join(["<figure>", scroll, wrapped("table", table, "ledger"), "</div>\n</figure>"])


def _worked(row: tuple[Line, ...], ledger: Ledger, told: Told) -> str:
    pairs = zip(row, ledger.columns, strict=True)
    return _row((f"<td{aligned(column)}>{told(cell)}</td>" for cell, column in pairs), ' class="worked"')


def _heads(ledger: Ledger, told: Told) -> list[str]:
    """Two lines of heads: groups above their columns; a column of no group is as high as both."""
    above, below = [], []
    for group in ledger.groups:
        own = [told(column.title) for column in group.columns]
        if group.title:
            above.append(f'<th scope="colgroup" colspan="{len(own)}">{told(group.title)}</th>')
            below += [f'<th scope="col">{title}</th>' for title in own]
        else:
            above += [f'<th scope="col" rowspan="2">{title}</th>' for title in own]
    return [_row(above), _row(below)]


def _row(cells: Iterable[str], attribute: str = "") -> str:
    return f"<tr{attribute}>{''.join(cells)}</tr>"
