"""A deal that is only tried comes to what it is settled for, and to nothing exactly where it would be refused."""

from itertools import islice
from typing import Final

import pytest

from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine.candidates import candidates
from tarotrules.games.tarot.engine.scoring import Account, settle, settled_if_possible
from tarotrules.games.tarot.engine.summary import Summary
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tests.games.tarot.engine.tables import table

EACH: Final = 31
"""One candidate in so many is tried."""


def settled(rules: Ruleset, deal: Summary) -> Account | None:
    """What a deal is settled for, if it is."""
    try:
        return settle(rules, deal)
    except Refused:
        return None


@pytest.mark.parametrize("name", ["fft", "petit-inside", "fft with margin-to-5", "fft with defence-slam"])
def test_nothing_is_left_out_but_what_is_wrong(name: str) -> None:
    """Of deals on both sides of the line."""
    rules = table(name).main
    deals = list(islice(candidates([rules]), 0, None, EACH))
    deals += [deal._replace(facts=((("last_trick", "petit"), 0),)) for deal in deals]
    found = [settled_if_possible(rules, deal) for deal in deals]

    assert found == [settled(rules, deal) for deal in deals]
    assert any(found)
    assert None in found
