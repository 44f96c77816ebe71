"""Whatever way a deal or a partie is told, it comes to the same; and what is not told is worked out."""

from collections.abc import Mapping
from typing import Any, Final

import pytest

from tests.games.piquet.engine.scored import CASES, ELDER, YOUNGER, scored

PARTNERS: Final = [(0, 5), (2, 8), (0, 23)]
MODEL: Final[Mapping[str, Any]] = CASES["PQ03"]["given"]
LEFT_ALONE: Final = {"elder": ELDER, "younger": YOUNGER}
BLANK: Final = "S10987 H10987 D10987"
TRICKS: Final = "EE EE EE EE EE EY YY YY YY YY YE EE"
"""Who led and who won in the model deal."""


@pytest.mark.parametrize(
    "told",
    [
        {**LEFT_ALONE, "tricks": TRICKS},
        {"hands": [ELDER, YOUNGER], "tricks": [[0, 0]] * 5 + [[0, 1]] + [["younger", "Y"]] * 4 + ["YE", "00"]},
        {"elder": ["SAJ98", "HA", "HK", "HQ", "HJ", "h8", "DK", "CJ9"], "younger": YOUNGER, "tricks": TRICKS.split()},
        {"premier": ELDER, "dernier": YOUNGER, "levées": TRICKS.replace("E", "P").replace("Y", "D"), "genre": "coup"},
        {"Vorhand": ELDER, "Geber": YOUNGER, "Stiche": TRICKS.replace("E", "V").replace("Y", "G")},
        {"Старшая рука": ELDER, "младшая": YOUNGER, "взятки": TRICKS.replace("E", "С").replace("Y", "М")},
        {"エルダー": ELDER, "ヤンガー": YOUNGER, "トリック": TRICKS.replace("E", "子").replace("Y", "親")},
        {key: MODEL[key] for key in MODEL if key not in {"elder", "younger"}},
        {**MODEL, "plays": [play.split("-") for play in MODEL["plays"].split()], "complete": True},
    ],
)
def test_one_deal_told_in_many_ways(told: dict[str, Any]) -> None:
    """By codes or lists, by seats or letters, in five languages, before the exchange or after it."""
    found = scored(told)

    assert found["scores"] == [28, 23]
    assert found["terms"] == scored(MODEL)["terms"]


def test_every_amount_stands_in_its_order() -> None:
    """With whose it is, what it comes to, the cards, and the slot of its rule; milestones where they are reached."""
    found = scored(CASES["PQ09"]["given"])["terms"]

    assert [(each["id"], each["amount"], each["running"], each["rule"]) for each in found] == [
        ("point", 5, 5, "contest.point.worth"),
        ("sequence", 15, 20, "contest.sequence.worth"),
        ("set", 14, 34, "contest.set.worth"),
        ("repique", 60, 94, "milestone.repique.what"),
    ]
    assert found[1]["cards"] == ["S10", "SJ", "SQ", "SK", "SA"]
    played = [each for each in scored(MODEL)["terms"] if each["category"] in {"play", "cards"}]
    assert [(each["rule"], each.get("trick")) for each in played[-3:]] == [
        ("count.lead", 12),
        ("count.last", 12),
        ("play.cards", None),
    ]


@pytest.mark.parametrize(
    ("complete", "scores"), [(None, [29, 22]), (False, [19, 22]), (True, [29, 22])], ids=["unsaid", "cut off", "whole"]
)
def test_a_deal_that_is_cut_off_brings_no_cards(complete: bool | None, scores: list[int]) -> None:
    """Twelve tricks are a whole deal, unless it is said to be none."""
    assert scored({**LEFT_ALONE, "tricks": "EE " * 7 + "EY YY YY YY YE", "complete": complete})["scores"] == scores


def test_what_is_told_of_the_play_by_itself() -> None:
    """Counts without hands; points without tricks; calls held back; carte blanche told and dealt."""
    assert scored({"tricks": "EE EY YY"})["play"] == [2, 2]
    assert scored({**LEFT_ALONE, "play_points": [["E", 9], ["Y", 6]]})["scores"] == [18, 23]
    assert scored({**LEFT_ALONE, "sunk": "Y.set"})["declare"]["set"] == [3, 0]
    blank = scored({"hand": [["E", "point", 5], ["E", "carte-blanche", 10]], "tricks": "EE"})
    assert [each["running"] for each in blank["terms"]] == [10, 15, 16]
    dealt = {"dealt_elder": BLANK, "discard_elder": "D9", "taken_elder": "SA", "younger": "HAKQJ DAKQJ CAKQJ"}
    assert scored(dealt)["claims"] == [10, 0]


def test_what_stands_behind_what_is_told() -> None:
    """Carte rouge counts where it is complete, which a ledger tells by its order: before the sets (R51)."""
    told = [["E", "point", 6], ["E", "sequence", 7], ["E", "carte-rouge", 20], ["Y", "set", 3]]
    found = scored({"hand": told}, "piquet-wikipedia")

    assert [each["id"] for each in found["terms"]] == ["point", "sequence", "carte-rouge", "repique", "set"]
    younger = [["Y", *each[1:]] for each in told[:3]]
    rules = "# language: en\nvariant x extends piquet with carte-rouge, younger-no-repique-by-rouge { }"
    assert scored({"hand": younger}, rules)["milestones"] == []


@pytest.mark.parametrize(
    ("order", "younger", "left"),
    [("top_first", "S10 S9 S8", "S7"), ("own_three", "S9 S8 S7", "S10")],
)
def test_which_cards_of_the_stock_go_where(order: str, younger: str, left: str) -> None:
    """The elder takes from the top; what he leaves comes first or last (R28)."""
    found = scored(
        {"stock": "SAKQJ10987", "exchanged": [4, 3]},
        f"# language: en\nvariant x extends piquet {{ exchange {{ order {order} }} }}",
    )

    assert found == {"taken": [["SA", "SK", "SQ", "SJ"], younger.split()], "left": left.split()}


def deals(*scores: int) -> list[list[int]]:
    """Deals that somebody wins by so much who was elder in the first."""
    return [[20 + each, 20] if at % 2 == 0 else [20, 20 + each] for at, each in enumerate(scores)]


@pytest.mark.parametrize(
    ("rules", "scores", "over", "payment"),
    [
        ("piquet", (1,) * 5, False, None),
        ("piquet", (1,) * 6, True, 106),
        ("piquet", (0,) * 6, False, None),
        ("piquet", (0,) * 6 + (1,), False, None),
        ("piquet", (0,) * 6 + (1, 0), True, 101),
        ("piquet", (0,) * 8, True, 0),
        ("piquet with ties-played-on", (0,) * 8, False, None),
        ("piquet with ties-drawn", (0,) * 6, True, 0),
        ("piquet with four-deals", (1, 0, 0, 1), True, 104),
        ("piquet-au-cent", (1,) * 4, False, None),
    ],
)
def test_when_a_partie_is_over(rules: str, scores: tuple[int, ...], over: bool, payment: int | None) -> None:
    """After six deals, or with two more after a tie, or four that count double at both ends (R80, R83, R84)."""
    found = scored(
        {"deals": deals(*scores), "names": ["Ann", "Bob"]}, f"# language: en\nvariant x extends {rules} {{ }}"
    )

    assert (found["over"], found["payment"]) == (over, payment)
    assert found["elders"][:2] == ["Ann", "Bob"]


def test_games_to_a_score() -> None:
    """Au cent, whoever comes first to a hundred in the reckoning has won; three games are a partie (R85)."""
    repique = CASES["PQ09"]["given"]
    told = [[60, 20], {**repique, "tricks": "EE " * 12}, [20, 60], [90, 20]]
    found = scored({"deals": told, "first_elder": "B"}, "piquet-au-cent")
    early = scored({"deals": [[99, 20]]}, "piquet-au-cent")

    assert found["games"] == [
        {"winner": "A", "totals": [114, 60], "counts": 1},
        {"winner": "A", "totals": [150, 40], "counts": 2},
    ]
    assert (found["winner"], found["over"], found["totals"]) == ("A", True, {"A": 0, "B": 0})
    assert (early["winner"], early["over"], early["totals"]) == (None, False, {"A": 99, "B": 20})


def test_a_partie_of_whole_deals() -> None:
    """Deals card by card stand beside scores; who was elder in the first is told by name or seat."""
    whole = {"elder": ELDER, "younger": YOUNGER, "plays": MODEL["plays"]}
    for first in ("Bob", 1):
        found = scored({"names": ["Ann", "Bob"], "first_elder": first, "deals": [whole, [10, 3]]})
        assert found["deals"] == [[23, 28], [10, 3]]


@pytest.mark.parametrize(
    ("told", "scores", "gone", "bars"),
    [
        ({"fault": "too-many-cards", "by": "E"}, [0, 17], 9, True),
        ({"fault": "too-many-cards", "by": "E", "waived": True}, [9, 17], 0, False),
        ({"fault": "wrong-claim-later", "by": "E"}, [0, 28], 9, False),
        ({"fault": "longer-point", "by": "E", "contest": "point"}, [4, 17], 5, True),
        ({"fault": "forgotten-later", "by": "E", "contest": "point"}, [4, 22], 5, False),
        ({"fault": "forgotten-later", "by": "E", "contest": "point", "implied": True}, [4, 17], 5, True),
        ({"fault": "faced-card", "by": "E"}, [0, 0], 26, False),
        ({"fault": "revoke", "by": "E"}, [9, 17], 0, False),
    ],
)
def test_what_a_fault_costs(told: dict[str, Any], scores: list[int], gone: int, bars: bool) -> None:
    """What is not scored may bar the other all the same (R92 to R95)."""
    found = scored({**LEFT_ALONE, **told})

    assert found["scores"] == scores
    assert sum(each["amount"] for each in found["cancelled"]) == gone
    assert scored(told)["remedy"] == found["remedy"]
    assert scored(told)["bars"] == found["bars"] == bars


def test_no_card_serves_in_what_is_not_scored() -> None:
    """A carte rouge lacks the cards whose only combination has lapsed (R50, R92): nine and eight of hearts."""
    hands = {"elder": "SA987 H109 DA987 C97", "younger": "HAKQJ87 DKQJ CKQJ"}
    whole = scored(hands | {"tricks": "EY"}, "piquet-wikipedia")
    lapsed = scored({**hands, "fault": "longer-point", "by": "younger", "contest": "point"}, "piquet-wikipedia")

    assert [each["id"] for each in whole["terms"] if each["category"] == "claims"] == ["carte-rouge"]
    assert [each["id"] for each in lapsed["terms"] if each["category"] == "claims"] == []


def test_three_and_four_play() -> None:
    """Hands of more than two are a list, and tricks are told by numbers; partners have one running score."""
    three = {"hands": ["SAKQJ10987 H87", "HAKQJ109 DAKQ7", "DJ1098 CAKQJ109"], "tricks": "00 " * 10}
    assert scored(three, "piquet-normand")["scores"][0] > scored(three, "piquet-normand")["scores"][1]
    four = {"hands": ["SAKQJ10 H7 D7 C7", "S987 HAKQ D98", "H1098 DJ10 CAKQ", "HJ DAKQ CJ1098"]}
    terms = scored(four, "piquet-voleur")["terms"]
    assert [(each["seat"], each["running"]) for each in terms][:3] == PARTNERS
    partie = {"deals": [[1, 2, 3], [4, 5, 6]]}
    assert scored(partie, "piquet-normand")["deals"] == [[1, 2, 3], [6, 4, 5]]


@pytest.mark.parametrize(
    ("hand", "worth", "blank"), [("SAKQJ10 HA87 DA8 CA8", [5, 15, 14], 0), (BLANK, [4, 12, 3], 10)]
)
def test_what_a_hand_is_worth(hand: str, worth: list[int], blank: int) -> None:
    """The best of each contest, and what it scores whatever the other holds."""
    found = scored({"hand": hand})
    together = {name: sum(each["worth"] for each in held) for name, held in found["contests"].items()}

    assert [found["contests"]["point"][0]["worth"], together["sequence"], together["set"]] == worth
    assert sum(found["claims"].values()) == blank
