"""The header mended where it is plain what is meant: a word left out, a comma for *with*, a name with blanks."""

from typing import Final

from tarotrules.source.diagnostics import Concept, Diagnostic
from tarotrules.source.text import Span
from tarotrules.syntax import habits, problems
from tarotrules.syntax.tokens import Token
from tarotrules.syntax.vocabulary import Vocabulary

_FOLLOWING: Final = {"VARIANT": "extends", "OPTION": "extends", "EXTENDS": "with"}
"""What a name in the header may be followed by."""
_JOINTS: Final = frozenset({"COMMA", "AND", "ADD"})
"""What joins an option to what stands before it, by other habits."""


def mended(tokens: list[Token], vocabulary: Vocabulary, language: str, found: list[Diagnostic]) -> list[Token]:
    """The tokens with a header that can be read, and a problem for each thing mended."""
    brace = next((i for i, token in enumerate(tokens) if token.type == "LBRACE"), None)
    if brace is None or tokens[0].type not in ("VARIANT", "OPTION"):
        return tokens
    return [*_Header(tokens[:brace], vocabulary, language, found).mended(), *tokens[brace:]]


class _Header:
    def __init__(self, tokens: list[Token], vocabulary: Vocabulary, language: str, found: list[Diagnostic]) -> None:
        self.tokens, self.vocabulary, self.language, self.found = tokens, vocabulary, language, found
        self.result: list[Token] = []
        self.clause = ""

    def mended(self) -> list[Token]:
        at = 0
        while at < len(self.tokens):
            token = self.tokens[at]
            if token.type in ("VARIANT", "OPTION", "EXTENDS", "WITH"):
                self.clause = token.type
            at += 1
            if token.type in _JOINTS and at < len(self.tokens):
                token, at = self._joined(token, at)
            self.result.append(token)
            if token.type == "WORD" and self.clause in _FOLLOWING:
                at = self._surplus(at)
        return self.result

    def _joined(self, joint: Token, at: int) -> tuple[Token, int]:
        """``extends fft, misere``, ``with misere and pousse``: an option not after *with* or a comma."""
        following, kind = self.tokens[at], "COMMA" if self.clause == "WITH" else "WITH"
        if self.clause not in ("EXTENDS", "WITH") or joint.type == kind:
            return joint, at
        self.found[:] = [each for each in self.found if each.labels[0].span != joint.span]
        if following.type == "WITH":
            self.clause = "WITH"
            self.found.append(habits.told("meant", joint.span.to(following.span), Concept("with")))
            return following, at + 1
        self.clause = "WITH"
        before = (
            self.vocabulary.spell("with", self.language) + " " if kind == "WITH" else f"{self.result[-1].span.text}, "
        )
        instead = before + following.span.text
        if not joint.span.text:
            # In a list of YAML nothing is written between the two.
            spelled = self.vocabulary.spell("with", self.language)
            self.found.append(habits.told("options", following.span, f"{spelled}: {following.span.text}"))
            return joint._replace(type=kind, value="with"), at
        self.found.append(habits.told("options", joint.span.to(following.span), instead, joint.span.text))
        return joint._replace(type=kind, value="with" if kind == "WITH" else kind), at

    def _surplus(self, at: int) -> int:
        """The words after a name, where a word of the header belongs."""
        end = next((i for i in range(at, len(self.tokens)) if self.tokens[i].type != "WORD"), len(self.tokens))
        words = self.tokens[at:end]
        wanted = _FOLLOWING[self.clause]
        if any(self._is_meant(word.span.text) for word in words):
            self.clause = ""
        if not words or not self.clause:
            return at
        whole = self.result[-1].span.to(words[-1].span)
        joined = "-".join(each.span.text for each in (self.result[-1], *words)).lower()
        following = {token.type for token in self.tokens[end:]}
        if following & {"EXTENDS", "WITH"} & {wanted.upper(), "EXTENDS"} or len(words) > 1:
            self.found.append(problems.BLANK_IN_NAME.at(whole, written=whole.text, instead=joined))
            self.result[-1] = self.result[-1]._replace(value=joined, span=whole)
            return end
        self.found.append(_word_missing(words[0].span, wanted, joined))
        self.clause = wanted.upper()
        self.result.append(words[0]._replace(type=self.clause, value=wanted))
        return at

    def _is_meant(self, written: str) -> bool:
        """Whether it is a word of the header in another language, or nearly one."""
        _, concept = self.vocabulary.foreign(written) or ("", "")
        return concept in {"extends", "with"} or bool(
            self.vocabulary.nearest(written, ("extends", "with"), self.language)
        )


def _word_missing(span: Span, wanted: str, joined: str) -> Diagnostic:
    return problems.HEADER_WORD_MISSING.at(span, word=Concept(wanted), found=span.text, joined=joined)
