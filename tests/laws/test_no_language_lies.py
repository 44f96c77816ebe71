"""The law that no language lies: the numbers of every rule and table are the same in all of them."""

from fractions import Fraction
from typing import Final

import pytest
from hypothesis import given

from tarotrules.expressions.canonical import canonical
from tarotrules.expressions.tree import Expression
from tarotrules.games.tarot.chapters.sections import LANGUAGES
from tarotrules.games.tarot.ruleset.features import is_whole
from tarotrules.wording.numbers import Numerals
from tests.laws.telling import Parts, numbers, references, told
from tests.strategies import Base, Change, amounts, bases, changed, conditions, shipped_bases

OTHERS: Final = tuple(language for language in LANGUAGES if language != "en")


Figures = set[Fraction | str]


def figures(base: Base, language: str) -> dict[str, Figures]:
    """Chapter and number of every rule and table -> the numbers in it."""
    book: dict[str, Parts] = told(base.rules, base.variant.titles, language)
    return {
        f"{name} {part}": {*numbers(text, language), *references(text)}
        for name, parts in book.items()
        for part, text in parts.items()
    }


def lies(base: Base, language: str) -> dict[str, tuple[Figures, Figures]]:
    """Where a language gives numbers English does not, or the other way round."""
    english, own = figures(base, "en"), figures(base, language)
    assert english.keys() == own.keys()
    return {part: (english[part] - own[part], own[part] - english[part]) for part in own if english[part] != own[part]}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("base", [*shipped_bases(), *bases()[-3:]], ids=repr)
def test_every_rule_gives_the_same_numbers(base: Base, language: str) -> None:
    """Every rule and table of every shipped variant and option has the numbers it has in English."""
    assert lies(base, language) == {}


@pytest.mark.parametrize("language", OTHERS)
@given(change=changed())
def test_changed_rules_give_the_same_numbers(change: Change, language: str) -> None:
    """Whatever is changed, all languages change the same numbers."""
    assert lies(change.base._replace(rules=change.rules), language) == {}


@given(condition=conditions(), worth=amounts())
def test_any_formula_can_be_told(condition: Expression, worth: Expression) -> None:
    """A bonus nobody thought of has words in every language, with the same numbers."""
    base = bases()[-1]
    bonus = next(iter(base.rules.bonus.values()))
    said = bonus.replace(when=canonical(condition, is_whole), worth=canonical(worth, is_whole))
    rules = base.rules.replace(bonus={"something-new": said})

    assert [each for language in OTHERS for each in lies(base._replace(rules=rules), language).items()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reference_leads_somewhere(language: str) -> None:
    """A rule that is referred to is told in the same book."""
    for base in bases():
        book = told(base.rules, base.variant.titles, language)
        told_here = {part for parts in book.values() for part in parts}

        assert {each for parts in book.values() for text in parts.values() for each in references(text)} <= told_here


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", ["0", "7", "1/2", "37/2", "-12", "12500", "-25001/2", "1234567", "153/4"])
def test_numbers_are_read_as_they_are_written(number: str, language: str) -> None:
    """The reader of numbers in these laws finds what the writer of the book wrote, and nothing else."""
    value = Fraction(number)
    written = Numerals(language).write(value)

    assert numbers(f"({written}) x", language) == [value]
    assert numbers(f"{written}, {written}. {written}", language) == [value] * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_halves_may_be_written_as_a_sign(language: str) -> None:
    """``3½`` and ``½`` are numbers too, and so are figures of full width."""
    assert numbers("3½ ½ １０", language) == [Fraction(7, 2), Fraction(1, 2), 10]
