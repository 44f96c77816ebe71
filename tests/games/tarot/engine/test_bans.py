"""A ban that forbids nothing, or everything, is found by looking at every trick and hand there may be."""

import pytest

from tarotrules.games.tarot.engine.bans import judged
from tests.shelf import house

NEVER = (
    "card is courts and card is trumps",
    "this_trick.cards >= 4",
    "this_trick.oudlers > 3",
    "this_trick.number > 18",
)
ALWAYS = ("hand.cards >= 1", "this_trick.cards < 4", "card is courts or not card is courts")
SOMETIMES = (
    "card is oudlers",
    "this_trick.oudlers >= 2 and card is oudlers",
    "hand.courts >= 3",
    "this_trick.number = 18",
    # Three cards may lie there, and 18 be held, all of them court cards but two.
    "this_trick.cards = 3",
    "hand.courts = 16 and hand.cards = 18",
)


@pytest.mark.parametrize("when", NEVER + ALWAYS + SOMETIMES)
def test_what_a_ban_can_forbid(when: str) -> None:
    """With four players and 18 cards each."""
    rules = house(f"# language: en\nvariant house extends fft {{ forbid it {{ when {when} }} }}").rulesets[4]
    found = judged(rules.forbid["it"].when, rules.deck.classes(), rules.deck.pack, 4, 18)

    assert found is not None
    assert found == (when not in NEVER, when not in ALWAYS)
