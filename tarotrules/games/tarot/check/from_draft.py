"""A draft checked into a variant."""

from collections.abc import Iterator
from typing import Final

from tarotrules.draft.resolve import Draft
from tarotrules.draft.state import State
from tarotrules.games.checking.check import Check
from tarotrules.games.checking.known import Known
from tarotrules.games.checking.numbers import number_problems
from tarotrules.games.tarot import NAME
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.check import cards as _cards  # noqa: F401 registers what cards are called
from tarotrules.games.tarot.check.called import title_problems
from tarotrules.games.tarot.check.checks import CHECKS
from tarotrules.games.tarot.check.coherence import Coherence
from tarotrules.games.tarot.ruleset.deck import CardSet
from tarotrules.games.tarot.ruleset.features import SPEECH
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.variant import Variant
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.text import Span


def _incoherent(rules: Ruleset, state: State, head: Span) -> Iterator[Diagnostic]:
    return Coherence(rules, state, head).problems(CHECKS)


CHECK: Final = Check(
    NAME,
    Known(SPEECH, Ruleset, CardSet(), whose=frozenset({"contract", "taker", "attack"})),
    ("promise",),
    lambda rules: rules.replace(deck=rules.deck.of_its_pack()),
    _incoherent,
)


def from_draft(draft: Draft, *, sound: bool) -> tuple[Variant | None, list[Diagnostic]]:
    """The variant of a draft, if nothing in it is wrong, and every problem found.

    A draft that is not ``sound`` has problems of its own: its values are read, but whether they agree is not asked.
    """
    variant, found = CHECK.variant(draft, sound=sound)
    numbers = list(number_problems(draft.pinned, registry()))
    titles = title_problems(draft) if variant is not None else ()
    return (None if numbers else variant), [*found, *numbers, *titles]
