"""A picture and the words that stand for it say the same: where one differs between two rulesets, both do."""

from collections import defaultdict

import pytest

from tarotrules.book.inline import plain
from tarotrules.book.pictures import Picture
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.pictures.figures import OF, figures
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.languages import LANGUAGES
from tests.strategies import bases, changes, shipped_bases


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slot", OF)
def test_a_picture_and_its_words_differ_together(slot: str, language: str) -> None:
    """Of every shipped ruleset, and with every value of a setting that pictures may show."""
    told: defaultdict[str, set[Picture]] = defaultdict(set)
    shown: defaultdict[Picture, set[str]] = defaultdict(set)
    words = catalogue(language)
    first = bases()[0]
    rulesets = [(each.rules, each.variant) for each in shipped_bases()]
    rulesets += [(each.rules, first.variant) for each in changes(first)]
    for rules, variant in rulesets:
        for place, figure in enumerate(figures(Teller(rules, words, variant.titles), slot)):
            said = f"{place} {plain(figure.alternative)}"
            told[said].add(figure.picture)
            shown[figure.picture].add(said)

    assert {said: pictures for said, pictures in told.items() if len(pictures) > 1} == {}
    assert [texts for texts in shown.values() if len(texts) > 1] == []
    assert (len(shown) > 1) == (not slot.startswith("deck."))
