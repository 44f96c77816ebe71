"""Whatever a ruleset refers to by name is declared in it."""

from collections.abc import Iterable, Iterator
from typing import Any

from tarotrules.games.checking import problems
from tarotrules.games.checking.coherence import Coherence, entries_of
from tarotrules.settings.kinds import Reference
from tarotrules.settings.record import Entries, Setting
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Concept, Concepts, Diagnostic, Row


def references_exist(it: Coherence[Any]) -> Iterator[Diagnostic]:
    """Settings that name an entry, and entries that are named after others."""
    for path, field, value in it.walked:
        if isinstance(field, Setting) and isinstance(field.kind, Reference) and value:
            known = entries_of(it.rules, field.kind.to)
            if value not in known:
                yield _unknown_reference(it, path, field.kind, value, known)
        if isinstance(field, Entries) and field.keys is not None:
            known = entries_of(it.rules, field.keys)
            for name in value or ():
                if name not in known:
                    yield problems.UNKNOWN_KEY.at(it.span(*path, name), word=Concept(name), known=Concepts(known))


def _unknown_reference(
    it: Coherence[Any], path: SettingPath, kind: Reference, name: str, known: Iterable[str]
) -> Diagnostic:
    settled = it.state.values.get(path)
    span = settled.values[0][0].span if settled is not None else None
    written = span.text if span is not None else name
    *within, word = kind.to.split(".")
    entry = (word, written, "{", "…", "}")
    declared = Row((*within, "{", *entry, "}") if within else entry)
    # What the file calls by another word than its name is told by that word.
    told = Concept(name) if written == name else written
    return problems.UNKNOWN_REFERENCE.at(it.span(*path), word=told, known=Concepts(known), declared=declared)
