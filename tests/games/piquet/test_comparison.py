"""Variants of Piquet beside each other: the rules that differ, and the simplest deal or partie that shows it."""

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
SAID: Final = {
    "en": ["A deal", "Elder: carte rouge – 20.", "Elder: the cards – 10.", "Elder: capot – 30."],
    "fr": [
        "Une donne",
        "Premier : carte rouge – 20.",
        "Premier : les cartes – 10.",
        "Premier : capot – 30.",
    ],
    "de": ["Ein Spiel", "Vorhand: Carte rouge – 20.", "Vorhand: die Karten – 10.", "Vorhand: Kapot – 30."],
    "ru": ["Раздача", "Старшая рука: карт-руж – 20.", "Старшая рука: карты – 10.", "Старшая рука: капот – 30."],
    "ja": ["ディール", "エルダー：カルトルージュ、20点。", "エルダー：カード賞、10点。", "エルダー：カポ、30点。"],
}


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


def house(body: str) -> Variant:
    """The laws of 1882, but for something."""
    return variant(f"# language: en\nvariant x extends piquet {{ {body} }}")


def shown(*variants: Variant) -> dict[str, Any]:
    """The one deal that shows a difference, as data."""
    (deal,) = FAMILY.comparison_json(compared(*variants))["deals"]
    found: dict[str, Any] = deal
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_shows_what_differs_in_every_language(language: str) -> None:
    """A hand in which every card is good scores twenty by one of two variants, and the cards before capot."""
    book = FAMILY.comparison(compared(variant("piquet"), variant("piquet-wikipedia"), language=language), brief=False)
    (example,) = (block for chapter in book.chapters for block in chapter.blocks if isinstance(block, tree.Example))
    title, *steps = SAID[language]

    assert plain(example.title) == title
    assert example.result is not None
    told = [plain(step).replace("\u00a0", " ") for step in example.steps]
    (said,) = (each for each in told if steps[0] in each)
    assert [step for step in steps if step not in said] == []
    assert [plain(row[-1]) for row in example.result.rows] == ["104", "5"]


@pytest.mark.parametrize("names", PAIRS, ids="-".join)
def test_what_is_shown_is_what_the_engine_reckons(names: tuple[str, str]) -> None:
    """Read again, a deal comes to the scores that are told, and they differ; nor does it matter who comes first."""
    variants = [variant(name) for name in names]
    found, turned = (FAMILY.comparison_json(compared(*each)) for each in (variants, variants[::-1]))
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
    assert "plays" not in deal["deal"]
    assert scores is None or deal["scores"] == scores


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
