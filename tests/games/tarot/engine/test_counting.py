"""What a margin leaves open is every count that it can stand for, however it was rounded."""

import pytest

from tarotrules.cards.pack import PACK_HALVES
from tarotrules.expressions.rounding import divided
from tarotrules.games.tarot.engine import counting
from tarotrules.games.tarot.engine.summary import Summary
from tarotrules.games.tarot.engine.table import table_of
from tarotrules.settings.kinds import Rounding, RoundingRule
from tests.games.tarot.engine.tables import table


@pytest.mark.parametrize(
    ("made", "lost"), [(("up", 1), ("up", 1)), (("away", 10), ("none", 0)), (("down", 5), ("nearest", 10))]
)
def test_no_count_is_overlooked(made: tuple[str, int], lost: tuple[str, int]) -> None:
    """All points with all oudlers are tried one by one."""
    rules = table("fft").main
    rounds = rules.scoring.round.replace(margin=RoundingRule(Rounding(*made), Rounding(*lost)))
    ready = table_of(rules.replace(scoring=rules.scoring.replace(round=rounds)))
    every = [
        (divided(halves, 2), oudlers, target)
        for oudlers, target in enumerate(rules.scoring.target)
        for halves in range(PACK_HALVES + 1)
    ]

    for margin in (divided(halves, 2) for halves in range(-120, 121, 7)):
        deal = Summary(players=4, taker=0, contract="garde", margin=margin)
        found = list(counting._told(ready, deal))

        assert found == [each[:2] for each in every if counting.agrees(ready, margin, each[0] - each[2])], margin
