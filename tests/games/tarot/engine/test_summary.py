"""A deal is read from JSON: in the words of any language, every problem at once, wrong values quoted as written."""

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from tarotrules import games
from tarotrules.api import load
from tarotrules.games.tarot.engine.candidates import deal_json
from tarotrules.games.tarot.engine.scoring import score
from tarotrules.games.tarot.engine.summary import DEAL_KEYS, FAULTED_KEYS, PROMISED_KEYS, STATED_KEYS, read_summary
from tarotrules.games.tarot.engine.words import WORDS
from tarotrules.languages import LANGUAGES
from tarotrules.source.objects import read_json

KEYWORDS: Final = Path(games.__path__[0]) / "tarot" / "keywords"
UNSAID: Final = {"id"}
"""Keys that are the same everywhere, or reserved."""


def problems(deal: Any) -> list[tuple[str, object]]:
    """The codes of what is wrong, with the value that is quoted."""
    found = read_summary(deal, 4).problems
    return [(each.code, each.arguments.get("value", each.arguments.get("word"))) for each in found]


def test_all_that_is_wrong_is_named() -> None:
    """One run names every value that cannot be and every key that is none."""
    deal = {"taker": "x", "tricks": 3, "bonuses": [{"id": 7}, {"id": "a", "who": 1}]}

    assert problems(deal) == [("P002", "tricks"), ("P003", "x"), ("P003", "7"), ("P002", "who")]


def test_a_wrong_value_is_told_what_is_wanted() -> None:
    """Each by what belongs under its key, and not by all that may belong under others."""
    deal = {
        "taker": "x",
        "players": "x",
        "contract": 3,
        "margin": "x",
        "bonuses": {},
        "facts": {"last_trick.winner": "x"},
    }
    wants = {str(each.arguments["key"]): each.arguments["wants"] for each in read_summary(deal, 4).problems}

    assert wants == {
        "taker": "seat", "players": "whole", "contract": "word", "margin": "amount", "bonuses": "objects",
        "last_trick.winner": "seat",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("path", "value"), [("made", 3), ("made", None), ("attack.tricks", None), ("last_trick.winning_card", "T22")]
)
def test_a_fact_that_cannot_be_is_named(path: str, value: object) -> None:
    """A fact is told as its path asks, and is told."""
    assert [code for code, _ in problems({"facts": {path: value}})] == ["P003"]


@pytest.mark.parametrize(
    ("value", "shown"), [(["x"], '["x"]'), (True, "true"), ({"a": None}, '{"a": null}'), (float("nan"), "NaN")]
)
def test_a_wrong_value_is_quoted_as_json(value: object, shown: str) -> None:
    """Nobody is shown how another language writes it."""
    assert problems({"card_points": value}) == [("P003", shown)]


DEALS: list[dict[str, Any]] = [
    {"preneur": 2, "contrat": "garde", "primes": [{"id": "petit-au-bout", "camp": "attaque"}]},
    {"Nehmer": 2, "Kontrakt": "garde", "Prämien": [{"id": "petit-au-bout", "Partei": "Angriff"}]},
    {"пренер": 2, "контракт": "garde", "бонусы": [{"id": "petit-au-bout", "сторона": "атака"}]},
    {"デクレアラー": 2, "コントラクト": "garde", "ボーナス": [{"id": "petit-au-bout", "側": "デクレアラー側"}]},
    {"taker": 2, "contract": "garde", "bonuses": [{"id": "petit-au-bout", "side": "attack"}]},
]


@pytest.mark.parametrize("deal", DEALS)
def test_keys_and_sides_may_be_words_of_any_language(deal: dict[str, Any]) -> None:
    """A deal may be written in the words of any keyword table, with or without accents."""
    assert read_summary(deal, 4) == read_summary(DEALS[-1], 4)


def test_a_key_said_twice_is_refused() -> None:
    """Once in one language and once in another is twice."""
    assert problems({"taker": 1, "preneur": 2}) == [("P045", "preneur")]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('{"taker": 0, "taker": 1}', "taker"),
        ('{"bonuses": [{"id": "petit-au-bout", "side": "attack", "side": "defence"}]}', "side"),
        ('{"facts": {"attack.tricks": 8, "attack.tricks": 9}}', "attack.tricks"),
    ],
)
def test_a_key_written_twice_is_refused(text: str, key: str) -> None:
    """JSON would keep the last; a deal says a thing once, wherever it stands."""
    assert problems(read_json(text)) == [("P045", key)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_word(language: str) -> None:
    """Every key of a deal has a word in every other language, and each word means one key."""
    said = tomllib.loads((KEYWORDS / f"{language}.toml").read_text("utf-8"))["deal_keys"]
    words = [(WORDS.key_of(word), key) for key, row in said.items() for word in row.split(",")]
    keys = (DEAL_KEYS | STATED_KEYS | PROMISED_KEYS | FAULTED_KEYS | {"attack", "defence"}) - UNSAID

    assert [each for each in words if each[0] != each[1]] == []
    assert language == "en" or set(said) == keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_in_words_of_a_language_is_the_same_deal(language: str) -> None:
    """As it is written for whoever told it by answers."""
    promised = {"promises": [{"id": "slam", "announced": "attack", "kept": None}]}

    assert all(
        read_summary(WORDS.in_words({**each, **promised}, language), 4) == read_summary({**each, **promised}, 4)
        for each in DEALS
    )


def test_a_deal_nobody_took_is_written_as_one() -> None:
    """It is read again as what it was, and not as one of which nothing is told."""
    reading = read_summary({"taker": None}, 4)

    assert read_summary(deal_json(reading.summary), 4).tells
    assert not read_summary({"dealer": 2}, 4).tells


def test_the_only_level_goes_without_saying() -> None:
    """As the studio's form does not ask for it either."""
    said = {"taker": 0, "contract": "garde", "card_points": 49, "oudlers": 2}
    rules = load("tests/variants/misere-m1.tarot").main
    short, long = ({**said, "claims": [{"id": "misere", "player": 2, **level}]} for level in ({}, {"level": "any"}))

    assert score(rules, short) == score(rules, long)


@pytest.mark.parametrize(
    ("word", "meant"),
    [("prenneur", "preneur"), ("takr", "taker"), ("Kontrackt", "Kontrakt"), ("контрак", "контракт")],
)
def test_a_mistyped_key_is_told_in_its_language(word: str, meant: str) -> None:
    """What is offered is a word of the language the key was mistyped in."""
    assert [each.arguments.get("suggestion") for each in read_summary({word: 1}, 4).problems] == [meant]


def test_a_missing_id_is_missing_and_not_wrong() -> None:
    """Nobody is told that an id they did not write is not possible."""
    found = read_summary({"bonuses": [{"side": "attack"}, {"id": 7}]}, 4).problems

    assert [each.arguments["hint"] for each in found] == ["missing", "wrong"]


def test_numbers_by_seat_are_all_read_or_none_is() -> None:
    """One that is none is told, and no seat gets the number of another."""
    found = read_summary({"mode": "misere", "card_points_by_seat": [10, "x", 20, 61]}, 4)

    assert [each.code for each in found.problems] == ["P003"]
    assert found.summary.points_by_seat is None


def test_a_key_said_twice_is_quoted_as_it_was_written() -> None:
    """Of two words for one key, both are shown, and none that is not in the deal."""
    found = read_summary({"preneur": 1, "Nehmer": 2}, 4).problems

    assert [(each.arguments["word"], each.arguments["key"]) for each in found] == [("Nehmer", "preneur")]


@pytest.mark.parametrize("path", ["attaque.plis", "Angriff.Stiche", "атака.взятки", "attack.tricks"])
def test_facts_may_be_told_in_words_of_any_language(path: str) -> None:
    """A path of a fact is read as the same path of expressions."""
    assert read_summary({"facts": {path: 12}}, 4).summary.facts == ((("attack", "tricks"), 12),)


@pytest.mark.parametrize(
    ("contract", "claim", "level"),
    [("Garde", "poignée", "simple"), ("Garde", "Handvoll", "einfach"), ("гард", "пуанье", "простая")],
)
def test_ids_may_be_words_of_any_language(contract: str, claim: str, level: str) -> None:
    """A contract, a bonus or a claim with its level is called as the keyword tables call it."""
    said = {"taker": 0, "card_points": 50, "oudlers": 3}
    plain = {**said, "contract": "garde", "claims": [{"id": "handful", "level": "single", "side": "attack"}]}
    words = {**said, "contract": contract, "claims": [{"id": claim, "level": level, "side": "attack"}]}

    assert score(load("fft").main, words) == score(load("fft").main, plain)


@pytest.mark.parametrize(
    ("bonus", "meant"),
    [
        ({"bonus": "petit-au-bout", "side": "attack"}, ["id"]),
        ({"prime": "petit-au-bout", "camp": "attaque"}, ["id"]),
        ({"id": "petit-au-bout", "sied": "attack"}, ["side"]),
        ({"sied": "attack", "bonus": "petit-au-bout"}, ["side", "id"]),
    ],
)
def test_what_it_is_called_may_stand_under_what_it_is(bonus: dict[str, str], meant: list[str]) -> None:
    """``bonus`` for ``id`` is one problem, told with the key that was meant."""
    deal = {"taker": 0, "contract": "garde", "card_points": 49, "oudlers": 2, "bonuses": [bonus]}

    assert [each.arguments["suggestion"] for each in read_summary(deal, 4).problems] == meant
