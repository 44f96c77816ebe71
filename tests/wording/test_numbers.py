"""Numbers in figures."""

from fractions import Fraction

import pytest

from tarotrules.wording.numbers import Numerals


@pytest.mark.parametrize(
    ("language", "number", "figures"),
    [
        ("fr", 9999, "9999"),
        ("fr", 12500, "12\u202f500"),
        ("en", 12500, "12,500"),
        ("de", -12500, "−12.500"),
        ("ru", 12500, "12\xa0500"),
        ("fr", Fraction(83, 2), "41,5"),
        ("de", Fraction(-83, 2), "−41,5"),
        ("ja", Fraction(83, 2), "41.5"),
        ("ru", Fraction(153, 4), "38,25"),
        ("en", Fraction(-1, 3), "−1/3"),
        ("en", Fraction(6, 2), "3"),
    ],
)
def test_each_language_writes_numbers_its_own_way(language: str, number: int | Fraction, figures: str) -> None:
    """Five digits are grouped, halves are decimals, other fractions are fractions, minus is a minus."""
    assert Numerals(language).write(number) == figures


def test_signed_numbers_show_both_signs() -> None:
    """A gain has a plus, a loss a minus, nothing has neither."""
    assert [Numerals("en").signed(n) for n in (106, -106, 0)] == ["+106", "−106", "0"]


def test_categories_are_those_of_the_language() -> None:
    """Russian whole numbers have three forms, Japanese ones one."""
    assert Numerals("ru").categories() == {"one", "few", "many"}
    assert Numerals("fr").categories() == {"one", "other"}
    assert Numerals("ja").categories() == {"other"}
