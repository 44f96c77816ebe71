"""Whatever a field of a book says, it is text: no form takes it for markup, wherever in the tree it stands."""

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from io import BytesIO
from itertools import chain, count
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints
from xml.etree.ElementTree import fromstring
from zipfile import ZipFile

import pytest

from tarotrules.book import to_markdown as markdown
from tarotrules.book.inline import Card, Emphasis, Inline, Line, Strong, Text
from tarotrules.book.lines import lines_of
from tarotrules.book.to_epub import to_epub
from tarotrules.book.to_html import to_html
from tarotrules.book.to_markdown import to_markdown
from tarotrules.book.to_pdf import Typeset, typeset
from tarotrules.book.to_text import to_text
from tarotrules.book.to_typst import to_typst
from tarotrules.book.tree import Book, Column, Columns, Contrasts, Form, Ledger, Matrix, MatrixRow, Table
from tarotrules.source.node import Node

ACTING: Final = "\x1b\u202e\ufdd0\U0010ffff"
"""Characters that act on what shows them, or that a phrase is marked with; no form may let them through."""
EVIL: Final = f"</style></title><hostile onx=\"b\" ony='c'>&amp;*x*_y_ #z{ACTING} $w$ \\\\ `q` [l](u) |~v~ //"
HIDDEN: Final = {
    ("Book", "identity"),
    ("Card", "code"),
    ("Card", "name"),
    ("Chapter", "id"),
    ("Chapter", "was"),
    ("Rule", "settings"),
    ("Rule", "was"),
    ("Contrasts", "names"),
    ("Figure", "caption"),
    ("Figure", "picture"),
}
"""Fields that not every form shows; they may stand in attributes."""
FITTED: Final = ("columns", "rows", "groups", "worked")
"""Fields of tables, of which one has to fit the other."""
FORMS: Final = get_args(Form)


class Maker:
    """Makes a tree in which every field of every type of node is said, and every text is evil and can be told apart."""

    def __init__(self, first: int = 0) -> None:
        self._numbers = count(first)
        self.shown: list[str] = []

    def text(self, owner: str, field: str) -> str:
        """An evil text, remembered if it is to be read; it begins with a figure, which has no capital."""
        if field == "language":
            return "fr"
        text = f"1q{next(self._numbers)}z{EVIL}"
        if (owner, field) not in HIDDEN:
            self.shown.append(text.translate(dict.fromkeys(map(ord, ACTING))))
        return text

    def line(self) -> Line:
        """A line with every inline there is."""
        text, strong, emphasised, card = map(self.node, (Text, Text, Text, Card))
        return (text, Strong((strong,)), Emphasis((emphasised,)), card)

    def node(self, kind: type[Node]) -> Any:
        """An instance of a type of node."""
        hints = get_type_hints(kind)
        fields = [each for each in kind.__match_args__ if each not in FITTED]
        values = {each: self.value(hints[each], kind.__name__, each) for each in fields}
        if kind is Table:
            columns = tuple(self.node(Column) for _ in range(3))
            values |= {"columns": columns, "rows": (tuple(self.line() for _ in columns),)}
        if kind is Matrix:
            columns = tuple(self.node(Column) for _ in range(3))
            row = MatrixRow(self.line(), (self.line(), self.line()), (False, False))
            values |= {"columns": columns, "rows": (row,)}
        if kind is Columns:
            values |= {"columns": (self.node(Column),)}
        if kind is Ledger:
            values |= {"groups": (self.node(Columns), self.node(Columns)), "worked": ((self.line(), self.line()),)}
        return kind(**values)

    def value(self, hint: Any, owner: str, field: str) -> Any:
        """What a field may hold; what is in a hidden one need not be read."""
        before = len(self.shown)
        made = self.made(hint, owner, field)
        del self.shown[before if (owner, field) in HIDDEN else len(self.shown) :]
        return made

    def made(self, hint: Any, owner: str, field: str) -> Any:
        """Something of a type."""
        if hint == Line:
            return self.line()
        if hint is str:
            return self.text(owner, field)
        if get_origin(hint) is Literal:
            return get_args(hint)[-1]
        if get_origin(hint) is tuple:
            (of, _) = get_args(hint)
            return tuple(self.value(each, owner, field) for each in _alternatives(of))
        if get_origin(hint) in {Union, UnionType}:
            return self.value(next(each for each in get_args(hint) if each is not type(None)), owner, field)
        if hint in {bool, int}:
            return hint(1)
        return self.node(hint)


def _alternatives(hint: Any) -> tuple[Any, ...]:
    several = get_origin(hint) in {Union, UnionType} and hint != Line
    return get_args(hint) if several else (hint,)


def evil(form: Form) -> tuple[Book, list[str]]:
    """A book of a form, and the texts that somebody is to read."""
    maker = Maker()
    book: Book = maker.node(Book)
    (chapter,) = book.chapters
    shown = maker.shown
    more = chapter._replace(number="", id="more", blocks=(between_two(Maker(len(maker.shown) * 2)),))
    return book._replace(language="en", form=form, chapters=(chapter, more)), shown


def between_two(maker: Maker) -> Contrasts:
    """Rules of two that are compared, who stand side by side."""
    made: Contrasts = maker.node(Contrasts)
    entries = tuple(each._replace(wordings=each.wordings * 2) for each in made.entries)
    return made._replace(names=made.names * 2, entries=entries)


class Reader(HTMLParser):
    """The elements, attributes and texts of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.said: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names |= {tag, *(name for name, _ in attrs)}
        self.said += [value or "" for _, value in attrs]

    def handle_data(self, data: str) -> None:
        self.said.append(data)


@pytest.mark.parametrize("form", FORMS)
def test_html(form: Form) -> None:
    """A browser finds the text, and no element or attribute that came from it."""
    book, shown = evil(form)
    text = to_html(book)
    page = Reader(text)
    said = "\n".join(page.said)

    assert {"hostile", "onx", "ony"} & page.names == set()
    assert set(ACTING) & set(text) == set()
    assert [each for each in shown if each not in said] == []


@pytest.mark.parametrize("form", FORMS)
def test_epub(form: Form) -> None:
    """An e-reader finds well-formed pages and the text in them, and no element or attribute that came from it."""
    book, shown = evil(form)
    with ZipFile(BytesIO(to_epub(book))) as archive:
        files = {name: archive.read(name).decode() for name in archive.namelist()}
    trees = [fromstring(text) for name, text in files.items() if name.endswith(("xml", "xhtml", "opf", "svg"))]  # noqa: S314 we wrote it
    names = {name for tree in trees for each in tree.iter() for name in (each.tag.rpartition("}")[2], *each.attrib)}
    said = "\n".join("".join(tree.itertext()) for tree in trees)
    said += "\n".join(value for tree in trees for each in tree.iter() for value in each.attrib.values())

    assert {"hostile", "onx", "ony"} & names == set()
    assert set(ACTING) & set("".join(files.values())) == set()
    assert [each for each in shown if each not in said] == []


@pytest.mark.parametrize("form", FORMS)
def test_markdown(form: Form) -> None:
    """Wherever a text stands it is escaped, or it is an anchor, of which nothing but letters is left."""
    book, shown = evil(form)
    page = to_markdown(book)
    fit = re.sub(r"[^\w.-]+", "-", EVIL).rstrip("-")
    after = [page[found.end() :] for found in re.finditer(r"q\d+z", page)]

    assert [each[:60] for each in after if not each.startswith((markdown.escape(EVIL), fit))] == []
    assert [each for each in shown if markdown.escape(each) not in page] == []
    assert set(ACTING) & set(page) == set()


@pytest.mark.parametrize("form", FORMS)
def test_text(form: Form) -> None:
    """As text each is said, whatever room is left for it."""
    book, shown = evil(form)
    text = to_text(book)
    page = "".join(filter(str.isalnum, text.casefold()))

    assert set(ACTING) & set(text) == set()
    assert [each for each in shown if each.partition("<")[0] not in page] == []


@pytest.mark.parametrize("form", FORMS)
def test_pdf(form: Form) -> None:
    """The typesetter reads data: every text comes to it as a string, and it runs none of them."""
    book, shown = evil(form)
    data = to_typst(book, "a4")
    said = "".join(strings(json.loads(data))).replace("\N{LINE SEPARATOR}", "")
    made = typeset(data)

    assert set(ACTING) & set(said) == set()
    assert [each for each in shown if each not in said] == []
    assert isinstance(made, Typeset)
    assert made.warnings == ()


def test_the_lines_of_a_book_are_all_of_its_lines() -> None:
    """Whoever goes through the lines of a book, to lead or to count, misses none, wherever in the tree it stands."""
    book, _ = evil("book")
    found = list(lines_of(book))

    assert [each for each in written(book) if each not in found] == []


def written(value: object) -> Iterator[Line]:
    """Every line in a tree."""
    if isinstance(value, tuple) and value and all(isinstance(each, Inline) for each in value):
        yield value
    elif isinstance(value, tuple | Node):
        of = value if isinstance(value, tuple) else (getattr(value, name) for name in value.__match_args__)
        yield from chain.from_iterable(map(written, of))


def strings(data: Any) -> Iterator[str]:
    """Every string in some JSON."""
    if isinstance(data, str):
        yield data
    for each in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from strings(each)
