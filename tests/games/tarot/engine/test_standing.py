"""A match is over when its rules say so, and whoever is ahead then has won."""

from typing import Any

import pytest

from tarotrules.games.tarot.engine.standing import is_over, leaders, offered
from tarotrules.games.tarot.ruleset.match import Match


def match(end: str, tie: str = "together") -> Match:
    """Three deals or seven, five rounds, or first to 1000."""
    of: dict[str, Any] = {"deals": (3, 7), "rounds": 5, "score": 1000}
    said = {**dict.fromkeys(Match.fields), **{name: value for name, value in of.items() if name == end}}
    return Match(**{**said, "end": end, "tie": tie})


def test_a_round_has_a_deal_for_everybody_at_the_table() -> None:
    """§10: 24 deals are 6 rounds of 4; 25 are 5 of 5, one of whom sits out."""
    assert offered(match("rounds"), 4) == (20,)
    assert offered(match("rounds"), 5) == (25,)
    assert offered(match("deals"), 4) == (3, 7)
    assert offered(match("score"), 4) == offered(match("agreed"), 4) == (None,)


@pytest.mark.parametrize(
    ("rules", "totals", "played", "deals", "over"),
    [
        (match("score", "together"), (999, -333, -333, -333), 40, None, False),
        (match("score", "together"), (1000, 1010, -1005, -1005), 9, None, True),
        (match("score", "together"), (1000, 1000, -1000, -1000), 9, None, True),
        (match("score", "another_deal"), (1000, 1000, -1000, -1000), 9, None, False),
        (match("score", "another_deal"), (1000, 1001, -1000, -1001), 9, None, True),
        (match("rounds", "another_deal"), (0, 0, 0, 0), 20, 20, False),
        (match("rounds", "another_deal"), (3, -1, -1, -1), 22, 20, True),
        (match("deals", "together"), (0, 0, 0, 0), 3, 3, True),
        (match("deals", "together"), (5000, 0, 0, -5000), 2, 3, False),
        (match("agreed", "together"), (5000, 0, 0, -5000), 99, None, False),
    ],
)
def test_it_is_over(*, rules: Match, totals: tuple[int, ...], played: int, deals: int | None, over: bool) -> None:
    """Several may pass the total in one deal: the highest wins, or they go on where the same total is not shared."""
    assert is_over(rules, totals, played, deals) is over


def test_who_is_ahead() -> None:
    """All who have the highest total."""
    assert leaders((7, 9, -25, 9)) == (1, 3)
