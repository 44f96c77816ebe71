"""A book as data for the typesetter: names, numbers and texts, never Typst code.

The template beside this module, ``booklet.typ``, reads the data; what a variant's file says reaches it
as the value of a JSON string, in which nothing is markup.
"""

import json
import re
from collections.abc import Iterable
from functools import singledispatch
from typing import Any, Final

from tarotrules.book import tree
from tarotrules.book.anchors import Anchors, anchors, chapter_anchor
from tarotrules.book.drawing.draw import on_paper
from tarotrules.book.inline import Badge, Card, Emphasis, Inline, Line, Reference, Strong, Text, alone
from tarotrules.book.inline import plain as plain_line
from tarotrules.book.labels import Labels, labels
from tarotrules.book.lines import block_lines, facts
from tarotrules.book.motif import coloured
from tarotrules.book.plain import printable
from tarotrules.book.typography import set_spaces

Data = dict[str, Any]
Pieces = list[Any]
SUIT_SIGNS: Final = re.compile("[♠♥♦♣]\ufe0e?")
ABREAST: Final = 6
"""So many columns of values of a wide table stand beside each other."""
SHORT, FEW = 1000, 8
"""Letters of a rule, and rows of its table, that fit on any page together."""
SMALL: Final = 400
"""Letters of a table that is one picture: it leaves no great gap where it goes over to the next page whole."""
QUARTER, LINE, KANA_WIDE = 550, 20, 2
"""Letters of a quarter of a small page, of what is lost at the end of a line, and of a place a kana takes up."""
PAGES: Final = {"letter": "us-letter", "booklet": "a5"}
"""What the typesetter calls a page, where it is not what the paper is called."""
PART: Final = 12
"""Letters of a word nobody hyphenates, an identifier, after which it may be broken."""
_ENDLESS: Final = re.compile(rf"[!-~\u00a1-\u02af\u0370-\u058f]{{{2 * PART + 1},}}")
_PARTS: Final = re.compile(rf"(/+(?=.)|[^/]{{{PART}}}(?=[^/]{{4}}))")
"""The parts of such a word: an address is broken behind its strokes, and no part is a letter or two."""
MAY_BREAK: Final = "\N{LINE SEPARATOR}"
"""No text has one when it comes here; the template makes it a place where a line may end."""
WHOLE: Final = "\N{WORD JOINER}"
"""No text has one when it comes here; what stands between two of them is never broken."""
_LAST: Final = re.compile(r" (?=[+−]?[\d,.½]+\.$)")
"""Before a number that ends a sentence, and would be a line of its own."""
_SIGN: Final = re.compile(r"^ (?=[–—×] )")
"""Before a sign that begins what follows a card."""
_NAMES: Final = re.compile(r"\d*[\u30a1-\u30fa\u30fc\u4e00-\u9fff]{2,12}")
"""Japanese names among other letters, or in large type."""
_KANA: Final = re.compile(r"[\u30a1-\u30fa\u30fc]{2,10}・?")
"""Japanese words that take up more than a place in a line."""
_PHRASE: Final = re.compile(
    r"(?<=（)[^（）]{1,8}(?=）)"
    r"|[\u4e00-\u9fff]?(?:[\u30a1-\u30fc]{2,8}(?![\u30a1-\u30fc])|[\u30a1-\u30fa\u30fc]{2,10}・?)"
    r"(?:[\u4e00-\u9fff](?![\u4e00-\u9fff]))?[\u3041-\u3096]{0,3}"
    r"|\d*[\u4e00-\u9fff]{1,5}[\u3041-\u3096]{0,4}(?:[\u4e00-\u9fff](?![\u3041-\u3096\u4e00-\u9fff]))?"
    r"|[\u3041-\u3096]{2,4}"
)
"""What Japanese readers take in together: a bracket, or a word and the syllables behind it."""
BRIEF: Final = 30
"""Letters of a cell that is no sentence: lines end between its phrases."""
_UNSPACED: Final = {
    words: re.compile(rf"[「『（]?(?:{words.pattern})[、。」』）：]*|[!-~\xa0]+|\S") for words in (_KANA, _PHRASE)
}
_WORD: Final = re.compile(r"[^ ]+")
TALLEST: Final = 2
"""How many of the longest words, by their letters, are looked at to find the widest."""


def to_typst(book: tree.Book, paper: str) -> bytes:
    """The data of a book as JSON; ``paper`` is ``a4``, ``a5``, ``letter``, or ``booklet``: A5 pages to be imposed."""
    return json.dumps(_Setter(book).data(paper), ensure_ascii=False).encode()


def unspaced(language: str) -> bool:
    """Whether a language parts its words by no spaces."""
    return any(map(_KANA.search, labels(language)))


class _Setter:
    """One book on its way to the typesetter."""

    def __init__(self, book: tree.Book) -> None:
        self.book = book
        self.labels: Labels = labels(book.language)
        self.anchors: Anchors = anchors(book)
        self.unspaced = unspaced(book.language)

    def data(self, paper: str) -> dict[str, Any]:
        book = self.book
        return {
            "paper": PAGES.get(paper, paper),
            "imposed": paper == "booklet",
            "form": book.form,
            "language": book.language,
            "title": _NAMES.sub(_whole, self.text(book.title)) if self.unspaced else self.text(book.title),
            "subtitle": self.text(book.subtitle),
            "colophon": self.lines(book.colophon),
            "identity": printable(book.identity),
            "motif": coloured(book.motif),
            "front": [[self.line(label), self.lines(values)] for label, values in facts(book.front)],
            "chapters": [self.chapter(each) for each in book.chapters],
            "labels": {name: self.text(word) for name, word in self.labels._asdict().items()},
        }

    def chapter(self, chapter: tree.Chapter) -> Data:
        return {
            "anchor": chapter_anchor(chapter),
            "number": printable(chapter.number),
            "title": self.headed(chapter.title),
            "plain": self.text(plain_line(chapter.title)),
            "blocks": self.blocks(chapter.blocks),
        }

    def blocks(self, blocks: tuple[tree.Block, ...]) -> list[Data]:
        """Blocks; what leads to what follows stays with it, below a heading, or above differences or a table."""
        around = zip((None, *blocks), blocks, (*blocks[1:], None), strict=False)
        return [{**_block(each, self), "leads": _leads(above, each, below)} for above, each, below in around]

    def lines(self, lines: Iterable[Line]) -> Pieces:
        return list(map(self.line, lines))

    def line(self, content: Line) -> Pieces:
        return list(map(self.inline, _tied(content)))

    def narrow(self, content: Line) -> Pieces:
        """A line where there is little room: in Japanese, no foreign word is broken there, and few others."""
        return _kept(self.line(content), _together(content)) if self.unspaced else self.line(content)

    def headed(self, content: Line) -> Pieces:
        """A line in large type: in Japanese, no name is broken there."""
        return _kept(self.line(content), _NAMES) if self.unspaced else self.line(content)

    def longest(self, lines: Iterable[Line]) -> Pieces:
        """The longest words of several lines."""
        found = {word for each in lines for word in self.words_of(each).findall(self.text(_seen(each)))}
        return [[["text", word]] for word in _first(found)]

    def words_of(self, content: Line) -> re.Pattern[str]:
        return _UNSPACED[_together(content)] if self.unspaced else _WORD

    def widest(self, lines: Iterable[Line]) -> Pieces:
        """The longest of several lines."""
        return [[["text", each]] for each in _first({self.text(_seen(each)) for each in lines})]

    def inline(self, inline: Inline) -> Pieces:
        match inline:
            case Text(text) if not self.unspaced:
                return ["text", _NAMES.sub(_whole, self.text(text))]
            case Text(text):
                return ["text", self.text(text)]
            case Strong(content):
                return ["strong", self.line(content)]
            case Emphasis(content):
                return ["emphasis", self.line(content)]
            case Card(code, label):
                said = printable(label)
                return ["card", code[:1], SUIT_SIGNS.sub("", said), said]
            case Badge(sign):
                return ["badge", printable(sign)]
            case Reference(number) if number in self.anchors:
                return ["reference", printable(number), self.anchors[number]]
            case Reference(number):
                return ["text", printable(number)]

    def is_tall(self, block: tree.Rule | tree.Example) -> bool:
        """Whether a block may take up a quarter of a page, so that it has to be measured."""
        lines = list(block_lines(block))
        letters = sum(len(plain_line(each)) for each in lines)
        return len(lines) * LINE + letters * (KANA_WIDE if self.unspaced else 1) > QUARTER

    def is_long(self, lines: tuple[Line, ...]) -> bool:
        """Whether what stands in half a page's width takes up more than half of the page."""
        return sum(len(plain_line(each)) for each in lines) * (KANA_WIDE if self.unspaced else 1) > SHORT

    def text(self, text: str) -> str:
        return broken(_LAST.sub("\N{NO-BREAK SPACE}", set_spaces(printable(text), self.book.language)))


def _tied(content: Line) -> Line:
    """A line in which no other begins with a dash or a sign behind a card."""
    return tuple(
        Text(_SIGN.sub("\N{NO-BREAK SPACE}", each.text)) if place and isinstance(each, Text) else each
        for place, each in enumerate(content)
    )


def _whole(word: re.Match[str]) -> str:
    return f"{WHOLE}{word[0]}{WHOLE}"


def _together(content: Line) -> re.Pattern[str]:
    return _PHRASE if len(_seen(content)) <= BRIEF else _KANA


def _kept(pieces: Pieces, words: re.Pattern[str]) -> Pieces:
    return [
        [kind, words.sub(_whole, said) if isinstance(said, str) else _kept(said, words), *rest]
        if kind in {"text", "strong", "emphasis"}
        else [kind, said, *rest]
        for kind, said, *rest in pieces
    ]


def _first(texts: set[str]) -> list[str]:
    return sorted(texts, key=lambda text: (-len(text), text))[:TALLEST]


def _seen(content: Line) -> str:
    """A line as it is to be seen: a card is its corner, a badge its sign."""
    return "".join(
        each.sign
        if isinstance(each, Badge)
        else _seen(each.content)
        if isinstance(each, Strong | Emphasis)
        else plain_line((each,))
        for each in content
    )


def broken(text: str) -> str:
    """Text in which no word is wider than a page.

    >>> broken("a" * 30).count(MAY_BREAK)
    2
    """
    return _ENDLESS.sub(lambda word: _PARTS.sub(rf"\1{MAY_BREAK}", word[0]), text)


@singledispatch
def _block(block: object, setter: _Setter) -> Data:
    raise TypeError(f"{type(setter).__name__} has no place for {type(block).__name__}")


@_block.register
def _(block: tree.Paragraph, setter: _Setter) -> Data:
    return {"kind": "paragraph", "content": setter.line(block.content)}


@_block.register
def _(block: tree.Items, setter: _Setter) -> Data:
    return {"kind": "items", "items": setter.lines(block.items), "numbered": block.numbered, "whole": _is_brief(block)}


def _is_brief(items: tree.Items) -> bool:
    """Whether a list is never torn over two pages."""
    return len(items.items) <= FEW // 2 and sum(len(plain_line(each)) for each in items.items) < SMALL


@_block.register
def _(block: tree.Heading, setter: _Setter) -> Data:
    return {"kind": "heading", "title": setter.line(block.title)}


@_block.register
def _(block: tree.Table, setter: _Setter) -> Data:
    columns = list(zip(*block.rows, strict=True)) or [()] * len(block.columns)
    return {
        "kind": "table",
        "caption": setter.line(block.caption),
        "columns": [_column(each, setter) for each in block.columns],
        "rows": [list(map(setter.narrow, row)) for row in block.rows],
        "row_heads": block.row_heads,
        "whole": _is_small(block),
        "longest": list(map(setter.longest, columns)),
        "widest": list(map(setter.widest, columns)),
    }


@_block.register
def _(block: tree.Matrix, setter: _Setter) -> Data:
    return {"kind": "tables", "tables": [_block(each, setter) for each in block.tables(ABREAST)]}


def _is_small(table: tree.Table) -> bool:
    """Whether a table is never torn over two pages."""
    return len(table.rows) <= FEW and sum(len(plain_line(cell)) for row in table.rows for cell in row) < SMALL


@_block.register
def _(block: tree.Figure, setter: _Setter) -> Data:
    drawn = on_paper(block.picture)
    return {
        "kind": "figure",
        "svg": drawn.svg,
        "width": drawn.width,
        "caption": setter.line(block.caption),
        "alternative": setter.text(plain_line(block.alternative)),
    }


@_block.register
def _(block: tree.Rule, setter: _Setter) -> Data:
    return {
        "kind": "rule",
        "number": printable(block.number),
        "anchor": setter.anchors[block.number],
        "title": setter.line(block.title),
        "change": block.change,
        "mark": setter.labels.of(block.change) if block.change else "",
        "blocks": setter.blocks(block.body),
        "before": setter.line(block.before),
        "tags": setter.lines(block.tags),
        "short": _is_short(block),
        "tall": setter.is_tall(block),
    }


def _leads(above: tree.Block | None, block: tree.Block, below: tree.Block | None) -> bool:
    if isinstance(block, tree.Items):
        return above is None and _is_brief(block) and isinstance(below, tree.Table)
    if not isinstance(block, tree.Paragraph):
        return False
    # One that is all there is below a heading leads nowhere; below the head of a chapter, to what follows.
    headed = above is None or (isinstance(above, tree.Heading) and not isinstance(below, tree.Heading))
    tabled = isinstance(below, tree.Table) and len(plain_line(block.content)) < SMALL
    return headed or tabled or isinstance(below, tree.Differences)


def _is_short(rule: tree.Rule) -> bool:
    """Whether a rule is never torn over two pages; a picture may go over alone, words and all it would leave a gap."""
    tables = (each for each in rule.body if isinstance(each, tree.Table))
    letters = sum(len(plain_line(content)) for content in block_lines(rule))
    pictured = any(isinstance(each, tree.Figure) for each in rule.body)
    return letters < SHORT and not pictured and all(len(table.rows) <= FEW for table in tables)


@_block.register
def _(block: tree.Example, setter: _Setter) -> Data:
    return {
        "kind": "example",
        "number": printable(block.number),
        "anchor": setter.anchors[block.number] if block.number else "",
        "title": setter.line(alone(block.title)),
        "steps": setter.lines(block.steps),
        "tall": setter.is_tall(block),
        "numbered": block.numbered,
        "result": _block(block.result, setter) if block.result else None,
        "sum": [list(map(setter.narrow, (each.what, each.how, each.amount))) for each in block.sum],
        "totals": [each.total for each in block.sum],
        "outcome": setter.line(block.outcome),
    }


@_block.register
def _(block: tree.Glossary, setter: _Setter) -> Data:
    return {
        "kind": "glossary",
        "terms": [[setter.narrow(t.term), setter.line(t.definition)] for t in block.terms],
        "longest": setter.longest(t.term for t in block.terms),
    }


@_block.register
def _(block: tree.Index, setter: _Setter) -> Data:
    return {"kind": "index", "terms": [[setter.line(t.term), setter.line(t.definition)] for t in block.terms]}


@_block.register
def _(block: tree.Differences, setter: _Setter) -> Data:
    return {"kind": "differences", "entries": [_difference(each, setter) for each in block.entries]}


def _difference(entry: tree.Difference, setter: _Setter) -> Data:
    return {
        "number": printable(entry.number),
        "anchor": setter.anchors.get(entry.number, ""),
        "change": entry.change,
        "mark": setter.labels.of(entry.change),
        "title": setter.line(entry.title),
        "now": setter.line(entry.now),
        "before": setter.line(entry.before),
    }


@_block.register
def _(block: tree.Contrasts, setter: _Setter) -> Data:
    return {
        "kind": "contrasts",
        "sides": block.sides,
        "names": setter.lines(block.names),
        "entries": [_contrast(each, setter) for each in block.entries],
    }


def _contrast(entry: tree.Contrast, setter: _Setter) -> Data:
    return {
        "numbers": [[printable(number), setter.anchors[number]] for number in entry.numbers],
        "title": setter.line(entry.title),
        "wordings": [
            {"who": setter.line(each.who), "body": setter.lines(each.body), "absent": each.absent}
            for each in entry.wordings
        ],
        "tables": [_block(each, setter) for each in entry.tables],
        "brief": not any(setter.is_long(each.body) for each in entry.wordings),
    }


@_block.register
def _(block: tree.Ledger, setter: _Setter) -> Data:
    return {
        "kind": "ledger",
        "caption": setter.line(block.caption),
        "groups": [
            {"title": setter.line(group.title), "columns": [_column(each, setter) for each in group.columns]}
            for group in block.groups
        ],
        "worked": list(map(setter.lines, block.worked)),
        "blank": block.blank,
        "totals": setter.line(block.totals),
    }


def _column(column: tree.Column, setter: _Setter) -> Data:
    return {
        "title": setter.narrow(column.title),
        "align": column.align,
        "longest": setter.longest((column.title,)),
        "widest": setter.widest((column.title,)),
    }
