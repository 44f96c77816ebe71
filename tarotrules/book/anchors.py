"""Where references lead: every rule and chapter of a book, by its number."""

import re
from collections.abc import Iterator
from itertools import chain

from tarotrules.book.inline import Reference, inlines
from tarotrules.book.lines import lines_of
from tarotrules.book.tree import Block, Book, Chapter, Contrasts, Difference, Differences, Example, Rule

Anchors = dict[str, str]
_UNFIT = re.compile(r"[^\w.-]+")


def anchors(book: Book) -> Anchors:
    """Number -> anchor; raises ``ValueError`` for a number given twice and, in a book, for one that leads nowhere."""
    found: Anchors = {}
    for number, anchor in chain.from_iterable(map(numbered, book.chapters)):
        if number in found:
            raise ValueError(f"the book has two rules {number!r}")
        found[number] = anchor
    if astray := sorted(set(_wanted(book)) - found.keys()):
        raise ValueError(f"the book refers to rules it does not have: {', '.join(astray)}")
    return found


def chapter_anchor(chapter: Chapter) -> str:
    """The anchor of a chapter."""
    return _anchor("chapter", chapter.id)


def numbered(chapter: Chapter) -> Iterator[tuple[str, str]]:
    """The number and anchor of a chapter, and of each of its rules."""
    if chapter.number:
        yield chapter.number, chapter_anchor(chapter)
    for number in (number for block in chapter.blocks for number in _numbers(block)):
        yield number, _rule_anchor(number)


def _numbers(block: Block) -> Iterator[str]:
    if isinstance(block, Rule | Example) and block.number:
        yield block.number
    elif isinstance(block, Contrasts):
        yield from (number for entry in block.entries for number in entry.numbers)


def _wanted(book: Book) -> Iterator[str]:
    # A sheet quotes rules from a book that is elsewhere.
    if book.form != "book":
        return
    for content in lines_of(book):
        yield from (inline.number for inline in inlines(content) if isinstance(inline, Reference))
    for chapter in book.chapters:
        for block in chapter.blocks:
            if isinstance(block, Differences):
                yield from (e.number for e in block.entries if _leads(e))


def _leads(entry: Difference) -> bool:
    return entry.change != "removed"


def former_anchors(place: Chapter | Rule) -> tuple[str, ...]:
    """The anchors by which a rule or chapter was known in books of the first version."""
    kind = "rule" if isinstance(place, Rule) else "chapter"
    return tuple(_anchor(kind, each) for each in place.was)


def _rule_anchor(number: str) -> str:
    # Not ``rule-…``: in books of the first version some of these numbers belonged to other rules.
    return f"r{_UNFIT.sub('-', number).strip('-')}"


def _anchor(kind: str, number: str) -> str:
    return f"{kind}-{_UNFIT.sub('-', number)}"
