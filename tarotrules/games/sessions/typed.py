"""A line as somebody types it at the table, read into what it says: phrases, the longest first, and cards."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from tarotrules.syntax.folding import fold
from tarotrules.wording.catalogue import Catalogue

_BETWEEN: Final = re.compile(r"[^\s\ufeff,;:.()、。，；：（）「」—–]+")
_LISTED: Final = re.compile("[,、]")
_UNSPACED: Final = "\u3040"
"""From here on are the scripts that put no blanks between a player and what is said."""
_SUITS: Final = frozenset("♠♥♦♣♤♡♢♧")
_LONGEST: Final = 6
"""No phrase has more words."""
_MOST: Final = 200
"""No line has more."""


class Seat(NamedTuple):
    """Who."""

    seat: int


class Command(NamedTuple):
    """What to do."""

    name: str


class NotUnderstood(ValueError):  # noqa: N818 it is the word that is not
    """A word that means nothing here, or two cards at once; its arguments are the word and the codes of those."""


class Reader(ABC):
    """What can be typed."""

    def __init__(self, phrases: Iterable[tuple[str, Any]]) -> None:
        self.phrases: dict[str, Any] = {"?": Command("help")}
        for phrase, item in phrases:
            for each in (phrase, spoken(phrase)):
                self.phrases.setdefault(each, item)
                self.phrases.setdefault(each.replace(" ", ""), item)

    @abstractmethod
    def card(self, written: str) -> Any:
        """The card that is written so, as an item; nothing, if there is none. Raises :class:`NotUnderstood`."""

    def read(self, line: str) -> list[Any]:
        """What a line says; raises :class:`NotUnderstood` at the first word that says nothing."""
        words = spoken(line).split()[:_MOST]
        found: list[Any] = []
        while words:
            length, item = self._first(words)
            found.append(item)
            words = words[length:]
        return found

    def _first(self, words: list[str]) -> tuple[int, Any]:
        """What the first words say, as many of them as say something together."""
        for length in range(min(_LONGEST, len(words)), 0, -1):
            written = " ".join(words[:length])
            item = self.phrases.get(key(written))
            if item is None and (length == 1 or _is_name(words[:length])):
                item = self.card(written)
            if item is not None:
                return length, item
        if words[0][1:2] > _UNSPACED and isinstance(self.phrases.get(key(words[0][0])), Seat):
            words[:1] = [words[0][0], words[0][1:]]
            return self._first(words)
        raise NotUnderstood(words[0])


def _is_name(words: list[str]) -> bool:
    """Whether several words may be the name of one card, such as *10 of hearts*, and not cards or players in a row."""
    spelt = any(each.isalpha() and len(each) > len("of") for each in (words[0], words[-1]))
    single_letter = words[0].isalpha() and len(words[0]) == 1
    return spelt and not single_letter and all(each.isalnum() or each in _SUITS or "'" in fold(each) for each in words)


def spoken(line: str) -> str:
    """The words of a line, without what stands between them."""
    return " ".join(_BETWEEN.findall(line))


def key(written: str) -> str:
    """What is looked up: case, accents, hyphens and dots between do not matter."""
    return " ".join(fold(written).replace("-", " ").replace("・", " ").split())


def listed(words: Catalogue, message: str) -> list[str]:
    """What a message lists that can be typed."""
    return [each.strip() for each in _LISTED.split(words.say(message))]


def said(words: Catalogue, name: str, item: Any) -> Iterator[tuple[str, Any]]:
    """The words of a language for something, with what they say."""
    return ((key(each), item) for each in listed(words, f"referee-word-{name}"))
