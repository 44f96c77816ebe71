"""Entries read from Fluent's notation, which takes longer than saying them."""

from collections.abc import Iterable
from typing import Any

from fluent.syntax import FluentParser, ast

from tarotrules.wording.errors import WordingError
from tarotrules.wording.notation import WORD
from tarotrules.wording.patterns import (
    Argument,
    Call,
    Element,
    Entry,
    Figure,
    Inline,
    Literal,
    Mention,
    Pattern,
    Select,
    Term,
    Variant,
)


def entry_from(text: str) -> Entry:
    """The entry a text holds, without words of the notation; raises with a complaint unless that is all it holds."""
    entry, *rest = body = FluentParser(with_spans=False).parse(text).body
    if not isinstance(entry, ast.Message | ast.Term) or not all(isinstance(r, ast.BaseComment) for r in rest):
        raise WordingError(_complaints(body))
    value = None if entry.value is None else _pattern(entry.value)
    said = (each for each in entry.attributes if not each.id.name.startswith(WORD))
    return Entry(value, {each.id.name: _pattern(each.value) for each in said})


def _pattern(pattern: ast.Pattern) -> Pattern:
    return tuple(
        element.value if isinstance(element, ast.TextElement) else _element(element) for element in pattern.elements
    )


def _element(placeable: ast.Placeable) -> Element:
    inside = placeable.expression
    if isinstance(inside, ast.SelectExpression):
        return Select(_inline(inside.selector), tuple(map(_variant, inside.variants)))
    return _element(inside) if isinstance(inside, ast.Placeable) else _inline(inside)


def _variant(variant: ast.Variant) -> Variant:
    exact = isinstance(variant.key, ast.NumberLiteral)
    key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
    return Variant(key, _pattern(variant.value), exact, variant.default)


def _inline(expression: ast.InlineExpression | ast.Placeable) -> Inline:
    match expression:
        case ast.VariableReference():
            return Argument(expression.id.name)
        case ast.StringLiteral():
            return Literal(_text(expression))
        case ast.NumberLiteral():
            return Figure(expression.value)
        case ast.MessageReference():
            return Mention(_name(expression))
        case ast.TermReference():
            return Term("-" + _name(expression), _options(expression.arguments))
        case ast.FunctionReference():
            given = tuple(map(_inline, expression.arguments.positional))
            return Call(expression.id.name, given, _options(expression.arguments))
    raise WordingError(f"cannot say a {type(expression).__name__} inside another")


def _options(arguments: ast.CallArguments | None) -> dict[str, str]:
    """The named arguments of a call; Fluent allows literals only."""
    return {each.name.name: _text(each.value) for each in arguments.named} if arguments else {}


def _text(literal: Any) -> str:
    return str(literal.parse()["value"])


def _name(reference: ast.MessageReference | ast.TermReference) -> str:
    return reference.id.name + (f".{reference.attribute.name}" if reference.attribute else "")


def _complaints(body: Iterable[ast.EntryType]) -> str:
    return "; ".join(f"{a.code} {a.message}" for e in body if isinstance(e, ast.Junk) for a in e.annotations)
