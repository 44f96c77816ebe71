"""A sentence of a catalogue without what it is said of: an ellipsis stands in every place."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from fluent.syntax import ast

from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.inspection import mentioned
from tarotrules.wording.selection import choose

PLACE = "…"
NOTHING: Mapping[str, object] = MappingProxyType({})


def unfilled(words: Catalogue, name: str, given: Mapping[str, object] = NOTHING) -> str:
    """The sentence; of several it may be, the one for what is *given*, or else the one that is said otherwise.

    >>> from tarotrules.games.tarot.catalogues import catalogue
    >>> unfilled(catalogue("en"), "F001")
    'There is no file called “…”.'
    """
    said = " ".join("".join(_Unfilled(words, given).pattern(words.entries.pattern(name))).split())
    return said.replace(f"{PLACE}.", PLACE)


class _Unfilled:
    """Goes through a pattern, and knows which of its branches to take."""

    def __init__(self, words: Catalogue, given: Mapping[str, object]) -> None:
        self.words, self.given = words, given

    def pattern(self, pattern: ast.Pattern) -> Iterator[str]:
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                yield element.value
            else:
                yield from self.expression(element.expression)

    def expression(self, expression: object) -> Iterator[str]:
        match expression:
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name="language"))):
                yield PLACE
            case ast.SelectExpression():
                yield from self.pattern(self.branch(expression))
            case ast.StringLiteral():
                yield str(expression.parse()["value"])
            case ast.MessageReference() | ast.TermReference():
                yield from self.pattern(self.words.entries.pattern(mentioned(expression)))
            case ast.Placeable(expression=inner):
                yield from self.expression(inner)
            case _:
                yield PLACE

    def branch(self, select: ast.SelectExpression) -> ast.Pattern:
        """The one for a word that is given; numbers are not told, so neither is what is said of one of them."""
        selector = select.selector
        value = self.given.get(selector.id.name) if isinstance(selector, ast.VariableReference) else None
        return choose(select, value if isinstance(value, str) else None, self.words.lexicon.numerals)
