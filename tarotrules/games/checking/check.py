"""How drafts of a family are checked, and rulesets that came without a file.

A family makes one :class:`Check`: what its formulas are read by (:class:`~.known.Known`), where it declares what they
may speak of by name, and what its chapters must agree on, mostly ``Coherence(rules, state, head).problems(CHECKS)``
with a class of its own below :class:`~.coherence.Coherence`. Its ``from_draft`` adds what is asked of a draft as a
whole: numbers (:mod:`~.numbers`) and titles (:mod:`~.called`).
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, Generic

from tarotrules.draft.build import Builder, Built
from tarotrules.draft.reading import Written
from tarotrules.draft.resolve import Draft
from tarotrules.draft.said import Origin, Settled
from tarotrules.draft.state import State
from tarotrules.games.checking.coherence import entries_of
from tarotrules.games.checking.formulas import formula_reader
from tarotrules.games.checking.known import Known, Rules
from tarotrules.games.features.speech import Names
from tarotrules.games.from_draft import from_draft
from tarotrules.games.variant import VariantOf
from tarotrules.settings.kinds import Formula
from tarotrules.settings.walk import SettingPath, values
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.node import Node
from tarotrules.source.text import Source, Span

REMEMBERED: Final = 64
"""Sets of ids for which what was built is kept."""
CLASSES: Final[SettingPath] = ("deck", "class")
"""Where every family declares its classes of cards."""


class Check(Node, Generic[Rules]):
    """What a family says of itself, so that its rulesets are checked."""

    game: str
    known: Known[Rules]
    feats: SettingPath | None
    """Where it declares what else formulas may speak of by name, if it does."""
    settled: Callable[[Rules], Rules]
    """A ruleset that was read, as it is to be kept."""
    incoherent: Callable[[Rules, State, Span], Iterable[Diagnostic]]
    """What its chapters do not agree on; the span is that of the head of the file."""

    def variant(self, draft: Draft, *, sound: bool) -> tuple[VariantOf[Rules] | None, list[Diagnostic]]:
        """The variant of a draft, if nothing in it is wrong, and every problem found.

        A draft that is not ``sound`` has problems of its own: its values are read, but whether they agree is not asked.
        """
        head = draft.document.id.span

        def build(state: State) -> tuple[Rules | None, list[Diagnostic]]:
            problems: list[Diagnostic] = []
            names = Names(_ids(state, CLASSES), _ids(state, self.feats))
            reader = formula_reader(self.known, names)
            rules = Builder(state, head, problems, reader, _built(self.game, names)).record(self.known.shape)
            rules = rules and self.settled(rules)
            if rules is not None and sound:
                problems.extend(self.incoherent(rules, state, head))
            return rules, problems

        return from_draft(draft, self.game, build)

    def problems_of(self, rules: Rules) -> list[Diagnostic]:
        """What is wrong with a ruleset that came without a file; the places are empty."""
        nowhere = Span(Source("", ""), 0, 0)
        found: list[Diagnostic] = []
        declared = (() if path is None else entries_of(rules, ".".join(path)) for path in (CLASSES, self.feats))
        read = formula_reader(self.known, Names(*map(frozenset, declared)))
        for path, kind, value in values(rules):
            if isinstance(kind, Formula):
                settled = Settled((), Origin(nowhere, "", 0, None, None, None))
                read(kind, value, Written(path, settled, found, read, {}))
        if not found:
            found.extend(self.incoherent(rules, State({}, {}, {}, {}, {}, {}, {}, []), nowhere))
        return found


@lru_cache(REMEMBERED)
def _built(_game: str, _names: Names) -> Built:
    """What was built where these ids are declared: formulas speak of them."""
    return Built()


def _ids(state: State, path: SettingPath | None) -> frozenset[str]:
    return frozenset(key[-1] for key in state.declared if key[:-1] == path)
