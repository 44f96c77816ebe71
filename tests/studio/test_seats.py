"""People come and go during an evening: every deal is scored for those who played it, and the deal goes round."""

import json
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarotrules.expressions.json import load_number
from tarotrules.games.registry import family
from tarotrules.pipeline import load_text
from tarotrules.studio import beginning
from tarotrules.studio.evening import scored
from tarotrules.studio.kept import evening_file, evening_opened
from tarotrules.studio.seats import Seats, coming

TEXT: Final = str(beginning.begun("en", "fft", "Thursday")["text"])
BEGUN: Final = "2026-11-23T19:30:00.000Z"
POSSIBLE: Final = (3, 4, 5)
CONTROLS: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""What turns the order of what follows."""
NAMES: Final = ("Anne", "*Bob*", "Chloé", "だん", "Eve", "Fay", "Gus")
CALLED: Final = st.one_of(
    st.sampled_from(["山田\u3000花子", "M.\u00a0Léon", "👩\u200d🌾", "نی\u200cما", "🏴\U000e0067\U000e007f"]),
    st.text(st.characters(exclude_categories=("Cc", "Cs"), exclude_characters=CONTROLS), min_size=1, max_size=24),
).filter(str.strip)
"""What people are called who write in letters of their own, or draw."""


def dealt(seats: Seats, dealer: int | None, deals: int) -> list[tuple[int, tuple[int, ...]]]:
    """Who deals and who plays, deal by deal."""
    found = []
    for _ in range(deals):
        following = coming(seats, POSSIBLE, dealer, moves=True)
        dealer = following["dealer"]
        found.append((following["dealer"], tuple(following["sat"])))
    return found


@pytest.mark.parametrize(("there", "playing"), [(6, 5), (5, 4), (7, 5), (4, 4), (5, 3)])
def test_everybody_sits_out_as_often(there: int, playing: int) -> None:
    """The dealer sits out, if anybody does; those who play keep their order."""
    seats = Seats(tuple(range(there)), wanted=playing)
    found = dealt(seats, None, there)

    assert [dealer for dealer, _ in found] == [there - 1, *range(there - 1)]
    assert all((dealer in sat) == (there == playing) for dealer, sat in found)
    assert all(len(sat) == playing and list(sat) == sorted(sat) for _, sat in found)
    assert {sum(who in sat for _, sat in found) for who in range(there)} == {playing}


def test_who_leaves_is_passed_over_and_who_comes_plays() -> None:
    """Four, then five, then four again; the deal goes on from whoever had it, gone or not."""
    four = Seats((0, 1, 2, 3))
    five = Seats((0, 1, 4, 2, 3))
    again = Seats((0, 1, 4, 2, 3), away=frozenset({1}))

    assert coming(four, POSSIBLE, 0, moves=True)["sat"] == [0, 1, 2, 3]
    assert coming(five, POSSIBLE, 1, moves=True)["dealer"] == 4
    assert coming(again, POSSIBLE, 1, moves=True) | {"dealt": 0} == {
        "dealer": 4,
        "sat": [0, 4, 2, 3],
        "counts": [3, 4],
        "playing": 4,
        "dealt": 0,
    }
    assert coming(again, POSSIBLE, 1, moves=False)["dealer"] == 4
    assert coming(five, POSSIBLE, 1, moves=False)["dealer"] == 1
    assert coming(Seats((0, 1), away=frozenset({0})), POSSIBLE, 0, moves=True)["sat"] == []


@st.composite
def evenings(draw: st.DrawFn) -> dict[str, Any]:
    """Evenings in which people come and go, by the official rules; some deals cannot be."""
    people = draw(st.integers(3, len(NAMES)))
    names = draw(st.lists(st.one_of(st.sampled_from(NAMES), CALLED), min_size=people, max_size=people))
    order = draw(st.permutations(range(people)))
    deals = []
    for _ in range(draw(st.integers(0, 6))):
        players = draw(st.sampled_from([each for each in POSSIBLE if each <= people]))
        sat = draw(st.permutations(range(people)))[:players]
        taker = draw(st.one_of(st.none(), st.integers(0, players - 1)))
        told: dict[str, Any] = {"taker": taker}
        if taker is not None:
            points = draw(st.sampled_from(["card_points", "defence_points"]))
            told |= {
                "contract": draw(st.sampled_from(["prise", "garde", "garde-sans"])),
                "oudlers": draw(st.integers(0, 3)),
            }
            told |= {points: draw(st.integers(0, 91)), "partner": None}
            told["bonuses"] = draw(st.sampled_from([[], [{"id": "petit-au-bout", "side": "defence"}]]))
        deals.append({"sat": sat, "dealer": draw(st.sampled_from(order)), "told": told})
    table = {"order": order, "away": [], "playing": draw(st.sampled_from([None, 3, 4]))}
    return {"begun": BEGUN, "people": names, "table": table, "deals": deals}


@given(evenings(), st.data())
def test_totals_are_what_the_deals_came_to(evening: dict[str, Any], data: st.DataObject) -> None:
    """Each deal comes to nothing in all; who did not play gets nothing; a correction changes its deal alone."""
    found = scored(TEXT, "en", evening["people"], evening["deals"])["deals"]
    totals: list[Any] = [0] * len(evening["people"])
    for deal, one in zip(evening["deals"], found, strict=True):
        scores = [None if each is None else load_number(each["exact"]) for each in one["scores"]]
        assert [who for who, each in enumerate(scores) if each is not None] == sorted(deal["sat"])
        assert sum(each or 0 for each in scores) == 0
        totals = [total + (each or 0) for total, each in zip(totals, scores, strict=True)]
        assert [0 if each is None else load_number(each["exact"]) for each in one["totals"]] == totals
    if found:
        at = data.draw(st.integers(0, len(found) - 1))
        deals = [*evening["deals"]]
        deals[at] = {**deals[at], "told": {"taker": None}}
        corrected = scored(TEXT, "en", evening["people"], deals)["deals"]
        assert [each["scores"] for place, each in enumerate(corrected) if place != at] == [
            each["scores"] for place, each in enumerate(found) if place != at
        ]


@given(evenings())
def test_an_evening_is_opened_as_it_was_saved(evening: dict[str, Any]) -> None:
    """The same bytes, in whatever language it is opened, and nothing that was not there."""
    content = evening_file(TEXT, "en", evening)["content"]
    found = evening_opened("", "ja", content)

    assert found["why"] is None
    assert {each: found["evening"][each] for each in evening} == evening
    assert evening_file(found["evening"]["text"], "ja", found["evening"])["content"] == content


def test_a_corrected_deal_is_one_in_its_file() -> None:
    """A file from before that was said has none, and says nothing of it when it is saved again."""
    for more in ({}, {"corrected": True}, {"corrected": False}):
        found = evening_opened("", "en", json.dumps({**SAVED, "deals": [DEAL, {**DEAL, **more}]}))["evening"]
        marks = [each.get("corrected") for each in found["deals"]]
        assert marks == [None, more.get("corrected") or None]
        saved = json.loads(evening_file(TEXT, "en", found)["content"])
        assert [each.get("corrected") for each in saved["deals"]] == marks


def test_deals_by_rules_that_are_not_read_are_in_the_file() -> None:
    """Without what they came to, which nobody knows; so that a version that reads the rules opens it."""
    evening = {each: SAVED[each] for each in ("begun", "people", "table", "deals")}
    (deal,) = json.loads(evening_file("variant x {", "en", evening)["content"])["deals"]

    assert deal == {each: SAVED["deals"][0][each] for each in ("sat", "dealer", "told")}


SAVED: Final = json.loads(
    evening_file(
        TEXT,
        "en",
        {
            "begun": BEGUN,
            "people": ["A", "B", "C"],
            "table": {"order": [0, 1, 2], "away": [], "playing": None},
            "deals": [{"sat": [0, 1, 2], "dealer": 0, "told": {"taker": 1, "bonuses": []}}],
        },
    )["content"]
)
DEAL: Final = SAVED["deals"][0]
TABLES: Final[tuple[Any, ...]] = (
    None,
    {},
    *(
        {**SAVED["table"], **more}
        for more in ({"order": [0, 1]}, {"order": [0, 1, 1]}, {"away": [3]}, {"playing": "4"})
    ),
)
SEATED: Final[tuple[dict[str, Any], ...]] = (
    *({"sat": each} for each in ([0, 1], [0, 1, 1], [0, 1, 3], None)),
    {"dealer": "A"},
    {"corrected": 1},
)
TOLD: Final[tuple[Any, ...]] = (
    [],
    {"bonuses": 3},
    {"bonuses": [3]},
    {"bonuses": [{"side": "attack"}]},
    {"bonuses": [{"id": "x", "__proto__": 1}]},
    {"bonuses": [{"id": "x"}] * 65},
    {"taker": [1]},
    {"taker": "x" * 61},
    {"facts": [1]},
    {"facts": {"attack.tricks": {}}},
    {"__proto__": 3},
    {"card_points": []},
    {"x" * 61: 3},
    {"unknown": {}},
)
DEALS: Final[tuple[Any, ...]] = (
    None,
    {},
    *({**DEAL, **each} for each in SEATED),
    *({**DEAL, "told": each} for each in TOLD),
)
WRONG: Final[dict[str, dict[str, list[Any]]]] = {
    "other": {
        "format": [None, "rules"],
        "version": [0, "1", True],
        "begun": [None, 3, "yesterday", "2026-19-39T19:30:00.000Z", "2026-11-23T19:30:00.000", "2026-W48-1T19:30:00Z"],
        "deals": [{}, [DEAL] * 1001],
    },
    "newer": {"version": [2]},
    "rules": {"rules": [None, {}, {"text": 3}, {"text": "variant x {"}, {"text": TEXT + " " * 65536}]},
    "people": {
        "people": [
            None,
            [],
            ["A", "B", ""],
            ["A", "B", 3],
            ["A", "B", "C" * 61],
            ["A", "B", "\u202ec"],
            ["A", "B", "\x07c"],
            ["A"] * 25,
        ],
        "table": list(TABLES),
    },
    "deal": {"deals": [[DEAL, each] for each in DEALS]},
}


@pytest.mark.parametrize(
    ("why", "key", "value"), [(w, k, v) for w, of in WRONG.items() for k, vs in of.items() for v in vs]
)
def test_what_is_no_evening_is_not_opened(why: str, key: str, value: Any) -> None:
    """Each way to be wrong is told apart; of a deal, which one it is."""
    found = evening_opened("", "en", json.dumps({**SAVED, key: value}))

    assert (found["why"], found["evening"]) == (why, None)
    assert found["deal"] == (2 if why == "deal" else 0)


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[" * 100_000,
        '"' * 99_999,
        '{"a":' * 5000,
        "1" * 5000,
        "NaN",
        "\\",
        '"\\',
        "[]" * 9,
        "\x00",
        '{"format"}',
    ],
    ids=range(12),
)
def test_what_is_not_even_data_is_not_opened(content: str) -> None:
    """Nor what is too deep or too long for a program to look at."""
    assert evening_opened("", "en", content)["why"] in {"unreadable", "other"}
    assert evening_opened("", "en", content + " " * 1024 * 1024 + " ")["why"] == "long"


@pytest.mark.parametrize(("own", "dealer"), [(" with dead-dealer", 4), ("", 0)])
def test_the_dealer_who_sits_out_stays_until_somebody_takes(own: str, dealer: int) -> None:
    """By the rules that say so, and the book agrees; else the next deals whatever became of it. Four others played."""
    rules = f"# language: en\nvariant thursday extends fft{own} {{ players 4 }}"
    table = {"order": [0, 1, 2, 3, 4], "away": [], "playing": 4}
    ends = {"passed": {"taker": None}, "taken": {"taker": 1, "contract": "garde", "card_points": 49, "oudlers": 2}}
    following = {
        name: scored(rules, "en", NAMES[:5], [{"sat": [0, 1, 2, 3], "dealer": 4, "told": told}], table)["next"][
            "dealer"
        ]
        for name, told in ends.items()
    }

    assert following == {"passed": dealer, "taken": 0}
    variant = load_text(rules).variant
    assert variant is not None
    for path in (("auction", "all_pass"), ("redeal", "petit-sec", "dealer")):
        said = " ".join(family().sentences(variant, path, "en"))
        assert ("next dealer deals." in said, "same dealer deals again." in said) == (not own, bool(own))
