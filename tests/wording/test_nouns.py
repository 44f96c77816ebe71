"""Nouns, counted and alone."""

from collections.abc import Callable

import pytest

from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.errors import WordingError
from tarotrules.wording.nouns import Count, Noun

Make = Callable[..., Catalogue]

RUSSIAN = """
[trump]
gender = "m"
nominative = { one = "козырь", few = "козыря", many = "козырей" }
genitive = { one = "козыря", few = "козырей", many = "козырей" }
"""
FRENCH = """
trump = { gender = "m", one = "atout", other = "atouts" }
titled = { gender = "f", one = "carte ({title})", other = "cartes ({title})" }
"""
JAPANESE = """
trump = { other = "切札", counter = "{n}枚の{noun}" }
titled = { other = "「{title}」", counter = "{noun}{n}枚" }
"""


@pytest.mark.parametrize(
    ("ftl", "words", "n", "said"),
    [
        ('a = { COUNTED($n, noun: "trump") }', (RUSSIAN, "ru"), 10, "10 козырей"),
        ('a = { COUNTED($n, noun: "trump") }', (RUSSIAN, "ru"), 22, "22 козыря"),
        ('a = { COUNTED($n, noun: "trump", case: "genitive") }', (RUSSIAN, "ru"), 21, "21 козыря"),
        ('a = { COUNTED($n, noun: "trump") }', (FRENCH, "fr"), 0, "0 atout"),
        ('a = { COUNTED($n, noun: "trump") }', (FRENCH, "fr"), 2, "2 atouts"),
        ('a = { COUNTED($n, noun: "trump") }', (JAPANESE, "ja"), 10, "10枚の切札"),
    ],
)
def test_numbers_meet_nouns_as_the_language_wants(
    catalogue: Make, ftl: str, words: tuple[str, str], n: int, said: str
) -> None:
    """Number, case and counter come from the lexicon."""
    assert catalogue(ftl, *words).say("a", n=n) == said


def test_nouns_can_be_passed_in(catalogue: Make) -> None:
    """A sentence can count what it is given, of the lexicon or under a title of the file's own."""
    french = catalogue("a = { COUNTED($what) }", FRENCH, "fr")
    japanese = catalogue("a = { COUNTED($what) }", JAPANESE, "ja")

    assert french.say("a", what=Count(2, Noun("trump"))) == "2 atouts"
    assert french.say("a", what=Count(2, Noun.titled("Rois {n}"))) == "2 cartes (Rois {n})"
    assert japanese.say("a", what=Count(2, Noun.titled("犬"))) == "「犬」2枚"


def test_nouns_alone_and_their_gender(catalogue: Make) -> None:
    """A noun alone is singular unless asked otherwise, and other words can agree with it."""
    ftl = 'a = { NOUN("trump", number: "few", case: "genitive") }, { NOUN($x) }\ng = { GENDER($x) ->\n *[m] он\n }'
    words = catalogue(ftl, RUSSIAN, "ru")

    assert words.say("a", x=Noun("trump")) == "козырей, козырь"
    assert words.say("g", x=Noun("trump")) == "он"


@pytest.mark.parametrize(
    ("ftl", "complaint"),
    [
        ('a = { NOUN("dog") }', "no noun 'dog'"),
        ('a = { NOUN("trump", case: "dative") }', "no case 'dative'"),
        ('a = { NOUN("trump", number: "other") }', "no form 'other'"),
        ('a = { NOUN("titled") }', "a title goes with"),
    ],
)
def test_a_missing_form_is_refused(catalogue: Make, ftl: str, complaint: str) -> None:
    """No other form stands in for one that the lexicon lacks."""
    lexicon = RUSSIAN + '[titled]\nnominative = { one = "{title}" }\n'

    with pytest.raises(WordingError, match=complaint):
        catalogue(ftl, lexicon, "ru").say("a")
