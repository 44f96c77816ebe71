"""Who says so: the citation of a value of one's own, and the source of the rules as a whole."""

import re
from collections.abc import Iterator
from typing import Any, Final

from tarotrules.draft.head import STATUSES
from tarotrules.settings.kinds import is_name
from tarotrules.source.text import Span
from tarotrules.studio.blocks import blocks, take_out
from tarotrules.studio.edits import Change
from tarotrules.studio.file import File, Wanted
from tarotrules.studio.looking import Difference, difference
from tarotrules.studio.naming import behind_heads
from tarotrules.studio.saying import least
from tarotrules.syntax.document import Entry, Fixed, Guard, Statement
from tarotrules.syntax.signs import quote

ROUND: Final = str.maketrans("[]［］", "()()")
"""Brackets in a citation would end it."""


def citation_of(file: File, wanted: Wanted) -> str | None:
    """What stands in brackets behind a value of one's own; nothing if the value is another's."""
    entry = _entry(file, wanted)
    if entry is None:
        return None
    return "" if entry.citation is None else entry.citation.span.text[1:-1].strip()


def cited(file: File, wanted: Wanted, words: str) -> Change | None:
    """The change by which a value of one's own has a citation, or none; nothing if no change does that and no more."""
    entry, wording = _entry(file, wanted), " ".join(words.translate(ROUND).split())
    if entry is None or entry.span is None:
        return None
    if entry.citation is None:
        change = Change(entry.span.end, entry.span.end, f" [{wording}]" if wording else "")
    else:
        start, end = entry.citation.span.start, entry.citation.span.end
        bare = len(file.text[:start].rstrip(" \t"))
        change = Change(start, end, f"[{wording}]") if wording else Change(bare, end, "")
    found = difference(file, change)
    good = found is not None and found.only(acts=True) and _is_about(found, wanted, wording)
    return least(file.text, change) if good else None


def _is_about(found: Difference, wanted: Wanted, wording: str) -> bool:
    about = ("set", wanted.path, wanted.players)
    alone = all(each[:3] == about or _is_around(each, wanted) for each in found.acts)
    return alone and citation_of(found.after, wanted) == wording


def _is_around(act: tuple[Any, ...], wanted: Wanted) -> bool:
    """Whether an act opens what a value is in: on one line, a citation is behind both."""
    kind, path, *_ = act
    return bool(kind == "declare" and path == wanted.path[: len(path)])


def _entry(file: File, wanted: Wanted) -> Entry | None:
    """The statement that says a value."""
    now = file.of(wanted)
    if now is None:
        return None
    span = now.origin.span
    holding = [each for each in _entries(file.document.body) if each.span is not None and _holds(each.span, span)]
    return holding[-1] if holding and holding[-1].block is None else None


def _entries(statements: tuple[Statement, ...]) -> Iterator[Entry]:
    """All statements, each before those in it."""
    for each in statements:
        match each:
            case Fixed(statement):
                yield from _entries((statement,))
            case Guard(block=block):
                yield from _entries(block)
            case Entry(block=block):
                yield each
                yield from _entries(block or ())


def _holds(outer: Span, inner: Span) -> bool:
    return outer.start <= inner.start and inner.end <= outer.end


def sourced(file: File, words: str, place: int) -> Change | None:
    """The change by which one of the sources of a file is another, or none; nothing if no change does just that.

    The others stay as they are. A ``place`` behind them is that of one more.
    """
    wording, known = " ".join(words.split()), file.layer.sources
    statement = f"{file.speller.keyword('source')} {quote(wording)}"
    now = _statements(file, "source")[place : place + 1]
    if now:
        change = Change(now[0].start, now[0].end, statement) if wording else take_out(file.text, now[0])
    elif wording:
        change = behind_heads(file.text, next(blocks(file.document, file.own)), "source", statement)
    else:
        return None
    wanted = (*known[:place], *((wording,) if wording else ()), *known[place + 1 :])
    change = least(file.text, change)
    found = difference(file, change)
    return change if found is not None and found.only(sources=True) and found.after.layer.sources == wanted else None


def ranked(file: File, word: str, names: str) -> Change | None:
    """The change by which a file says whose rules these are, or in which regions they are played; or no longer does."""
    speller, known = file.speller, [each.strip() for each in re.split("[,;、，]", names) if each.strip()]
    statement = (
        f"{speller.keyword(word)} {', '.join(speller.keyword(each) if each in STATUSES else each for each in known)}"
    )
    now = _statements(file, word)
    if len(now) > 1 or not all(map(is_name, known) if word == "region" else (each in STATUSES for each in known)):
        return None
    if now:
        change = Change(now[0].start, now[0].end, statement) if known else take_out(file.text, now[0])
    elif known:
        change = behind_heads(file.text, next(blocks(file.document, file.own)), word, statement)
    else:
        return None
    change = least(file.text, change)
    found = difference(file, change)
    if found is None or not found.only(sources=True):
        return None
    layer = found.after.layer
    said = [*layer.regions] if word == "region" else [layer.status] if layer.status is not None else []
    return change if said == known else None


def _statements(file: File, word: str) -> list[Span]:
    """Where a file says a word of its head."""
    said = (each for each in file.document.body if isinstance(each, Entry) and each.word.concept == word)
    return [each.span for each in said if each.span is not None]
