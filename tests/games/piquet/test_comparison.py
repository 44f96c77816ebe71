"""Variants of Piquet beside each other: the rules that differ, and the simplest deal or partie that shows it."""

import re
from typing import Any, Final

import pytest

from tarotrules.book import tree
from tarotrules.book.inline import plain
from tarotrules.comparing.distance import distance
from tarotrules.expressions.json import dump_number
from tarotrules.games.family import Beside, Shown
from tarotrules.games.piquet.chapters.trials import scores_of
from tarotrules.games.piquet.engine.candidates import candidates, data_of, outcome_of
from tarotrules.games.piquet.engine.reading import read
from tarotrules.games.piquet.engine.results import Partie, Reckoned
from tarotrules.games.piquet.engine.settling import settle_reading
from tarotrules.games.piquet.family import FAMILY
from tarotrules.games.telling.comparison.comparing import Comparison
from tarotrules.games.variant import Hit, Near, Variant
from tarotrules.languages import LANGUAGES
from tests.games.piquet.reading import SHELF, variant

PAIRS: Final = [("piquet", path.stem) for path in sorted(SHELF.glob("*.tarot")) if path.stem != "piquet"]
SAID: Final = ("Elder: carte rouge – 20", "Elder: the cards – 10", "Elder: capot – 30")


def compared(*variants: Variant, language: str = "en") -> Comparison:
    """Some variants beside each other; settings are written as code calls them."""
    names = [each.id for each in variants]
    beside = Beside(
        variants,
        names,
        [f"{place:064}" for place in range(len(names))],
        language,
        ".".join,
        lambda _, value: str(value),
        lambda _, path: path[-1],
        lambda *_: None,
    )
    return FAMILY.compare(beside)


def data(found: Comparison) -> dict[str, Any]:
    """A comparison as data."""
    return FAMILY.comparison_json(found)


def house(body: str) -> Variant:
    """The laws of 1882, but for something."""
    return variant(f"# language: en\nvariant x extends piquet {{ {body} }}")


def shown(*variants: Variant) -> dict[str, Any]:
    """The one deal that shows a difference, as data."""
    (deal,) = data(compared(*variants))["deals"]
    found: dict[str, Any] = deal
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_shows_what_differs_in_every_language(language: str) -> None:
    """A hand in which every card is good scores twenty by one of two variants, and the cards before capot."""
    found = compared(variant("piquet"), variant("piquet-wikipedia"), language=language)
    book, ((_, told),) = FAMILY.comparison(found, brief=False), (each["reckoning"] for each in data(found)["deals"])
    (example,) = (block for chapter in book.chapters for block in chapter.blocks if isinstance(block, tree.Example))

    assert [re.findall(r"\d+", each)[-1] for each in told] == ["20", "10", "30"]
    assert language != "en" or tuple(told) == SAID
    assert example.result is not None
    assert [plain(row[-1]) for row in example.result.rows] == ["104", "5"]


@pytest.mark.parametrize("names", PAIRS, ids="-".join)
def test_what_is_shown_is_what_the_engine_reckons(names: tuple[str, str]) -> None:
    """Read again, a deal comes to the scores that are told, and they differ; nor does it matter who comes first."""
    variants = [variant(name) for name in names]
    found, turned = (data(compared(*each)) for each in (variants, variants[::-1]))
    deals = found["deals"]

    assert [each["deal"] for each in deals] == [each["deal"] for each in turned["deals"]]
    for deal in deals:
        players = deal["deal"]["players"]
        rules = [each.rulesets[players] for each in variants]
        again = [settle_reading(each, read(deal["deal"], players)) for each in rules]
        told = [
            scores_of(one, each) for one, each in zip(rules, again, strict=True) if isinstance(each, Reckoned | Partie)
        ]
        assert deal["scores"] == [[dump_number(amount) for amount in scores] for scores in told]
        assert deal["scores"][0] != deal["scores"][1]


@pytest.mark.parametrize(
    ("body", "kind", "scores"),
    [
        ("play { cards { majority 12 } }", "trick_counts", [[18, 6], [20, 6]]),
        ("contest set { worth 4 }", "deal", None),
        ("claim carte-blanche { worth 12 }", "deal", None),
        ("settle rubicon { worth winner.total }", "partie", [[315, -315], [120, -120]]),
    ],
)
def test_the_simplest_thing_that_shows_a_difference_is_shown(
    body: str, kind: str, scores: list[list[int]] | None
) -> None:
    """Tricks where tricks show it, then hands, then parties."""
    deal = shown(variant("piquet"), house(body))

    assert deal["deal"]["kind"] == kind
    assert len(deal["situation"]) < 10
    assert "plays" not in deal["deal"]
    assert scores is None or deal["scores"] == scores


def test_little_is_told_of_what_shows_a_difference() -> None:
    """Who wins which tricks; hands in which nothing else is scored; what they were before the exchange."""
    tricks, hands, blank = (
        shown(variant("piquet"), house(body))
        for body in (
            "play { cards { majority 12 } }",
            "contest set { worth 4 }",
            "claim carte-blanche { worth 12 }",
        )
    )

    assert tricks["situation"][0] == "Tricks won: elder 1 to 7 and younger 8 to 12."
    assert tricks["reckoning"] == [["Elder: the cards – 10"], ["Elder: the cards – 12"]]
    assert [each.partition(":")[0] for each in hands["situation"]] == ["Elder", "Younger"]
    assert hands["reckoning"] == [["Younger: three kings – 3"], ["Younger: three kings – 4"]]
    assert blank["situation"][1] == "The elder discards Q♠ and draws 9♠."
    assert blank["reckoning"] == [["Younger: carte blanche – 10"], ["Younger: carte blanche – 12"]]


def test_a_game_of_several_counts_for_whoever_wins_it() -> None:
    """A partie is paid for by the loser; of a game only the winner has something."""
    deal = shown(variant("piquet"), variant("piquet-au-cent"))

    assert deal["scores"] == [[315, -315], [1, 0]]
    assert deal["reckoning"][1] == ["Game 1: A wins by 120 to 95; it counts 1."]


def test_what_nobody_scores_differently_is_said() -> None:
    """Who must deal first changes no score, and rules that are the same have no deals."""
    other = compared(variant("piquet"), house("seating { first_dealer lower_deals }"))

    assert (other.deals.cases, other.deals.alike) == ((), (0, 1))
    assert other.deals.tried == 6
    assert compared(variant("piquet"), variant("piquet")).circles[0].contrasts.entries == ()


def test_every_candidate_can_be_told() -> None:
    """By the rules that they are made for."""
    rules = variant("piquet").main
    other = house("play { cards { every 30 } }; settle rubicon { worth winner.total }").main
    cases = [*candidates([rules, other], ())]

    assert {each.kind for each in cases} == {"tricks", "hands", "deal", "partie"}
    assert [data_of(each) for each in cases if outcome_of(rules, each) is None] == []


def test_known_rules_are_found_for_a_table() -> None:
    """The nearest with what differs, and where a rule is played."""
    own, known = variant("house"), [variant(name) for name in ("piquet", "piquet-au-cent")]
    near = [Near(each, (), each, distance(each.rulesets, own.rulesets, FAMILY.weights())) for each in known]
    sheet = FAMILY.nearest(Shown(own, None, "0" * 64, "en"), near)
    hits = [Hit(each.id, each, (("contest", "point", "when"),), option=False) for each in known]

    assert sheet.subtitle == "You play by the rules of “Piquet by the laws of 1882”, with 7 exceptions."
    assert [(each.number, len(each.ways)) for each in FAMILY.wherever(hits, "en")] == [("6.2", 1)]
    assert [each.id for each in FAMILY.everywhere(hits, "en")][:3] == ["game", "deck", "deal"]
    assert dict(FAMILY.weighed("en"))["The calls"] == 3
