"""Braces made to fit before anything is parsed, so that one lost brace is one problem.

Where one is missing, indentation tells which block was left open; it is read for nothing else.
"""

from typing import Final

from tarotrules.source.diagnostics import Diagnostic, Label
from tarotrules.source.text import Span
from tarotrules.syntax import problems
from tarotrules.syntax.tokens import Token

DEPTH: Final = 32
SHOWN: Final = 3
"""Of many blocks left open at the end, the outermost are pointed at."""

_LINES = ("NEWLINE", "END")


def balance(tokens: list[Token], found: list[Diagnostic]) -> list[Token]:
    """The same tokens with as many braces closed as opened, one block outside all others."""
    opened = _with_header_brace(tokens, found)
    return _without_depths(_closed(_one_block(opened, found), found), found)


def _with_header_brace(tokens: list[Token], found: list[Diagnostic]) -> list[Token]:
    """``variant dijon`` and its statements below: the brace is put at the end of the line."""
    words = [i for i, token in enumerate(tokens) if token.type not in _LINES]
    brace = next((i for i in words if tokens[i].type == "LBRACE"), len(tokens))
    end = next((i for i in range(words[0], brace) if tokens[i].type in _LINES), None) if words else None
    if end is None or tokens[words[0]].type not in ("VARIANT", "OPTION"):
        return tokens
    after = next((i for i in words if i > end), None)
    if after is None or after == brace or tokens[after].type in ("EXTENDS", "WITH"):
        return tokens
    last = tokens[end - 1]
    found.append(problems.MISSING_BRACE.at(last.span, brace="{"))
    return [*tokens[:end], last._replace(type="LBRACE", value="{"), *tokens[end:]]


def _one_block(tokens: list[Token], found: list[Diagnostic]) -> list[Token]:
    """Braces that close nothing dropped, and what follows the file's last one."""
    surplus = sum((t.type == "RBRACE") - (t.type == "LBRACE") for t in tokens)
    last = _last(tokens)
    result: list[Token] = []
    depth = 0
    for index, token in enumerate(tokens):
        if token.type == "LBRACE":
            depth += 1
        elif token.type == "RBRACE":
            rest = index < last
            if depth == 0 or (depth == 1 and rest and surplus > 0):
                found.append(problems.STRAY_BRACE.at(token.span))
                surplus -= 1
                continue
            depth -= 1
            if depth == 0 and rest:
                _report_rest(tokens[index + 1 :], found)
                return [*result, token]
        result.append(token)
    return result


def _last(tokens: list[Token]) -> int:
    return max((i for i, token in enumerate(tokens) if token.type not in _LINES), default=0)


def _report_rest(rest: list[Token], found: list[Diagnostic]) -> None:
    first = next(token for token in rest if token.type not in _LINES)
    problem = problems.STRAY_BRACE if first.type == "RBRACE" else problems.TEXT_AFTER_END
    found.append(problem.at(first.span))


def _closed(tokens: list[Token], found: list[Diagnostic]) -> list[Token]:
    """Missing closing braces put where the indentation says, the rest at the end."""
    missing = sum((t.type == "LBRACE") - (t.type == "RBRACE") for t in tokens)
    if missing <= 0:
        return tokens
    result: list[Token] = []
    opened: list[Token] = []
    last = _last(tokens)
    for index, token in enumerate(tokens):
        while missing and len(opened) > 1 and _outside(token, opened[-1]):
            missing -= 1
            result.append(_close(opened.pop(), token, found))
        if token.type == "LBRACE":
            opened.append(token)
        elif token.type == "RBRACE":
            if not opened or (len(opened) == 1 and index < last):
                continue  # indentation misled: the file is not to end here
            opened.pop()
        result.append(token)
    if opened:
        labels = [Label(brace.span, "opened") for brace in opened[:SHOWN]]
        found.append(problems.MISSING_BRACE.at(tokens[-1].span, *labels, brace="}"))
    return result + [_closing(tokens[-1]._replace(span=_after(tokens[-1]))) for _ in opened]


def _outside(token: Token, brace: Token) -> bool:
    """Whether a line's first token stands too far left to be in the block of a brace."""
    column, opening = _column(token), _indentation(brace)
    if column is None or token.type in _LINES:
        return False
    return column < opening if token.type == "RBRACE" else column <= opening


def _close(brace: Token, before: Token, found: list[Diagnostic]) -> Token:
    found.append(problems.MISSING_BRACE.at(before.span, Label(brace.span, "opened"), brace="}"))
    return _closing(before)


def _closing(before: Token) -> Token:
    return Token("RBRACE", "}", before.span._replace(end=before.span.start))


def _after(token: Token) -> Span:
    return token.span._replace(start=token.span.end)


def _column(token: Token) -> int | None:
    """How far a token is indented, if it is the first of its line."""
    text, start = token.span.source.text, token.span.start
    line = text.rfind("\n", 0, start) + 1
    return None if text[line:start].strip("\ufeff \t\u00a0\u3000") else start - line


def _indentation(token: Token) -> int:
    text, start = token.span.source.text, token.span.start
    line = text.rfind("\n", 0, start) + 1
    return len(text[line:]) - len(text[line:].lstrip(" \t\u00a0\u3000")) if line < len(text) else 0


def _without_depths(tokens: list[Token], found: list[Diagnostic]) -> list[Token]:
    """What is nested too deep left out."""
    result: list[Token] = []
    depth = 0
    reported = False
    for token in tokens:
        depth += token.type == "LBRACE"
        if depth <= DEPTH:
            result.append(token)
        elif not reported:
            found.append(problems.NESTING_TOO_DEEP.at(token.span, limit=DEPTH))
            reported = True
        depth -= token.type == "RBRACE"
    return result
