"""The worked examples of the sources, and of the programs that have tests."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from tarotrules.cards.french import Card, parse_card
from tarotrules.games.piquet.engine import ledger
from tarotrules.games.piquet.engine.declaring import declare, hands_of
from tarotrules.games.piquet.engine.exchange import may_exchange
from tarotrules.games.piquet.engine.match import settle, total
from tarotrules.games.piquet.engine.playing import taken, won
from tarotrules.games.piquet.engine.scoring import Account, Deal, account, settled
from tarotrules.games.piquet.engine.table import Table
from tests.games.piquet.reading import table

CASES: Final = {
    case["id"]: case for case in json.loads(Path(__file__).with_name("published.json").read_text("utf-8"))["cases"]
}
SEATS: Final = "EY"
PLAYERS: Final = "AB"
SET: Final[Mapping[str, str]] = {
    "cards_toward_pique": "play { cards { counted once_sure } } "
    "milestone pique { counts claims, contests, play, cards }",
    "pique_order": "milestone pique { order as_it_happens }",
    "carte_rouge": "claim carte-rouge { after carte-blanche; when hand.good = hand.cards; worth %s; "
    "moment when_complete; shown not_shown; again no; for_milestones never_younger }",
    "younger_min": "exchange { younger { least %s } }",
    "elder_min": "exchange { elder { least %s } }",
}
"""How a file says what an example sets otherwise."""


def cards(written: str) -> frozenset[Card]:
    """The cards of a hand: ``SAKJ10 HAQ8``."""
    codes = (word[0] + rank for word in written.split() for rank in re.findall(r"10|[AKQJ6-9]", word[1:]))
    found = [card for code in codes if (card := parse_card(code)) is not None]
    return frozenset(found)


def deal(table: Table, given: Mapping[str, Any]) -> Account:
    """The account of a deal as an example tells it."""
    if given.get("plays"):
        tricks = taken(table, [[*map(_card, each.split("-"))] for each in given["plays"].split()])
    else:
        tricks = won(table, [(SEATS.index(a), SEATS.index(b)) for a, b in given.get("tricks", "").split()])
    over = given.get("complete", True) and bool(tricks)
    if "hand" in given:
        names = ("elder", "younger")
        said = ledger.told(table, [(names.index(who), contest, amount) for who, contest, amount in given["hand"]])
        play = ledger.played(table, [(SEATS.index(who), amount) for who, amount in given.get("play_points", ())])
        return account(table, [*said, *play], [], over=False)
    hands = cards(given["elder"]), cards(given["younger"])
    dealt = tuple(cards(given[f"dealt_{who}"]) if f"dealt_{who}" in given else None for who in ("elder", "younger"))
    return settled(table, Deal(hands, dealt, tuple(tricks), over=over))


def _card(code: str) -> Card:
    found = parse_card(code)
    assert found is not None
    return found


def outcome(table: Table, kind: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """What comes of an example, in its own form."""
    match kind:
        case "legal":
            return {"legal": [may_exchange(table.rules, each["elder"], each.get("younger")) for each in given["tries"]]}
        case "partie":
            return _partie(table, given)
        case "declare":
            return _listed(hands_of(declare(table, (cards(given["elder"]), cards(given["younger"])))))
    found = deal(table, given)
    reached = [f"{each.name} {('elder', 'younger')[each.seat]}" for each in found.reached]
    parts = {"hand": found.of("contests"), "play": found.of("play"), "cards": found.of("cards"), "bonus": found.bonus}
    return {
        **_listed({**parts, "total": found.scores, "tricks_won": found.tricks, "carte_rouge": found.of("claims")}),
        "declare": _listed(hands_of(found.declared)),
        "milestone": reached[0] if reached else None,
    }


def _partie(table: Table, given: Mapping[str, Any]) -> dict[str, Any]:
    first = PLAYERS.index(given.get("first_elder", "A"))
    by_player = [each if (first + at) % 2 == 0 else each[::-1] for at, each in enumerate(given.get("deals", ()))]
    totals = tuple(given["totals"].values()) if "totals" in given else total(table, by_player)
    found = settle(table, totals, len(by_player))
    winner = None if found.winner is None else PLAYERS[found.winner]
    payment = {"payment": found.payment, "rubicon": found.settle == "rubicon"}
    return {"totals": dict(zip(PLAYERS, found.totals, strict=True)), "winner": winner, **payment}


def _listed(found: Mapping[str, Any]) -> dict[str, Any]:
    return {name: list(each) for name, each in found.items()}


@pytest.mark.parametrize("name", CASES)
def test_the_laws_of_1882_give_what_is_printed(name: str) -> None:
    """Every value an example states, by the rules of the clubs, and by each rule it changes."""
    case = CASES[name]
    otherwise = case.get("expected_with", ())
    for changed, expected in ({}, case["expected"]), *((each["set"], each) for each in otherwise):
        text = " ".join(SET[what] % (value if "%s" in SET[what] else ()) for what, value in changed.items())
        found = outcome(table(f"# language: en\nvariant x extends piquet {{ {text} }}"), case["kind"], case["given"])

        said = {key: value for key, value in expected.items() if key not in {"set", "why"}}
        assert {key: found[key] for key in said} == said
