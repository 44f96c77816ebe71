"""How many cards may be exchanged, as the sources differ."""

import pytest

from tarotrules.games.piquet.engine.exchange import may_exchange
from tests.games.piquet.reading import table


@pytest.mark.parametrize(
    ("rules", "elder", "younger"),
    [
        ("piquet", [1, 2, 3, 4, 5], [1, 2, 3]),
        ("piquet-au-cent", [1, 2, 3, 4, 5], [0, 1, 2, 3]),
        ("pikett", [3, 4, 5], [3]),
        ("piquet with elder-three-or-none", [0, 3, 4, 5], [1, 2, 3]),
        ("piquet with younger-half", [1, 2, 3, 4, 5], [2, 3]),
    ],
)
def test_who_may_exchange_how_many(rules: str, elder: list[int], younger: list[int]) -> None:
    """The elder of eight, the younger of the three that are left (R25, R27)."""
    found = table(f"# language: en\nvariant x extends {rules} {{ }}").rules

    assert [number for number in range(13) if may_exchange(found, number)] == elder
    assert [number for number in range(13) if may_exchange(found, 5, number)] == younger


@pytest.mark.parametrize(
    ("rules", "most"),
    [("piquet", 7), ("piquet with younger-five-at-most", 5), ("piquet with younger-three-at-most", 3)],
)
def test_what_the_elder_leaves(rules: str, most: int) -> None:
    """If he takes one, seven are left; the younger may have all of them, or fewer (R28)."""
    found = table(f"# language: en\nvariant x extends {rules} {{ }}").rules

    assert max(number for number in range(13) if may_exchange(found, 1, number)) == most
