"""What a table can do about options that do not go together, and what would then be the rule.

One of them alone; or both, and where they disagree the file says what one of them does.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from tarotrules import documents
from tarotrules.book.typography import set_spaces
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.languages import LANGUAGES
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Steps
from tarotrules.studio import edits
from tarotrules.studio.clashing import options_of, said_by_both
from tarotrules.studio.dropping import changed as difference
from tarotrules.studio.file import Wanted, file_of
from tarotrules.studio.known import layer
from tarotrules.studio.loading import loaded, told_worse
from tarotrules.studio.saying import said
from tarotrules.studio.ticking import ticked
from tarotrules.studio.units import changed

Answer = dict[str, Any]
ALONE: Final = "alone"
"""The one, and none of the others."""
OTHERS: Final = "others"
OURS: Final = "ours"
"""Both; where they disagree, what the one says."""
THEIRS: Final = "theirs"
WAYS: Final = (ALONE, OTHERS, OURS, THEIRS)


class Disagreement(NamedTuple):
    """What two options say each in its own way: the setting, and which of them is whose."""

    path: SettingPath
    ours: str
    theirs: str


def option_ways(text: str, language: str, id: str, others: Sequence[str]) -> Answer:
    """The ways there are, each with what the book would say then and not with every other."""
    found = {way: after for way in WAYS if (after := _after(text, id, others, way)) is not None}
    paths = list(_told_apart(_both(text, id, others), {id, *others}))
    told = {way: _sentences(loaded(after).variant, paths, language) for way, after in found.items()}
    common = set.intersection(*map(set, told.values())) if len(told) > 1 else set()
    apart = {way: " ".join(each for each in said if each not in common) for way, said in told.items()}
    return {"ways": [{"way": way, "told": set_spaces(said, language)} for way, said in apart.items()]}


def option_way(text: str, language: str, id: str, others: Sequence[str], way: str) -> Answer:  # noqa: ARG001 every question has it
    """The change by which a text goes one of these ways."""
    after = _after(text, id, others, way) or text
    return changed(text, [difference(text, after)] if after != text else [])


def _after(text: str, id: str, others: Sequence[str], way: str) -> str | None:
    """The text that goes a way; nothing if that does not help."""
    if way in {ALONE, OTHERS}:
        gone, taken = (others, [id]) if way == ALONE else ([id], others)
        for each in gone:
            text = ticked(text, each, taken=False)
        return _all_ticked(text, taken)
    after, settled = _both(text, id, others), _disagreements(_both(text, id, others), id)
    for it in settled:
        after = _said_as(after, it.ours if way == OURS else it.theirs, it.path) or after
    return after if settled and not _is_wrong(text, after, {id, *others}) else None


def _both(text: str, id: str, others: Sequence[str]) -> str:
    return _all_ticked(text, [*others, id])


def _all_ticked(text: str, options: Sequence[str]) -> str:
    for each in options:
        text = ticked(text, each, taken=True)
    return text


def _disagreements(text: str, id: str) -> list[Disagreement]:
    """What an option, or one it needs, says otherwise than those taken with it."""
    return list(dict.fromkeys(_found(text, {id, *documents.needs(id)})))


def _found(text: str, ours: set[str]) -> Iterator[Disagreement]:
    for problem in loaded(text).problems:
        match options_of(problem), problem.arguments:
            case (one, two), {"what": Steps() as path} if (one in ours) != (two in ours):
                yield Disagreement(tuple(path), *((one, two) if one in ours else (two, one)))


def _told_apart(text: str, options: set[str]) -> Iterator[SettingPath]:
    """The settings by which options that do not go together are told apart."""
    for problem in loaded(text).problems:
        both = options_of(problem)
        match problem.arguments:
            case {"what": Steps() as path} if options & set(both):
                yield tuple(path)
            case _ if options & set(both):
                yield from said_by_both(both)


def _said_as(text: str, option: str, path: SettingPath) -> str | None:
    """A text that says of a setting what an option does."""
    for each in layer(option).said:
        file = file_of(text)
        if file is None or (each.act, each.path) != ("set", path):
            continue
        change = said(file, Wanted(path, each.origin.players), file.speller.values(each.values))
        if change is None:
            return None
        text = edits.applied(text, [change])
    return text


def _is_wrong(before: str, after: str, options: set[str]) -> bool:
    """Whether some options still do not go together, or something else is wrong that was not before."""
    still = any(set(options_of(each)) & options for each in loaded(after).problems)
    return still or bool(told_worse(before, after, LANGUAGES[0]))


def _sentences(variant: Variant | None, paths: Sequence[SettingPath], language: str) -> list[str]:
    if variant is None:
        return []
    found = (each for path in paths for each in family(variant.game).sentences(variant, path, language))
    return list(dict.fromkeys(found))
