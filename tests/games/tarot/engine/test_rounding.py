"""The book and the score round alike: up and down by the attack's own number, away and toward by its size."""

from pathlib import Path
from typing import Any, Final

import pytest

from tarotrules import api, pipeline
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.sections import sections
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.variant import Variant
from tarotrules.languages import LANGUAGES
from tarotrules.wording.phrase import plain

THREE: Final[dict[str, Any]] = {"players": 3, "taker": 0, "contract": "prise", "oudlers": 2}
HALF: Final = {"made": 41.5, "lost": 40, "drawn": 40.5}
"""Points with two oudlers that are half a point over, one short, and half a point short."""
SIX: Final = {"made": 47, "lost": 35, "drawn": 40.5}


def house(folder: Path, rounding: str, what: str = "margin", short: str = "drawn") -> Variant:
    """The official rules with a drawn deal and another rounding of the difference, or of something else."""
    file = folder / "house.tarot"
    body = f"scoring {{ half_point_short {short}; round {what} {rounding} }}"
    file.write_text(f"variant house extends fft {{ {body} }}\n", "utf-8")
    loaded = pipeline.load(str(file))
    assert loaded.variant is not None, loaded.problems
    return loaded.variant


@pytest.mark.parametrize(
    ("rounding", "made", "lost", "drawn"),
    [
        # To a whole number, of +½, −1 and −½.
        ("up 1", 1, -1, 0),
        ("down 1", 0, -1, -1),
        ("away 1", 1, -1, -1),
        ("toward 1", 0, -1, 0),
        ("nearest 1", 1, -1, -1),
        ("none", "1/2", -1, "-1/2"),
        # A drawn deal goes with the lost ones: the attack is short in both.
        ("made away 1 lost toward 1", 1, -1, 0),
        ("made toward 1 lost away 1", 0, -1, -1),
    ],
)
def test_halves(tmp_path: Path, rounding: str, made: Any, lost: Any, drawn: Any) -> None:
    """Half a point over, one short and half a point short, in each direction."""
    variant = house(tmp_path, rounding)

    found = [api.score(variant, THREE | {"card_points": HALF[result]})["margin"] for result in HALF]
    assert found == [made, lost, drawn]


@pytest.mark.parametrize(
    ("rounding", "made", "lost"),
    [
        ("up 1", 1, 0),
        ("down 1", 0, -1),
        ("away 1", 1, -1),
        ("toward 1", 0, 0),
        ("nearest 1", 1, -1),
        ("none", "1/2", "-1/2"),
        ("made away 1 lost toward 1", 1, 0),
        ("made toward 1 lost away 1", 0, -1),
    ],
)
def test_half_a_point_short(tmp_path: Path, rounding: str, made: Any, lost: Any) -> None:
    """Made, it counts like half a point over, which where halves are rounded away is 1 (CARDMAN); lost, as it is."""
    accounts = {
        short: api.score(house(tmp_path, rounding, short=short), THREE | {"card_points": HALF["drawn"]})
        for short in ("made", "lost")
    }
    over = api.score(house(tmp_path, rounding, short="made"), THREE | {"card_points": HALF["made"]})

    assert accounts["made"]["margin"] == over["margin"] == made
    assert accounts["made"]["scores"] == over["scores"]
    assert accounts["lost"]["margin"] == lost
    assert (accounts["made"]["made"], accounts["lost"]["made"]) == (True, False)


@pytest.mark.parametrize(
    ("rounding", "made", "lost", "drawn"),
    [
        # To a multiple of ten, of +6, −6 and −½.
        ("up 10", 10, 0, 0),
        ("down 10", 0, -10, -10),
        ("away 10", 10, -10, -10),
        ("toward 10", 0, 0, 0),
        ("nearest 10", 10, -10, 0),
    ],
)
def test_tens(tmp_path: Path, rounding: str, made: Any, lost: Any, drawn: Any) -> None:
    """Six over, six short and half a point short, in each direction; the stake counts the rounded difference."""
    variant = house(tmp_path, rounding)

    accounts = [api.score(variant, THREE | {"card_points": SIX[result]}) for result in SIX]
    assert [each["margin"] for each in accounts] == [made, lost, drawn]
    assert [each["unit"] for each in accounts] == [25 + made, lost - 25, 0]


@pytest.mark.parametrize(
    ("rounding", "made", "lost"),
    [("made up 10 lost down 10", 40, -40), ("made down 10 lost up 10", 30, -30)],
)
def test_what_each_pays_is_rounded_by_the_result(tmp_path: Path, rounding: str, made: int, lost: int) -> None:
    """Of 31 won and of 31 lost, each as its own rounding says."""
    variant = house(tmp_path, rounding, "unit")

    assert [api.score(variant, THREE | {"card_points": SIX[each]})["unit"] for each in ("made", "lost")] == [made, lost]


@pytest.mark.parametrize(("rounding", "drawn"), [("made up 20 lost down 20", 0), ("made down 20 lost up 20", 20)])
def test_what_each_pays_in_a_drawn_deal_is_rounded_as_in_a_lost_one(tmp_path: Path, rounding: str, drawn: int) -> None:
    """Nobody pays for the contract, and ten for the Petit at the end."""
    deal = THREE | {"card_points": HALF["drawn"], "bonuses": [{"id": "petit-au-bout", "side": "attack"}]}

    assert api.score(house(tmp_path, rounding, "unit"), deal)["unit"] == drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_tells_the_directions_apart(tmp_path: Path, language: str) -> None:
    """What scores a deal differently reads differently; a drawn deal is named where it is rounded like a lost one."""
    directions = [f"{word} 10" for word in ("up", "down", "away", "toward", "nearest")]
    said = {told(house(tmp_path, each), language) for each in directions}

    assert len(said) == len(directions)
    split = house(tmp_path, "made away 1 lost toward 1")
    lost_only = split._replace(
        rulesets={
            players: rules.replace(scoring=rules.scoring.replace(half_point_short="lost"))
            for players, rules in split.rulesets.items()
        }
    )
    assert told(split, language) != told(lost_only, language)


def told(variant: Variant, language: str) -> str:
    """The rule about the difference."""
    teller = Teller(variant.rulesets[3], catalogue(language), variant.titles)
    (rule,) = (rule for section in sections(teller) for rule in section.rules if rule.slot == "scoring.difference")
    return " ".join(map(plain, rule.phrases))


@pytest.mark.parametrize("told", [{"card_points": 21.5, "oudlers": 1}, {"margin": -29.5}])
@pytest.mark.parametrize("claimed", [False, True])
@pytest.mark.parametrize(("into", "found"), [("unit", (-30, -75)), ("margin", (-30, -55))])
def test_conditions_read_the_rounded_margin(
    tmp_path: Path, told: dict[str, Any], into: str, found: tuple[int, int], *, claimed: bool
) -> None:
    """A bonus for thirty points is earned by 29½ that count as thirty, unless it is added before they are rounded."""
    file = tmp_path / "house.tarot"
    pays = 'worth 20; payee defence; into unit; multiplied no; follows_result no; title { en "Thirty" }'
    if into == "margin":
        pays = 'worth 20; payee defence; into margin; title { en "Thirty" }'
    file.write_text(
        f"variant house extends fft {{ bonus thirty {{ when winners = defence and margin >= 30; {pays} }} }}\n", "utf-8"
    )
    variant = api.load(str(file))
    deal = {"players": 3, "taker": 0, "contract": "prise"} | told
    if claimed and into == "unit":
        deal |= {"bonuses": [{"id": "thirty"}]}

    account = api.score(variant, deal)

    assert (account["margin"], account["unit"]) == found
