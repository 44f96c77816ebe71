"""The book says that halves are kept only where an amount can be nothing finer."""

from fractions import Fraction
from pathlib import Path

import pytest

from tarotrules import api, books, pipeline
from tarotrules.games.tarot.chapters import grain

FINER = "fractions of a point"


@pytest.mark.parametrize(
    ("multiplier", "rounding", "shares", "finest"),
    [
        ("2", "margin none; partner none", "1 partner 1", 4),
        ("2", "margin away 1; partner none", "1 partner 1", 2),
        ("1.5", "margin away 1; unit none; partner none", "1 partner 1", 4),
        ("1.5", "margin away 1; unit nearest 1; partner none", "1 partner 1", 2),
        ("1.5", "margin none; unit none; partner none", "1 partner 1", 8),
        ("1.5", "margin none; unit none; partner none", "2 partner 1", 4),
        ("1.5", "margin none; unit none; partner none; seat nearest 1", "1 partner 1", 1),
    ],
)
def test_what_is_kept_is_what_a_deal_can_come_to(
    tmp_path: Path, multiplier: str, rounding: str, shares: str, finest: int
) -> None:
    """Tried with a partner and half a point over."""
    file = tmp_path / "house.tarot"
    file.write_text(
        f"variant house extends fft {{ auction {{ bid garde {{ multiplier {multiplier} }} }} "
        f"scoring {{ shares default taker {shares}; round {{ {rounding} }} }} }}",
        "utf-8",
    )
    loaded = pipeline.load(str(file))
    assert loaded.variant is not None, loaded.problems
    deals = [
        {"players": 5, "taker": 0, "partner": 1, "contract": contract, "card_points": points, "oudlers": 2}
        for points in ("89/2", "99/2", "49", "50")
        for contract in ("prise", "garde")
    ]
    scores = [Fraction(each) for deal in deals for each in api.score(loaded.variant, deal)["scores"]]

    assert max(each.denominator for each in scores) == finest
    said = " ".join(books.render(books.book(loaded.variant, "en"), "txt").lower().split())
    assert (FINER in said) == (finest > 2 or "seat" in rounding), "a score may be rounded, what was added up not"


def test_thirds_are_fractions() -> None:
    """And wholes are no finer than halves."""
    assert [grain.parts(each) for each in (1, 2, 3, 4)] == ["halves", "halves", "fractions", "fractions"]
