"""The checker of catalogues."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tarotrules.languages import LANGUAGES
from tests.wording.complaints import check_catalogues

Write = Callable[..., Path]


def test_our_own_catalogues_are_complete() -> None:
    """English and French say everything, and the fixed words of reports are there in all five languages."""
    everywhere = check_catalogues(LANGUAGES)

    assert check_catalogues(["en", "fr"]) == []
    assert [complaint for complaint in everywhere if "report-" in complaint or "noun" in complaint] == []


@pytest.mark.parametrize(
    ("english", "french", "complaint"),
    [
        ("a = x", "b = x", "fr: a: missing in messages"),
        ("a = x\n .help = y", "a = x", "fr: a.help: missing in messages"),
        ("a = { $n }", "a = x", "a: arguments differ: en ['n']; fr []"),
        ("a = {", "a = x", "not well-formed"),
        ("a = { b }", "a = x", "en: a: no message 'b'"),
        ("a = { FOO($n) }", "a = { $n }", "en: a: no function FOO"),
        ("a = { SIGNED($n, $n) }", "a = { $n }", "en: a: SIGNED takes one positional argument, and no option"),
        ('a = { COUNTED($n, noun: "x") }', "a = { $n }", "en: a: no noun 'x' in the lexicon"),
        ("a = { NUMBER($n) }", "a = { NUMBER($n) }", "fr: a: no word for 1 of gender None"),
        ("a = { $n ->\n *[one] x\n }", "a = { $n }", "en: a: plural variants missing: other"),
        (
            "a = { $x ->\n [up] x\n *[down] y\n }",
            "a = { $x ->\n *[up] x\n }",
            "a $x: variants differ: en ['down', 'up']; fr ['up']",
        ),
        ("a = x *y", "a = x", "en: a: “*” is never closed"),
        ("-t = x\na = x", "a = x", "en: term '-t' is never used"),
        ("a = you must follow suit here", "a = you must follow suit here", "is also said in en"),
    ],
)
def test_every_gap_is_reported(write: Write, english: str, french: str, complaint: str) -> None:
    """What one language says and another does not, or says wrongly, is named."""
    write("en", english)
    folder = write("fr", french)

    assert complaint in "\n".join(check_catalogues(["en", "fr"], [folder]))


def test_lexicons_are_compared_too(write: Write) -> None:
    """A noun that is missing, unused or without a plural form is named; code may use nouns by itself."""
    write("en", "a = x", 'dog = { one = "dog" }')
    folder = write("fr", "a = x", 'cat = { one = "chat", other = "chats" }')

    complaints = check_catalogues(["en", "fr"], [folder], nouns_in_code=["cat"])

    assert "en: noun 'dog' is never used" in complaints
    assert "en: noun 'dog'  lacks: other" in complaints
    assert "fr: dog: missing in nouns" in complaints
    assert "en: cat: missing in nouns" in complaints
    assert "fr: noun 'cat' is never used" not in complaints


def test_a_half_translated_catalogue_is_noticed(write: Write) -> None:
    """English sentences in a Russian catalogue are found."""
    write("en", "a = x")
    folder = write("ru", "a = the taker must discard six cards")

    assert "is not written in the script" in "\n".join(check_catalogues(["en", "ru"], [folder]))
