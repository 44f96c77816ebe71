"""Sentences that remember what is markup and what is only somebody's text.

In a catalogue, ``*strong*`` and ``_emphasis_`` are markup. In an argument (a title from a file, say)
they are nothing. So the marks of a catalogue become noncharacters of Unicode as the sentence is put
together, and noncharacters in arguments are replaced: what a file says can never become markup.
"""

import re
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from tarotrules.wording.errors import WordingError

Mark = Literal["strong", "emphasis"]

OPENING: Final[dict[Mark, str]] = {"strong": "\ufdd0", "emphasis": "\ufdd2"}
CLOSING: Final[dict[Mark, str]] = {"strong": "\ufdd1", "emphasis": "\ufdd3"}
SIGNS: Final[dict[str, Mark]] = {"*": "strong", "_": "emphasis"}
TOKEN, FIELD, END = "\ufdd4", "\ufdd5", "\ufdd6"
NUMBER: Final = "number"
NUMBER_BEGINS: Final = TOKEN + NUMBER + FIELD
"""What stands before the word of a number."""

_RESERVED = re.compile("[\ufdd0-\ufdef]")
_SIGN = re.compile("[*_]")
_NUMBER = re.compile(f"{NUMBER_BEGINS}[^{FIELD}]*{FIELD}([^{END}]*){END}")
_PIECE = re.compile(f"([\ufdd0-\ufdd3])|{TOKEN}([^{TOKEN}{END}]*){END}|([^\ufdd0-\ufdef]+)")


class Phrase(str):
    """A sentence with its markup still in it, as noncharacters; see :func:`pieces`."""

    __slots__ = ()

    @classmethod
    def of(cls, text: str) -> "Phrase":
        """Somebody's text, in which nothing is markup."""
        return text if isinstance(text, cls) else cls(harmless(text))


class Opening(NamedTuple):
    """Where strong or emphasised text begins."""

    mark: Mark


class Closing(NamedTuple):
    """Where it ends."""

    mark: Mark


class Token(NamedTuple):
    """Something that is not text, such as a card; its last field is how it reads in plain text."""

    kind: str
    fields: tuple[str, ...]


Piece = str | Opening | Closing | Token


def harmless(text: str) -> str:
    """Text in which no character can be taken for markup."""
    return text if text.isascii() else _RESERVED.sub("\ufffd", text)


def token(kind: str, *fields: str) -> Phrase:
    """A phrase holding one thing that is not text."""
    return Phrase(TOKEN + FIELD.join(map(harmless, (kind, *fields))) + END)


def number(figures: str, word: str) -> Phrase:
    """A number that a book writes as a word, and that reads as figures everywhere else."""
    return token(NUMBER, word, figures)


def in_figures(phrase: Phrase) -> Phrase:
    """The phrase as a table has it, where no number is a word."""
    return Phrase(_NUMBER.sub(r"\1", phrase)) if NUMBER_BEGINS in phrase else phrase


class Signs:
    """Replaces the signs of one pattern; a sign opens and closes by turns."""

    def __init__(self) -> None:
        self._open: list[str] = []

    def replace(self, text: str) -> str:
        """The text with its signs turned into marks."""
        return _SIGN.sub(lambda found: self._mark(found[0]), text) if "*" in text or "_" in text else text

    def _mark(self, sign: str) -> str:
        if sign not in self._open:
            self._open.append(sign)
            return OPENING[SIGNS[sign]]
        if self._open.pop() != sign:
            raise WordingError(f"“{sign}” closes before what was opened inside it")
        return CLOSING[SIGNS[sign]]

    def finish(self) -> None:
        """Refuse what was never closed."""
        if self._open:
            raise WordingError(f"“{self._open[-1]}” is never closed")


def pieces(phrase: Phrase) -> Iterator[Piece]:
    """The text, marks and tokens of a phrase, in order."""
    if phrase and not _RESERVED.search(phrase):
        # Most are text from end to end.
        yield str(phrase)
        return
    for found in _PIECE.finditer(phrase):
        mark, fields, text = found.groups()
        if text is not None:
            yield text
        elif fields is not None:
            kind, *rest = fields.split(FIELD)
            yield Token(kind, tuple(rest))
        else:
            yield _MARKS[mark]


def plain(text: str) -> str:
    """A phrase without its markup; any other string as it is."""
    if not isinstance(text, Phrase):
        return text
    return "".join(_plain(piece) for piece in pieces(text))


def _plain(piece: Piece) -> str:
    if isinstance(piece, Token):
        return piece.fields[-1]
    return piece if isinstance(piece, str) else ""


_MARKS: Final[dict[str, Opening | Closing]] = {
    **{sign: Opening(mark) for mark, sign in OPENING.items()},
    **{sign: Closing(mark) for mark, sign in CLOSING.items()},
}


def begun(phrase: str) -> str:
    """A phrase whose first letter is a capital, where its script has capitals."""
    place = first_letter(phrase)
    return phrase if place is None else phrase[:place] + phrase[place].upper() + phrase[place + 1 :]


def within(phrase: str) -> str:
    """A heading inside a sentence: without its capital, unless that is one of several, as in what is abbreviated."""
    place = first_letter(phrase)
    if place is None or phrase[place + 1 : place + 2].isupper():
        return phrase
    return phrase[:place] + phrase[place].lower() + phrase[place + 1 :]


def first_letter(phrase: str) -> int | None:
    """Where the words begin: what is no text, such as a card, has no capitals, but the word of a number has."""
    inside = False
    for place, letter in enumerate(phrase):
        if letter == TOKEN and phrase.startswith(NUMBER_BEGINS, place):
            return place + len(NUMBER_BEGINS)
        inside = letter == TOKEN or (inside and letter != END)
        if not inside and letter.isalnum():
            return place
    return None
