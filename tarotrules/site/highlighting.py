"""Files in colour: a lexer for Pygments that reads words as the program itself does."""

import re
from collections.abc import Iterator
from functools import cache
from typing import ClassVar, Final

from markupsafe import Markup
from pygments import format as format_tokens
from pygments.formatters import HtmlFormatter
from pygments.lexer import Lexer
from pygments.lexers import get_lexer_by_name
from pygments.token import (
    Comment,
    Error,
    Keyword,
    Literal,
    Name,
    Number,
    Operator,
    Punctuation,
    String,
    Text,
    _TokenType,
)

from tarotrules import documents
from tarotrules.languages import LANGUAGES
from tarotrules.site.reference.concepts import Group, group_of
from tarotrules.syntax.folding import fold
from tarotrules.syntax.language import detect
from tarotrules.syntax.lexer import segments
from tarotrules.syntax.signs import signs
from tarotrules.syntax.vocabulary import Words

Found = tuple[int, _TokenType, str]

SIGNS: Final = {
    "NEWLINE": Text,
    "BLANK": Text,
    "COMMENT": Comment.Single,
    "NAME": Name,
    "NUMBER": Number,
    "TEXT": String,
    "UNFINISHED_TEXT": String,
    "UNFINISHED_CITATION": Literal.String.Doc,
    "DOTS": Operator,
    "CMP": Operator,
    "ADD": Operator,
    "MUL": Operator,
    "OTHER": Error,
}
"""What stands in no word; every other sign is punctuation."""
WORDS: Final[dict[Group, _TokenType]] = {
    "notation": Keyword,
    "settings": Name.Builtin,
    "values": Name.Constant,
    "features": Name.Variable,
    "names": Name,
}
_STARTS: Final = frozenset({"NEWLINE", "END", "LBRACE", "RBRACE"})
"""After these a statement begins, and its first word is a setting if it can be one."""
_BEFORE: Final = frozenset({"fixed", "remove"})
"""Words that stand before a statement."""
_CITATION: Final = re.compile(r"([\[［]\s*)([^\W\d_][^\s:：,\]］]*)(.*)", re.DOTALL)


class TarotLexer(Lexer):
    """Files of rules (``.tarot``), in every language that has a table; it takes any text.

    Without the option ``keywords`` (a language's code) the language is the one the text itself shows; without ``game``,
    it is of the usual one.
    """

    name = "tarotrules"
    aliases: ClassVar[list[str]] = ["tarot"]
    filenames: ClassVar[list[str]] = ["*.tarot"]
    mimetypes: ClassVar[list[str]] = ["text/x-tarot"]

    def __init__(self, **options: object) -> None:
        # A file is shown as it is: Pygments would take blank lines away and add the last line's end.
        super().__init__(**{"stripnl": False, "ensurenl": False, **options})
        self._language = options.get("keywords")
        self._game = str(options["game"]) if options.get("game") else None

    def get_tokens_unprocessed(self, text: str) -> Iterator[Found]:
        """Place, kind and text of every piece; put together they are the whole text."""
        vocabulary = documents.vocabulary(self._game)
        language = str(self._language) if self._language else detect(text, vocabulary)
        return _Reading(vocabulary.words(language), self._game).tokens(text)


class _Reading:
    """Goes through a text, and knows whether a statement is just beginning."""

    def __init__(self, words: Words, game: str | None) -> None:
        self.words, self.game = words, game
        self.begins = True
        self.after_dot = False
        self.inside = 0
        """So many blocks are open."""

    def tokens(self, text: str) -> Iterator[Found]:
        for match in signs(text):
            kind, written, place = match.lastgroup or "", match[0], match.start()
            if kind == "RUN":
                for start, end in segments(written, self.words):
                    yield place + start, self.word(written[start:end]), written[start:end]
                    self.after_dot = False
            elif kind == "CITATION":
                yield from self.citation(place, written)
            else:
                yield place, self.word(written) if kind == "WORD" else SIGNS.get(kind, Punctuation), written
            self.move(kind)

    def move(self, kind: str) -> None:
        """What a sign means for the words behind it."""
        self.inside += {"LBRACE": 1, "RBRACE": -1}.get(kind, 0)
        if kind in _STARTS:
            self.begins = True
        elif kind not in {"BLANK", "COMMENT"}:
            self.after_dot = kind == "DOT"

    def word(self, written: str) -> _TokenType:
        # A statement of a block may begin with the code of a language, even if that spells a word: German says yes so.
        is_code = self.begins and self.inside and written in LANGUAGES
        concept = None if is_code else self.words.find(written)
        first, self.begins = self.begins, self.begins and concept in _BEFORE
        return WORDS[group_of(concept, first=first, member=self.after_dot, game=self.game)] if concept else Name

    def citation(self, place: int, written: str) -> Iterator[Found]:
        """``[assumed: why]`` has a word of the notation in it."""
        match, assumed = _CITATION.fullmatch(written), map(fold, self.words.spellings("assumed"))
        if match is None or fold(match[2]) not in set(assumed):
            yield place, String.Doc, written
            return
        for number, kind in enumerate((String.Doc, Keyword, String.Doc), 1):
            yield place + match.start(number), kind, match[number]


def highlight(text: str, language: str = "", game: str = "") -> Markup:
    """A file of rules as HTML, with classes; in the words of a language, if it is known, and of a game."""
    return block(text, TarotLexer(keywords=language, game=game))


def highlight_as(text: str, kind: str) -> Markup:
    """A text of another kind (``json``, ``console``, ``pycon``…) as HTML; an unknown one stays plain."""
    return highlight(text) if kind == TarotLexer.aliases[0] else block(text, _lexer(kind))


def block(text: str, lexer: Lexer) -> Markup:
    """What a lexer reads, as a block that can be scrolled with the keyboard."""
    inner = format_tokens(lexer.get_tokens(text.rstrip("\n") + "\n"), _formatter())
    return Markup('<pre class="code" tabindex="0" translate="no"><code>{}</code></pre>').format(Markup(inner))  # noqa: S704 Pygments escapes


@cache
def _formatter() -> HtmlFormatter[str]:
    return HtmlFormatter(nowrap=True)


@cache
def _lexer(kind: str) -> Lexer:
    from pygments.util import ClassNotFound

    try:
        return get_lexer_by_name(kind, stripnl=False)
    except ClassNotFound:
        return get_lexer_by_name("text", stripnl=False)
