"""What players call a rule of Piquet leads to it, in every language."""

import pytest

from tarotrules.games.piquet.catalogues import FOLDER, catalogue
from tarotrules.games.piquet.chapters.numbers import registry
from tarotrules.games.piquet.family import Piquet
from tarotrules.games.telling.searching import said
from tarotrules.languages import LANGUAGES
from tests.games.piquet.reading import variant


def test_what_players_say_leads_to_the_rule() -> None:
    """By words of the index, by titles of what is declared, and by what is said instead, from any language."""
    asked = {
        "sink": "6.13", "blank hand": "4.1", "carte blanche": "4.1", "ninety": "8.3", "levée": "7.3", "Matsch": "7.10",
        "sinking": "6.13", "rubicon": "9.4", "кварта": "6.7", "絵札なし": "4.1",
    }  # fmt: skip
    found = {each.words: each for each in Piquet().sought(variant("piquet"), "en", LANGUAGES)}

    assert {words: found[words].numbers[0] for words in asked if words in found} == asked
    assert found["Matsch"].means == "capot"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_leads_somewhere(language: str) -> None:
    """To a word of the registry, or to what shipped rules declare; none is there twice, or is the book's own."""
    rules, words = registry().rules, catalogue(language)
    keys = {each for rule in rules.values() for each in rule.index} | {*map(registry().thing_of, rules)}
    titles = {title[language] for title in variant("piquet").titles.values() if language in title}

    for key, others in said(FOLDER, language).items():
        assert key in keys, key
        assert len({*others}) == len(others), key
        assert not words.has(f"term-{key}") or words.say(f"term-{key}") not in others, key
        assert not titles & {*others}, key
