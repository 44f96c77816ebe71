"""Who won a card is unknown unless it is told, or proved by a bonus, a sweep or the oudlers."""

from collections.abc import Callable
from typing import Final

import pytest

from tarotrules import api
from tarotrules.games.tarot.variant import Variant
from tests.games.tarot.engine.tables import WON, bonus, refusal, won

House = Callable[[str], Variant]

SIDE: Final = "into unit; multiplied no; follows_result no"
CAPTURED: Final = (
    f"bonus captured {{ when petit.player.side != petit.winner.side; worth 5; payee petit.winner.side; {SIDE} }}"
)
KING: Final = """
deck { class red-king HK }
bonus red-king { when red-king.winner exists; worth 10; payee red-king.winner; payer others; per_head }
"""
TO_ATTACK: Final = f"bonus held {{ when petit.winner.side = attack; worth 7; payee attack; {SIDE} }}"
BY_SIDE: Final = "scoring { contract { worth if petit.winner.side = attack then 10 else 20; multiplied no } }"


def test_who_is_told_to_have_won_a_card_is_paid(house: House) -> None:
    """Ten from each of three for the king of hearts, whoever played it."""
    told = api.score(house(KING), WON | {"bonuses": [{"id": "red-king", "player": 2}]})["scores"]

    assert told == [174 - 10, -58 - 10, -58 + 30, -58 - 10]
    assert refusal(house(KING), bonuses=[{"id": "red-king"}]) == ("P026", None)


def test_a_captured_petit_is_paid_to_the_side_that_captured_it(house: House) -> None:
    """Five, which each defender pays or receives; nobody is asked who played it."""
    assert won(house(CAPTURED), bonuses=bonus("captured", "attack")) == 58 + 5
    assert won(house(CAPTURED), bonuses=bonus("captured", "defence")) == 58 - 5
    assert won(house(CAPTURED)) == 58


def test_who_won_a_card_is_asked_for(house: House) -> None:
    """An amount that depends on it asks; the player, or the side alone, is an answer."""
    variant = house(BY_SIDE)

    assert refusal(variant) == ("P032", "petit.winner.side")
    assert won(variant, facts={"petit.winner": 3}) == 20
    assert won(variant, facts={"petit.winner": 0}) == 10
    assert won(variant, facts={"petit.winner.side": "defence"}) == 20


@pytest.mark.parametrize(("side", "worth"), [("attack", 10 + 20), ("defence", 20 - 20)])
def test_the_winner_of_the_last_trick_has_won_its_cards(house: House, side: str, worth: int) -> None:
    """The Petit at the end (10 × 2) says which side won the Petit."""
    assert won(house(BY_SIDE), bonuses=bonus("petit-au-bout", side)) == worth


def test_the_same_card_is_not_won_by_both_sides(house: House) -> None:
    """The attack has captured the Petit, or the defence has won it at the end: not both."""
    both = [*bonus("captured", "attack"), *bonus("petit-au-bout", "defence")]

    assert refusal(house(CAPTURED), bonuses=both) == ("P039", None)


@pytest.mark.parametrize(
    ("contract", "oudlers", "points", "paid"),
    [
        ("garde", 3, 45, True),  # the Petit is never discarded
        ("garde", 2, 45, False),
        ("garde", 0, 45, False),
        ("garde-sans", 3, 45, False),  # it may have lain in the chien
        ("garde-contre", 3, 45, True),  # the chien is the defence's
    ],
)
def test_all_oudlers_prove_who_won_the_petit(
    house: House, contract: str, oudlers: int, points: int, paid: bool
) -> None:
    """Whoever has all three has won the Petit in a trick, unless it can have come from the chien."""
    deal = {"contract": contract, "oudlers": oudlers, "card_points": points}
    terms = api.score(house(TO_ATTACK), WON | deal)["terms"]

    assert ("held" in [each["id"] for each in terms]) is paid


def test_what_the_oudlers_disprove_is_refused(house: House) -> None:
    """An attack without oudlers has not captured the Petit; one with all three has not lost it."""
    captured = house(CAPTURED)

    assert refusal(captured, oudlers=0, bonuses=bonus("captured", "attack"))[0] == "P043"
    assert refusal(captured, oudlers=3, bonuses=bonus("captured", "defence"))[0] == "P043"
    assert won(captured, oudlers=3, card_points=36, bonuses=bonus("captured", "attack")) == 55


def test_a_slam_proves_who_won_every_card(house: House) -> None:
    """Ninety-one points: the attack won the king of hearts as well, which is never discarded."""
    king = f"bonus king {{ when red-king.winner.side = attack; worth 9; payee attack; {SIDE} }}"
    variant = house(f"deck {{ class red-king HK }}\n{king}")
    slam = {"card_points": 91, "oudlers": 3}

    assert won(variant, **slam) == (25 + 55) * 2 + 200 + 9
    assert won(variant, **slam, contract="garde-sans") == (25 + 55) * 4 + 200
