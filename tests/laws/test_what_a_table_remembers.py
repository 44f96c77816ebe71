"""The law that what a table remembers of one deal changes nothing of what it says of another."""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from itertools import chain, count, islice, product
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

from tarotrules.api import load
from tarotrules.games.piquet.engine import possible
from tarotrules.games.piquet.engine import table as piquet_tables
from tarotrules.games.piquet.engine.candidates import candidates as piquet_candidates
from tarotrules.games.piquet.engine.candidates import data_of
from tarotrules.games.piquet.engine.reading import read
from tarotrules.games.piquet.engine.settling import settle_reading
from tarotrules.games.piquet.engine.to_json import to_json
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine import table as tables
from tarotrules.games.tarot.engine.candidates import candidates
from tarotrules.games.tarot.engine.scoring import account_json, settle
from tarotrules.games.tarot.engine.summary import Stated, Summary
from tarotrules.games.tarot.play import table as play_tables
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tests.games.piquet.changing import Base
from tests.games.piquet.changing import bases as bases_of_piquet
from tests.games.tarot.engine.tables import table
from tests.laws.families import EVERY

HOLDS_FOR: Final = EVERY

EACH: Final = 131
"""One candidate in so many is tried: all of them would take minutes."""
COUNTED: Final = ((0, 0), (30, 2), (45, 0), (45, 2), (45, 3), (65, 1), (65, 2), (91, 3))
TURNS: Final = 3
"""Every so many of these counts are tried with a deal, others with the next."""
OWN: Final = {
    "of the contract": """
    bonus { petit-au-bout { when contract.multiplier >= 2 and last_trick.petit >= 1 } }
    claim { handful { requires contract.multiplier >= 2 } }
    """,
    "of the points": "bonus { petit-au-bout { payee attack; when attack.points >= 60 and last_trick.petit >= 1 } }",
    "of the margin": "bonus { petit-au-bout { worth margin } }",
    "of the dealer": "bonus { petit-au-bout { payee last_trick.winner; payer dealer; in_all } }",
}
"""What a house plays other than the official rules."""


def deals(rules: Ruleset) -> list[Summary]:
    """Some of the deals one tries rules with, each with whatever may have been counted, and with facts told of it."""
    return list(chain.from_iterable(map(_varied, count(), islice(candidates([rules]), 0, None, EACH))))


def _varied(place: int, deal: Summary) -> Iterator[Summary]:
    for points, oudlers in COUNTED[place % TURNS :: TURNS]:
        yield deal._replace(points=points, oudlers=oudlers)
    yield deal._replace(taker=deal.players - 1)
    yield from (deal._replace(dealer=seat) for seat in (1, 2))
    yield deal._replace(dealer=1, facts=((("last_trick", "petit"), 0),))


def outcome(rules: Ruleset, deal: Summary) -> Any:
    """The account, or why there is none."""
    try:
        return account_json(settle(rules, deal))
    except Refused as refused:
        return [each.key for each in refused.diagnostics]


TABLES: Final = (
    *(
        "fft",
        "fft with misere",
        "fft with defence-slam",
        "misere-m8",
        "petit-inside",
        "paid-by-players",
        "fft with half-point-drawn",
    ),
    *("fft with petit-lost-with-deal", "petit-slam-of-either-side", "fft with handful-must-win"),
)


@pytest.fixture(params=[*TABLES, *OWN])
def rules(request: pytest.FixtureRequest, tmp_path: Path) -> Ruleset:
    """Rules in which bonuses, claims and feats read what others do not."""
    return rules_of(request.param, tmp_path)


def rules_of(name: str, folder: Path) -> Ruleset:
    """For five players, if they are for five."""
    file = folder / "house.tarot"
    if name in OWN:
        file.write_text(f"# language: en\nvariant house extends fft {{\n{OWN[name]}\n}}\n", encoding="utf-8")
    variant = load(str(file)) if name in OWN else table(name)
    found: Ruleset = variant.rulesets.get(5, variant.main)
    return found


def test_nothing_is_remembered_that_another_deal_changes(rules: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals settled one after the other come to what each comes to at a table that remembers nothing."""
    assert is_forgotten(rules, deals(rules), monkeypatch)


def test_what_a_margin_leaves_open_is_asked_of_each_contract_and_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """The chien goes elsewhere in another contract, and with a partner the attack has more hands."""
    rules = table("fft").rulesets[5]
    deal = Summary(5, taker=0)
    told = product(rules.auction.bid, ((1,), ()), (45, -56))
    tried = [deal._replace(contract=bid, partners=partners, margin=margin) for bid, partners, margin in told]

    assert is_forgotten(rules, tried, monkeypatch)


def test_what_a_bonus_asks_of_the_contract_is_asked_of_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bonus that nobody can have earned under one contract can have been under a dearer one."""
    rules = rules_of("of the contract", tmp_path)
    last = Stated("petit-au-bout", side="defence", player=4)
    deal = Summary(5, taker=0, partners=(1,), points=65, oudlers=1, bonuses=(last,))

    assert is_forgotten(rules, [deal._replace(contract=bid) for bid in rules.auction.bid], monkeypatch)


@pytest.mark.parametrize(("room", "ready"), [(tables, tables.table_of), (play_tables, play_tables.play_table)])
def test_only_the_newest_tables_are_kept(
    room: ModuleType, ready: Callable[[Ruleset], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table is made once for a ruleset, as long as not too many others are asked for."""
    monkeypatch.setattr(room, "_MOST", 2)
    monkeypatch.setattr(room, "_TABLES", OrderedDict())
    first, *newer = (table("fft").main.replace() for _ in range(3))
    made = [ready(each) for each in (first, *newer)]

    assert [ready(each) for each in newer] == made[1:]
    assert ready(first) is not made[0]


CALLED: Final = ("point", "set")
CACHES: Final = [
    remembering
    for module in (possible, piquet_tables)
    for remembering in vars(module).values()
    if hasattr(remembering, "cache_clear")
]


@pytest.mark.parametrize("base", bases_of_piquet()[::5], ids=repr)
def test_nothing_is_remembered_of_a_deal_of_piquet(base: Base) -> None:
    """Hands, deals, ledgers and parties come to the same one after the other, and before a table remembers anything."""
    otherwise = base.rules.replace(deck=base.rules.deck.replace(lowest=6), match=base.rules.match.replace(weights=(3,)))
    told = [data_of(case) for case in piquet_candidates([base.rules, otherwise], ())]
    told += [{"hand": [[0, name, n]], "play_points": [[1, n]], "complete": False} for name in CALLED for n in range(9)]
    found = [outcome_of_piquet(base.rules, each) for each in told]

    assert len({repr(each) for each in found}) > 60
    for data, outcome in zip(reversed(told), reversed(found), strict=True):
        for each in CACHES:
            each.cache_clear()
        assert outcome_of_piquet(base.rules, data) == outcome


def outcome_of_piquet(rules: Any, data: Any) -> Any:
    """What it comes to, or why it does not."""
    try:
        return to_json(settle_reading(rules, read(data, rules.players)))
    except Refused as refused:
        return [(each.code, str(each.arguments)) for each in refused.diagnostics]


def is_forgotten(rules: Ruleset, tried: list[Summary], monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether deals one after the other come to what each comes to alone."""
    found = [outcome(rules, deal) for deal in tried]
    monkeypatch.setattr(tables, "_MOST_REMEMBERED", 0)
    monkeypatch.setattr(tables, "_TABLES", OrderedDict())

    return found == [outcome(rules, deal) for deal in tried]
