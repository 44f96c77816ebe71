"""Numbers in figures, and small ones in words."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction

import pytest

from tarotrules.book.inline import cell, line, plain
from tarotrules.languages import LANGUAGES
from tarotrules.source.tables import read_table
from tarotrules.wording import phrase
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.numbers import GROUPED, WORDS, Numerals
from tarotrules.wording.spread import Spread
from tarotrules.wording.values import Value


@pytest.mark.parametrize(
    ("language", "number", "figures"),
    [
        ("fr", 999, "999"),
        ("fr", -1068, "−1\u202f068"),
        ("en", 9999, "9999"),
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
    """Five digits are grouped, in French four, halves are decimals, other fractions are fractions, minus is a minus."""
    assert Numerals(language).write(number) == figures


def test_signed_numbers_show_both_signs() -> None:
    """A gain has a plus, a loss a minus, nothing has neither."""
    assert [Numerals("en").signed(n) for n in (106, -106, 0)] == ["+106", "−106", "0"]


def test_categories_are_those_of_the_language() -> None:
    """Russian whole numbers have three forms, Japanese ones one."""
    assert Numerals("ru").categories() == {"one", "few", "many"}
    assert Numerals("fr").categories() == {"one", "other"}
    assert Numerals("ja").categories() == {"other"}


def forms(said: object) -> Iterator[str]:
    """All the forms of a word."""
    if isinstance(said, Mapping):
        for each in said.values():
            yield from forms(each)
    else:
        yield str(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_is_the_word_of_one_number(language: str) -> None:
    """Who reads the word knows the number: no form is that of another, and numbers without a gap have words."""
    said = read_table(WORDS / language / "numbers.toml")
    table = {name: words for name, words in said.items() if name != GROUPED}
    read = {(word, number) for number, words in table.items() for word in forms(words)}

    assert len({word for word, _ in read}) == len(read)
    assert sorted(map(int, table)) == list(range(1, len(table) + 1))
    assert not read or language != "ja"


FRENCH = """
card = { gender = "f", one = "carte", other = "cartes" }
point = { gender = "m", figures = true, one = "point", other = "points" }
"""


@pytest.mark.parametrize(
    ("ftl", "value", "book", "elsewhere"),
    [
        ('a = { COUNTED($n, noun: "card") }', 1, "une carte", "1 carte"),
        ('a = { COUNTED($n, noun: "card") }', 16, "seize cartes", "16 cartes"),
        ('a = { COUNTED($n, noun: "card") }', 17, "17 cartes", "17 cartes"),
        ('a = { COUNTED($n, noun: "card") }', Fraction(1, 2), "0,5 carte", "0,5 carte"),
        ('a = { COUNTED($n, noun: "card", figures: "always") }', 6, "6 cartes", "6 cartes"),
        ('a = { COUNTED($n, noun: "point") }', 10, "10 points", "10 points"),
        ('a = { NUMBER($n, gender: "f") } à { $n }', 1, "une à 1", "1 à 1"),
        (
            'a = { COUNTED($n, noun: "card") }',
            Spread(6, ((1, "à cinq"),)),
            "six cartes (à cinq : une)",
            "6 cartes (à cinq : 1)",
        ),
        (
            'a = { COUNTED($n, noun: "card") }',
            Spread(6, ((18, "à cinq"),)),
            "6 cartes (à cinq : 18)",
            "6 cartes (à cinq : 18)",
        ),
        ('a = { NUMBER($n, gender: "m") }', Spread(3, ((4, "à cinq"),)), "trois (à cinq : quatre)", "3 (à cinq : 4)"),
    ],
)
def test_small_numbers_are_words_in_the_prose_of_a_book(
    catalogue: Callable[..., Catalogue], ftl: str, value: Value, book: str, elsewhere: str
) -> None:
    """Figures stay in tables, before units, beside a number that has no word, and wherever no book is printed."""
    words = catalogue(ftl, FRENCH, "fr")
    told = words.tell("a", n=value)

    assert plain(line(told)) == book
    assert [plain(cell(told)), phrase.plain(told), words.say("a", n=value)] == [elsewhere] * 3
    assert catalogue("a = x { $b }", "", "fr").say("a", b=told) == f"x {elsewhere}"
