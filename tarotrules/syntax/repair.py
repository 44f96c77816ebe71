"""Tokens given to the parser, and what is tried when one does not fit.

In order: a word of the language misspelt or foreign, a sign put in, a token left out (never the end
of a statement); else the statement is given up as ``BROKEN`` and reading goes on after it.
One fault is one problem.
"""

from typing import Final

from tarotrules.source.diagnostics import Concept, Diagnostic
from tarotrules.syntax import habits, problems
from tarotrules.syntax.causes import cause, two_cases
from tarotrules.syntax.parser import Parser, Tree
from tarotrules.syntax.tokens import STRUCTURAL, Token
from tarotrules.syntax.vocabulary import Vocabulary

FAULTS: Final = 40
"""After so many, statements are given up without a closer look, so that any file is read in bounded time."""

_SIGNS: Final = {"RPAREN": ")", "END": ";", "COMMA": ","}
_KEPT: Final = frozenset({"END", "LBRACE", "RBRACE", "$END"})
_AHEAD: Final = 3
_BULLETS: Final = frozenset({"ADD", "NEG", "MUL"})
"""What may stand before the lines of a list."""
_LINKS: Final = frozenset({"CMP", "MUL", "IS"})
_VALUES: Final = frozenset({"NUMBER", "WORD", "TEXT"})
"""What is written behind a setting by other habits, and what may follow."""


class Reading:
    """One file being parsed; ``tokens`` ends with ``$END``."""

    def __init__(self, tokens: list[Token], vocabulary: Vocabulary, language: str) -> None:
        self.tokens = tokens
        self.vocabulary = vocabulary
        self.language = language
        self.problems: list[Diagnostic] = []
        self.parser = Parser()
        self.at = 0
        self.has_header = True
        """Whether the header could be read."""

    def tree(self) -> Tree | None:
        """The file's tree without its broken statements; ``None`` if there is none to be had."""
        while self.at < len(self.tokens):
            if self.parser.take(self.tokens[self.at]):
                self.at += 1
            elif not self._repaired(self.tokens[self.at]):
                return None
        return self.parser.tree

    def _repaired(self, token: Token) -> bool:
        """Whether reading can go on."""
        if len(self.problems) >= FAULTS:
            if len(self.problems) == FAULTS:
                self.problems.append(problems.TOO_MANY_PROBLEMS.at(token.span, limit=FAULTS))
            return self._given_up()
        ways = self._respelt, self._turned, self._put_in, self._left_out, self._broken
        return any(way(token) for way in ways)

    def _respelt(self, token: Token) -> bool:
        """A word where the language has one of its own: that word in another language, or nearly that word."""
        if token.type != "WORD":
            return False
        wanted = [concept for concept in sorted(STRUCTURAL) if self._could_be(token, concept)]
        written = token.span.text
        language, concept = (wanted and self.vocabulary.foreign(written)) or ("", "")
        if concept in wanted:
            found = problems.FOREIGN_WORD.at(token.span, word=written, language=language, suggestion=Concept(concept))
        else:
            concept = self.vocabulary.nearest(written, wanted, self.language) or ""
            found = problems.MISSPELT_WORD.at(token.span, word=written, suggestion=Concept(concept))
        if concept:
            self.problems.append(found)
            self.tokens[self.at] = token._replace(type=concept.upper(), value=concept)
        return bool(concept)

    def _could_be(self, token: Token, concept: str) -> bool:
        kind = concept.upper()
        return self.parser.wants(kind) and self.parser.would_take([token._replace(type=kind), *self._after(1)])

    def _put_in(self, token: Token) -> bool:
        for kind, sign in _SIGNS.items():
            new = Token(kind, sign, token.span._replace(end=token.span.start))
            if self.parser.wants(kind) and self.parser.would_take([new, *self._after(0)]):
                self.problems.append(problems.MISSING_SIGN.at(token.span, sign=sign, found=token.span.text))
                self.tokens.insert(self.at, new)
                return True
        return False

    def _turned(self, token: Token) -> bool:
        """``not multiplied``: what the notation says as ``multiplied no``."""
        following = [each.type for each in self._after(1)]
        begins = self.at > 0 and self.tokens[self.at - 1].type in _KEPT
        if token.type != "NOT" or not begins or following[0] != "WORD" or following[1] not in _KEPT:
            return False
        word = self.tokens[self.at + 1]
        self.tokens[self.at : self.at + 2] = [word, Token("WORD", "no", token.span)]
        return True

    def _left_out(self, token: Token) -> bool:
        begins = self.at == 0 or self.tokens[self.at - 1].type in _KEPT
        if begins and token.type in _BULLETS and self.tokens[self.at + 1].type in {*_BULLETS, "WORD", "NOT"}:
            if not self.problems or not _stands_before(self.problems[-1], token):
                self.problems.append(habits.told("bullet", token.span))
            del self.tokens[self.at]
            return True
        if token.type in {*_KEPT, "BROKEN"} or begins or not self.parser.would_take(self._after(1)):
            return False
        if token.type == "CMP" and token.value != "=" and self._is_second():
            # What is compared may be known: no word stands for it, and is asked about like any other.
            self.tokens.insert(self.at, Token("WORD", "", token.span._replace(end=token.span.start)))
            return True
        if token.type == "COMMA" and two_cases(self.tokens, self.at) is not None:
            return False
        self.problems.append(self._without(token))
        del self.tokens[self.at]
        return True

    def _without(self, token: Token) -> Diagnostic:
        """The problem of a token that is left out: between a setting and its values, with how they are written."""
        head, value = self.tokens[self.at - 1], self.tokens[self.at + 1]
        if token.type not in _LINKS or value.type not in _VALUES or not self._is_second():
            return problems.UNEXPECTED.at(token.span, found=token.span.text)
        values = value.span.to(self._last_of_list(self.at + 1).span)
        return habits.told("meant", head.span.to(values), f"{head.span.text} {values.text}")

    def _last_of_list(self, at: int) -> Token:
        """The last of the values that follow one another, with commas between: ``4, 5``."""
        while self.tokens[at + 1].type == "COMMA" and self.tokens[at + 2].type in _VALUES:
            at += 2
        return self.tokens[at]

    def _is_second(self) -> bool:
        """Whether only the first word of a statement stands before."""
        before = self.tokens[max(0, self.at - 2) : self.at]
        return len(before) > 1 and before[-1].type == "WORD" and before[0].type in {"END", "LBRACE", "RBRACE", "FIXED"}

    def _broken(self, token: Token) -> bool:
        if token.type != "BROKEN":
            self.problems.append(cause(self.tokens, self.at))
        return self._given_up()

    def _given_up(self) -> bool:
        """Forget the statement that is being read and skip the rest of it."""
        if not self.parser.forget_statement():
            return self._without_header()
        self._skip()
        if self.tokens[self.at].type == "$END":
            return False
        return self.parser.take(Token("BROKEN", "", self.tokens[self.at].span))

    def _skip(self) -> None:
        depth = 0
        while (kind := self.tokens[self.at].type) != "$END":
            if depth == 0 and kind in ("END", "RBRACE"):
                return
            depth += (kind == "LBRACE") - (kind == "RBRACE")
            self.at += 1

    def _without_header(self) -> bool:
        """Read the statements all the same, for their problems."""
        brace = next((i for i, token in enumerate(self.tokens) if token.type == "LBRACE"), None)
        if brace is None or not self.has_header:
            return False
        self.has_header = False
        self.parser = Parser()
        self.at = brace
        return all(self.parser.take(self.tokens[brace]._replace(type=kind)) for kind in ("VARIANT", "WORD"))

    def _after(self, skipped: int) -> list[Token]:
        """What follows, up to the end of the statement."""
        following = self.tokens[self.at + skipped : self.at + skipped + _AHEAD]
        end = next((i for i, token in enumerate(following) if token.type in _KEPT), _AHEAD)
        return following[: end + 1]


def _stands_before(problem: Diagnostic, token: Token) -> bool:
    """Whether a problem is about the sign right before a token."""
    return bool(problem.labels) and problem.labels[0].span.end == token.span.start
