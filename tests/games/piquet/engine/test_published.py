"""The worked examples of the sources, and of the programs that have tests, come out as they are printed."""

from collections.abc import Mapping
from typing import Any, Final

import pytest

from tarotrules.cards.french import Card
from tarotrules.games.piquet.engine.reading import read
from tests.games.piquet.engine.scored import CASES, scored

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
CALLED: Final = {"total": "scores", "tricks_won": "tricks", "carte_rouge": "claims"}
"""What examples call otherwise."""


def cards(written: str) -> frozenset[Card]:
    """The cards of a hand: ``SAKJ10 HAQ8``."""
    return frozenset(read({"hand": written}, 2).told.hand or ())


def answered(found: Mapping[str, Any], what: str) -> Any:
    """What came of an example, as it is called there."""
    if what == "rubicon":
        return found["settle"] == what
    if what == "milestone":
        reached = [f"{each['id']} {('elder', 'younger')[each['seat']]}" for each in found["milestones"]]
        return reached[0] if reached else None
    return found["declare"][what] if what in found.get("declare", ()) else found[CALLED.get(what, what)]


@pytest.mark.parametrize("name", CASES)
def test_the_laws_of_1882_give_what_is_printed(name: str) -> None:
    """Every value an example states, by the rules of the clubs, and by each rule it changes; kinds need not be said."""
    case = CASES[name]
    for changed, expected in ({}, case["expected"]), *((each["set"], each) for each in case.get("expected_with", ())):
        text = " ".join(SET[what] % (value if "%s" in SET[what] else ()) for what, value in changed.items())
        rules = f"# language: en\nvariant x extends piquet {{ {text} }}"
        said = {key: value for key, value in expected.items() if key not in {"set", "why"}}
        for kind in ({}, {"kind": case["kind"]}):
            found = scored({**case["given"], **kind}, rules)
            assert {key: answered(found, key) for key in said} == said
