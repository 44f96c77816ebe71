"""What a shipped book says about a setting: the rule's sentences, its number, and where it stands."""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from markupsafe import Markup, escape

from tarotrules import books, documents, library, pipeline
from tarotrules.book.anchors import Anchors, anchors
from tarotrules.book.inline import Badge, Card, Emphasis, Inline, Line, Reference, Strong, Text
from tarotrules.book.plain import printable
from tarotrules.book.tree import Book, Items, Paragraph, Passage, Rule
from tarotrules.book.typography import set_spaces
from tarotrules.games.variant import Variant
from tarotrules.noticing import remembered
from tarotrules.settings.walk import SettingPath
from tarotrules.site.page import link
from tarotrules.site.shelf import book as shipped_book
from tarotrules.wording.titles import choose_title

MOST = 3
"""Rules that are quoted for one setting."""


class Quotation(NamedTuple):
    """A rule of a book."""

    number: str
    href: str
    """Empty where the book has no page of its own."""
    said: Markup


class Shelf(NamedTuple):
    """A variant's book in one language."""

    variant: Variant
    book: Book
    titles: Mapping[str, str]
    """Of the variant, or of the option."""
    page: str
    anchors: Anchors

    @property
    def title(self) -> str:
        """What the variant is called."""
        return choose_title(self.titles, self.book.language, self.variant.id)

    @property
    def rules(self) -> Iterator[Rule]:
        """All rules."""
        return (block for chapter in self.book.chapters for block in chapter.blocks if isinstance(block, Rule))

    def about(self, paths: Collection[SettingPath], here: str) -> list[Quotation]:
        """The rules that tell some settings most exactly; what they say of others of that kind is not meant."""
        found = [(_closeness(rule, paths), rule) for rule in self.rules]
        best = max((closeness for closeness, _ in found), default=0)
        told = [rule for closeness, rule in found if closeness == best > 0]
        return [self.quoted(rule, here) for rule in told[:MOST]]

    def quoted(self, rule: Rule, here: str) -> Quotation:
        """A rule, to be shown on a page."""
        paragraphs = (_Lines(self, here).passage(passage) for passage in rule.body)
        return Quotation(rule.number, self.href(rule.number, here), Markup("").join(paragraphs))

    def href(self, number: str, here: str) -> str:
        """Where a rule of this book is on the site."""
        return link(here, self.page, self.anchors[number]) if self.page else ""


def _closeness(rule: Rule, paths: Collection[SettingPath]) -> int:
    """How much of one of the paths a rule names; 0 if it tells others."""
    return max((len(each) for each in rule.settings if any(path[: len(each)] == each for path in paths)), default=0)


@remembered()
def shelf(name: str, language: str) -> Shelf:
    """The book of a shipped variant, or of the official rules with a shipped option."""
    own = name in library.variants()
    variant = pipeline.load(name).variant
    if variant is None:
        raise ValueError(name)
    book = shipped_book(name, language) if own else books.book(variant, language)
    document = documents.document(name)
    titles = documents.own_titles(document) if document is not None else {}
    return Shelf(variant, book, titles, f"variants/{name}" if own else "", anchors(book))


class _Lines:
    """Lines of a book as HTML on another page."""

    def __init__(self, shelf: Shelf, here: str) -> None:
        self.shelf, self.here = shelf, here

    def passage(self, passage: Passage) -> Markup:
        match passage:
            case Paragraph(content):
                return Markup("<p>{}</p>").format(self.line(content))
            case Items(items):
                return Markup("<ul>{}</ul>").format(Markup("").join(map(self.item, items)))
        # Tables are a click away.
        return Markup("")

    def item(self, item: Line) -> Markup:
        return Markup("<li>{}</li>").format(self.line(item))

    def line(self, content: Line) -> Markup:
        return Markup("").join(map(self.inline, content))

    def inline(self, inline: Inline) -> Markup:
        match inline:
            case Text(text):
                return escape(set_spaces(printable(text), self.shelf.book.language))
            case Strong(content):
                return Markup("<strong>{}</strong>").format(self.line(content))
            case Badge(sign, name):
                return Markup('<span class="badge" role="img" aria-label="{}">{}</span>').format(name, sign)
            case Emphasis(content):
                return Markup("<em>{}</em>").format(self.line(content))
            case Card(_, label):
                return Markup('<span class="card">{}</span>').format(printable(label))
            case Reference(number):
                href = self.shelf.href(number, self.here)
                return Markup('<a href="{}">{}</a>').format(href, number) if href else escape(number)
