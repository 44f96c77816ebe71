"""Every line of a book, in reading order; laws about what a book says walk these."""

from collections.abc import Iterable, Iterator
from itertools import chain, groupby

from tarotrules.book.inline import Line
from tarotrules.book.tree import (
    Block,
    Book,
    Contrast,
    Contrasts,
    Differences,
    Example,
    Fact,
    Figure,
    Glossary,
    Heading,
    Index,
    Items,
    Ledger,
    Matrix,
    Paragraph,
    Rule,
    Table,
)


def lines_of(book: Book) -> Iterator[Line]:
    """The title page first, then chapter by chapter, the colophon last."""
    for label, values in facts(book.front):
        yield from (label, *values)
    for chapter in book.chapters:
        yield chapter.title
        for block in chapter.blocks:
            yield from block_lines(block)
    yield from book.colophon


def facts(front: Iterable[Fact]) -> Iterator[tuple[Line, list[Line]]]:
    """What a title page says: a label that two lines in a row have stands there once, before what both say."""
    for label, those in groupby(front, key=lambda fact: fact.label):
        yield label, [each.value for each in those]


def block_lines(block: Block) -> Iterator[Line]:
    """The lines of one block; of a rule also what it was before and who says so."""
    match block:
        case Rule():
            yield block.title
            yield from chain.from_iterable(map(block_lines, block.body))
            yield from (block.before, *block.tags)
        case Example():
            yield from (block.title, *block.steps)
            yield from chain.from_iterable((each.what, each.how, each.amount) for each in block.sum)
            yield from block_lines(block.result) if block.result else ()
            yield block.outcome
        case Table():
            yield from (block.caption, *(column.title for column in block.columns), *chain.from_iterable(block.rows))
        case Matrix(caption, columns, rows):
            yield from (caption, *(column.title for column in columns))
            yield from chain.from_iterable((row.head, *row.cells) for row in rows)
        case Items():
            yield from block.items
        case Glossary() | Index():
            yield from chain.from_iterable((term.term, term.definition) for term in block.terms)
        case Differences():
            yield from chain.from_iterable((entry.title, entry.now, entry.before) for entry in block.entries)
        case Contrasts(names, entries):
            yield from names
            yield from chain.from_iterable(map(_contrast_lines, entries))
        case Ledger(caption, groups, worked, _, totals):
            yield caption
            for group in groups:
                yield from (group.title, *(column.title for column in group.columns))
            yield from (*chain.from_iterable(worked), totals)
        case Figure(_, caption, alternative):
            yield from (caption, alternative)
        case Paragraph(content) | Heading(content):
            yield content


def _contrast_lines(entry: Contrast) -> Iterator[Line]:
    yield entry.title
    for wording in entry.wordings:
        yield from (wording.who, *wording.body)
    yield from chain.from_iterable(map(block_lines, entry.tables))
