"""Sentences of the reference as HTML: words of the notation in them are code, in the reader's language."""

import re
from functools import cache
from typing import Final

from markupsafe import Markup, escape

from tarotrules import documents
from tarotrules.book.typography import set_spaces
from tarotrules.expressions.tree import Steps
from tarotrules.games.registry import USUAL, family
from tarotrules.site.words import words
from tarotrules.syntax.spelling import Speller
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Closing, Opening, Phrase, Piece, Token, pieces, token
from tarotrules.wording.values import Value

_BREAKS: Final = re.compile(r"(?<=[_.])")
TAGS = {"strong": "strong", "emphasis": "em"}


class Sentences:
    """What the reference says of a game in one language; what the game says itself goes before what is said of all.

    An argument of a sentence that nobody gives is a word of the notation, and is written as a file in
    that language writes it.
    """

    def __init__(self, language: str, game: str = USUAL) -> None:
        self.language = language
        self.game = game
        self.words: Catalogue = words(language)
        self.own: Catalogue = family(game).catalogue(language)
        self.speller = Speller(documents.vocabulary(game), language)

    def tell(self, name: str, /, **given: Value) -> Markup:
        """A sentence as HTML."""
        return html(self.phrase(name, **given))

    def phrase(self, name: str, /, **given: Value) -> Phrase:
        """A sentence to be put into another."""
        said = self._spoken(name)
        wanted = said.arguments(name) - given.keys()
        told = said.tell(name, **given, **{each: code(self.keyword(each)) for each in wanted})
        return Phrase(set_spaces(told, self.language))

    def say(self, name: str, /, **given: Value) -> str:
        """A sentence as text."""
        return set_spaces(self._spoken(name).say(name, **given), self.language)

    def _spoken(self, name: str) -> Catalogue:
        return self.own if self.own.has(name) else self.words

    def titled(self, name: str, /, **given: Value) -> tuple[str, str]:
        """What the menu calls a page, and its title, with the game it is about where that is not the usual one."""
        title, game = self.say(name, **given), self.own.say("game-title")
        return title, title if self.game == USUAL else self.say("reference-of-game", game=game, title=title)

    def keyword(self, concept: str) -> str:
        """A word of the notation."""
        return self.speller.keyword(concept)

    def path(self, steps: Steps) -> str:
        """The words of a setting in a row, with a place for each name."""
        name = self.say("reference-name")
        return " ".join(self.keyword(step) if step else name for step in steps)

    def codes(self, texts: "tuple[str, ...]", joint: str = "or") -> Phrase:
        """Some words of the notation, as a list."""
        return self.words.join([code(each) for each in texts], joint)


@cache
def sentences(language: str, game: str = USUAL) -> Sentences:
    """The sentences of a language, for files of a game."""
    return Sentences(language, game)


def code(text: str) -> Phrase:
    """A piece of notation, to be given to a sentence."""
    return token("code", text)


def linked(text: str, href: str) -> Phrase:
    """A link, to be given to a sentence; the text alone if there is nowhere to go."""
    return token("link", href, text) if href else Phrase.of(text)


def html(phrase: Phrase) -> Markup:
    """A phrase as HTML."""
    return Markup("").join(map(_piece, pieces(phrase)))


def breakable(word: str) -> Markup:
    """A word of the notation, which a narrow column may break only behind its underscores and dots."""
    return Markup("<wbr>").join(map(_whole, filter(None, _BREAKS.split(word))))


def _whole(part: str) -> Markup:
    """Browsers break words behind hyphens too."""
    return Markup('<span class="whole">{}</span>').format(part) if "-" in part else escape(part)


def _piece(piece: Piece) -> Markup:
    match piece:
        case str():
            return escape(piece)
        case Token("number", (word, _)):
            return escape(word)
        case Token("reference", (number,)):
            return escape(number)
        case Token("link", (href, text)):
            return Markup('<a href="{}">{}</a>').format(href, text)
        case Token(_, fields):
            return Markup('<code translate="no">{}</code>').format(breakable(fields[-1]))
        case Opening(mark):
            return Markup("<{}>").format(TAGS[mark])
        case Closing(mark):
            return Markup("</{}>").format(TAGS[mark])
