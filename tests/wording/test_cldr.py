"""What is shipped of CLDR is what Babel says, and Babel is asked of every other language."""

from decimal import Decimal

import pytest
from babel import Locale

from tarotrules.languages import LANGUAGES
from tarotrules.wording.cldr import FOLDER, MADE, asked, cldr, text
from tarotrules.wording.lists import Joiner
from tarotrules.wording.numbers import Numerals


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shipped_is_what_babel_says(language: str) -> None:
    """Plurals, lists and figures: ``python -m tarotrules.wording.cldr``."""
    assert (FOLDER / language / MADE).read_text("utf-8") == text(language)
    assert cldr(language) == asked(language)


@pytest.mark.parametrize("language", [*LANGUAGES, "pl"])
def test_categories_are_those_of_babel(language: str) -> None:
    """For whole numbers and halves, in the shipped languages and in one that is not."""
    plural, numbers = Locale.parse(language).plural_form, [*range(201), Decimal("0.5"), Decimal("1.5"), 1_000_000]

    assert [Numerals(language)._plural(each) for each in numbers] == [plural(each) for each in numbers]


def test_a_language_that_is_not_shipped_joins_lists() -> None:
    """A language needs no file of figures."""
    assert Joiner("pl").join(["a", "b", "c"], "or") == "a, b lub c"
