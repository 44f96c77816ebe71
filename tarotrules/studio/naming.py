"""What rules are called, and what they say of themselves, is said in a text in any language, or no longer."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from tarotrules.draft.head import TOLD
from tarotrules.draft.layer import Prose
from tarotrules.settings.walk import SettingPath
from tarotrules.studio.blocks import Block, blocks, put_behind, put_in, statements_to, take_out
from tarotrules.studio.edits import Change
from tarotrules.studio.file import File
from tarotrules.studio.looking import difference, has_same_entries
from tarotrules.studio.saying import least, spelled
from tarotrules.syntax.document import Entry, Statement
from tarotrules.syntax.signs import quote

HEADS: Final = ("title", "note", "source", "status", "region", *TOLD)
"""What stands at the beginning of a block, in this order."""


class Text(NamedTuple):
    """A title or a note: of an entry, or of the rules as a whole if the path is empty."""

    path: SettingPath
    word: str
    language: str


def text_of(file: File, wanted: Text) -> str:
    """What a file says there itself."""
    found = _said(file, wanted)
    return found.text if found is not None else ""


def called(file: File, wanted: Text, words: str) -> Change | None:
    """The change by which a file says a text, or none if it is empty; nothing if no change does that and no more."""
    wording = " ".join(words.split())
    found = (each for each in _changes(file, wanted, wording) if _says(file, each, wanted, wording))
    change = next(found, None)
    return None if change is None else least(file.text, change)


def _changes(file: File, wanted: Text, wording: str) -> Iterator[Change]:
    now = _said(file, wanted)
    if now is not None and wording:
        yield Change(now.span.start, now.span.end, quote(wording))
    elif now is not None:
        yield from (take_out(file.text, each) for each in statements_to(file.document, now.span))
    elif wording:
        yield from _new(file, wanted, f"{wanted.language} {quote(wording)}")


def _new(file: File, wanted: Text, said: str) -> Iterator[Change]:
    """Beside the same in another language, or in a block of its own at the place where a person would write it."""
    others = [each for each in file.layer.prose if each[:2] == wanted[:2]]
    if others:
        last = max(others, key=lambda each: each.span.start)
        holding = statements_to(file.document, last.span)
        yield put_behind(file.text, holding[-1] if holding else last.span, said)
    statement = f"{file.speller.keyword(wanted.word)} {{ {said} }}"
    around = [each for each in blocks(file.document, file.own) if wanted.path[: len(each.path)] == each.path]
    for block in sorted(around, key=lambda each: (len(each.path), each.players is None), reverse=True):
        rest = wanted.path[len(block.path) :]
        if not rest:
            yield behind_heads(file.text, block, wanted.word, statement)
        elif block.players is None:
            yield put_in(file.text, block.end, f"{spelled(file.speller, rest)} {{ {statement} }}")


def behind_heads(text: str, block: Block, word: str, statement: str) -> Change:
    """A title, a note or a source at the beginning of a block, behind those that come before it."""
    before = HEADS[: HEADS.index(word) + 1]
    spans = [each.span for each in block.statements if _word(each) in before and each.span is not None]
    return put_behind(text, spans[-1], statement) if spans else put_in(text, block.end, statement)


def _word(statement: Statement) -> str:
    return statement.word.concept if isinstance(statement, Entry) else ""


def _said(file: File, wanted: Text) -> Prose | None:
    return next((each for each in file.layer.prose if each[:3] == wanted), None)


def _says(file: File, change: Change, wanted: Text, wording: str) -> bool:
    """Whether a change makes a file say just that, and leaves all else."""
    found = difference(file, change)
    return (
        found is not None
        and found.only(prose=True)
        and all(each[:3] == wanted for each in found.prose)
        and text_of(found.after, wanted) == wording
        and has_same_entries(file, found.after)
    )
