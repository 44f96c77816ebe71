"""Documents as JSON, so that a shipped file need not be parsed each time it is built on.

A node is an object with one key, its kind; its value begins with where the node stands, and goes on with its fields.
Only what :func:`dump` has made is ever loaded.
"""

from fractions import Fraction
from typing import Any, Final

from tarotrules.expressions import tree
from tarotrules.source.node import Node
from tarotrules.source.text import Source, Span
from tarotrules.syntax import document
from tarotrules.syntax.document import Document

Json = Any
NOT_INSIDE: Final = ("span", "source")
"""Fields that are not written like others: places are numbers, and the source is where the text is."""
_KINDS: Final[dict[str, type[Node]]] = {
    kind.__name__: kind
    for room in (tree, document)
    for kind in vars(room).values()
    if isinstance(kind, type) and issubclass(kind, Node)
}
_FIELDS: Final = {
    name: tuple(field for field in kind.__match_args__ if field not in NOT_INSIDE) for name, kind in _KINDS.items()
}
_PLACED: Final = {
    name: kind.__match_args__.index("span") for name, kind in _KINDS.items() if "span" in kind.__match_args__
}
"""Where among the fields of a kind its place stands."""


def dump(said: Document) -> Json:
    """A document, but for its text."""
    return _dump(said)


def load(data: Json, source: Source) -> Document:
    """The document again."""
    values = [_load(each, source) for each in data["Document"][2:]]
    return Document(source=source, **dict(zip(_FIELDS["Document"], values, strict=True)))


def _dump(value: Any) -> Json:
    match value:
        case Node():
            name = type(value).__name__
            span = getattr(value, "span", None)
            place = [None, None] if span is None else [span.start, span.end]
            return {name: [*place, *(_dump(getattr(value, field)) for field in _FIELDS[name])]}
        case tuple():
            return [_dump(each) for each in value]
        case Fraction():
            return list(value.as_integer_ratio())
    return value


def _load(data: Json, source: Source) -> Any:
    kind = type(data)
    if kind is list:
        return tuple([_load(each, source) for each in data])
    if kind is not dict:
        return data
    ((name, (start, end, *rest)),) = data.items()
    span = None if start is None else Span(source, start, end)
    if name == "Number":
        return tree.Number(Fraction(*rest[0]), span)
    values = [_load(each, source) for each in rest]
    values.insert(_PLACED[name], span)
    return _KINDS[name](*values)
