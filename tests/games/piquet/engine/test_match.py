"""When a game to a score is over, and who wins the partie."""

import pytest

from tarotrules.games.piquet.engine import ledger
from tarotrules.games.piquet.engine.match import reached, settle, won
from tarotrules.games.piquet.engine.scoring import account
from tarotrules.games.piquet.engine.table import Table
from tests.games.piquet.reading import table


def rules(text: str = "") -> Table:
    """Piquet au cent with a change."""
    return table(f"# language: en\nvariant x extends piquet-au-cent {{ {text} }}")


@pytest.mark.parametrize(
    ("how", "before", "winner"),
    [
        ("at_once", (95, 98), 1),
        ("at_once", (96, 60), 0),
        ("at_once", (10, 64), 1),
        ("at_once", (10, 63), None),
        ("after_deal", (99, 63), 0),
        ("after_deal", (99, 68), 1),
        ("after_deal", (101, 69), None),
        ("after_deal", (80, 20), None),
    ],
)
def test_who_comes_first(how: str, before: tuple[int, int], winner: int | None) -> None:
    """In the order of the reckoning, a pique where it was made; or with more after the deal (R85)."""
    found = rules(
        f"match {{ reached {how} }} milestone pique {{ reach 6; counts contests; who younger; remove rival }}"
    )
    scores = ledger.told(found, [(0, "set", 4), (1, "point", 3), (1, "sequence", 3)])
    deal = account(found, sorted(scores, key=lambda each: each.place), [], over=False)

    assert deal.scores == (4, 36)
    assert reached(found, before, deal, (0, 1)) == winner
    assert reached(found, before[::-1], deal, (1, 0)) == (None if winner is None else 1 - winner)


@pytest.mark.parametrize(
    ("name", "totals", "payment", "entry"),
    [
        ("piquet", (131, 113), 118, "plain"),
        ("piquet", (99, 125), 324, "rubicon"),
        ("piquet", (100, 125), 125, "plain"),
        ("piquet", (120, 120), 0, None),
        ("piquet with without-the-hundred", (105, 101), 4, "plain"),
        ("piquet with without-the-hundred", (97, 89), 186, "rubicon"),
        ("piquet with winners-total-added", (80, 50), 310, "rubicon"),
        ("piquet with winners-total-added", (140, 100), 280, "plain"),
        ("piquet-au-cent", (104, 49), 2, "double"),
        ("piquet-au-cent", (50, 101), 1, "single"),
        ("piquet-normand", (104, 49, 20), 0, None),
    ],
)
def test_what_the_loser_pays(name: str, totals: tuple[int, ...], payment: int, entry: str | None) -> None:
    """As the sources print it, or work it out (R81, R82, R85)."""
    found = settle(table(f"# language: en\nvariant x extends {name} {{ }}"), totals, 6)

    assert (found.payment, found.settle) == (payment, entry)


@pytest.mark.parametrize(
    ("games", "winner"),
    [([], None), ([(0, 1), (1, 2), (0, 1)], None), ([(0, 1), (1, 2), (0, 2)], 0), ([(1, 1), (0, 2), (1, 2)], 1)],
)
def test_three_games_win_the_partie(games: list[tuple[int, int]], winner: int | None) -> None:
    """A double counts two (CAV au cent)."""
    assert won(rules(), games) == winner
