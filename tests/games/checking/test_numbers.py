"""A table's own rules have the numbers of their chapter from the first of a table's own on, and none has two rules."""

from collections.abc import Mapping
from typing import Final

import pytest

from tarotrules.draft.layer import Pinned
from tarotrules.games.checking.numbers import number_problems
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Row
from tarotrules.source.text import Source, Span


class _Book:
    """Every entry has two rules, and only bonuses have numbers of their own."""

    first, last = 50, 99

    def chapter_of(self, path: SettingPath) -> int | None:
        return {"bonus": 8}.get(path[0])

    def numbered(self, _: SettingPath, first: int) -> Mapping[str, str]:
        return {str(each): f"{each // 100}.{each % 100}" for each in (first, first + 1)}


NOWHERE: Final = Span(Source("", ""), 0, 0)


@pytest.mark.parametrize(
    ("numbers", "told"),
    [
        ({("bonus", "a"): 850, ("bonus", "b"): 852}, []),
        ({("bonus", "a"): 898}, []),
        ({("bonus", "a"): 899}, [("elsewhere", "8.50")]),
        ({("bonus", "a"): 849}, [("elsewhere", "8.50")]),
        ({("bonus", "a"): 950}, [("elsewhere", "8.50")]),
        ({("bonus", "a"): 850, ("bonus", "b"): 851}, [("taken", "8.52")]),
        ({("deck", "a"): 850}, [("fixed", "0.50")]),
    ],
)
def test_a_number_that_is_not_free_is_told_with_one_that_is(
    numbers: dict[tuple[str, ...], int], told: list[tuple[str, str]]
) -> None:
    """Both rules of an entry must be in its chapter."""
    pinned = {path: Pinned(path, hundredths, NOWHERE) for path, hundredths in numbers.items()}
    found = list(number_problems(pinned, _Book()))

    assert [(each.arguments["why"], each.arguments["instead"]) for each in found] == [
        (why, Row(("number", free))) for why, free in told
    ]
