"""What stands in a line: text, strong and emphasised text, cards, references.

Sentences from a catalogue become lines by :func:`line`; a plain string is only ever text.
"""

from collections.abc import Iterator
from typing import Final

from tarotrules.source.node import Node
from tarotrules.wording.phrase import Closing, Mark, Opening, Phrase, Piece, Token, begun, in_figures, pieces, token


class Text(Node):
    """Words."""

    text: str


class Strong(Node):
    """Words that must not be missed."""

    content: "Line"


class Emphasis(Node):
    """Words said in another tone, or quoted as terms."""

    content: "Line"


class Card(Node):
    """A card: its code (``SK``), how the reader's language writes it (``R♠``) and says it."""

    code: str
    label: str
    name: str = ""
    """Read aloud where the label cannot be; the label says enough if there is none."""


class Badge(Node):
    """A sign that what follows holds for some only: ``5``, and in words *with five players*."""

    sign: str
    name: str
    written: str
    """Where nothing is drawn, so that it does not look like a card: *(five players)*."""


class Reference(Node):
    """A rule or chapter of the same book, by its number."""

    number: str


Inline = Text | Strong | Emphasis | Card | Badge | Reference
Line = tuple[Inline, ...]

_MARKED: Final[dict[Mark, type[Strong | Emphasis]]] = {"strong": Strong, "emphasis": Emphasis}


def card(code: str, label: str, name: str = "") -> Phrase:
    """A card, to be given to a sentence."""
    return token("card", code, name, label)


def badge(sign: str, name: str, written: str) -> Phrase:
    """A badge, to be set beside a sentence."""
    return token("badge", name, written, sign)


def reference(number: str) -> Phrase:
    """A rule of the same book, to be named in a sentence."""
    return token("reference", number)


def line(*parts: "str | Inline") -> Line:
    """A line of phrases (in which markup counts), strings (in which it does not) and inlines.

    >>> line("*not strong* ", Strong(line("strong")))
    (Text(text='*not strong* '), Strong(content=(Text(text='strong'),)))
    """
    return tuple(inline for part in parts for inline in _inlines(part))


def cell(phrase: Phrase) -> Line:
    """A line of a table, where numbers are figures."""
    return line(in_figures(phrase))


def alone(content: Line) -> Line:
    """A line that stands by itself and begins with a capital, where elsewhere it is behind a colon.

    >>> alone(line("que jouer ?"))
    (Text(text='Que jouer ?'),)
    """
    match content:
        case (Text(text), *rest):
            return (Text(begun(text)), *rest)
    return content


def inlines(content: Line) -> Iterator[Inline]:
    """Every inline of a line, those inside others included."""
    for inline in content:
        yield inline
        if isinstance(inline, Strong | Emphasis):
            yield from inlines(inline.content)


def unlinked(content: Line) -> Line:
    """A line quoted from another book, whose rules are not in this one."""
    return tuple(map(_unlinked, content))


def _unlinked(inline: Inline) -> Inline:
    match inline:
        case Strong(content) | Emphasis(content):
            return type(inline)(unlinked(content))
        case Reference(number):
            return Text(number)
    return inline


def plain(content: Line) -> str:
    """A line as bare text."""
    return "".join(_plain(inline) for inline in content)


def _plain(inline: Inline) -> str:
    match inline:
        case Strong(content) | Emphasis(content):
            return plain(content)
        case Card(_, label):
            return f"[{label}]"
        case Badge(_, _, written):
            return written
        case Reference(number):
            return number
        case Text(text):
            return text


def _inlines(part: "str | Inline") -> Line:
    if isinstance(part, Phrase):
        return _until_closed(pieces(part))
    if isinstance(part, str):
        return (Text(part),) if part else ()
    return (part,)


def _until_closed(rest: Iterator[Piece]) -> Line:
    found: list[Inline] = []
    for piece in rest:
        if isinstance(piece, Closing):
            break
        found.append(_inline(piece, rest))
    return tuple(found)


def _inline(piece: str | Opening | Token, rest: Iterator[Piece]) -> Inline:
    if isinstance(piece, str):
        return Text(piece)
    match piece:
        case Opening(mark):
            return _MARKED[mark](_until_closed(rest))
        case Token("number", (word, _)):
            return Text(word)
        case Token("card", (code, name, label)):
            return Card(code, label, name)
        case Token("badge", (name, written, sign)):
            return Badge(sign, name, written)
        case Token("reference", (number,)):
            return Reference(number)
    raise ValueError(f"a book has no place for {piece}")
