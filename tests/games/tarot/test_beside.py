"""The chapters of a ruleset are told once in a language, however many books and lists they stand in."""

import pytest

from tarotrules import pipeline
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters import beside
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.chapters.sections import sections
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.telling.told import Section


def test_chapters_are_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same ruleset is not told again in the same language; with other titles, or in another language, it is."""
    told: list[Teller] = []

    def counted(teller: Teller) -> list[Section]:
        told.append(teller)
        return sections(teller)

    monkeypatch.setattr(beside, "MANNER", beside.MANNER._replace(sections=counted))
    variant = pipeline.load("fft").variant
    assert variant is not None
    variant = variant._replace(titles=dict(variant.titles))
    numbers = len(variant.rulesets)

    assert Beside(variant, None, catalogue("fr")).all.sections == Beside(variant, variant, catalogue("fr")).all.sections
    assert len(told) == numbers
    other = Beside(variant._replace(titles={}), None, catalogue("fr"))
    assert other.all.sections != Beside(variant, None, catalogue("fr")).all.sections
    assert len(told) == 2 * numbers
    assert Beside(variant, None, catalogue("de")).all.sections
    assert len(told) == 3 * numbers
