"""Something that a table does not play is taken out of its rules: a bonus, a declaration, a contract."""

from collections.abc import Iterator, Sequence
from typing import Any

from tarotrules import documents
from tarotrules.draft.shape import removable
from tarotrules.settings.walk import SettingPath
from tarotrules.source.text import Span
from tarotrules.studio.blocks import blocks, put_in, statements_to, take_out
from tarotrules.studio.edits import Change, applied
from tarotrules.studio.file import File, file_of
from tarotrules.studio.loading import loaded
from tarotrules.studio.looking import Act, Difference, compared, everything


def droppable(shape: Any, paths: Sequence[SettingPath]) -> SettingPath | None:
    """What all of some settings belong to and a table may do without, if there is such a thing."""
    above = {path[:2] for path in paths}
    return next(iter(above)) if len(above) == 1 and all(removable(shape, each) for each in above) else None


def dropped(file: File, path: SettingPath) -> Change | None:
    """The change after which a file has something no more, nor what it alone needed; nothing if more would change."""
    gone = _without(file, path)
    if gone is None:
        return None
    for each in _brought(file, path):
        gone = _spared(gone, each) or gone
    return changed(file.text, gone.text)


def _without(file: File, path: SettingPath) -> File | None:
    """The file without something; nothing if more than that would change."""
    bare = _bare(file, path)
    rest = file_of(bare)
    if rest is None:
        return None
    after = bare if path not in everything(bare) else applied(bare, [_removal(rest, path)])
    gone = file_of(after)
    found = None if gone is None else compared(file, gone)
    return None if found is None or not _is_about(found, path) or path in everything(after) else gone


def _bare(file: File, path: SettingPath) -> str:
    """Without what the file says of it."""
    return applied(file.text, [take_out(file.text, each) for each in _own(file, path)])


def _brought(file: File, path: SettingPath) -> Iterator[SettingPath]:
    """What the file declares that nobody adds by itself and that is needed: words for cards, say."""
    places = [each.path for each in documents.family_of(file.document).places("en")]
    declared = {each.path for each in file.own if each.act == "declare"} & everything(file.text)
    for each in sorted(declared):
        alone = each[: len(path)] == path or any(each[: len(place)] == place for place in places)
        if not alone and loaded(_bare(file, each)).variant is None:
            yield each


def _spared(file: File, path: SettingPath) -> File | None:
    """The file without something that it declares, if the rest does without it."""
    bare = _bare(file, path)
    return _without(file, path) if loaded(bare).variant is not None and path not in everything(bare) else None


def changed(before: str, after: str) -> Change:
    """The one change that makes a text another one.

    >>> changed("abcd", "axd")
    Change(start=1, end=3, insert='x')
    """
    start = _alike(before, after)
    same = _alike(before[start:][::-1], after[start:][::-1])
    return Change(start, len(before) - same, after[start : len(after) - same])


def _alike(one: str, other: str) -> int:
    """How many characters two texts begin with together."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (here, there) in pairs if here != there), min(len(one), len(other)))


def _own(file: File, path: SettingPath) -> list[Span]:
    """The statements of a file that are about it alone, each once."""
    declared = (each.origin.span for each in file.own if each.act == "declare" and each.path == path)
    found = (_around(file, each) for each in declared)
    return list({each.start: each for each in found if each is not None}.values())


def _around(file: File, word: Span) -> Span | None:
    """The outermost statement that holds the one with a word and no other."""
    places = statements_to(file.document, word)
    return places[0] if places else None


def _removal(file: File, path: SettingPath) -> Change:
    body = next(blocks(file.document, file.own))
    words = " ".join(file.speller.word(step) for step in path)
    return put_in(file.text, body.end, f"{file.speller.keyword('remove')} {words}")


def _is_about(found: Difference, path: SettingPath) -> bool:
    """Whether two texts differ in what they say of something alone, or of what it is in to say something of it."""
    acts = all(each[1][: len(path)] == path or _leads_to(each, path) for each in found.acts)
    return acts and not found.sources and all(each[0][: len(path)] == path for each in found.prose)


def _leads_to(act: Act, path: SettingPath) -> bool:
    """Whether something is said only to say something of what is in it."""
    kind, opened, *_ = act
    return bool(kind == "declare" and path[: len(opened)] == opened)
