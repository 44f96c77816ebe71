"""A text is looked at again after a change: what it says otherwise, if that can be told from all that it says."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from typing import Any, Final, NamedTuple

from tarotrules import documents
from tarotrules.draft.flatten import flatten
from tarotrules.settings.record import Entries, Setting
from tarotrules.settings.walk import SettingPath, walk
from tarotrules.studio.edits import Change, applied
from tarotrules.studio.file import File, file_of
from tarotrules.studio.loading import loaded

Act = tuple[Any, ...]
"""An act, its path, the numbers of players, and what is said: the values, whether they are fixed, the citation."""
NUMBER: Final = "number"
"""That rules about something have a number of their own."""


class Difference(NamedTuple):
    """What one text says and another does not, and the other way round."""

    more: tuple[Act, ...]
    """What only the later one says."""
    fewer: tuple[Act, ...]
    """What only the earlier one says."""
    told: tuple[Any, ...]
    """Titles and notes that only the later one has: each a path, *title* or *note*, a language, and the text."""
    untold: tuple[Any, ...]
    """Those that only the earlier one has."""
    sources: bool
    """Whether one says otherwise what it follows, whose rules these are, or where they are played."""
    after: File

    @property
    def acts(self) -> tuple[Act, ...]:
        """What only one of them says."""
        return (*self.fewer, *self.more)

    @property
    def prose(self) -> tuple[Any, ...]:
        """Titles and notes that only one of them has."""
        return (*self.untold, *self.told)

    def only(self, *, acts: bool = False, prose: bool = False, sources: bool = False) -> bool:
        """Whether it is in some parts alone, entries that are opened for what is put into them aside."""
        touched = [each for each in self.acts if each[0] != "declare"]
        return (acts or not touched) and (prose or not self.prose) and (sources or not self.sources)


def difference(file: File, change: Change) -> Difference | None:
    """What a change makes a text say otherwise; nothing if it breaks it, loses a comment or touches its head."""
    after = file_of(applied(file.text, [change]))
    return None if after is None else compared(file, after)


def compared(file: File, after: File) -> Difference | None:
    """What another text says otherwise; nothing if more is wrong with it, or it has another head or other comments."""
    if _head(after) != _head(file) or _wrong(after) > _wrong(file):
        return None
    sources = _besides(file) != _besides(after)
    return Difference(*_apart(_acts, file, after), *_apart(_prose, file, after), sources, after)


def has_same_entries(file: File, other: File, but: SettingPath | None = None) -> bool:
    """Whether another text makes rules that have the same things, if the first one makes any.

    One may be left aside; what does not go together without it is asked about later.
    """
    one, two = (_made(each.text, but) for each in (file, other))
    return one is None or one == two or (two is None and but is not None)


def entries(text: str) -> dict[int, list[SettingPath]] | None:
    """Everything that rules have by name, in its order, by number of players; nothing if a text makes none."""
    variant = loaded(text).variant
    if variant is None:
        return None
    return {players: sorted(named(rules)) for players, rules in variant.rulesets.items()}


def everything(text: str) -> set[SettingPath]:
    """The same for any number of players, as far as a text makes any rules."""
    return {path for some in (entries(text) or {}).values() for path in some}


def named(rules: Any) -> Iterable[SettingPath]:
    """What a ruleset has by name."""
    return ((*path, key) for path, field, value in walk(rules) if isinstance(field, Entries) for key in value or ())


def _made(text: str, but: SettingPath | None) -> dict[int, set[SettingPath]] | None:
    """What rules have, by name or because they speak of it at all, by number of players."""
    variant = loaded(text).variant
    if variant is None:
        return None
    return {players: {*named(rules), *_spoken(rules)} - {but} for players, rules in variant.rulesets.items()}


def _spoken(rules: Any) -> Iterable[SettingPath]:
    """What a ruleset speaks of at all."""
    return (path for path, field, value in walk(rules) if value and not isinstance(field, Entries | Setting))


def _acts(file: File) -> Iterable[Hashable]:
    yield from (
        (each.act, each.path, each.origin.players, each.values, each.fixed, each.origin.citation) for each in file.own
    )
    yield from ((NUMBER, each.path, None, each.hundredths) for each in file.layer.pinned)


def _prose(file: File) -> Iterable[Hashable]:
    return (each[:4] for each in file.layer.prose)


def _apart(
    of: Callable[[File], Iterable[Hashable]], before: File, after: File
) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """What only the later of two texts has, and only the earlier one."""
    one, other = Counter(of(before)), Counter(of(after))
    return (*(other - one),), (*(one - other),)


def _besides(file: File) -> Any:
    """What a file says of itself but texts in languages."""
    return file.layer.sources, file.layer.status, file.layer.regions


def _head(file: File) -> Any:
    """What a file says besides, and its comments."""
    document, layer = file.document, file.layer
    names = document.kind, document.id.concept, document.extends and document.extends.concept
    taken = [each.concept for each in document.options]
    comments = [each.text for each in document.comments]
    return names, taken, comments, layer.players, layer.version, document.language


def _wrong(file: File) -> int:
    _, trouble = flatten(file.document, documents.family_of(file.document).ruleset(), 0)
    return len(documents.parse("", file.text).problems) + len(trouble) + len(file.layer.lost)
