"""What players call a rule leads to it, in every language."""

import json
import shutil
import subprocess
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from tarotrules import books
from tarotrules.games.registry import family
from tarotrules.games.tarot.catalogues import FOLDER, catalogue
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.telling.searching import said
from tarotrules.languages import LANGUAGES
from tarotrules.studio.beginning import begun
from tarotrules.studio.loading import loaded
from tarotrules.studio.searching import Answer, sought
from tests.studio.looked_for import book_of

ASKED: Final = {
    "fr": {"renoncer": "O", "petit seul": "3.7", "obligation de monter": "7.4", "tous les plis": "9.1", "talon": "3.5"},
    "en": {"reneging": "O", "petit sec": "3.7", "dog": "3.5", "poignée": "8.1", "bout": "2.7", "guard": "4.5"},
    "de": {"Hundestock": "3.5", "Handvoll": "8.1", "Petit allein": "3.7", "Pagat ultimo": "10.1", "reizen": "4.1"},
    "ru": {"одинокий Пти": "3.7", "дилер": "3.2", "ренонс": "O", "горсть": "8.1", "вызов короля": "5.1"},
    "ja": {"親": "3.2", "リヴォーク": "O", "プチセック": "3.7", "手役": "8.1", "犬": "3.5", "相棒": "5.3"},
}
"""What players of official tarot say, and the first rule or chapter about it."""
SOURCES: Final = Path(__file__).parents[2] / "studio" / "src"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_players_say_leads_to_the_rule(language: str) -> None:
    """In their own language at once, and from any other when nothing else is found."""
    here = {each["words"]: each["numbers"] for each in _asked(language, elsewhere=False)["rules"]}
    elsewhere = {each["words"]: each["numbers"] for each in _asked(language, elsewhere=True)["rules"]}

    assert {words: here[words][0] for words in ASKED[language]} == ASKED[language]
    for other in set(LANGUAGES) - {language}:
        assert all(number in elsewhere[words] for words, number in ASKED[other].items())


def test_options_are_found_by_their_titles_elsewhere() -> None:
    """Those of the language itself are on the page already."""
    found = _asked("ja", elsewhere=True)["options"]

    assert "misere" in {each["id"] for each in found if each["words"].startswith("Mis")}
    assert _asked("ja", elsewhere=False)["options"] == []
    assert sought("}", "ja", elsewhere=True)["rules"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_leads_somewhere(language: str) -> None:
    """To a word of the registry, or to what shipped rules declare; none is there twice, or is the book's own."""
    known = registry()
    words = catalogue(language)
    keys = {each for rule in known.rules.values() for each in rule.index} | {
        "multiplier",
        "declaration",
        "announcement",
    }
    things = {registry().thing_of(slot) for slot in known.rules}

    for key, list_ in said(FOLDER, language).items():
        assert key in keys or key in things or key in known.rules or key.startswith("auction.bid."), key
        assert len(set(list_)) == len(list_), key
        assert not words.has(f"term-{key}") or words.say(f"term-{key}") not in list_, key
    assert set(said(FOLDER, language)) >= {"revoke", "dealer", "chien"}


LOOKED_FOR: Final[Mapping[str, Mapping[str, list[str]]]] = tomllib.loads(
    Path(__file__).with_name("looked_for.toml").read_text("utf-8")
)
FIRST: Final = 3
MOST: Final = 0.9


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_finds_the_rule(language: str) -> None:
    """Whole questions too, in any inflection: nine of ten have the rule among the first three."""
    wanted = LOOKED_FOR[language]
    found = _found(language, list(wanted))
    missed = [words for words, numbers in wanted.items() if not {*found[words][:FIRST]} & {*numbers}]

    assert len(missed) <= (1 - MOST) * len(wanted), missed


def test_a_word_that_says_nothing_is_left_out() -> None:
    """Unless nothing else is typed; numbers of rules come first, and what nobody says leads nowhere."""
    found = _found("en", ["the petit in the chien", "petit chien", "the", "7.4", "xylophone"])

    assert found["the petit in the chien"] == found["petit chien"] != []
    assert found["the"] != []
    assert found["7.4"][0] == "7.4"
    assert found["xylophone"] == []


def test_what_others_play_leads_to_where_it_is_added() -> None:
    """A contract that these rules lack is no dead end; each is there once."""
    added = _asked("de", elsewhere=False)["additions"]

    assert [each["path"] for each in added if each["words"] == "Petite"] == ["auction.bid"]
    assert _asked("de", elsewhere=True)["additions"] == []


def _found(language: str, queries: list[str]) -> dict[str, list[str]]:
    """The numbers of the rules that are found for what is typed, as the page ranks them."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node.js is not installed")
    text = begun(language, family().base, "Tarot")["text"]
    variant, here = loaded(text).variant, sought(text, language, elsewhere=False)
    assert variant is not None
    given = {
        "book": book_of(books.rulebook(variant, language, "html")),
        "known": here["rules"],
        "tongues": here["tongues"],
        "queries": queries,
    }
    command = [node, str(Path(__file__).with_name("seek.mjs")), str(SOURCES)]
    run = subprocess.run(command, input=json.dumps(given), capture_output=True, text=True, check=False)
    assert run.stderr == ""
    return dict(zip(queries, json.loads(run.stdout), strict=True))


def _asked(language: str, *, elsewhere: bool) -> Answer:
    return sought(begun(language, family().base, "Tarot")["text"], language, elsewhere=elsewhere)
