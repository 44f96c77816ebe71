"""Rulesets from JSON checked like those from files: what no file could say is not played either."""

from tarotrules.draft.reading import Written
from tarotrules.draft.said import Origin, Settled
from tarotrules.draft.state import State
from tarotrules.games.features.speech import Names
from tarotrules.games.tarot.check.coherence import Coherence
from tarotrules.games.tarot.check.formulas import formula_reader
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.settings.kinds import Formula
from tarotrules.settings.walk import values
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.text import Source, Span


def problems_of(rules: Ruleset) -> list[Diagnostic]:
    """What is wrong with a ruleset that came without a file; the places are empty."""
    nowhere = Span(Source("", ""), 0, 0)
    found: list[Diagnostic] = []
    read = formula_reader(Names(frozenset(rules.deck.class_), frozenset(rules.promise)))
    for path, kind, value in values(rules):
        if not isinstance(kind, Formula):
            continue
        settled = Settled((), Origin(nowhere, "", 0, None, None, None))
        read(kind, value, Written(path, settled, found, read, {}))
    if not found:
        found.extend(Coherence(rules, State({}, {}, {}, {}, {}, {}, {}, []), nowhere).problems())
    return found
