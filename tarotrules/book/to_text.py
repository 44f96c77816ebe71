"""A book as plain text of 78 columns, for a terminal or a mail."""

from collections.abc import Iterable, Iterator
from itertools import zip_longest

from tarotrules.book.anchors import anchors
from tarotrules.book.inline import Line, Text, plain
from tarotrules.book.labels import Labels, labels
from tarotrules.book.lines import facts
from tarotrules.book.plain import printable
from tarotrules.book.text_ledger import ruled
from tarotrules.book.tree import (
    Block,
    Book,
    Chapter,
    Column,
    Contrast,
    Contrasts,
    Difference,
    Differences,
    Example,
    Figure,
    Glossary,
    Heading,
    Index,
    Items,
    Ledger,
    Matrix,
    Paragraph,
    Passage,
    Rule,
    Table,
    Term,
    Wording,
)
from tarotrules.book.wrapping import pad, wrap
from tarotrules.source.excerpt import columns

WIDTH = 78
INDENT = 4
HEAD, VALUE = 26, 13
"""So wide is what heads the rows of a wide table, and each other column, before they are fitted to what they hold."""
GAP = 2
"""Columns between those of a table."""
TO_FILL_IN = "_" * 24
SIDE = (WIDTH - 3) // 2
"""Columns of each of two that stand side by side."""
_BETWEEN, _DOT = "│", " · "
_RULE = f"{'─' * SIDE}─┼─{'─' * SIDE}"
_BAR = {None: " ", "added": "+", "changed": "|", "removed": "-"}

Rows = list[str]


def to_text(book: Book, width: int = WIDTH) -> str:
    """The whole text; the same book always gives the same bytes. Only wide tables use more ``width`` than others."""
    anchors(book)  # A reference that leads nowhere is refused in every form.
    words = labels(book.language)
    chapters = [_chapter(chapter, words, width) for chapter in book.chapters]
    end = [[row for said in book.colophon for row in wrap(_said(said), WIDTH)]] if book.colophon else []
    return "\n\n\n".join("\n".join(rows) for rows in [_cover(book, words), *chapters, *end]) + "\n"


def _cover(book: Book, words: Labels) -> Rows:
    front = [row for label, values in facts(book.front) for row in _fact(f"{_said(label)}{words.colon}", values)]
    if book.form != "book":
        return [*wrap(printable(book.title), WIDTH), "", *front, "", *wrap(printable(book.subtitle), WIDTH)]
    titles = [*_centred(book.title), *_centred(book.subtitle)]
    contents = [row for c in book.chapters for row in _hanging(f"{printable(c.number):>4}  ", _said(c.title), WIDTH)]
    return [*titles, "", *front, "", "", words.contents, "", *contents]


def _fact(label: str, values: Iterable[Line]) -> Iterator[str]:
    for place, value in enumerate(values):
        yield from _hanging(" " * columns(label) if place else label, _said(value) or TO_FILL_IN, WIDTH)


def _centred(text: str) -> Rows:
    return [pad(row, WIDTH, "center").rstrip() for row in wrap(printable(text), WIDTH)] if text else []


def _chapter(chapter: Chapter, words: Labels, width: int) -> Rows:
    heading = wrap(f"{printable(chapter.number)}  {_said(chapter.title)}".strip(), WIDTH)
    return [*heading, "=" * max(map(columns, heading)), *_spread(_block(b, words, width) for b in chapter.blocks)]


def _most(width: int) -> int:
    """How many columns of values there is room for beside what heads the rows."""
    return max(2, (width - HEAD) // VALUE)


def _block(block: Block, words: Labels, width: int) -> Rows:
    match block:
        case Rule():
            return _rule(block, words)
        case Example():
            return _example(block, words)
        case Glossary(terms):
            return [row for term in terms for row in _term(term)]
        case Index(terms):
            return [row for t in terms for row in _hanging(f"{_said(t.term)}{words.colon}", _said(t.definition), WIDTH)]
        case Differences(entries):
            return list(_spread(_difference(entry, words) for entry in entries))[1:]
        case Contrasts():
            return _contrasts(block, words)
        case Matrix():
            return [row for table in block.tables(_most(width)) for row in ("", *_table(table, width))][1:]
        case Heading(title):
            return [*wrap(_said(title), WIDTH), "-" * min(WIDTH, columns(_said(title)))]
        case Ledger():
            return ruled(block)
    return _passage(block, WIDTH)


def _passage(passage: Passage, width: int) -> Rows:
    match passage:
        case Paragraph(content):
            return wrap(_said(content), width)
        case Items(items, numbered):
            signs = [f"{i}. " if numbered else "* " for i in range(1, len(items) + 1)]
            return [row for sign, item in zip(signs, items, strict=True) for row in _hanging(sign, _said(item), width)]
        case Table():
            return _table(passage, width)
        case Figure(_, _, alternative):
            return [f"  {row}" for row in wrap(_said(alternative), width - 2)]


def _rule(rule: Rule, words: Labels) -> Rows:
    width = WIDTH - INDENT
    change = words.behind(rule.change) if rule.change else ""
    head = wrap(f"{printable(rule.number)} {_said(rule.title)}".rstrip() + change, WIDTH - 2)
    body = list(_spread(_passage(passage, width) for passage in rule.body))[1:]
    notes = [f"{words.before}{words.colon}{_said(rule.before)}"] if rule.before else []
    notes += [_bracketed(rule.tags)] if rule.tags else []
    body += [row for note in notes for row in ("", *wrap(note, width))]
    bar = _BAR[rule.change]
    return [f"{bar} {row}".rstrip() for row in head] + [f"{bar:<{INDENT}}{row}".rstrip() for row in body]


def _bracketed(tags: Iterable[Line]) -> str:
    """Who says so, in short."""
    return f"[{_DOT.join(map(_said, tags))}]"


def _example(example: Example, words: Labels) -> Rows:
    width = WIDTH - INDENT
    number = f" {printable(example.number)}" if example.number else ""
    title = f"{words.colon}{_said(example.title)}" if example.title else ""
    heading = wrap(f"{words.example}{number}{title}", width)
    numbered = example.numbered and len(example.steps) > 1
    steps: Iterable[Passage] = [Items(example.steps, numbered=True)] if numbered else map(Paragraph, example.steps)
    result = ["", *_table(example.result, width)] if example.result else []
    outcome = ["", *wrap(_said(example.outcome), width)] if example.outcome else []
    rows = [
        *heading,
        "",
        *(row for step in steps for row in _passage(step, width)),
        *_sum(example, width),
        *result,
        *outcome,
    ]
    return [f"  : {row}".rstrip() for row in rows]


def _sum(example: Example, width: int) -> Rows:
    """A sum: amounts below one another, without heads."""
    if not example.sum:
        return []
    rows = tuple((each.what, each.how, each.amount) for each in example.sum)
    _, _, *added = _table(Table((), (Column(()), Column(()), Column((), "end")), rows), width)
    return ["", *added]


def _difference(entry: Difference, words: Labels) -> Rows:
    before = wrap(f"{words.before}{words.colon}{_said(entry.before)}", WIDTH - INDENT) if entry.before else []
    title = f" {_said(entry.title)}" if entry.title else ""
    head = f"{_BAR[entry.change]} {printable(entry.number)}{title}{words.behind(entry.change)}"
    now = wrap(_said(entry.now), WIDTH - INDENT) if entry.now else []
    return [head, *_indented([*now, *before])]


def _contrasts(block: Contrasts, words: Labels) -> Rows:
    if not block.sides:
        return list(_spread(_contrast(entry) for entry in block.entries))[1:]
    names = [*_side_by_side([[name] for name in block.names]), _RULE]
    return [*names, *_spread(_sides(entry, words) for entry in block.entries)]


def _sides(entry: Contrast, words: Labels) -> Rows:
    """A rule of two: its name, what each says, the rows that differ."""
    captions = "".join(f"{words.dash}{_said(table.caption)}" for table in entry.tables if table.caption)
    rows = [*_name(entry, captions), *_side_by_side([each.body for each in entry.wordings])]
    for head, first, *others in (row for table in entry.tables for row in table.rows):
        rows += _side_by_side([[(*head, Text(words.colon), *first)], *([each] for each in others)])
    return rows


def _contrast(entry: Contrast) -> Rows:
    wordings = [row for each in entry.wordings for row in _wording(each)]
    tables = [row for table in entry.tables for row in ("", *_indented(_table(table, WIDTH - INDENT)))]
    return [*_name(entry), *wordings, *tables]


def _name(entry: Contrast, captions: str = "") -> Rows:
    return wrap(f"{_DOT.join(map(printable, entry.numbers))}  {_said(entry.title)}{captions}", WIDTH)


def _wording(wording: Wording) -> Rows:
    said = [row for text in map(_said, wording.body) for row in wrap(text, WIDTH - INDENT)]
    return [*(f"  {row}" for row in wrap(_said(wording.who), WIDTH - 2)), *_indented(said)]


def _side_by_side(cells: Iterable[Iterable[Line]]) -> Rows:
    """Paragraphs in two columns with a line between them."""
    left, right = ([row for each in cell if each for row in wrap(_said(each), SIDE)] for cell in cells)
    pairs = zip_longest(left, right, fillvalue="")
    return [f"{pad(one, SIDE)} {_BETWEEN} {two}".rstrip() for one, two in pairs]


def _term(term: Term) -> Rows:
    return [*wrap(_said(term.term), WIDTH), *_indented(wrap(_said(term.definition), WIDTH - INDENT))]


def _table(table: Table, width: int) -> Rows:
    grid = [[_said(c.title) for c in table.columns], *([_said(cell) for cell in row] for row in table.rows)]
    widths = _column_widths(grid, width)
    head, *rows = (_table_row(cells, widths, table) for cells in grid)
    caption = wrap(_said(table.caption), width) if table.caption else []
    return [*caption, *head, (" " * GAP).join("-" * w for w in widths), *(line for row in rows for line in row)]


def _table_row(cells: list[str], widths: list[int], table: Table) -> Rows:
    wrapped = [wrap(cell, width) for cell, width in zip(cells, widths, strict=True)]
    height = max(map(len, wrapped))
    full = [lines + [""] * (height - len(lines)) for lines in wrapped]
    aligned = [[pad(t, w, c.align) for t in ts] for ts, w, c in zip(full, widths, table.columns, strict=True)]
    return [(" " * GAP).join(line).rstrip() for line in zip(*aligned, strict=True)]


def _column_widths(grid: list[list[str]], width: int) -> list[int]:
    widths = [max(1, *map(columns, column)) for column in zip(*grid, strict=True)]
    room = max(width - GAP * (len(widths) - 1), len(widths))
    while sum(widths) > room:
        widths[widths.index(max(widths))] -= 1
    return widths


def _hanging(sign: str, text: str, width: int) -> Rows:
    first, *rest = wrap(text, width - columns(sign))
    return [sign + first, *(" " * columns(sign) + row for row in rest)]


def _indented(rows: Iterable[str]) -> Rows:
    return [" " * INDENT + row for row in rows]


def _spread(blocks: Iterable[Rows]) -> Iterator[str]:
    for block in blocks:
        yield from ("", *block)


def _said(content: Line) -> str:
    return printable(plain(content)).strip()
