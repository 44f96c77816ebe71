"""Where in a text something of a path may stand, and how it is put in or taken out without touching anything else."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from tarotrules.draft.said import Said
from tarotrules.settings.walk import SettingPath
from tarotrules.source.text import Span
from tarotrules.studio.edits import Change
from tarotrules.syntax.document import Document, Entry, Fixed, Guard, Statement
from tarotrules.syntax.to_dsl import INDENT

Players = tuple[int, ...] | None
"""Numbers of players that something is said for; nothing if it is said for all."""
_CLOSING: Final = "}｝"
_OPENING: Final = "{｛"
_COMMENT: Final = ("#", "＃")


class Block(NamedTuple):
    """What stands in braces, and what it is about."""

    path: SettingPath
    players: Players
    end: int
    """Where its last brace is."""
    statements: tuple[Statement, ...] = ()


def blocks(document: Document, said: Iterable[Said]) -> Iterator[Block]:
    """The blocks of a file, each after the one it is in."""
    declared = {each.origin.span.start: each.path for each in said if each.act == "declare"}
    yield Block((), None, _last_brace(document), document.body)
    yield from _inside(document.body, (), None, declared)


def _inside(
    statements: Iterable[Statement], path: SettingPath, players: Players, declared: Mapping[int, SettingPath]
) -> Iterator[Block]:
    for each in statements:
        match each:
            case Fixed(statement):
                yield from _inside((statement,), path, players, declared)
            case Guard(some, block, Span() as span):
                yield Block(path, some, span.end - 1, block)
                yield from _inside(block, path, some, declared)
            case Entry(word=word, block=tuple() as block, span=Span() as span):
                here = declared.get(word.span.start)
                if here is not None:
                    yield Block(here, players, span.end - 1, block)
                    yield from _inside(block, here, players, declared)
                else:
                    yield from (b for b in _inside(block, path, players, declared) if b.path != path)


def _last_brace(document: Document) -> int:
    """The brace that ends a file: what follows it are comments."""
    text = document.source.text
    for each in document.comments:
        text = text[: each.span.start] + " " * (each.span.end - each.span.start) + text[each.span.end :]
    return max(map(text.rfind, _CLOSING))


def put_in(text: str, at: int, statement: str) -> Change:
    """A statement at the end of a block whose last brace is at a place: on a line of its own if the brace has one."""
    line = text.rfind("\n", 0, at) + 1
    margin = text[line:at]
    if line and not margin.strip():
        newline = "\r\n" if text[:line].endswith("\r\n") else "\n"
        return Change(line, line, margin + INDENT + statement + newline)
    before = text[:at].rstrip()
    sign = " " if before.endswith((*_OPENING, ";")) else "; "
    return Change(len(before), at, f"{sign}{statement} ")


def put_behind(text: str, before: Span, statement: str) -> Change:
    """A statement behind another: on a line of its own if that one has a line to itself."""
    line, end = text.rfind("\n", 0, before.start) + 1, text.find("\n", before.end)
    margin, rest = text[line : before.start], text[before.end : max(end, before.end)].strip()
    if line and not margin.strip() and end >= 0 and (not rest or rest.startswith(_COMMENT)):
        newline = "\r\n" if text[:end].endswith("\r") else "\n"
        return Change(end + 1, end + 1, margin + statement + newline)
    return Change(before.end, before.end, f"; {statement}")


def take_out(text: str, span: Span) -> Change:
    """A statement with the line it has to itself, or with the sign that parts it from another."""
    line, after = text.rfind("\n", 0, span.start) + 1, text.find("\n", span.end)
    end = len(text) if after < 0 else after + 1
    if not text[line : span.start].strip() and not text[span.end : end].strip():
        return Change(line, end, "")
    if found := re.compile(r"[^\S\n]*[;；][^\S\n]*").match(text, span.end):
        return Change(span.start, found.end(), "")
    if found := re.search(r"\s*[;；]\s*$", text[: span.start]):
        return Change(found.start(), span.end, "")
    if not text[line : span.start].strip():
        return Change(span.start, span.end + len(text[span.end :]) - len(text[span.end :].lstrip(" \t")), "")
    return Change(len(text[: span.start].rstrip(" \t")), span.end, "")


def statements_to(document: Document, span: Span) -> list[Span]:
    """The places of a statement and of those it is in, the outermost first, as far as each holds that one alone."""
    found: list[Statement] = []
    statements = document.body
    while inner := next((each for each in statements if each.span is not None and _holds(each.span, span)), None):
        found.append(inner)
        statements = _block(inner)
    alone: list[Span] = []
    for each in reversed(found):
        if alone and (len(_block(each)) > 1 or any(_holds(each.span, c.span) for c in document.comments if each.span)):
            break
        if each.span is not None:
            alone.append(each.span)
    return alone[::-1]


def _block(statement: Statement) -> tuple[Statement, ...]:
    match statement:
        case Guard(block=block):
            return block
        case Fixed(statement):
            return (statement,)
        case Entry(block=tuple() as block):
            return block
    return ()


def _holds(outer: Span, inner: Span) -> bool:
    return outer.start <= inner.start and inner.end <= outer.end
