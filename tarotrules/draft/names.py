"""A document in which every name is called what it is called, not what it would mean as a word.

Only the shape of a ruleset tells names from words: ``prime dernier-pli`` declares a bonus of that name.
"""

from collections.abc import Mapping

from tarotrules.draft.flatten import flatten
from tarotrules.draft.shape import RecordType
from tarotrules.expressions.tree import Path
from tarotrules.source.node import Node
from tarotrules.source.text import Span
from tarotrules.syntax.document import Document, Entry, Fixed, Guard, Item, Remove, Statement, Word


def with_names(document: Document, shape: RecordType) -> Document:
    """The same document, its names as the reader of statements understands them."""
    layer, _ = flatten(document, shape, 0)
    return document._replace(body=_Naming(layer.names).block(document.body))


class _Naming(Node):
    names: Mapping[Span, str]

    def block(self, statements: tuple[Statement, ...]) -> tuple[Statement, ...]:
        return tuple(map(self.statement, statements))

    def statement(self, statement: Statement) -> Statement:
        match statement:
            case Guard(block=block):
                return statement._replace(block=self.block(block))
            case Fixed(inner):
                return statement._replace(statement=self.statement(inner))
            case Remove(path, names):
                return statement._replace(path=tuple(map(self.word, path)), names=tuple(map(self.word, names)))
            case Entry(word, values, block):
                return statement._replace(
                    word=self.word(word),
                    values=tuple(tuple(map(self.item, group)) for group in values),
                    block=None if block is None else self.block(block),
                )

    def word(self, word: Word) -> Word:
        return word._replace(concept=self.names.get(word.span, word.concept))

    def item(self, item: Item) -> Item:
        name = self.names.get(item.span) if isinstance(item, Path) and item.span is not None else None
        return item if name is None else Path((name,), item.span)
