"""A contract may be multiplied otherwise if it is lost; a drawn deal is not lost."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from tarotrules import api
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.variant import Variant
from tests.games.tarot.engine.tables import Json, bonus, claim

House = Callable[[str], Variant]

DEARER: Final = "auction { bid garde-contre { multiplier_lost 8 } }"
DEAL: Final[Json] = {"taker": 0, "contract": "garde-contre", "oudlers": 2}
MADE: Final = DEAL | {"card_points": 45}
LOST: Final = DEAL | {"card_points": 35}


@pytest.mark.parametrize(
    ("deal", "unit"),
    [
        (MADE, (25 + 4) * 6),
        (LOST, -(25 + 6) * 8),
        (LOST | {"bonuses": bonus("petit-au-bout", "attack")}, -(25 + 6) * 8 + 10 * 8),
        (LOST | {"contract": "garde-sans"}, -(25 + 6) * 4),
    ],
)
def test_a_lost_contract_is_multiplied_by_its_own(house: House, deal: Json, unit: int) -> None:
    """Sixfold made and eightfold lost, with whatever else is multiplied; other contracts are as they were."""
    assert api.score(house(DEARER), deal)["unit"] == unit


def test_a_drawn_deal_is_not_lost(house: House) -> None:
    """Half a point short, where that is a draw: only the Petit at the end is paid, sixfold."""
    variant = house(DEARER + "\nscoring { half_point_short drawn }")
    drawn = DEAL | {"players": 3, "card_points": 40.5, "bonuses": bonus("petit-au-bout", "attack")}

    assert api.score(variant, drawn)["unit"] == 60


@pytest.mark.parametrize(("deal", "worth"), [(MADE, 30), (LOST, 40)])
def test_amounts_read_the_multiplier_that_holds(house: House, deal: Json, worth: int) -> None:
    """Five times the multiplier for the Petit at the end: thirty made, forty lost."""
    variant = house(DEARER + "\nbonus petit-au-bout { worth 5 * contract.multiplier; multiplied no }")
    terms: Any = api.score(variant, deal | {"bonuses": bonus("petit-au-bout", "attack")})["terms"]

    assert terms[1]["unit"] == worth


def test_nobody_who_declares_knows_the_result(house: House) -> None:
    """What a claim requires is decided before: it reads the usual multiplier, though the contract is lost."""
    variant = house(DEARER + "\nclaim handful { requires contract.multiplier <= 6 }")
    handful = LOST | {"claims": claim("handful", "single", 0)}

    assert api.score(variant, handful)["unit"] == -(25 + 6) * 8 - 20
    with pytest.raises(Refused):
        api.score(house(DEARER + "\nclaim handful { requires contract.multiplier <= 5 }"), handful)


def test_a_condition_may_ask_for_either(house: House) -> None:
    """Eight is possible, in a lost deal: nothing is wrong with these rules, and the bonus is paid."""
    when = "not made and contract.multiplier = 8"
    variant = house(
        f"{DEARER}\nbonus sunk {{ when {when}; worth 7; payee defence; into unit; multiplied no; follows_result no }}"
    )

    assert api.score(variant, LOST)["unit"] == -(25 + 6) * 8 - 7
