"""The law that every rule has a name: a comparison never heads a rule by the name of another, or of its chapter."""

from functools import cache
from typing import Final

import pytest

from tarotrules.languages import LANGUAGES
from tests.laws.families import EVERY
from tests.laws.walked import GAMES

HOLDS_FOR: Final = EVERY


@cache
def unnamed(game: str) -> set[str]:
    """The slots of all rules that have neither a heading nor a name of their own."""
    every = (*GAMES[game].bases(), *GAMES[game].shipped_bases())
    rules = (rule for base in every for section in GAMES[game].sections(base) for rule in section.rules)
    return {rule.slot for rule in rules if rule.heading is None and rule.name is None}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOLDS_FOR)
def test_every_rule_has_its_name(game: str, language: str) -> None:
    """Each slot of a rule that names nothing a file declares has its name in the catalogue of comparisons."""
    words, found = GAMES[game].family.catalogue(language), unnamed(game)

    assert sorted(slot for slot in found if not words.has(f"name-{slot.replace('.', '-')}")) == []
    assert len({words.say(f"name-{slot.replace('.', '-')}") for slot in found}) == len(found)
