"""A deal is read from JSON: every problem at once, wrong values quoted as they were written."""

from typing import Any

import pytest

from tarotrules.games.tarot.engine.refusals import Refused
from tarotrules.games.tarot.engine.summary import read_summary


def problems(deal: Any) -> list[tuple[str, object]]:
    """The codes of what is wrong, with the value that is quoted."""
    with pytest.raises(Refused) as raised:
        read_summary(deal, 4, {"preneur": "taker", "attaque": "attack"}.get)
    return [(each.code, each.arguments.get("value", each.arguments.get("word"))) for each in raised.value.diagnostics]


def test_all_that_is_wrong_is_named() -> None:
    """One run names every value that cannot be and every key that is none."""
    deal = {"taker": "x", "points": 3, "bonuses": [{"id": 7}, {"id": "a", "who": 1}]}

    assert problems(deal) == [("P002", "points"), ("P003", "x"), ("P003", "7"), ("P002", "who")]


@pytest.mark.parametrize(
    ("value", "shown"), [(["x"], '["x"]'), (True, "true"), ({"a": None}, '{"a": null}'), (float("nan"), "NaN")]
)
def test_a_wrong_value_is_quoted_as_json(value: object, shown: str) -> None:
    """Nobody is shown how another language writes it."""
    assert problems({"card_points": value}) == [("P003", shown)]


def test_keys_and_sides_may_be_words_of_a_language() -> None:
    """What the translation knows is read as what it means; said twice, it is refused."""
    deal = {"preneur": 2, "bonuses": [{"id": "petit", "side": "attaque"}]}
    summary = read_summary(deal, 4, {"preneur": "taker", "attaque": "attack"}.get)

    assert (summary.taker, summary.bonuses[0].side) == (2, "attack")
    assert problems({"taker": 1, "preneur": 2}) == [("P045", "preneur")]
