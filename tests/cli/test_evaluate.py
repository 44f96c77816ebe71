"""``evaluate`` judges a hand by the scale of the rules, in words and as JSON, and says what is no hand."""

import json
from typing import Final

import pytest

from tarotrules import api
from tarotrules.cli.main import main
from tarotrules.games.refused import Refused
from tarotrules.languages import LANGUAGES

Said = pytest.CaptureFixture[str]


def cards(written: str) -> list[str]:
    """The codes of a hand."""
    return written.split()


# Worked out in tests/games/tarot/test_evaluation.py: 70, and 3 more for the single club if the chien is left alone.
HAND: Final = cards("T21 T20 T19 T16 T10 T7 T1 EX SK SQ SN S5 HK H3 DQ D4 D2 C9")


def test_a_hand_is_told_feature_by_feature(capsys: Said) -> None:
    """A line for each feature that was found, both sums, and the bid."""
    assert main(["evaluate", "wikipedia", *HAND, "--lang", "en"]) == 0

    *features, total, without, bid = capsys.readouterr().out.splitlines()
    assert len(features) == 10
    assert total == "70 points in all."
    assert without == "For a contract in which the taker does not pick up the chien: 73 points."
    assert bid == "Advised bid: Garde sans."


def test_the_same_as_json(capsys: Said) -> None:
    """The command and the function answer alike."""
    assert main(["evaluate", "wikipedia", *HAND, "--format", "json"]) == 0

    found = json.loads(capsys.readouterr().out)
    assert found == api.evaluate(api.load("wikipedia"), HAND)
    assert (found["points"], found["without_chien"], found["bid"]) == (70, 73, "garde-sans")
    assert sum(found["features"].values()) == 73


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_weak_hand_is_passed(language: str, capsys: Said) -> None:
    """A hand that reaches no bid is told to be passed, and only one sum where both are alike."""
    weak = cards("T15 T9 T3 T2 SJ S5 S4 S3 S2 HK HQ DN D8 D7 D6 C10 C9 C8")

    assert main(["evaluate", "wikipedia", *weak, "--lang", language]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 4 + 2
    assert api.evaluate(api.load("wikipedia"), weak)["bid"] is None


@pytest.mark.parametrize(
    ("variant", "written", "codes"),
    [
        ("wikipedia", HAND[:-1], ["P053"]),
        ("wikipedia", [*HAND[:-1], "t21"], ["P053"]),
        ("wikipedia", [*HAND, "C8"], ["P053"]),
        ("wikipedia", ["dame", *HAND[1:], "K"], ["P052", "P052"]),
        ("fft", HAND, ["P054"]),
        ("fft", ["dame"], ["P054", "P052"]),
    ],
)
def test_what_is_no_hand_is_refused(variant: str, written: list[str], codes: list[str]) -> None:
    """Every card that is none is named; a hand has so many cards, each once; and there is a scale to judge it by."""
    with pytest.raises(Refused) as refused:
        api.evaluate(api.load(variant), written)

    assert [each.code for each in refused.value.diagnostics] == codes


def test_a_card_may_be_meant_in_words(capsys: Said) -> None:
    """A card that is called by its name is told by its code."""
    assert main(["evaluate", "wikipedia", "herzdame", *HAND[1:], "--lang", "de"]) == 1
    assert "Stattdessen schreiben: HQ." in capsys.readouterr().err


def test_a_hand_is_of_a_number_of_players() -> None:
    """At five players it has fifteen cards."""
    found = api.evaluate(api.load("wikipedia"), HAND[:15], players=5)

    assert found["features"]["the-21"] == 10
    with pytest.raises(ValueError, match="not for 6 players"):
        api.evaluate(api.load("wikipedia"), HAND, players=6)
