"""Whoever fills in the form of a deal is never told of what a deal is written in, whatever is filled in."""

import re
from random import Random
from typing import Any, Final

import pytest

from tarotrules.games.deals import refusals as shared
from tarotrules.games.registry import family
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.summary import DEAL_KEYS, FAULTED_KEYS, PROMISED_KEYS, STATED_KEYS
from tarotrules.languages import LANGUAGES
from tarotrules.source.diagnostics import Problem
from tarotrules.studio.beginning import begun
from tarotrules.studio.evening import evening, scored

NAMES: Final = ("Anne", "Bob", "Chloé", "Dan", "Eve")
DEALS: Final = 150
NUMBERS: Final = (0, 20, 41, 45.5, 56, 91, 95, -3, 49.3, "many", 12.5, -20)
BASES: Final = ("fft with referees", "petite-pousse")
ELSEWHERE: Final = frozenset(
    {
        *(shared.NOT_JSON, shared.NO_SUCH_PLAYERS, shared.KEY_TWICE, refusals.UNKNOWN_MODE),
        *(shared.NOT_A_CARD, refusals.NOT_A_HAND, refusals.NO_SCALE, shared.CARD_TWICE, shared.ILLEGAL_PLAY),
        *(shared.TRICK_NOT_WHOLE, shared.TRICKS_MISSING, refusals.NOT_THE_REST, refusals.ILLEGAL_DISCARD),
        *(shared.ILLEGAL_ACT, shared.NOT_A_RECORD, shared.NOT_A_MATCH),
    }
)
"""What only commands and records can be told: a form has no cards, and its deals are objects for so many players."""
KEYS: Final = "|".join(sorted(DEAL_KEYS | STATED_KEYS | PROMISED_KEYS | FAULTED_KEYS))
WRITTEN: Final = re.compile(rf'"|[“„«「]\W?(?:{KEYS})\W?[”“»」]|\{{ \$(?:key|path) \}}|--|\$keys')
"""A key, a quotation mark of JSON, a seat by its number, a switch of a command."""


def filled_in(random: Random, form: dict[str, Any]) -> dict[str, Any]:
    """Anything that can be tapped and typed."""
    told: dict[str, Any] = {}
    way = random.choice(form["ways"])["value"]
    _fill(random, form["fields"], told, way, form["players"])
    return told


def _fill(random: Random, fields: list[dict[str, Any]], told: dict[str, Any], way: str, players: int) -> None:
    for each in fields:
        is_asked = (not each["ways"] or way in each["ways"]) and (
            not each["given"] or told.get(each["given"]) is not None
        )
        if is_asked and random.random() < 0.9:
            value = _value(random, each, players)
            under = [choice["under"] for choice in each["choices"] if choice["under"] and choice["value"] == value]
            told |= {each["key"]: None, under[0]: value} if under else {each["key"]: value}


def _value(random: Random, field: dict[str, Any], players: int) -> Any:
    if field["kind"] == "number":
        return random.choice(NUMBERS)
    if field["kind"] == "things":
        found = []
        for each in random.choices(field["things"], k=random.choice((0, 0, 1, 2))):
            found.append({"id": each["id"]})
            _fill(random, each["fields"], found[-1], "", players)
        return found
    others = [each["value"] for each in field["choices"]]
    return random.choice([*range(players), *others] if field["kind"] == "player" else others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_speaks_of_what_is_seen(language: str) -> None:
    """Neither keys nor seats by number, and every step of an account that comes about has its rule."""
    random, told, steps = Random(12), dict[str, str](), 0
    for base in BASES:
        text = str(begun(language, base, "Thursday")["text"])
        for form in evening(text, language)["forms"]:
            players = form["players"]
            deals = [{"sat": list(range(players)), "dealer": 0, "told": filled_in(random, form)} for _ in range(DEALS)]
            for found in scored(text, language, NAMES[:players], deals)["deals"]:
                steps += len(found["steps"])
                assert all(each["rule"] for each in found["steps"])
                told |= {each["code"]: f"{each['message']} {each['help']}" for each in found["problems"]}
    assert len(told) >= 20
    assert steps > 300
    assert {code: said for code, said in told.items() if re.search(r'["{}_]|--', said)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_deal_is_refused_for_has_words_for_the_form(language: str) -> None:
    """Also what only a deal can be refused for that was told by other rules, or by a stranger's file."""
    folders = [each / language for each in family("tarot").spoken]
    general = "".join(path.read_text("utf-8") for each in folders for path in each.glob("problems.ftl"))
    own = (family("tarot").catalogues / language / "evening.ftl").read_text("utf-8")
    listed = {**vars(shared), **vars(refusals)}
    every = {each for each in listed.values() if isinstance(each, Problem)}
    assert len(every) > len(ELSEWHERE)
    for problem in every - ELSEWHERE:
        block = _block(own, f"evening-{problem.code.lower()}") or _block(general, problem.code)
        said = re.sub(r'\w+: "[^"]*"', "", block)
        seats = 0 if said.startswith("evening-") else said.count("{ $seat }")
        assert (problem.code, seats, WRITTEN.findall(said)) == (problem.code, 0, [])


def _block(text: str, name: str) -> str:
    found = re.search(rf"^{name} =.*\n(?:[ }}].*\n|\n(?= ))*", text, re.MULTILINE)
    return found[0] if found else ""
