"""Words that mean nothing where they stand, looked up in everything the game declares."""

from collections.abc import Iterable, Iterator

from tarotrules.draft import problems
from tarotrules.draft.flatten import Lost
from tarotrules.draft.merge import State
from tarotrules.draft.shape import RecordType, lookup
from tarotrules.settings.kinds import Kind
from tarotrules.settings.record import Entries, Field, Group, word
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Argument, Concepts, Diagnostic, Row

Holder = tuple[SettingPath, RecordType]
"""A block by the words that lead to it, and what it may hold."""


def look_up(lost: Lost, shape: RecordType, states: Iterable[State]) -> Diagnostic:
    """The problem of a lost word, with the place it belongs to if there is one."""
    declared = list(dict.fromkeys(path for state in states for path in state.declared))
    if lost.problem == problems.BAD_NAME:
        known = Concepts(path[-1] for path in declared if lost.path and path[:-1] == lost.path)
        return lost.problem.at(lost.span, word=lost.written, known=known)
    if lost.problem == problems.NOT_REMOVABLE:
        home = next((path for path, _ in _homes(lost.concept, shape)), ()) if not lost.path else ()
        return lost.problem.at(lost.span, what=lost.written, hint="home" if home else "none", home=Row(home))
    return lost.problem.at(lost.span, word=lost.written, known=lost.known, **_home(lost, shape, declared))


def _home(lost: Lost, shape: RecordType, declared: list[SettingPath]) -> dict[str, Argument]:
    depth = len(lost.path)
    below = [path for path in declared if path[:depth] == lost.path and path[-1] == lost.concept and len(path) > depth]
    if below:
        return {"hint": "home", "suggestion": "", "home": Row(min(below, key=len)[depth:]), "inside": Concepts()}
    here = list(_homes(lost.concept, lost.record)) or list(_homes(lost.concept, shape))
    if not here:
        return {"home": Row(), "inside": Concepts()}
    if len(here) == 1:
        return {"hint": "home", "suggestion": "", "home": Row((*here[0][0], lost.concept)), "inside": Concepts()}
    inside = Concepts(dict.fromkeys(path[-1] for path, _ in here))
    return {"hint": "inside", "suggestion": "", "home": Row(), "inside": inside}


def _homes(concept: str, record: RecordType) -> Iterator[Holder]:
    """The blocks below a record that may hold a word, the record itself left out."""
    for path, inner in _blocks(record, ()):
        if lookup(inner, concept) is not None:
            yield path, inner


def _blocks(record: RecordType, path: SettingPath) -> Iterator[Holder]:
    for name, field in record.fields.items():
        inner = _record_of(field)
        if inner is not None:
            here = (*path, word(name))
            yield here, inner
            yield from _blocks(inner, here)


def _record_of(field: Field) -> RecordType | None:
    if isinstance(field, Group):
        return field.record
    return field.of if isinstance(field, Entries) and not isinstance(field.of, Kind) else None
