"""Conditions and amounts speak of what the engine reads."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import pytest

from tarotrules.cards.french import Card, pack
from tarotrules.expressions.compiled import compiled
from tarotrules.expressions.tree import Is, Path
from tarotrules.games.features.speech import CARD, COUNT, Names
from tarotrules.games.piquet.engine.table import Combined, Held, Taken, Totals, _Words
from tarotrules.games.piquet.ruleset.features import SPEECH
from tests.games.piquet.reading import table

NAMES: Final = Names(frozenset({"courts"}))
ACE, HAND = Card("S", 14), frozenset(pack(7)[:12])
FACTS: Final[Mapping[str, Any]] = {
    "claim": Held(HAND, HAND, HAND),
    "combination": Combined(3, 31, ACE),
    "trick": Taken(12, 12, 2, 1, ACE, ACE),
    "match": Totals(105, 101, 6),
}
"""By scope: what formulas are read from."""


def paths(scope: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """All that can be spoken of, and its type."""
    for first, kind in SPEECH.roots(scope, NAMES).items():
        members = SPEECH.members_of(kind, NAMES)
        yield from (((first, step), own) for step, own in members.items())
        if not members:
            yield (first,), kind


@pytest.mark.parametrize("scope", SPEECH.scopes)
def test_whatever_may_be_said_is_read(scope: str) -> None:
    """Of every path something is known, of what there is some of everywhere; and of every count that it is whole."""
    game = table("piquet")
    words = _Words(game.rules, game.classes)
    said = dict(paths(scope))

    assert [steps for steps in said if not compiled(Path(steps), words)(FACTS[scope])] == []
    assert [steps for steps, kind in said.items() if SPEECH.is_whole(steps) != (kind == COUNT)] == []
    assert [steps for steps, kind in said.items() if kind == CARD and not _is_ace(steps, words, scope)] == []


def _is_ace(steps: tuple[str, ...], words: _Words, scope: str) -> bool:
    return compiled(Is(Path(steps), "honours"), words)(FACTS[scope]) is True
