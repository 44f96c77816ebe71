"""One sentence with several numbers: the first stands in it, the others in brackets with what they hold for."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.errors import NotAtOnceError
from tarotrules.wording.nouns import Count, Noun
from tarotrules.wording.spread import Spread
from tarotrules.wording.values import Value

Make = Callable[..., Catalogue]

CARDS = 'card = { gender = "f", one = "carte", other = "cartes" }'
KAADO = 'card = { other = "カード", counter = "{n}枚の{noun}", short = "{n}枚" }'


@pytest.mark.parametrize(
    ("ftl", "words", "value", "said"),
    [
        (
            'a = chacun reçoit { COUNTED($n, noun: "card") }.',
            (CARDS, "fr"),
            Spread(18, ((24, "à trois"), (15, "à cinq"))),
            "chacun reçoit 18 cartes (à trois : 24 ; à cinq : 15).",
        ),
        (
            'a = { COUNTED($n, noun: "card") }を配る。',
            (KAADO, "ja"),
            Spread(18, ((24, "3人では"), (15, "5人では"))),
            "18枚のカード（3人では24枚、5人では15枚）を配る。",
        ),
        (
            "a = { COUNTED($n) } au chien",
            (CARDS, "fr"),
            Spread(Count(6, Noun("card")), ((3, "à cinq"),)),
            "6 cartes (à cinq : 3) au chien",
        ),
        ("a = par { $n }", (CARDS, "fr"), Spread(3, ((4, "à trois"),)), "par 3 (à trois : 4)"),
        ("a = { $n } pour A", (CARDS, "fr"), Spread(Fraction(1, 2), ((4, "à trois"),)), "0,5 (à trois : 4) pour A"),
        ("a = { SIGNED($n) }", (CARDS, "fr"), Spread(3, ((4, "à trois"),)), "+3 (à trois : 4)"),
        (
            "a = { COUNTED($n) }, une { NOUN($n) }",
            (CARDS, "fr"),
            Spread(Count(6, Noun("card")), ((3, "à cinq"),)),
            "6 cartes (à cinq : 3), une carte",
        ),
    ],
)
def test_further_numbers_stand_in_brackets(
    catalogue: Make, ftl: str, words: tuple[str, str], value: Value, said: str
) -> None:
    """They take the shortest form that the noun allows, and it is the first that words agree with."""
    assert catalogue(ftl, *words).say("a", n=value) == said


def test_a_sentence_that_would_change_its_words_cannot_be_said_at_once(catalogue: Make) -> None:
    """What is chosen must be chosen by all the numbers; else the brackets would say less than is true."""
    words = catalogue("a = { $n ->\n    [1] une seule\n    [one] une\n   *[other] { $n }\n }", CARDS, "fr")

    assert words.say("a", n=Spread(6, ((3, "à cinq"),))) == "6 (à cinq : 3)"
    with pytest.raises(NotAtOnceError, match="different variants"):
        words.say("a", n=Spread(6, ((1, "à cinq"),)))
