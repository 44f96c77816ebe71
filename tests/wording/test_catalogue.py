"""The sentences of one language."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.errors import WordingError
from tarotrules.wording.phrase import Phrase, plain

Make = Callable[..., Catalogue]

DIRECTION = "turn = { $way ->\n    [left] to the left\n   *[right] to the right\n }\n"


def test_arguments_stand_in_sentences(catalogue: Make) -> None:
    """Texts stand as they are, without isolation marks, and numbers in figures."""
    said = catalogue("a = { $who } has { $n }.").say("a", who="Ann", n=12500)

    assert said == "Ann has 12,500."


def test_attributes_are_said_by_their_name(catalogue: Make) -> None:
    """An attribute is said as ``id.attribute``, and asked for with ``has``."""
    words = catalogue("X004 = no\n    .help = try { $x }\n")

    assert words.say("X004.help", x="this") == "try this"
    assert words.has("X004.help")
    assert words.has("X004")
    assert not words.has("X004.first")


@pytest.mark.parametrize(
    ("ftl", "arguments", "complaint"),
    [
        ("b = x", {}, "nothing is said"),
        ("a = { $n }", {}, r"missing \['n'\]"),
        ("a = x", {"n": 1}, r"unused \['n'\]"),
        ("a = { b }", {}, "no message 'b'"),
        ("a = { -b }", {}, "no message '-b'"),
        ("a = { a }", {}, "inside itself"),
        ("a = { FOO($n) }", {"n": 1}, "no function FOO"),
        ("a = { SIGNED($n, $n) }", {"n": 1}, "one positional"),
        ("a = { SIGNED() }", {}, "one positional"),
        ('a = { SIGNED($n, noun: "x") }', {"n": 1}, "one positional"),
        ('a = { COUNTED($n, noun: "trump") }', {"n": 1}, "no noun"),
        ("a = { $n }", {"n": True}, "by itself"),
        ("a = { $n }", {"n": ["x"]}, "by itself"),
    ],
)
def test_whatever_is_wrong_is_refused(catalogue: Make, ftl: str, arguments: dict[str, int], complaint: str) -> None:
    """Nothing is ever said halfway: what is missing, unused or unknown raises."""
    words = catalogue(ftl)

    with pytest.raises(WordingError, match=complaint):
        words.say("a", **arguments)


def test_broken_syntax_is_refused(catalogue: Make) -> None:
    """What Fluent would skip as junk raises."""
    words = catalogue("a = { $n\nb = fine\n")

    assert words.say("b") == "fine"
    with pytest.raises(WordingError, match="not well-formed"):
        words.say("a", n=1)


def test_a_message_cannot_be_there_twice(catalogue: Make) -> None:
    """Two sentences under one id are refused, where Fluent would keep the first."""
    with pytest.raises(WordingError, match="already"):
        catalogue("a = x\na = y\n")


def test_a_language_without_words_is_refused() -> None:
    """There is no fallback to another language."""
    with pytest.raises(WordingError, match="nothing can be said"):
        Catalogue.load("xx", [])


def test_a_value_without_variant_is_refused(catalogue: Make) -> None:
    """The default of a select over names is one of the names, not a net."""
    words = catalogue(DIRECTION)

    assert words.say("turn", way="right") == "to the right"
    with pytest.raises(WordingError, match="no variant for 'up'"):
        words.say("turn", way="up")


def test_booleans_choose_true_or_false(catalogue: Make) -> None:
    """A switch is told with the variants ``true`` and ``false``."""
    words = catalogue("a = { $on ->\n    [true] yes\n   *[false] no\n }\n")

    assert [words.say("a", on=value) for value in (True, False)] == ["yes", "no"]


@pytest.mark.parametrize(
    ("n", "form"), [(0, "none"), (1, "one"), (2, "few"), (5, "many"), (21, "one"), (Fraction(3, 2), "other")]
)
def test_numbers_choose_exactly_then_by_category(catalogue: Make, n: Fraction, form: str) -> None:
    """An exact number wins over its plural category; a half takes the category of fractions."""
    ftl = "a = { $n ->\n [0] none\n [one] one\n [few] few\n [many] many\n *[other] other\n }\n"

    assert catalogue(ftl, language="ru").say("a", n=n) == form


def test_only_a_default_called_other_takes_the_other_categories(catalogue: Make) -> None:
    """A plural category that was forgotten raises instead of taking some form."""
    words = catalogue("a = { $n ->\n [one] one\n *[few] few\n }\n", language="ru")

    with pytest.raises(WordingError, match="no variant"):
        words.say("a", n=5)


def test_terms_have_parameters_and_a_default_form(catalogue: Make) -> None:
    """A term used without its parameter takes its default form, but never for a wrong value."""
    ftl = (
        "-dog = { $case ->\n *[nominative] der Hund\n [dative] dem Hund\n }\n"
        'a = { -dog } mit { -dog(case: "dative") }\nb = { -dog(case: "vocative") }\n'
    )
    words = catalogue(ftl)

    assert words.say("a") == "der Hund mit dem Hund"
    with pytest.raises(WordingError, match="no variant"):
        words.say("b")


def test_marks_of_the_catalogue_are_not_marks_of_arguments(catalogue: Make) -> None:
    """Asterisks of a sentence are markup; those of a title are asterisks."""
    words = catalogue("a = The *{ $title }* wins")

    assert words.say("a", title="x") == "The *x* wins"
    assert plain(words.tell("a", title="*x* \ufdd0")) == "The *x* \ufffd wins"


def test_phrases_keep_their_markup_inside_others(catalogue: Make) -> None:
    """A phrase given to a sentence is still a phrase there."""
    words = catalogue("a = say { $b }\nb = *loud*\n")
    loud = words.tell("b")

    assert words.tell("a", b=loud) == Phrase("say " + loud)
    assert words.say("a", b=loud) == "say loud"


@pytest.mark.parametrize("ftl", ["a = one *sign", "a = *one _two* three_"])
def test_marks_must_be_closed_in_order(catalogue: Make, ftl: str) -> None:
    """A sentence with crossed or open marks raises."""
    with pytest.raises(WordingError, match="close"):
        catalogue(ftl).tell("a")


def test_lists_are_joined_in_the_sentence(catalogue: Make) -> None:
    """LIST joins texts with "and", or with "or" if asked; their content is not looked into."""
    words = catalogue('a = { LIST($x) }; { LIST($x, joint: "or") }', language="fr")

    assert words.say("a", x=["{1}", "b", "c"]) == "{1}, b et c; {1}, b ou c"
    assert words.join(["a", "b"], "or") == "a ou b"
