"""The words and signs of a file, as the grammar sees them."""

from typing import Final, NamedTuple

from tarotrules.source.text import Span

RESERVED: Final = frozenset({"and", "or", "not", "if", "then", "else", "is", "exists", "rounded"})
"""The structural words that mean the same wherever they stand, unless after a dot."""

STRUCTURAL: Final = RESERVED | {"variant", "option", "extends", "with", "fixed", "remove", "at", "to"}
"""The concepts with a terminal of their own; every other word is a ``WORD``."""

DIRECTIONS: Final = ("up", "down", "nearest", "away", "toward")


class Token(NamedTuple):
    """A word or sign; ``type`` is a terminal of the grammar.

    ``value`` is the concept or name of a word, the plain spelling of a sign or number, the
    contents of a text or citation.
    """

    type: str
    value: str
    span: Span
