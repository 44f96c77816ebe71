"""The first trick is told where a rule asks about it; what it cannot have held beside the rest of a deal is refused."""

from collections.abc import Callable
from typing import Final

import pytest

from tarotrules import api
from tarotrules.cards.pack import PACK
from tarotrules.games.tarot.engine.scoring import settle
from tarotrules.games.tarot.play.count import counted
from tarotrules.games.tarot.play.facts import on_cards
from tarotrules.games.tarot.play.settlement import account_of, known_of, summary_of
from tarotrules.games.tarot.variant import Variant
from tests.games.tarot.engine.tables import WON, Json, bonus, played, refusal, won

House = Callable[[str], Variant]

SIDE: Final = "into unit; multiplied no; follows_result no"
PETIT: Final = f"bonus early {{ when first_trick.petit > 0; worth 10; payee first_trick.winner.side; {SIDE} }}"
KINGS: Final = f"bonus kings {{ when first_trick.winner = taker; worth 5 * first_trick.kings; payee attack; {SIDE} }}"


def test_whoever_is_told_to_have_won_the_first_trick_is_paid(house: House) -> None:
    """Ten for the side that is named, or for that of the player."""
    assert won(house(PETIT), bonuses=bonus("early", "attack")) == 58 + 10
    assert won(house(PETIT), bonuses=bonus("early", "defence")) == 58 - 10
    assert refusal(house(PETIT), bonuses=[{"id": "early"}])[0] == "P025"
    assert won(house(PETIT)) == 58


def test_what_an_amount_needs_of_it_is_asked(house: House) -> None:
    """How many kings lay there."""
    assert refusal(house(KINGS), bonuses=bonus("kings", "attack")) == ("P032", "first_trick.kings")
    assert won(house(KINGS), bonuses=bonus("kings", "attack"), facts={"first_trick.kings": 2}) == 58 + 10


def test_whoever_wins_every_trick_has_won_the_first(house: House) -> None:
    """So the defence has not."""
    rules = house(f"bonus first {{ when first_trick.winner.side = attack; worth 7; payee attack; {SIDE} }}")
    slam = {"card_points": 91, "oudlers": 3}

    assert api.score(rules, WON | slam)["unit"] - api.score(house(""), WON | slam)["unit"] == 7
    assert (
        refusal(rules, card_points=4, oudlers=0, facts={"attack.tricks": 0}, bonuses=bonus("first", "attack"))[0]
        == "P040"
    )


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ({"bonuses": [*bonus("early", "attack"), *bonus("petit-au-bout", "attack")]}, "P039"),
        ({"bonuses": bonus("early", "attack"), "oudlers": 0, "card_points": 60}, "P019"),
        ({"facts": {"first_trick.petit": 2}}, "P048"),
        ({"facts": {"first_trick.kings": 5}}, "P048"),
    ],
)
def test_what_cannot_be_is_refused(house: House, told: Json, code: str) -> None:
    """The Petit falls once, whoever wins it has an oudler, and a trick holds one card of each player."""
    assert refusal(house(PETIT), **told)[0] == code


def test_it_is_read_on_the_cards_of_a_played_deal_and_told(house: House) -> None:
    """Who led and won it, the card that did, and what lay there; what is told of it comes to the same."""
    rules = house(PETIT + KINGS).rulesets[4]
    seen = set[object]()
    for over in played(rules, 20):
        deal, trick = counted(over), over.tricks[0]
        facts, table = known_of(deal), on_cards(over.game.table)
        asked = [table.reader(("first_trick", step))(facts) for step in ("leader", "winner", "winning_card", "number")]
        told = summary_of(deal)
        kings = sum(PACK[card] in rules.deck.class_["kings"].cards for card in trick.cards)

        assert asked == [trick.leader, trick.winner, PACK[trick.top], 1]
        assert dict(told.facts)["first_trick", "kings"] == kings
        assert settle(rules, told).scores == account_of(over).scores
        seen.add(kings)
    assert len(seen) > 1
