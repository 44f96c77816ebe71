"""A fault makes of a deal what the rules say, and costs the player who committed it, and nobody else, what they say."""

from typing import Any, Final

import pytest

from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine.scoring import account_json, score
from tests.games.tarot.engine.tables import table

MADE: Final = {"taker": 0, "contract": "garde", "card_points": 51, "oudlers": 2}
"""(25 + 10) × 2 = 70 from each defender."""
LOST: Final = {**MADE, "card_points": 31}
HANDFUL: Final = {"claims": [{"id": "handful", "level": "single", "player": 0}]}
NOTHING: Final = [0, 0, 0, 0]
WON, FAILED = [210, -70, -70, -70], [-210, 70, 70, 70]


def scored(deal: dict[str, Any], *faults: dict[str, Any]) -> dict[str, Any]:
    """The account of a deal at a table with a referee."""
    return account_json(score(table("fft", "referees").rulesets[4], {**deal, "faults": list(faults)}))


def by(player: int, id: str = "revoke", **more: int) -> dict[str, Any]:
    """A fault that a player commits."""
    return {"id": id, "player": player, **more}


@pytest.mark.parametrize(
    ("deal", "fault", "scores", "annulled"),
    [
        (MADE, by(0), NOTHING, "revoke"),
        (LOST, by(0), FAILED, None),
        (MADE, by(2), WON, None),
        (LOST, by(2), NOTHING, "revoke"),
        (MADE, by(2, "wrong-count-early"), NOTHING, "wrong-count-early"),
        ({}, by(2, "wrong-count-early"), NOTHING, "wrong-count-early"),
        (MADE, by(0, "card-exposed-by-attack"), WON, None),
    ],
)
def test_a_deal_counts_or_is_annulled(
    deal: dict[str, Any], fault: dict[str, Any], scores: list[int], annulled: str | None
) -> None:
    """Whoever wins in spite of a fault of their own wins nothing; before the play the result does not matter."""
    account = scored(deal, fault)

    assert (account["scores"], account["annulled"]) == (scores, annulled)


@pytest.mark.parametrize(
    ("deal", "fault", "paid"),
    [
        (MADE, by(0, "handful-false-by-attack"), 0),
        (MADE, by(0, "handful-late-by-attack"), 0),
        (LOST, by(0, "handful-late-by-attack"), -20),
        (MADE, by(0, "handful-too-many-by-attack"), 20),
        (MADE, by(1, "handful-false-by-defence"), 20),
    ],
)
def test_a_declaration_counts_or_not(deal: dict[str, Any], fault: dict[str, Any], paid: int) -> None:
    """What a player declared wrongly is not paid; what others declared is."""
    account = scored({**deal, **HANDFUL}, fault)

    assert sum(each["unit"] for each in account["terms"] if each["id"] == "handful") == paid


@pytest.mark.parametrize(
    ("fault", "fines"),
    [
        (by(1, "count-hidden"), [0, -500, 0, 0]),
        (by(1, "early-pickup"), NOTHING),
        (by(1, "early-pickup", fine=100), [0, -100, 0, 0]),
        (by(3, fine=40), [0, 0, 0, -40]),
    ],
)
def test_a_fine_is_charged_to_one_player_alone(fault: dict[str, Any], fines: list[int]) -> None:
    """Beside the scores, which still sum to zero: what is always due, else what people decided."""
    account = scored(LOST, fault)

    assert account["fines"] == fines
    assert sum(account["scores"]) == 0


def test_a_declaration_told_of_a_side_is_that_of_the_player_at_fault() -> None:
    """Where a deal says no more than which side declared, nobody else of that side can be meant."""
    claims = {"claims": [{"id": "handful", "level": "single", "side": "defence"}]}
    lapsed, paid = (scored({**LOST, **claims}, by(player, id)) for player, id in
                    ((2, "handful-false-by-defence"), (0, "handful-false-by-attack")))  # fmt: skip

    assert (lapsed["scores"], lapsed["annulled"]) == (NOTHING, "handful-false-by-defence")
    assert [each["id"] for each in paid["terms"]] == ["contract", "handful"]
    assert [each["id"] for each in scored({**MADE, **claims}, by(2, "handful-false-by-defence"))["terms"]] == [
        "contract"
    ]


def test_what_went_back_need_not_be_whole_tricks() -> None:
    """With five cards discarded, or a card given back, four players may count half points; else they may not."""
    odd = {**MADE, "card_points": 40.5, "oudlers": 0}

    assert scored(odd, by(0, "discard-too-few"))["made"] is False
    with pytest.raises(Refused):
        scored(odd)


def test_what_shows_no_cards_is_not_shown_wrongly() -> None:
    """A misère is paid whatever is wrong with a handful."""
    misere = {"claims": [{"id": "misere", "level": "single", "player": 0}]}
    rules = table("fft", "misere", "referees").rulesets[4]
    account = account_json(score(rules, {**MADE, **misere, "faults": [by(0, "handful-false-by-attack")]}))

    assert [each["id"] for each in account["terms"]] == ["contract", "misere"]


def test_a_deal_that_everybody_passed_may_cost_something() -> None:
    """Nothing is scored, and the fine is due."""
    account = scored({}, by(2, "early-pickup", fine=100))

    assert (account["scores"], account["annulled"], account["fines"]) == (NOTHING, None, [0, 0, -100, 0])


def test_fines_add_up() -> None:
    """Two faults of one player, and one of another."""
    account = scored(MADE, by(1, "early-pickup", fine=100), by(1, fine=50), by(0, "chien-seen-by-attack", fine=10))

    assert (account["scores"], account["fines"]) == (WON, [-10, -150, 0, 0])


@pytest.mark.parametrize(
    ("fault", "code"),
    [
        ({"id": "revoked", "player": 1}, "P076"),
        ({"id": "revoke"}, "P077"),
        (by(1, "card-exposed-by-attack"), "P078"),
        (by(1, "discard-too-few"), "P078"),
        (by(1, fine=101), "P079"),
        (by(1, "wrong-dealer-late", fine=1), "P079"),
        (by(4), "P005"),
    ],
)
def test_what_cannot_be_is_refused(fault: dict[str, Any], code: str) -> None:
    """A fault that is not in the rules, of nobody, of the wrong side, or that costs too much."""
    with pytest.raises(Refused) as refused:
        scored(MADE, fault)

    assert [each.code for each in refused.value.diagnostics] == [code]
