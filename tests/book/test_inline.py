"""What stands in a line."""

from tarotrules.book.inline import (
    Card,
    Emphasis,
    Strong,
    Text,
    card,
    inlines,
    line,
    plain,
)
from tarotrules.wording.phrase import Phrase, Signs


def test_signs_of_a_sentence_become_marks() -> None:
    """Strong and emphasised text nest."""
    said = Phrase(Signs().replace("a *b _c_* d"))

    assert line(said) == (Text("a "), Strong((Text("b "), Emphasis((Text("c"),)))), Text(" d"))


def test_what_stands_inside_another_is_met_after_it() -> None:
    """A mark, then what is marked; nothing is left out."""
    emphasised = Emphasis((Text("c"),))
    strong = Strong((Text("b "), emphasised))

    assert list(inlines((Text("a "), strong))) == [Text("a "), strong, Text("b "), emphasised, Text("c")]


def test_a_string_is_only_text() -> None:
    """Nothing in somebody's text is markup, not even our own noncharacters."""
    assert line("*x* _y_") == (Text("*x* _y_"),)
    assert plain(line(Phrase.of("\ufdd0x\ufdd4card\ufdd6"))) == "\ufffdx\ufffdcard\ufffd"


def test_cards_pass_through_sentences() -> None:
    """What is not text survives being an argument of a sentence."""
    said = Phrase("x" + card("SK", "R♠"))

    assert line(said) == (Text("x"), Card("SK", "R♠"))
    assert plain(line(said)) == "x[R♠]"
