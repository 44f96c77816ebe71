"""Whoever takes without having bid has one contract, and nothing is said that asks for bidding."""

from pathlib import Path

import pytest

from tarotrules import pipeline
from tarotrules.source.diagnostics import Steps


@pytest.mark.parametrize(
    ("body", "asks"),
    [
        ("redeal petit-sec { moment own_turn }", "redeal.petit-sec.moment"),
        ("promise slam { moment in_auction }", "promise.slam.moment"),
        ("deal { misdeal same_dealer_silent }", "deal.misdeal"),
        ("auction { bid garde { requires hand.trumps > 3 } }", "auction.bid.garde.requires"),
        ("auction { bid garde { promises slam } }", "auction.bid.garde.promises"),
        ("redeal petit-sec { moment before_auction }", None),
        ("promise slam { moment after_auction }", None),
        ("deal { misdeal next_dealer }", None),
    ],
)
def test_nothing_asks_for_bidding_where_nobody_bids(tmp_path: Path, body: str, asks: str | None) -> None:
    """Each thing that would be said with a bid, or forbid one, is named; what needs none is not."""
    path = tmp_path / "house.tarot"
    text = f"variant house extends fft with imposed-garde {{ {body} }}"
    path.write_text(f"# language: en\n{text}\n", encoding="utf-8")

    found = [each for each in pipeline.load(str(path)).problems if each.severity == "error"]
    assert [(each.problem.name, each.arguments["what"]) for each in found] == (
        [] if asks is None else [("speaks-of-auction-there-is-not", Steps(asks.split(".")))]
    )


@pytest.mark.parametrize(("removed", "left"), [("prise, garde-contre", 2), ("prise, garde-sans, garde-contre", 1)])
def test_whoever_is_appointed_has_no_choice(tmp_path: Path, removed: str, left: int) -> None:
    """Without an auction there is one contract; how many are left is told."""
    path = tmp_path / "house.tarot"
    text = f"deal {{ misdeal same_dealer }} auction {{ taker appointed; remove bid {removed} }}"
    path.write_text(f"# language: en\nvariant house extends fft {{ {text} }}\n", encoding="utf-8")

    found = pipeline.load(str(path)).problems
    assert [(each.problem.name, each.arguments["n"]) for each in found] == [
        ("contract-imposed-but-several", left) for _ in range(left - 1)
    ]
