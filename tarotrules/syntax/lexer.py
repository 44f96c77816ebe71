"""A text cut into words and signs. The words of every language come from the tables it is given."""

import re
import unicodedata
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

from tarotrules.source.diagnostics import Diagnostic, Problem
from tarotrules.source.text import Source, Span
from tarotrules.syntax import habits, problems
from tarotrules.syntax.document import Comment
from tarotrules.syntax.folding import fold, name_of
from tarotrules.syntax.signs import PLAIN, quote, signs, unquote
from tarotrules.syntax.tokens import STRUCTURAL, Token
from tarotrules.syntax.vocabulary import Words

DIGITS: Final = 12
Place = Callable[[int, int], Span]

_CLUSTER = re.compile(".[\u3099\u309a\uff9e\uff9f]*", re.DOTALL)
STRUCTURAL_OR_WORD: Final = frozenset({"WORD", *(concept.upper() for concept in STRUCTURAL)})
_SIGNS = frozenset(["NEWLINE", "COMMA", "DOT", "DOTS", "END", "LBRACE", "RBRACE", "LPAREN", "RPAREN"])


class Lexer:
    """Cuts one file, or pieces of it, and gathers its comments and what could not be read."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.comments: list[Comment] = []
        self.problems: list[Diagnostic] = []

    def file(self, source: Source) -> list[Token]:
        """The words and signs of a whole file."""
        return self.piece(source.text, lambda start, end: Span(source, start, end))

    def piece(self, text: str, place: Place) -> list[Token]:
        """The words and signs of a text; ``place`` says where a stretch of it stands in the file."""
        return habits.read(list(self._tokens(text, place)), self.words, self.problems)

    def _tokens(self, text: str, place: Place) -> Iterator[Token]:
        number: Token | None = None
        for match in signs(text):
            kind = match.lastgroup or ""
            if kind == "BLANK":
                continue
            span = place(match.start(), match.end())
            if kind == "PERCENT" and number is not None:
                self.problems.append(habits.percent(number, span, self.words))
                continue
            number = None
            if kind == "WORD":
                yield self._word(match[0], span)
            elif kind in _SIGNS:
                yield Token(kind, kind, span)
            elif kind == "RUN":
                yield from self._run(match[0], match.start(), place)
            elif kind == "NUMBER":
                number = self._number(match[0], span)
                yield number
            else:
                yield from self._other(kind, match[0], span)

    def _other(self, kind: str, text: str, span: Span) -> Iterator[Token]:
        match kind:
            case "CMP" | "ADD" | "MUL":
                yield Token(kind, PLAIN.get(text) or unicodedata.normalize("NFKC", text), span)
            case "NAME":
                yield Token("WORD", name_of(text[1:-1]), span)
            case "TEXT":
                yield Token(kind, unquote(text), span)
            case "CITATION":
                yield Token(kind, text[1:-1], span)
            case "COMMENT":
                self.comments.append(Comment(text[1:].removeprefix(" ").rstrip(), span))
            case _:
                yield from self._unreadable(kind, text, span)

    def _unreadable(self, kind: str, text: str, span: Span) -> Iterator[Token]:
        if kind in {"HABIT", "SLASHES", "SINGLE", "MISMATCHED"}:
            yield from self._from_habit(kind, text, span)
        elif kind == "UNFINISHED_TEXT":
            self.problems.append(problems.UNFINISHED_TEXT.at(span, ends="nowhere", first=text[0], last=""))
            yield Token("TEXT", text[1:].strip(), span)
        elif kind == "UNFINISHED_CITATION":
            self._report(problems.UNFINISHED_CITATION, span)
            yield Token("CITATION", text[1:], span)
        elif not self._continues(span):
            self.problems.append(problems.UNREADABLE_CHARACTER.at(span, character=text))

    def _from_habit(self, kind: str, text: str, span: Span) -> Iterator[Token]:
        """What other notations and word processors would write; read as meant."""
        if kind == "HABIT":
            yield habits.sign(text, span, self.problems)
        elif kind == "SLASHES":
            self.problems.append(habits.told("comment", span, written=text[:2]))
        else:
            inside = text[1:-1]
            if kind == "SINGLE":
                self.problems.append(habits.told("meant", span, quote(inside)))
            else:
                found = problems.UNFINISHED_TEXT.at(span, ends="otherwise", first=text[0], last=text[-1])
                self.problems.append(found)
            yield Token("TEXT", inside, span)

    def _continues(self, span: Span) -> bool:
        """Whether an unreadable character only lengthens the stretch reported last."""
        if not self.problems or self.problems[-1].problem != problems.UNREADABLE_CHARACTER:
            return False
        last = self.problems[-1].labels[0].span
        if last.end == span.start:
            self.problems[-1] = problems.UNREADABLE_CHARACTER.at(last.to(span), character=last.to(span).text)
        return last.end == span.start

    def _number(self, text: str, span: Span) -> Token:
        if sum(map(str.isdecimal, text)) > DIGITS:
            self.problems.append(problems.NUMBER_TOO_LONG.at(span, limit=DIGITS))
            return Token("NUMBER", "0", span)
        return Token("NUMBER", text, span)

    def _report(self, problem: Problem, span: Span) -> None:
        self.problems.append(problem.at(span))

    def _word(self, written: str, span: Span) -> Token:
        concept = self.words.find(written)
        if concept is None:
            return Token("WORD", name_of(written), span)
        return Token(concept.upper() if concept in STRUCTURAL else "WORD", concept, span)

    def _run(self, run: str, offset: int, place: Place) -> Iterator[Token]:
        for start, end in segments(run, self.words):
            yield self._word(run[start:end], place(offset + start, offset + end))


def segments(run: str, words: Words) -> Iterator[tuple[int, int]]:
    """A run written without spaces cut into words: the longest known one, or what stands before the next known one."""
    ends = [0, *(match.end() for match in _CLUSTER.finditer(run))]
    folded = [fold(run[a:b]) for a, b in pairwise(ends)]
    unknown = at = 0
    while at < len(folded):
        length = _longest(folded, at, words)
        if length and unknown < at:
            yield ends[unknown], ends[at]
        if length:
            yield ends[at], ends[at + length]
        at += length or 1
        unknown = at if length else unknown
    if unknown < at:
        yield ends[unknown], ends[at]


def _longest(folded: list[str], at: int, words: Words) -> int:
    for length in range(min(words.longest, len(folded) - at), 0, -1):
        if words.knows("".join(folded[at : at + length])):
            return length
    return 0


def is_one_word(spelling: str, words: Words) -> bool:
    """Whether a spelling is read as a single word: what a table may hold and a printer may write."""
    if spelling.isascii() and spelling.isalpha():
        return True
    lexer = Lexer(words)
    tokens = lexer.file(Source("", spelling))
    return (
        len(tokens) == 1
        and tokens[0].type in STRUCTURAL_OR_WORD
        and tokens[0].span[1:] == (0, len(spelling))
        and not (lexer.problems or lexer.comments)
    )
