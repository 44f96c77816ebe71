"""What a file says, before anybody asks what it means.

Both notations are parsed into this tree. A statement is a word, values and perhaps a block:
``word value value, value [citation] { … }``. Words stand before a block as names, so that
``bid petite { … }`` and ``bid { petite { … } }`` are one and the same: the parser nests them.

Equality ignores positions and spelling, so a French file and its YAML twin are equal.
"""

from typing import Literal

from tarotrules.expressions.tree import Expression
from tarotrules.source.node import Node
from tarotrules.source.text import Source, Span


class Word(Node):
    """A word of the language (its concept) or a name (as written)."""

    concept: str
    span: Span

    @property
    def written(self) -> str:
        """The spelling in the file."""
        return self.span.text


class Text(Node):
    """A text in quotes."""

    value: str
    span: Span


class Range(Node):
    """``T1..T21`` or ``1..10``."""

    first: Expression
    last: Expression
    span: Span | None = None


Item = Expression | Text | Range
"""A value as written; a plain word is a ``Path`` of one step."""
Values = tuple[tuple[Item, ...], ...]
"""The groups between commas, each a run of items."""


class Citation(Node, aside=("span", "reason")):
    """``[FFT p. 12]``: where a value comes from. ``assumed``: no source gives it, and why."""

    text: str
    assumed: bool
    span: Span
    reason: str | None = None
    """What a word that stands alone means: the name, perhaps, of a reason declared elsewhere."""


class Entry(Node):
    """A word with its values, or with a block, or alone (a flag).

    ``values`` are the groups between commas, each a run of items. An entry never has values *and* a block.
    """

    word: Word
    values: tuple[tuple[Item, ...], ...] = ()
    block: "tuple[Statement, ...] | None" = None
    citation: Citation | None = None
    span: Span | None = None


class Guard(Node):
    """``at 3, 5 players { … }``: statements for some numbers of players in the deal."""

    players: tuple[int, ...]
    block: "tuple[Statement, ...]"
    span: Span | None = None


class Remove(Node):
    """``remove bid prise, garde``: takes away what was inherited. The last step may name several."""

    path: tuple[Word, ...]
    names: tuple[Word, ...]
    span: Span | None = None


class Fixed(Node):
    """``fixed target 56, 51, 41, 36``: no child may say otherwise."""

    statement: "Statement"
    span: Span | None = None


Statement = Entry | Guard | Remove | Fixed


class Comment(Node, aside=()):
    """``# …`` to the end of its line; further blanks at its beginning are its layout."""

    text: str
    span: Span


class Document(Node, aside=("language", "source", "comments")):
    """One file: ``variant dijon extends fft with misere { … }`` or ``option misere { … }``."""

    kind: Literal["variant", "option"]
    id: Word
    extends: Word | None
    options: tuple[Word, ...]
    body: tuple[Statement, ...]
    language: str
    source: Source
    comments: tuple[Comment, ...] = ()


def is_one_text(values: Values) -> bool:
    """Whether a statement says a text and nothing else."""
    return len(values) == 1 and len(values[0]) == 1 and isinstance(values[0][0], Text)


def reasons_of(document: Document) -> frozenset[str]:
    """The names of the reasons a file declares."""
    declared = (each for each in document.body if isinstance(each, Entry) and each.word.concept == "reason")
    inside = (inner for each in declared for inner in each.block or ())
    return frozenset(each.word.concept for each in inside if isinstance(each, Entry))
