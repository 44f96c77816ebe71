"""A text is looked at again after a change: what it says otherwise, if that can be told from all that it says."""

from collections import Counter
from collections.abc import Hashable, Iterable
from typing import Any, NamedTuple

from tarotrules import documents
from tarotrules.draft.flatten import flatten
from tarotrules.settings.record import Entries
from tarotrules.settings.walk import SettingPath, walk
from tarotrules.studio.edits import Change, applied
from tarotrules.studio.loading import loaded
from tarotrules.studio.saying import File, file_of


class Difference(NamedTuple):
    """What one text says and another does not, and the other way round."""

    acts: tuple[Any, ...]
    """Each an act, its path, the numbers of players, the values, whether it is fixed, and its citation."""
    prose: tuple[Any, ...]
    """Each a path, *title* or *note*, a language, and the text."""
    sources: bool
    after: File

    def only(self, *, acts: bool = False, prose: bool = False, sources: bool = False) -> bool:
        """Whether it is in some parts alone, entries that are opened for what is put into them aside."""
        touched = [each for each in self.acts if each[0] != "declare"]
        return (acts or not touched) and (prose or not self.prose) and (sources or not self.sources)


def difference(file: File, change: Change) -> Difference | None:
    """What a change makes a text say otherwise; nothing if it breaks it, loses a comment or touches its head."""
    after = file_of(applied(file.text, [change]))
    if after is None or _head(after) != _head(file) or _wrong(after) > _wrong(file):
        return None
    acts, prose = _both(_acts(file), _acts(after)), _both(_prose(file), _prose(after))
    return Difference(acts, prose, file.layer.sources != after.layer.sources, after)


def has_same_entries(file: File, other: File) -> bool:
    """Whether another text makes rules that have the same things by name, if the first one makes any."""
    one = entries(file.text)
    return one is None or one == entries(other.text)


def entries(text: str) -> dict[int, list[SettingPath]] | None:
    """Everything that rules have by name, in its order, by number of players; nothing if a text makes none."""
    variant = loaded(text).variant
    if variant is None:
        return None
    return {players: sorted(named(rules)) for players, rules in variant.rulesets.items()}


def named(rules: Any) -> Iterable[SettingPath]:
    """What a ruleset has by name."""
    return ((*path, key) for path, field, value in walk(rules) if isinstance(field, Entries) for key in value or ())


def _acts(file: File) -> Iterable[Hashable]:
    return (
        (each.act, each.path, each.origin.players, each.values, each.fixed, each.origin.citation) for each in file.own
    )


def _prose(file: File) -> Iterable[Hashable]:
    return (each[:4] for each in file.layer.prose)


def _both(one: Iterable[Hashable], other: Iterable[Hashable]) -> tuple[Any, ...]:
    before, after = Counter(one), Counter(other)
    return (*(before - after), *(after - before))


def _head(file: File) -> Any:
    """What a file says besides, and its comments."""
    document, layer = file.document, file.layer
    names = document.kind, document.id.concept, document.extends and document.extends.concept
    taken = [each.concept for each in document.options]
    comments = [each.text for each in document.comments]
    pinned = [each[:2] for each in layer.pinned]
    return names, taken, comments, pinned, layer.players, layer.version, document.language


def _wrong(file: File) -> int:
    _, trouble = flatten(file.document, documents.family_of(file.document).ruleset(), 0)
    return len(documents.parse("", file.text).problems) + len(trouble) + len(file.layer.lost)
