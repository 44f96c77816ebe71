"""What players call a rule leads to it, in every language."""

from typing import Final

import pytest

from tarotrules.games.registry import family
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.numbers import registry, thing_of
from tarotrules.games.tarot.chapters.searching import said
from tarotrules.languages import LANGUAGES
from tarotrules.studio.beginning import begun
from tarotrules.studio.searching import Answer, sought

ASKED: Final = {
    "fr": {"renoncer": "O", "petit seul": "3.7", "obligation de monter": "7.4", "tous les plis": "9.1", "talon": "3.5"},
    "en": {"reneging": "O", "petit sec": "3.7", "dog": "3.5", "poignée": "8.1", "bout": "1.3", "guard": "4.5"},
    "de": {"Hundestock": "3.5", "Handvoll": "8.1", "Petit allein": "3.7", "Pagat ultimo": "10.1", "reizen": "4.1"},
    "ru": {"одинокий Пти": "3.7", "дилер": "3.2", "ренонс": "O", "горсть": "8.1", "вызов короля": "5.1"},
    "ja": {"親": "3.2", "リヴォーク": "O", "プチセック": "3.7", "手役": "8.1", "犬": "3.5", "相棒": "5.3"},
}
"""What players of official tarot say, and the first rule or chapter about it."""


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
    things = {thing_of(slot) for slot in known.rules}

    for key, list_ in said(language).items():
        assert key in keys or key in things or key.startswith("auction.bid."), key
        assert len(set(list_)) == len(list_), key
        assert not words.has(f"term-{key}") or words.say(f"term-{key}") not in list_, key
    assert set(said(language)) >= {"revoke", "dealer", "chien"}


def _asked(language: str, *, elsewhere: bool) -> Answer:
    return sought(begun(language, family().base, "Tarot")["text"], language, elsewhere=elsewhere)
