"""What the sentences of a catalogue are made of, once they have been read.

A pattern is a run of elements: the catalogue's own words, and what is put in between them.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

Node = Any
"""An element, a variant or what stands inside one; see :data:`Element`."""
Data = Any
"""A node as JSON: a text, or a list that begins with the sign of its kind."""


class Argument(NamedTuple):
    """``{ $name }``."""

    name: str


class Literal(NamedTuple):
    """``{ "text" }``: words in which no sign is markup."""

    text: str


class Figure(NamedTuple):
    """``{ 12 }``."""

    digits: str


class Mention(NamedTuple):
    """``{ id }`` or ``{ id.attribute }``: another message."""

    name: str


class Term(NamedTuple):
    """``{ -id(case: "dative") }``."""

    name: str
    options: Mapping[str, str]


class Call(NamedTuple):
    """``{ COUNTED($n, noun: "trump") }``."""

    function: str
    given: "tuple[Inline, ...]"
    options: Mapping[str, str]


class Variant(NamedTuple):
    """``[few] …``; the key is a name or, if ``exact``, a number."""

    key: str
    pattern: "Pattern"
    exact: bool
    default: bool


class Select(NamedTuple):
    """``{ $n -> [one] … *[other] … }``."""

    selector: "Inline"
    variants: tuple[Variant, ...]


Inline = Argument | Literal | Figure | Mention | Term | Call
Element = str | Inline | Select
Pattern = tuple[Element, ...]


class Entry(NamedTuple):
    """A message or term: its own sentence, if it has one, and those of its attributes."""

    value: Pattern | None
    attributes: Mapping[str, Pattern]


def walk(pattern: Pattern) -> Iterator[Element]:
    """Every element of a pattern and of what stands inside it, in order."""
    for element in pattern:
        yield element
        if isinstance(element, Select):
            yield from walk((element.selector,))
            for variant in element.variants:
                yield from walk(variant.pattern)
        elif isinstance(element, Call):
            yield from walk(element.given)


def inner(pattern: Pattern) -> Iterator[Pattern]:
    """A pattern and the patterns of its variants."""
    yield pattern
    for element in pattern:
        if isinstance(element, Select):
            for variant in element.variants:
                yield from inner(variant.pattern)


def pattern_to_json(pattern: Pattern) -> Data:
    """A pattern as JSON."""
    return [_to_json(element) for element in pattern]


def pattern_from_json(data: Data) -> Pattern:
    """A pattern again."""
    return tuple(map(_from_json, data))


def _to_json(element: Element) -> Data:
    match element:
        case str():
            return element
        case Select(selector, variants):
            return [
                "?",
                _to_json(selector),
                *([v.key, pattern_to_json(v.pattern), v.exact, v.default] for v in variants),
            ]
        case Call(function, given, options):
            return ["()", function, pattern_to_json(given), options]
    return [_SIGNS[type(element)], *element]


def _from_json(data: Data) -> Node:
    if isinstance(data, str):
        return data
    sign, first, *rest = data
    match sign:
        case "?":
            variants = (Variant(key, pattern_from_json(text), *how) for key, text, *how in rest)
            return Select(_from_json(first), tuple(variants))
        case "()":
            return Call(first, tuple(map(_from_json, rest[0])), rest[1])
    return _KINDS[sign](first, *rest)


_SIGNS = {Argument: "$", Literal: '"', Figure: "1", Mention: "&", Term: "-"}
_KINDS: dict[str, Any] = {sign: kind for kind, sign in _SIGNS.items()}
