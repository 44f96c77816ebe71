"""All that is wrong with a deal is told at once, and nothing that only follows from something told."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, Final

import pytest

from tarotrules.api import score
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.variant import Variant
from tests.games.tarot.engine.tables import Json, bonus, claim, promise, table

DEAL: Final[Json] = {
    "players": 5,
    "taker": 0,
    "partner": 1,
    "dealer": 4,
    "contract": "garde",
    "card_points": 45,
    "oudlers": 2,
    "bonuses": [{"id": "petit-au-bout", "side": "attack"}],
    "claims": [{"id": "handful", "level": "single", "side": "attack", "player": 1}],
    "promises": [{"id": "slam", "announced": "attack", "kept": None}],
    "facts": {"last_trick.cards": 5},
}
FAULTS: Final[dict[str, Json]] = {
    "P002": {"tricks": 3},
    "P003": {"dealer": "x"},
    "P005": {"claims": claim("handful", "single", 7)},
    "P008": {"contract": "pousse"},
    "P011": {"card_points": 92},
    "P012": {"oudlers": 4},
    "P017": {"bonuses": bonus("last-king", "attack")},
    "P018": {"bonuses": 2 * bonus("petit-au-bout", "attack")},
    "P020": {"claims": claim("misere", "single", 1)},
    "P021": {"claims": claim("handful", "quadruple", 2)},
    "P028": {"promises": promise("petit-slam", "attack", None)},
    "P029": {"promises": promise("slam", "defence", None)},
    "P044": {"facts": {"nobodys.player": 3}},
    "P050": {"claims": [{"id": "handful", "player": 2}]},
}


def codes(variant: Variant, deal: Any) -> list[str]:
    """What is told of a deal, in order of the codes."""
    with pytest.raises(Refused) as refused:
        score(variant, deal)
    return sorted(each.code for each in refused.value.diagnostics)


def test_the_deal_is_sound() -> None:
    """Every key that a deal can have is said, and the deal is scored."""
    assert score(table("fft"), DEAL)["made"] is True


PAIRS: Final = [pair for pair in combinations(FAULTS, 2) if not FAULTS[pair[0]].keys() & FAULTS[pair[1]].keys()]
UNREAD: Final = {"P002", "P003"}
MISSING: Final = {"P050"}


@pytest.mark.parametrize(("one", "two"), PAIRS)
def test_two_faults_are_told_together(one: str, two: str) -> None:
    """Wherever they are; but what is missing may stand where something was not understood."""
    told = {one, two} - (MISSING if UNREAD & {one, two} else set())

    assert codes(table("fft"), DEAL | FAULTS[one] | FAULTS[two]) == sorted(told)


@pytest.mark.parametrize("fault", [each for each in FAULTS if each not in UNREAD])
def test_a_missing_taker_hides_nothing(fault: str) -> None:
    """What there is besides is told, as far as it does not depend on who is on which side."""
    assert codes(table("fft"), DEAL | FAULTS[fault] | {"taker": None}) == sorted([fault, "P006"])


def places(deal: Json) -> Iterator[tuple[str, str, Any]]:
    """Each key of a deal and of what is listed there, called by the list it stands in."""
    for key, value in deal.items():
        yield "", key, value
        for inner, said in value[0].items() if isinstance(value, list) else ():
            yield key, inner, said


def with_key(deal: Json, inside: str, key: str, value: Any, written: str) -> Json:
    """The deal with another value under a key, or with the key written otherwise."""
    if inside:
        return deal | {inside: [with_key(deal[inside][0], "", key, value, written)]}
    return {(written if each == key else each): (value if each == key else said) for each, said in deal.items()}


@pytest.mark.parametrize(("inside", "key", "value"), [*places(DEAL)], ids=str)
def test_what_was_not_understood_is_not_missed(inside: str, key: str, value: Any) -> None:
    """A key that is none, or a value that cannot be, is told; not what would be missing without it."""
    unknown = with_key(DEAL, inside, key, value, f"{key}-quite-otherwise")
    wrong = with_key(DEAL, inside, key, {"what": "ever"}, key)

    assert codes(table("fft"), unknown) == ["P002"]
    assert codes(table("fft"), wrong) == ["P044" if key == "facts" else "P003"]


def test_what_the_deal_disproves_is_told_beside_what_is_wrong_by_itself() -> None:
    """Whoever won every trick won the last one, whatever else is misspelled."""
    slam = {"taker": 0, "contract": "garde", "margin": 46, "promises": promise("slam", None, "attack")}
    lost = slam | {"bonuses": bonus("petit-au-bout", "defence")}

    assert codes(table("fft"), lost) == ["P040"]
    assert codes(table("fft"), lost | {"tricks": 3}) == ["P002", "P040"]
    assert codes(table("fft"), lost | {"claims": claim("misere", "single", 1)}) == ["P020", "P040"]


def test_a_promise_that_was_not_understood_is_not_asked_for() -> None:
    """All 91 points are all the tricks; that the slam was kept stands under a mistyped key."""
    told = {"id": "slam", "announced": "attack", "kpet": "attack"}
    deal = {"taker": 0, "contract": "garde", "card_points": 91, "oudlers": 3, "promises": [told]}

    assert codes(table("fft"), deal) == ["P002"]


def test_every_amount_that_nobody_can_know_is_told_once(house: Callable[[str], Variant]) -> None:
    """Two handfuls are worth what is in each hand, the bonus what is in the last trick; nobody tells."""
    rules = house(
        "claim handful { level single { worth hand.trumps } }; bonus petit-au-bout { worth last_trick.trumps }"
    )
    claims = claim("handful", "single", 0) + claim("handful", "single", 1)
    deal = {"taker": 0, "contract": "garde", "card_points": 45, "oudlers": 2, "claims": claims}

    assert codes(rules, deal | {"bonuses": bonus("petit-au-bout", "attack")}) == ["P032", "P032"]
