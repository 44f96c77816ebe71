"""The form of a deal comes from the rules alone, and what is filled in is scored, or refused where it stands."""

from typing import Any, Final

import pytest

from tarotrules import api, pipeline
from tarotrules.languages import LANGUAGES
from tests.games.tarot.test_moments import rule
from tests.shelf import bound
from tests.studio.door import asked

NAMES = ("Anne", "*Bob*", "Chloé", "だん", "Eve")
DEAL: Final[dict[str, Any]] = {"dealer": 3, "taker": 1, "contract": "garde", "card_points": 49, "oudlers": 2}


def text(base: str = "fft", language: str = "en") -> str:
    """Rules of somebody's own that say what others say."""
    return str(asked("begun", language=language, base=base, title="Thursday")["text"])


def seated(told: Any, players: int = 4) -> dict[str, Any]:
    """A deal of the first few, whoever dealt."""
    return {"sat": list(range(players)), "dealer": told.get("dealer"), "told": told}


def scored(*deals: Any, players: int = 4, language: str = "en", base: str = "fft") -> list[Any]:
    """What deals come to."""
    given = {"people": NAMES[:players], "deals": [seated(each, players) for each in deals]}
    found: list[Any] = asked("scored", text=text(base, language), language=language, **given)["deals"]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_comes_to_what_the_scorer_says_in_words_with_rules(language: str) -> None:
    """Whoever sits there is called by name, and nothing in a name is markup."""
    bonuses = {"bonuses": [{"id": "petit-au-bout", "side": "attack"}]}
    (found,) = scored({**DEAL, **bonuses}, language=language)

    assert [each["exact"] for each in found["scores"]] == api.score(api.load("fft"), {**DEAL, **bonuses})["scores"]
    assert [each["rule"] for each in found["steps"]] == ["11.2", "11.2", "11.4", "10.1", "11.5"]
    assert "*Bob*" in found["title"]
    assert found["moves"]


def test_totals_follow_the_deals_and_one_that_cannot_be_adds_nothing() -> None:
    """Also a deal that nobody took, and one that was called off."""
    passed, off = {"dealer": 0, "taker": None}, {"dealer": 1, "taker": None, "called_off": "petit-sec"}
    found = scored(DEAL, passed, {**DEAL, "card_points": 95}, off, DEAL)
    totals = [[each["exact"] for each in deal["totals"]] for deal in found]

    assert totals == [[-66, 198, -66, -66]] * 4 + [[-132, 396, -132, -132]]
    assert [deal["moves"] for deal in found] == [True] * 5
    assert found[3]["steps"][0]["rule"] == "3.7"


def test_two_partners_are_told_one_after_the_other() -> None:
    """The second may be somebody else, the same player or nobody; the title names whoever plays."""
    people = (*NAMES, "Fay", "Gus")
    told = [{**DEAL, "taker": 0, "partner": one, "second_partner": other} for one, other in ((1, 2), (1, 1), (None, 2))]
    given = {"people": people, "deals": [seated(each, 7) for each in told]}
    found = asked("scored", text=text(base="two-kings"), language="en", **given)["deals"]
    scores = [[each["exact"] for each in deal["scores"]] for deal in found]

    assert scores[0] == [132, 66, 66, -66, -66, -66, -66]
    assert scores[1] == [220, 110, -66, -66, -66, -66, -66]
    assert scores[2] == [220, -66, 110, -66, -66, -66, -66]
    assert found[0]["title"] == "Garde, Anne + *Bob* + Chloé"


def test_the_ways_to_end_without_a_score_stand_together() -> None:
    """Where it is asked who took; each is told as it is called among the deals."""
    (form,) = form_of(4)
    (taker,) = (each for each in form["fields"] if each["key"] == "taker")
    told = [({"taker": None} | ({each["under"]: each["value"]} if each["under"] else {})) for each in taker["choices"]]

    assert [each["title"] for each in taker["choices"]] == ["All passed", "Annulled: lone Petit"]
    assert [each["title"] for each in scored(*told)] == ["All passed", "Annulled: lone Petit"]
    assert all(score["exact"] == 0 for each in scored(*told) for score in each["scores"])


def test_whoever_played_with_the_taker_is_named() -> None:
    """If anybody did."""
    deals = [{**DEAL, "partner": each} for each in (4, None)]

    assert [each["title"] for each in scored(*deals, players=5)] == ["Garde, *Bob* + Eve", "Garde, *Bob*"]


@pytest.mark.parametrize(
    ("when", "payee", "sides"),
    [
        ("last_trick.petit > 0", "last_trick.winner.side", ["attack", "defence"]),
        ("last_trick.petit > 0 and last_trick.winner.side = defence", "last_trick.winner.side", ["defence"]),
        (
            "contract.multiplier > 5 and not made and last_trick.winner.side = attack",
            "last_trick.winner.side",
            ["attack"],
        ),
        ("last_trick.petit > 0", "taker.opponents", ["defence"]),
    ],
)
def test_a_bonus_is_offered_to_those_who_can_have_it(when: str, payee: str, sides: list[str]) -> None:
    """In whatever deal: under any contract, won or lost; also where it is never paid to the others."""
    flow = f"payee {payee}; into unit; multiplied no; follows_result no"
    own = f"bonus mine {{ when {when}; worth 10; {flow} }}"
    form = asked("evening", text=text().rstrip().removesuffix("}") + own + "}", language="en")["forms"][0]
    (bonuses,) = (each["things"] for each in form["fields"] if each["key"] == "bonuses")
    (field,) = bonuses[-1]["fields"]

    assert [each["value"] for each in field["choices"]] == sides


def test_a_deal_that_all_passed_goes_by_the_rule_that_says_so() -> None:
    """The book tells there that nothing is scored, and who deals next."""
    ((step,),) = (each["steps"] for each in scored({"dealer": 0, "taker": None}))

    assert "If everybody passes, nothing is scored" in (rule(bound(api.load("fft"), "en"), step["rule"]) or "")


def test_a_result_is_told_by_the_points_of_either_side() -> None:
    """Or by the difference; what the defence cannot have is told as it was written."""
    told = {key: each for key, each in DEAL.items() if key != "card_points"}
    margin = {key: each for key, each in told.items() if key != "oudlers"}
    found = scored(DEAL, {**told, "defence_points": 42}, {**margin, "margin": 8}, {**told, "defence_points": 95})

    assert found[0]["scores"] == found[1]["scores"] == found[2]["scores"]
    assert "95" in found[3]["problems"][0]["message"]


def test_what_cannot_be_is_told_at_its_field() -> None:
    """And what is only not said yet is known to be that."""
    wrong: list[dict[str, Any]] = [
        {"card_points": 95},
        {"card_points": 49.3},
        {"card_points": "many"},
        {"oudlers": 3, "card_points": 5},
        {"contract": None},
        {"claims": [{"id": "handful", "player": 0}]},
        {"bonuses": [{"id": "petit-au-bout"}]},
        {"promises": [{"id": "slam", "announced": None, "kept": "attack"}]},
    ]
    found = [(each["place"], each["open"]) for deal in wrong for each in scored({**DEAL, **deal})[0]["problems"]]

    assert found == [
        (["card_points"], False),
        (["card_points"], False),
        (["card_points"], False),
        (["card_points"], False),
        (["contract"], True),
        (["claims", "handful"], True),
        (["bonuses", "petit-au-bout"], True),
        (["promises", "slam"], False),
    ]


def test_every_shipped_variant_has_a_form_that_leads_to_a_deal() -> None:
    """Whatever is declared stands in it, in every number of players, and its first contract can be scored."""
    for name in ("fft", "eryod", "petite-pousse", "wikipedia"):
        variant = pipeline.load(name).variant
        assert variant is not None
        forms = asked("evening", text=text(name), language="fr")["forms"]
        assert [form["players"] for form in forms] == list(variant.rulesets)
        for form in forms:
            rules, fields = variant.rulesets[form["players"]], {each["key"]: each for each in form["fields"]}
            kinds = {"claims": rules.claim, "promises": rules.promise, "bonuses": rules.bonus}
            for key, declared in kinds.items():
                assert (
                    [each["id"] for each in fields[key]["things"]] == list(declared) if declared else key not in fields
                )
            assert [each["value"] for each in fields["contract"]["choices"]] == list(rules.auction.bid)
            assert ("partner" in fields) == (rules.call is not None)
            deal = {**DEAL, "dealer": 0, "contract": next(iter(rules.auction.bid))}
            assert scored(deal, players=form["players"], base=name)[0]["problems"] == []


def test_points_and_margin_go_as_far_as_the_pack() -> None:
    """A margin may be lost by; with an even hand nobody has a half."""
    four, three = ({each["key"]: each for each in form["fields"]} for form in form_of(4, 3))
    bounds = [(four[each]["least"], four[each]["most"], four[each]["halves"]) for each in ("card_points", "margin")]

    assert bounds == [(0, 91, False), (-91, 91, False)]
    assert three["card_points"]["halves"]


def form_of(*players: int) -> list[Any]:
    """What is filled in for some numbers of players."""
    forms = {form["players"]: form for form in asked("evening", text=text(), language="en")["forms"]}
    return [forms[number] for number in players]


def test_a_hand_that_the_rules_no_longer_know_is_refused() -> None:
    """It may have been called off by rules that were changed since."""
    assert scored({"taker": None, "called_off": "nothing"})[0]["problems"] != []


def test_what_an_amount_depends_on_is_asked_for() -> None:
    """A bonus that nobody foresaw may be paid by something that no field of the form tells."""
    flow = "payee attack; into unit; multiplied no; follows_result no"
    own = f"bonus kings-out {{ when last_trick.kings > 0; worth 10 * last_trick.kings; {flow} }}"
    rules = text().rstrip().removesuffix("}") + own + "}"
    given = {"text": rules, "language": "fr", "people": NAMES[:4]}
    deal = {**DEAL, "bonuses": [{"id": "kings-out"}]}
    ((problem,),) = (each["problems"] for each in asked("scored", **given, deals=[seated(deal)])["deals"])
    asks = problem["asks"]
    told = {**deal, "facts": {asks["field"]["key"]: 2}}

    assert (asks["field"]["label"], asks["field"]["kind"], asks["of_thing"]) == ("dernier pli · rois", "number", False)
    assert asked("scored", **given, deals=[seated(told)])["deals"][0]["problems"] == []


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("fr", "Le nombre de dames que l’attaque réunit"),
        ("en", "The number of queens taken by the attack"),
        ("de", "Die Zahl der Damen, die der Angriff gewonnen hat"),
        ("ru", "Число дам (их берёт атака)"),
        ("ja", "デクレアラー側が取ったQの枚数"),
    ],
)
def test_how_many_cards_a_side_took_is_asked_in_words(language: str, label: str) -> None:
    """Of the attack, whose cards are counted, and no more than there are; what cannot be is refused."""
    flow = "payee defence; into unit; multiplied no; follows_result no"
    own = f"deck {{ class queens queen }} bonus q {{ when defence.queens > 0; worth 5 * defence.queens; {flow} }}"
    rules = text().rstrip().removesuffix("}") + own + "}"
    given = {"text": rules, "language": language, "people": NAMES[:4]}
    deal = {**DEAL, "bonuses": [{"id": "q"}]}
    found = [
        asked("scored", **given, deals=[seated({**deal, **more})])["deals"][0]
        for more in ({}, {"facts": {"attack.queens": 3}}, {"facts": {"attack.queens": 4}})
    ]
    asks = found[0]["problems"][0]["asks"]

    assert (asks["field"]["key"], asks["field"]["label"], asks["field"]["most"]) == ("attack.queens", label, 4)
    assert found[1]["problems"] == []
    assert [each["code"] for each in found[2]["problems"]] == ["P040"]


def test_an_evening_says_when_the_match_is_over_and_who_has_won() -> None:
    """With the deal that ended it, whatever is written down afterwards; passed deals are none of the match."""
    won = {**DEAL, "taker": 0, "card_points": 70, "oudlers": 3}
    passed = {"dealer": 0, "taker": None}

    def over(rule: str, *deals: Any, away: tuple[int, ...] = ()) -> str | None:
        rules = f"# language: en\nvariant thursday extends fft {{ match {{ {rule} }} }}\n"
        table = {"order": list(range(5)), "away": list(away), "playing": 4}
        given = {"people": NAMES, "deals": [seated(each) for each in deals], "table": table}
        found: str | None = asked("scored", text=rules, language="en", **given)["over"]
        return found

    assert over("end score; score 1000", won, won) is None
    assert over("end score; score 1000", won, passed, won, won, won) == (
        "The match ended with deal 4. Highest total: Anne."
    )
    assert over("end rounds; rounds 1", won, won, passed, won, DEAL) is None
    assert over("end rounds; rounds 1", won, won, passed, won, DEAL, away=(4,)) is not None
    assert over("end agreed", *[won] * 9) is over("end deals; deals 3") is None


def test_where_nobody_takes_only_points_are_asked_for() -> None:
    """Or the hand for which the deal was called off, where there is one; nobody is asked who took."""
    rules, people = text("qui-perd-gagne"), [*NAMES, "Finn"]
    form, _ = asked("evening", text=rules, language="en")["forms"]
    deals = [seated({"dealer": 0, "taker": None, "card_points_by_seat": [10, 20, 5, 30, 16, 10]}, 6)]
    (found,) = asked("scored", text=rules, language="en", people=people, deals=deals)["deals"]

    assert [each["key"] for each in form["fields"]] == ["dealer", "taker", "card_points_by_seat"]
    assert [each["title"] for each in form["fields"][1]["choices"]] == ["Played", "Annulled: lone Petit"]
    assert [each["exact"] for each in found["scores"]] == ["3/2", -2, 3, -3, -1, "3/2"]
    assert found["title"] == "Qui perd gagne"
    assert found["moves"]
    never = f"{rules.rstrip().removesuffix('}')} remove redeal petit-sec }}"
    form, _ = asked("evening", text=never, language="en")["forms"]
    assert [each["key"] for each in form["fields"]] == ["dealer", "card_points_by_seat"]
    told = {"dealer": 0, "card_points_by_seat": [10, 20, 5, 30, 16, 10]}
    (same,) = asked("scored", text=never, language="en", people=people, deals=[seated(told, 6)])["deals"]
    assert same["scores"] == found["scores"]
