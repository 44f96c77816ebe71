"""A picture with its caption and the words that stand for it say the same: where one differs, both do."""

from collections import defaultdict
from functools import cache
from typing import Final

import pytest

from tarotrules.book.inline import plain
from tarotrules.book.pictures import Picture
from tarotrules.games.registry import family
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.pictures.figures import OF, figures
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.languages import LANGUAGES
from tests.laws.families import EVERY
from tests.strategies import bases, changes, shipped_bases

HOLDS_FOR: Final = ("tarot",)
"""No other game has pictures: what is dealt and exchanged in Piquet is told in words."""

DRAWN: Final = ("seating", "deal", "play", "auction")
"""The chapters of which something is drawn."""
Shown = tuple[Picture, str]
"""A picture, and what stands below it."""


@cache
def rulesets() -> tuple[Ruleset, ...]:
    """Those that are shipped, without those that differ in nothing to be drawn; and the official one, changed."""
    every = [*(each.rules for each in shipped_bases()), *(each.rules for each in changes(bases()[0]))]
    return tuple({str([getattr(each, part) for part in ("players", *DRAWN)]): each for each in every}.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slot", OF)
def test_a_picture_and_its_words_differ_together(slot: str, language: str) -> None:
    """Of every shipped ruleset, and with every value of the chapters that pictures may show."""
    told: defaultdict[str, set[Shown]] = defaultdict(set)
    shown: defaultdict[Shown, set[str]] = defaultdict(set)
    words = catalogue(language)
    for rules in rulesets():
        for place, figure in enumerate(figures(Teller(rules, words, {}), slot)):
            said = f"{place} {plain(figure.alternative)}"
            seen = figure.picture, plain(figure.caption)
            told[said].add(seen)
            shown[seen].add(said)

    assert {said: pictures for said, pictures in told.items() if len(pictures) > 1} == {}
    assert [texts for texts in shown.values() if len(texts) > 1] == []
    assert (len(shown) > 1) == (slot != "deck.excuse")


def test_no_other_game_has_pictures() -> None:
    """Whoever draws some for another one is told of this law."""
    assert [name for name in EVERY if (family(name).folder / "chapters" / "pictures").is_dir()] == [*HOLDS_FOR]
