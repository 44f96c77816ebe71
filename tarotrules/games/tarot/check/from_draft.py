"""A draft checked into a variant."""

from functools import lru_cache
from typing import Final

from tarotrules.draft.build import Builder, Built
from tarotrules.draft.resolve import Draft
from tarotrules.draft.state import State
from tarotrules.games import from_draft as any_game
from tarotrules.games.features.speech import Names
from tarotrules.games.tarot import NAME
from tarotrules.games.tarot.check import cards as _cards  # noqa: F401 registers how card sets are read
from tarotrules.games.tarot.check.called import title_problems
from tarotrules.games.tarot.check.coherence import Coherence
from tarotrules.games.tarot.check.formulas import formula_reader
from tarotrules.games.tarot.check.numbers import number_problems
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.variant import Variant
from tarotrules.source.diagnostics import Diagnostic

REMEMBERED: Final = 32
"""Sets of ids for which what was built is kept."""


def from_draft(draft: Draft, *, sound: bool) -> tuple[Variant | None, list[Diagnostic]]:
    """The variant of a draft, if nothing in it is wrong, and every problem found.

    A draft that is not ``sound`` has problems of its own: its values are read, but whether they agree is not asked.
    """
    head = draft.document.id.span

    def build(state: State) -> tuple[Ruleset | None, list[Diagnostic]]:
        problems: list[Diagnostic] = []
        names = Names(_ids(state, ("deck", "class")), _ids(state, ("promise",)))
        ruleset = Builder(state, head, problems, formula_reader(names), _built(names)).record(Ruleset)
        ruleset = ruleset and ruleset.replace(deck=ruleset.deck.of_its_pack())
        if ruleset is not None and sound:
            problems.extend(Coherence(ruleset, state, head).problems())
        return ruleset, problems

    variant, found = any_game.from_draft(draft, NAME, build)
    numbers = list(number_problems(draft.pinned))
    titles = title_problems(draft) if variant is not None else ()
    return (None if numbers else variant), [*found, *numbers, *titles]


@lru_cache(REMEMBERED)
def _built(_: Names) -> Built:
    """What was built where these ids are declared: formulas speak of them."""
    return Built()


def _ids(state: State, path: tuple[str, ...]) -> frozenset[str]:
    return frozenset(key[-1] for key in state.declared if key[:-1] == path)
