"""What is shipped of CLDR is what Babel says, and Babel is asked of every other language."""

from decimal import Decimal

import pytest
from babel import Locale

from tarotrules.languages import LANGUAGES
from tarotrules.wording.cldr import FOLDER, MADE, asked, cldr
from tarotrules.wording.lists import Joiner
from tarotrules.wording.numbers import Numerals
from tarotrules.wording.plurals import Plural


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shipped_is_what_babel_says(language: str) -> None:
    """Lists, figures, and which plurals there are, whose rules Babel's editions write one way or another.

    They are made by ``python -m tarotrules.wording.cldr``.
    """
    made, said = cldr(language), asked(language)

    assert (FOLDER / language / MADE).is_file()
    assert (made.lists, made.symbols) == (said.lists, said.symbols)
    assert made.plural.keys() == said.plural.keys()


@pytest.mark.parametrize("language", [*LANGUAGES, "ar", "br", "cs", "cy", "da", "lt", "lv", "mk", "pl", "pt", "sl"])
def test_categories_are_those_of_babel(language: str) -> None:
    """For whole numbers and decimals, in the shipped languages and in some whose rules are other and more."""
    plural = Locale.parse(language).plural_form
    decimals = ("0.0", "0.1", "0.5", "1.0", "1.5", "1.50", "2.1", "3.75", "0.05", "10.21")
    numbers = [*range(201), *map(Decimal, decimals), 1_000_000]

    assert [Numerals(language)._plural(each) for each in numbers] == [plural(each) for each in numbers]


def test_a_rule_that_is_none_is_refused() -> None:
    """What cannot be read is never taken for a rule that holds of nothing."""
    with pytest.raises(ValueError, match="about 5"):
        Plural({"few": "n about 5"})


def test_a_language_that_is_not_shipped_joins_lists() -> None:
    """A language needs no file of figures."""
    assert Joiner("pl").join(["a", "b", "c"], "or") == "a, b lub c"
