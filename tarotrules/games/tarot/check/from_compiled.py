"""Rulesets from JSON checked like those from files: what no file could say is not played either."""

from collections.abc import Iterator
from typing import Any

from tarotrules.draft.merge import State
from tarotrules.draft.reading import Written
from tarotrules.draft.said import Origin, Settled
from tarotrules.games.tarot.check.coherence import Coherence
from tarotrules.games.tarot.check.formulas import formula_reader
from tarotrules.games.tarot.ruleset.features import Names
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.settings.kinds import Formula
from tarotrules.settings.record import Entries, Group, Record, Setting, word
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.text import Source, Span

Step = tuple[str, ...]


def problems_of(rules: Ruleset) -> list[Diagnostic]:
    """What is wrong with a ruleset that came without a file; the places are empty."""
    nowhere = Span(Source("", ""), 0, 0)
    found: list[Diagnostic] = []
    read = formula_reader(Names(frozenset(rules.deck.class_), frozenset(rules.promise)))
    for path, kind, value in _formulas(rules, ()):
        settled = Settled((), Origin(nowhere, "", 0, None, None, None))
        read(kind, value, Written(path, settled, found, read))
    if not found:
        found.extend(Coherence(rules, State({}, {}, {}, {}, []), nowhere).problems())
    return found


def _formulas(record: Record, path: Step) -> Iterator[tuple[Step, Formula, Any]]:
    for name, field in record.fields.items():
        value, here = record.items()[name], (*path, word(name))
        if isinstance(field, Setting) and isinstance(field.kind, Formula) and value is not None:
            yield here, field.kind, value
        elif isinstance(field, Group) and value is not None:
            yield from _formulas(value, here)
        elif isinstance(field, Entries):
            for key, each in value.items():
                if isinstance(each, Record):
                    yield from _formulas(each, (*here, key))
