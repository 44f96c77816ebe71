"""The law that no language lies: the numbers of every rule and table are the same in all of them."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

import pytest
from hypothesis import example, given, settings

from tarotrules.expressions.canonical import canonical
from tarotrules.expressions.tree import Expression, Number, Path, Rounded
from tarotrules.games.tarot.ruleset.features import is_whole
from tarotrules.languages import LANGUAGES
from tarotrules.settings.record import Record
from tarotrules.wording.numbers import Numerals
from tests.changing import AnyBase
from tests.laws import telling
from tests.laws.families import EVERY
from tests.laws.telling import Figures, chapter, numbers, references, told
from tests.laws.walked import GAMES, game_of
from tests.strategies import Change, amounts, bases, changed, conditions

HOLDS_FOR: Final = EVERY
FEWER: Final = settings(max_examples=settings().max_examples * 2 // 5)
"""A whole book in five languages is much for one example; what a change does in its own chapter is tried for all."""
ONE_IN: Final = 37
"""One change in so many is told in a whole book of Piquet."""
MADE: Final = Path(("made",))
OTHERS: Final = tuple(language for language in LANGUAGES if language != "en")
Lies = dict[tuple[str, str], tuple[Figures, Figures]]


def lies(base: AnyBase, rules: Record, chapters: Iterable[str]) -> Lies:
    """By language and rule or table: where a language gives numbers English does not, or the other way round."""
    game, titles, found = game_of(base.variant), base.variant.titles, Lies()
    for name in chapters:
        english = chapter(game, name, rules, titles, "en")
        for language in OTHERS:
            own = chapter(game, name, rules, titles, language)
            found |= {(language, part): sides for part, sides in telling.lies(game, english, own, language).items()}
    return found


@pytest.mark.parametrize("name", HOLDS_FOR)
def test_every_rule_gives_the_same_numbers(name: str) -> None:
    """Every rule and table of every shipped variant and option has in all languages the numbers it has in English."""
    game = GAMES[name]
    every = (*game.shipped_bases(), *game.bases()[-3:])

    assert {base: found for base in every if (found := lies(base, base.rules, game.chapters))} == {}


@FEWER
@given(change=changed())
def test_a_change_gives_the_same_numbers_in_the_whole_book(change: Change) -> None:
    """Whatever is changed, all languages change the same numbers, also in chapters of other settings."""
    assert lies(change.base, change.rules, GAMES["tarot"].chapters) == {}


def test_a_change_of_piquet_gives_the_same_numbers_in_the_whole_book() -> None:
    """The same of some of all changes, one in so many."""
    game = GAMES["piquet"]
    tried = [change for base in game.bases() for change in game.meant(base)][::ONE_IN]

    assert len(tried) > 15
    assert {change: found for change in tried if (found := lies(change.base, change.rules, game.chapters))} == {}


@example(condition=MADE, worth=Rounded(Path(("margin",)), "up", Number(Fraction(5))))
@example(condition=MADE, worth=Rounded(Path(("margin",)), "down", Number(Fraction(1))))
@example(condition=MADE, worth=Rounded(Number(Fraction(5)), "nearest", Path(("margin",))))
@given(condition=conditions(), worth=amounts())
def test_any_formula_can_be_told(condition: Expression, worth: Expression) -> None:
    """A bonus nobody thought of has words in every language, with the same numbers."""
    base = bases()[-1]
    bonus = next(iter(base.rules.bonus.values()))
    said = bonus.replace(when=canonical(condition, is_whole), worth=canonical(worth, is_whole))
    rules = base.rules.replace(bonus={"something-new": said})

    assert lies(base, rules, ("bonuses", "scoring")) == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", HOLDS_FOR)
def test_a_reference_leads_somewhere(name: str, language: str) -> None:
    """A rule that is referred to is told in the same book."""
    game = GAMES[name]
    for base in game.bases():
        book = told(base, language)
        numbers_here = game.registry.numbers_of_rules(base.rules)
        told_here = {numbers_here.of(part.split()[0]) for parts in book.values() for part in parts}
        named = {each for parts in book.values() for text in parts.values() for each in references(text)}

        assert named
        assert named <= told_here


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_read_as_they_are_written(language: str) -> None:
    """The reader of numbers in these laws finds what the writer of the book wrote, and nothing else."""
    for value in map(Fraction, ("0", "7", "1/2", "37/2", "-12", "12500", "-25001/2", "1234567", "153/4")):
        written = Numerals(language).write(value)

        assert numbers(f"({written}) x", language) == [value]
        assert numbers(f"{written}, {written}. {written}", language) == [value] * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_halves_may_be_written_as_a_sign(language: str) -> None:
    """``3½`` and ``½`` are numbers too, and so are figures of full width."""
    assert numbers("3½ ½ １０", language) == [Fraction(7, 2), Fraction(1, 2), 10]
