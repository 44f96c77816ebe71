"""Where statements end, and which words are structure in the place where they stand.

Structural words are ordinary words elsewhere: ``at`` guards at the head of a statement, ``with``
belongs to the header, ``to`` follows a rounding. Grammar and tables stay small that way.
"""

from typing import Final

from tarotrules.source.diagnostics import Diagnostic
from tarotrules.syntax import problems
from tarotrules.syntax.tokens import RESERVED, STRUCTURAL, Token

OPERATORS: Final = 128
"""In one value: everything that walks an expression may recurse this deep."""

_BINARY = frozenset({"CMP", "ADD", "MUL", "AND", "OR", "IS"})
_BEFORE_OPERAND = frozenset({*_BINARY, "NEG", "NOT", "IF", "THEN", "ELSE", "LPAREN", "COMMA", "DOTS"}) - {"IS"}
_OPEN = _BEFORE_OPERAND | {"IS", "DOT", "LBRACE"}
"""Nothing ends after these."""
_GOES_ON = frozenset({"AND", "OR", "THEN", "ELSE", "IS", "EXISTS", "ROUNDED", "COMMA", "RPAREN", "CMP"})
"""No statement begins with these, so the line before goes on."""
_COUNTED = _BINARY | {"NEG", "NOT", "IF", "EXISTS", "ROUNDED", "LPAREN"}
_HEADS = frozenset({"FIXED", "REMOVE", "AT"})
_LOWERED = frozenset(concept.upper() for concept in STRUCTURAL - RESERVED)


def arrange(tokens: list[Token], found: list[Diagnostic]) -> list[Token]:
    """The tokens the grammar reads: statements ended, words lowered, signs told apart."""
    return _Arranger(_ended(tokens, found), found).run()


def _ended(tokens: list[Token], found: list[Diagnostic]) -> list[Token]:
    """Newlines turned into the ends of statements, or left out where a statement goes on."""
    result: list[Token] = []
    pending: Token | None = None
    inside = _in_parentheses(tokens)
    for index, token in enumerate(tokens):
        if token.type == "NEWLINE":
            pending = pending or (None if index in inside else token)
            continue
        if token.type == "END":
            pending = token
            continue
        if pending and _ends(result, pending, token, found):
            result.append(pending._replace(type="END", value=";"))
        pending = None
        result.append(token)
        if token.type == "RBRACE":
            pending = token
    return result


def _ends(before: list[Token], end: Token, after: Token, found: list[Diagnostic]) -> bool:
    if not before or before[-1].type == "LBRACE" or after.type == "RBRACE":
        return False
    if end.type == "NEWLINE" and after.type == "LBRACE":
        found.append(problems.BRACE_ON_NEXT_LINE.at(after.span))
        return False
    if after.type in ("EXTENDS", "WITH") and all(token.type != "LBRACE" for token in before):
        return False
    return end.type == "END" or (before[-1].type not in _OPEN and after.type not in _GOES_ON)


def _in_parentheses(tokens: list[Token]) -> set[int]:
    """The newlines between a parenthesis and its partner; one without a partner holds nothing."""
    opened: list[int] = []
    inside: set[int] = set()
    for index, token in enumerate(tokens):
        if token.type == "LPAREN":
            opened.append(index)
        elif token.type == "RPAREN" and opened:
            first = opened.pop()
            inside.update(() if opened else range(first, index))
        elif token.type in ("LBRACE", "RBRACE", "END"):
            opened.clear()
    return inside


class _Arranger:
    def __init__(self, tokens: list[Token], found: list[Diagnostic]) -> None:
        self.tokens = tokens
        self.found = found
        self.result: list[Token] = []
        self.start = 0
        """Where the statement begins in the result."""
        self.operators = 0
        self.in_header = True

    def run(self) -> list[Token]:
        for index, token in enumerate(self.tokens):
            self._add(self._retyped(token, index))
        return self.result

    def _add(self, token: Token) -> None:
        self.result.append(token)
        if token.type in ("END", "LBRACE", "RBRACE"):
            self.in_header = self.in_header and token.type != "LBRACE"
            self.start = len(self.result)
        if token.type in ("END", "LBRACE", "RBRACE", "COMMA"):
            self.operators = 0
        elif token.type in _COUNTED:
            self._count(token)

    def _count(self, token: Token) -> None:
        self.operators += 1
        if self.operators > OPERATORS:
            # The grammar has no use for it here, so the statement is left out quietly.
            self.result[-1] = token._replace(type="BROKEN")
        if self.operators == OPERATORS + 1:
            self.found.append(problems.EXPRESSION_TOO_LONG.at(token.span, limit=OPERATORS))

    def _retyped(self, token: Token, index: int) -> Token:
        if token.type == "ADD" and token.value == "-" and self._negates():
            return token._replace(type="NEG")
        if token.value in STRUCTURAL and self._follows("DOT"):
            return token._replace(type="WORD")
        if token.type in ("TO", "AT") and len(self.result) > 1 and self.result[-2].type == "ROUNDED":
            return token._replace(type="TO", value="to")
        if token.type in _LOWERED and not self._is_structure(token, index):
            return token._replace(type="WORD")
        return token

    def _negates(self) -> bool:
        """A minus takes two sides unless a value begins with it: ``a -1`` is a difference."""
        if not self.result or self.result[-1].type in _BEFORE_OPERAND or self._follows("TO"):
            return True
        return [token.type for token in self.result[self.start : self.start + 3]] in ([], ["WORD"], ["FIXED", "WORD"])

    def _is_structure(self, token: Token, index: int) -> bool:
        if token.type in ("VARIANT", "OPTION"):
            return not self.result
        if token.type in ("EXTENDS", "WITH"):
            return self.in_header and len(self.result) > 1
        if token.type not in _HEADS:
            return False
        begins = self.start == len(self.result) and not self.in_header
        return begins or (token.type == "AT" and self._guards(index))

    def _guards(self, index: int) -> bool:
        """``5 players at {``: a guard with its word last."""
        following = self.tokens[index + 1 : index + 2]
        return (
            self.start < len(self.result)
            and self.result[self.start].type == "NUMBER"
            and bool(following)
            and following[0].type == "LBRACE"
        )

    def _follows(self, kind: str) -> bool:
        return bool(self.result) and self.result[-1].type == kind
