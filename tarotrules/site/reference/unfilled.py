"""A sentence of a catalogue without what it is said of: an ellipsis stands in every place."""

from collections.abc import Iterator

from fluent.syntax import ast

from tarotrules.wording.catalogue import Catalogue

PLACE = "…"


def unfilled(words: Catalogue, name: str) -> str:
    """The sentence; of several it may be, the one that is said otherwise.

    >>> from tarotrules.games.tarot.catalogues import catalogue
    >>> unfilled(catalogue("en"), "F001")
    'There is no file called “…”.'
    """
    said = " ".join("".join(_pattern(words, words.entries.pattern(name))).split())
    return said.replace(f"{PLACE}.", PLACE)


def _pattern(words: Catalogue, pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        else:
            yield from _expression(words, element.expression)


def _expression(words: Catalogue, expression: object) -> Iterator[str]:
    match expression:
        case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name="language"))):
            yield PLACE
        case ast.SelectExpression(variants=variants):
            usual = next(each for each in variants if each.default)
            yield from _pattern(words, usual.value)
        case ast.StringLiteral():
            yield str(expression.parse()["value"])
        case ast.MessageReference(id=id, attribute=attribute):
            yield from _pattern(words, words.entries.pattern(id.name + (f".{attribute.name}" if attribute else "")))
        case ast.TermReference(id=id):
            yield from _pattern(words, words.entries.pattern(f"-{id.name}"))
        case ast.Placeable(expression=inner):
            yield from _expression(words, inner)
        case _:
            yield PLACE
