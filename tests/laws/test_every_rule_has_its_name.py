"""The law that every rule has a name: a comparison never heads a rule by the name of another, or of its chapter."""

from functools import cache
from typing import Final

import pytest

from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.sections import sections
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.languages import LANGUAGES
from tests.strategies import bases, shipped_bases

HOLDS_FOR: Final = ("tarot",)
"""It walks the sections of tarot’s book."""


@cache
def unnamed() -> set[str]:
    """The slots of all rules that have neither a heading nor a name of their own."""
    tellers = (Teller(base.rules, catalogue("en"), base.variant.titles) for base in (*bases(), *shipped_bases()))
    rules = (rule for teller in tellers for section in sections(teller) for rule in section.rules)
    return {rule.slot for rule in rules if rule.heading is None and rule.name is None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_name(language: str) -> None:
    """Each slot of a rule that names nothing a file declares has its name in the catalogue of comparisons."""
    words = catalogue(language)

    assert sorted(slot for slot in unnamed() if not words.has(f"name-{slot.replace('.', '-')}")) == []
