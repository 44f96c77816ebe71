"""The law that what a table remembers of one deal changes nothing of what it says of another."""

from collections import OrderedDict
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest

from tarotrules.api import load
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine import table as tables
from tarotrules.games.tarot.engine.candidates import candidates
from tarotrules.games.tarot.engine.scoring import account_json, settle
from tarotrules.games.tarot.engine.summary import Summary
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tests.games.tarot.engine.tables import table

EACH: Final = 11
"""One candidate in so many is tried: all of them would take minutes."""
OF_ALL_SORTS: Final = """# language: en
variant house extends fft {
    bonus {
        petit-au-bout { when contract.multiplier >= 2 and last_trick.petit >= 1 }
        rich like petit-au-bout { payee attack; when attack.points >= 60 and last_trick.petit >= 1 }
    }
    claim { handful { requires contract.multiplier >= 2 } }
}
"""


def deals(rules: Ruleset) -> list[Summary]:
    """Some of the deals one tries rules with, each with two takers, and with facts told of it."""
    return list(islice(_varied(rules), 0, None, EACH))


def _varied(rules: Ruleset) -> Iterator[Summary]:
    for deal in candidates([rules]):
        yield deal
        yield deal._replace(taker=rules.players - 1)
        yield deal._replace(dealer=1, facts=((("attack", "tricks"), rules.deal.hand), (("last_trick", "petit"), 0)))


def outcome(rules: Ruleset, deal: Summary) -> Any:
    """The account, or why there is none."""
    try:
        return account_json(settle(rules, deal))
    except Refused as refused:
        return [each.key for each in refused.diagnostics]


TABLES: Final = (
    *("fft", "fft with misere", "slam-by-anyone", "misere-m8", "petit-inside", "paid-by-players", "half-drawn"),
    *("petit-follows-result", "petit-slam-of-either-side", "handful-must-win", "of all sorts"),
)


@pytest.fixture(params=TABLES)
def rules(request: pytest.FixtureRequest, tmp_path: Path) -> Ruleset:
    """Rules in which bonuses, claims and feats read what others do not."""
    file = tmp_path / "house.tarot"
    file.write_text(OF_ALL_SORTS, encoding="utf-8")
    variant = load(str(file)) if request.param == "of all sorts" else table(request.param)
    found: Ruleset = variant.rulesets.get(5, variant.main)
    return found


def test_nothing_is_remembered_that_another_deal_changes(rules: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals settled one after the other come to what each comes to at a table that remembers nothing."""
    tried = deals(rules)
    found = [outcome(rules, deal) for deal in tried]
    monkeypatch.setattr(tables, "_MOST_REMEMBERED", 0)
    monkeypatch.setattr(tables, "_TABLES", OrderedDict())

    assert found == [outcome(rules, deal) for deal in tried]
