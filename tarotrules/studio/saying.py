"""A setting is said in a text, or no longer: only what must change does, and it is looked at afterwards."""

from collections.abc import Iterable, Iterator
from typing import Any

from tarotrules import documents
from tarotrules.draft.said import Said
from tarotrules.draft.shape import record_of
from tarotrules.settings.kinds import Kind
from tarotrules.settings.record import Entries, Field, Setting, word
from tarotrules.settings.walk import SettingPath
from tarotrules.studio.blocks import Block, blocks, put_in, statements_to, take_out
from tarotrules.studio.edits import Change
from tarotrules.studio.file import File, Wanted
from tarotrules.studio.looking import Act, difference, has_same_entries
from tarotrules.syntax.document import Document, Entry, Fixed, Guard, Statement, Word
from tarotrules.syntax.spelling import Speller
from tarotrules.syntax.to_dsl import guard


def said(file: File, wanted: Wanted, value: str) -> Change | None:
    """The change by which a file says a value, in words of its language; nothing if none does that and no more."""
    sayings = _sayings(file, wanted, value) if value.strip() else ()
    change = next((each for each in sayings if _says(file, each, wanted)), None)
    return change if change is None else least(file.text, change)


def rash(file: File, wanted: Wanted, value: str) -> Change | None:
    """The change that would have been made, to say what is wrong with it."""
    return next(_sayings(file, wanted, value), None)


def taken_back(file: File, wanted: Wanted) -> Change | None:
    """The change by which a file says nothing of a setting; nothing if there is none that does only that."""
    now = file.of(wanted)
    if now is None:
        return None
    places = statements_to(file.document, now.origin.span)
    changes = (take_out(file.text, each) for each in places)
    return next((each for each in changes if _is_silent(file, each, wanted)), None)


def least(text: str, change: Change) -> Change:
    """The same change, without what it leaves as it is."""
    start, end, insert = change
    while start < end and insert and text[start] == insert[0]:
        start, insert = start + 1, insert[1:]
    while start < end and insert and text[end - 1] == insert[-1]:
        end, insert = end - 1, insert[:-1]
    return Change(start, end, insert)


def _sayings(file: File, wanted: Wanted, value: str) -> Iterator[Change]:
    now = file.of(wanted)
    if now is not None:
        yield from _instead(now, value)
        return
    found = [each for each in blocks(file.document, file.own) if _is_around(each, wanted)]
    for block in sorted(found, key=lambda each: (len(each.path), each.players is not None), reverse=True):
        statement = _statement(file, wanted, len(block.path), value)
        if statement is not None:
            guarded = block.players == wanted.players
            yield put_in(file.text, block.end, statement if guarded else _guarded(file, wanted, statement))


def _instead(now: Said, value: str) -> Iterator[Change]:
    """A value in the place of another; a flag that stands alone is followed by it."""
    items = [item.span for group in now.values for item in group if item.span is not None]
    if items:
        yield Change(items[0].start, items[-1].end, value)
        return
    span = now.origin.span
    document, _, _ = documents.parse("", span.source.text)
    words = _entries(document) if document is not None else ()
    yield from (Change(each.span.end, each.span.end, f" {value}") for each in words if each.span.start == span.start)


def _entries(document: Document) -> Iterator[Word]:
    """The words that statements begin with."""
    waiting: list[Statement] = list(document.body)
    while waiting:
        match waiting.pop():
            case Entry(word=word, block=block):
                yield word
                waiting += block or ()
            case Fixed(statement):
                waiting.append(statement)
            case Guard(block=block):
                waiting += block


def _is_around(block: Block, wanted: Wanted) -> bool:
    inside = wanted.path[: len(block.path)] == block.path and len(block.path) < len(wanted.path)
    return inside and block.players in {None, wanted.players}


def _guarded(file: File, wanted: Wanted, statement: str) -> str:
    return f"{guard(file.speller, wanted.players or ())} {{ {statement} }}"


def _statement(file: File, wanted: Wanted, above: int, value: str) -> str | None:
    """A setting and its value, in the blocks that are not there yet; nothing if the path is another's."""
    record: Any = documents.family_of(file.document).ruleset()
    speller, steps, words, last = file.speller, list(wanted.path), [], ""
    while steps and not last:
        at, step = len(wanted.path) - len(steps), steps.pop(0)
        field = _field(record, step)
        named = [steps.pop(0)] if isinstance(field, Entries) and steps else []
        record = record_of(field) if field is not None else None
        if record is None:
            bare = isinstance(field, Setting) and field.bare
            last = " ".join([*(() if bare else (spelled(speller, [step, *named]),)), value])
            above_last = at
        elif at >= above:
            words += [step, *named]
        elif at + len(named) >= above:
            return None
    if steps or not last or above_last < above:
        return None
    return f"{spelled(speller, words)} {{ {last} }}" if words else last


def spelled(speller: Speller, words: Iterable[str]) -> str:
    """The words before a block or a value, as a language writes them."""
    return " ".join(map(speller.word, words))


def _field(record: Any, step: str) -> Any:
    return next((field for name, field in record.fields.items() if word(name) == step), None) if record else None


def kind_at(shape: Any, path: SettingPath) -> Kind | None:
    """The kind of the setting that a path leads to."""
    field = field_at(shape, path)
    if isinstance(field, Entries) and isinstance(field.of, Kind):
        return field.of
    return field.kind if isinstance(field, Setting) else None


def field_at(shape: Any, path: SettingPath) -> Field | None:
    """What a path leads to, also if it ends in the name of an entry."""
    record, steps, field = shape, list(path), None
    while steps:
        field = _field(record, steps.pop(0))
        if isinstance(field, Entries) and steps:
            steps.pop(0)
        record = record_of(field) if field is not None else None
    return field


# Looked at afterwards


def _says(file: File, change: Change, wanted: Wanted) -> bool:
    """Whether a file says something else of a setting, and all else as before."""
    found = difference(file, change)
    return (
        found is not None
        and found.after.of(wanted) is not None
        and found.only(acts=True)
        and all(_is_about(each, wanted) for each in found.more)
        and all(each[:3] == ("set", wanted.path, wanted.players) for each in found.fewer)
    )


def _is_silent(file: File, change: Change, wanted: Wanted) -> bool:
    """Whether a file no longer speaks of a setting, and says all else as before."""
    found = difference(file, change)
    return (
        found is not None
        and found.after.of(wanted) is None
        and found.only(acts=True)
        and not found.more
        and all(_is_about(each, wanted) for each in found.fewer)
        and has_same_entries(file, found.after, but=wanted.path)
    )


def _is_about(act: Act, wanted: Wanted) -> bool:
    """Whether an act says a setting, or opens what it is in."""
    kind, path, players, *_ = act
    opens = kind == "declare" and wanted.path[: len(path)] == path
    return opens or (kind, path, players) == ("set", wanted.path, wanted.players)
