"""How many cards of a class a side has is told or follows from points, oudlers and tricks; what cannot be is not."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from tarotrules import api, pipeline
from tarotrules.cards.sets import set_of
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine.scoring import settle
from tarotrules.games.tarot.engine.summary import ATTACK
from tarotrules.games.tarot.play.count import counted
from tarotrules.games.tarot.play.settlement import account_of, summary_of
from tarotrules.games.tarot.variant import Variant
from tests.games.tarot.engine.tables import WON, Json, bonus, played, won

House = Callable[[str], Variant]

SIDE: Final = "into unit; multiplied no; follows_result no"
QUEENS: Final = f"deck {{ class queens queen }} bonus all {{ when attack.queens = 4; worth 20; payee attack; {SIDE} }}"
EACH: Final = (
    "deck { class queens queen } "
    f"bonus each {{ when defence.tricks > 0; worth 5 * defence.queens; payee defence; {SIDE} }}"
)
PETIT: Final = f"bonus petit {{ when winners.petit > 0; worth 3; payee winners; {SIDE} }}"


def refusal(variant: Variant, **more: object) -> tuple[object, ...]:
    """Why it cannot be scored; what is asked, or from what to what it may be."""
    with pytest.raises(Refused) as raised:
        api.score(variant, WON | more)
    told = raised.value.diagnostic.arguments
    return raised.value.diagnostic.code, told.get("path", told.get("key")), told.get("least"), told.get("most")


def test_what_is_told_of_the_cards_pays_the_bonus(house: House) -> None:
    """Whoever counts them: what one side has not, the other has."""
    assert [won(house(QUEENS), facts={"attack.queens": count}) for count in (3, 4)] == [58, 58 + 20]
    assert won(house(QUEENS), facts={"defence.queens": 0}) == 58 + 20
    assert won(house(QUEENS), facts={"winners.queens": 4}) == 58 + 20
    assert won(house(QUEENS), bonuses=bonus("all", "attack")) == 58 + 20
    assert won(house(QUEENS)) == 58


def test_no_deal_earns_what_both_sides_cannot_have(house: House) -> None:
    """The second of two bonuses is refused; one that goes with the first is not."""
    rules = house(f"{QUEENS} bonus theirs {{ when defence.queens = 4; worth 20; payee defence; {SIDE} }} {PETIT}")
    ours = bonus("all", "attack")

    with pytest.raises(Refused) as raised:
        api.score(rules, WON | {"bonuses": ours + bonus("theirs", "defence")})
    assert raised.value.diagnostic.code == "P040"
    assert "theirs" in str(raised.value.diagnostic.arguments["id"])
    assert won(rules, bonuses=ours + bonus("petit", "attack")) == 58 + 23


def test_how_many_the_attack_has_is_asked(house: House) -> None:
    """Of either side the same is asked."""
    assert refusal(house(EACH))[:2] == ("P032", "attack.queens")
    assert won(house(EACH), facts={"attack.queens": 1}) == 58 - 15


def test_points_oudlers_and_tricks_prove_it(house: House) -> None:
    """All tricks are all queens, all oudlers the Petit, and none of them not."""
    every = {"card_points": 91, "oudlers": 3}

    assert api.score(house(QUEENS), WON | every)["unit"] - api.score(house(""), WON | every)["unit"] == 20
    assert won(house(PETIT), oudlers=3) == (25 + 9) * 2 + 3
    assert won(house(PETIT), card_points=60, oudlers=0) == (25 + 4) * 2


@pytest.mark.parametrize(
    ("facts", "wrong", "limits"),
    [
        ({"attack.queens": 5}, "attack.queens", (0, 4)),
        ({"attack.queens": 4, "defence.queens": 1}, "attack.queens", ("3", "3")),
        ({"attack.petit": 0, "attack.excuse": 0}, None, None),
        ({"attack.queens": 4, "attack.courts": 3}, "attack.courts", (4, 16)),
        ({"attack.courts": 0}, "attack.courts", (2, 13)),
        ({"attack.tricks": 3, "attack.trumps": 19}, "attack.trumps", (1, 11)),
    ],
)
def test_what_cannot_be_is_refused(
    house: House, facts: Json, wrong: str | None, limits: tuple[object, ...] | None
) -> None:
    """More than there are, more than both sides have, or what the points do not allow."""
    if wrong is None:
        assert won(house(QUEENS), facts=facts, oudlers=1, card_points=55) == 58
    else:
        assert refusal(house(QUEENS), facts=facts) == ("P048", wrong, *(limits or ()))


def test_what_lies_in_the_discard_is_the_attacks(house: House) -> None:
    """A queen may, without a trick; a king never; and what nobody took up is not chosen."""
    nothing = {"card_points": 7, "oudlers": 0}
    aside = nothing | {"contract": "garde-sans", "facts": {"attack.tricks": 0, "attack.kings": 1}}
    stake, slam = 25 + 49, 200

    assert won(house(QUEENS), **nothing, facts={"attack.tricks": 0, "attack.queens": 1}) == -stake * 2 - slam
    assert refusal(house(QUEENS), **nothing, facts={"attack.tricks": 0, "attack.kings": 1})[0] == "P048"
    assert won(house(QUEENS), **aside) == -stake * 4 - slam


def test_a_bonus_that_points_rule_out_is_refused(house: House) -> None:
    """Four queens are fourteen points."""
    assert refusal(house(QUEENS), card_points=16, oudlers=1, bonuses=bonus("all", "attack"))[0] == "P040"
    assert won(house(QUEENS), card_points=19, oudlers=1, bonuses=bonus("all", "attack")) == -(25 + 32) * 2 + 20


def test_the_cards_of_a_played_deal_are_counted_and_told(house: House) -> None:
    """On the cards themselves; what is told of it comes to the same, and nothing less could be told."""
    rules = house(QUEENS + EACH.replace("deck { class queens queen }", "")).rulesets[4]
    seen = set[object]()
    for over in played(rules, 20):
        deal, account = counted(over), account_of(over)
        told = summary_of(deal)
        queens = (deal.attack.cards & set_of(rules.deck.class_["queens"].cards)).bit_count()

        assert dict(told.facts)[ATTACK, "queens"] == queens
        assert settle(rules, told).scores == account.scores
        seen.add(queens)
    assert len(seen) > 2


@pytest.mark.parametrize(
    ("condition", "may_be"),
    [
        ("attack.queens >= 3 and defence.queens >= 2", False),
        ("attack.queens >= 3 and winners.queens = 1", True),
        ("attack.queens >= 3 and made and winners.queens = 1", False),
        ("defence.queens > 4", False),
        ("attack.queens = 4 and attack.kings = 0", True),
    ],
)
def test_a_condition_that_no_division_of_the_cards_meets_is_found(
    tmp_path: Path, condition: str, *, may_be: bool
) -> None:
    """What one side has the other has not."""
    file = tmp_path / "house.tarot"
    file.write_text(f"variant house extends fft {{ {QUEENS.replace('attack.queens = 4', condition)} }}", "utf-8")
    found = [each.code for each in pipeline.load(str(file)).problems]

    assert found == ([] if may_be else ["R043"])
