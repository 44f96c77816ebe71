"""A sentence of a catalogue without what it is said of: an ellipsis stands in every place."""

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.patterns import Argument, Element, Literal, Mention, Pattern, Select, Term
from tarotrules.wording.selection import choose

PLACE = "…"
NOTHING: Mapping[str, object] = MappingProxyType({})


def unfilled(words: Catalogue, name: str, given: Mapping[str, object] = NOTHING) -> str:
    """The sentence; of several it may be, the one for what is *given*, or else the one that is said otherwise.

    >>> from tarotrules.games.registry import catalogue
    >>> unfilled(catalogue("en"), "F001")
    'There is no file called “…”.'
    """
    # Not \s: spaces that must not break stay.
    said = re.sub("[ \n]+", " ", "".join(_Unfilled(words, given).pattern(words.entries.pattern(name)))).strip()
    return said.replace(f"{PLACE}.", PLACE)


class _Unfilled:
    """Goes through a pattern, and knows which of its branches to take."""

    def __init__(self, words: Catalogue, given: Mapping[str, object]) -> None:
        self.words, self.given = words, given

    def pattern(self, pattern: Pattern) -> Iterator[str]:
        for element in pattern:
            yield from self.element(element)

    def element(self, element: Element) -> Iterator[str]:
        match element:
            case str():
                yield element
            case Literal(text):
                yield text
            case Select(Argument("language")):
                yield PLACE
            case Select():
                yield from self.pattern(self.branch(element))
            case Mention(name) | Term(name):
                yield from self.pattern(self.words.entries.pattern(name))
            case _:
                yield PLACE

    def branch(self, select: Select) -> Pattern:
        """The one for a word that is given; numbers are not told, so neither is what is said of one of them."""
        value = self.given.get(select.selector.name) if isinstance(select.selector, Argument) else None
        return choose(select, value if isinstance(value, str) else None, self.words.lexicon.numerals)
