"""A draft checked into a variant."""

from collections.abc import Iterator
from typing import Final

from tarotrules.draft.resolve import Draft
from tarotrules.draft.state import State
from tarotrules.games.checking.called import title_problems
from tarotrules.games.checking.check import Check
from tarotrules.games.checking.known import Known
from tarotrules.games.checking.numbers import number_problems
from tarotrules.games.piquet import NAME
from tarotrules.games.piquet.chapters.numbers import registry
from tarotrules.games.piquet.check.checks import CHECKS, NAMES
from tarotrules.games.piquet.check.coherence import Coherence
from tarotrules.games.piquet.ruleset.deck import CardSet
from tarotrules.games.piquet.ruleset.features import SPEECH
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.variant import VariantOf
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.text import Span

_SCORED: Final = frozenset({("claim",), ("contest",), ("count",), ("milestone",)})
"""What stands beside each other in an account."""
_APART: Final = frozenset({("settle",), ("fault",)})


def _incoherent(rules: Ruleset, state: State, head: Span) -> Iterator[Diagnostic]:
    it = Coherence(rules, state, head)
    # What speaks of something that there is not cannot be tried.
    yield from list(it.problems(NAMES)) or it.problems(CHECKS)


CHECK: Final = Check(NAME, Known(SPEECH, Ruleset, CardSet()), None, lambda rules: rules, _incoherent)


def from_draft(draft: Draft, *, sound: bool) -> tuple[VariantOf[Ruleset] | None, list[Diagnostic]]:
    """The variant of a draft, if nothing in it is wrong, and every problem found.

    A draft that is not ``sound`` has problems of its own: its values are read, but whether they agree is not asked.
    """
    variant, found = CHECK.variant(draft, sound=sound)
    numbers = list(number_problems(draft.pinned, registry()))
    titles = title_problems(draft, _among) if variant is not None else ()
    return (None if numbers else variant), [*found, *numbers, *titles]


def _among(path: SettingPath) -> object:
    """The things among which one must be told apart by its title."""
    around = path[:-1]
    return _SCORED if around in _SCORED else around if around in _APART else None
