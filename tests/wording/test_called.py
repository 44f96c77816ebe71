"""A title is declined as its language knows it, and quoted as words that are said if it does not."""

from pathlib import Path

import pytest

from tarotrules.wording.called import Called
from tarotrules.wording.errors import WordingError

FORMS = {"…": {"one": "“{title}”", "two": "2"}, "…slam": {"one": "a {title}"}, "slam": {"one": "the {title}"}}


@pytest.mark.parametrize(
    ("title", "said"),
    [("slam", "the slam"), ("Slam", "the Slam"), ("petit slam", "a petit slam"), ("slams", "“slams”")],
)
def test_what_fits_best_is_taken(title: str, said: str) -> None:
    """A whole title before the end of one, and anything before nothing; capitals do not count."""
    assert Called(FORMS).form(title, "one") == said


@pytest.mark.parametrize(
    ("title", "said"),
    [
        ("kings in hand (three kings)", "“kings in hand” (three kings)"),
        ("ウドレ役（ウドレ2枚）", "“ウドレ役”（ウドレ2枚）"),
        ("petit slam (small)", "a petit slam (small)"),
        ("(three)", "“(three)”"),
    ],
)
def test_a_level_in_brackets_stands_behind_the_name(title: str, said: str) -> None:
    """Nobody says the brackets: quotation marks and forms are of the name alone."""
    assert Called(FORMS).form(title, "one") == said


def test_nothing_stands_behind_a_word_to_choose_by() -> None:
    """What a sentence chooses by is of the name alone."""
    assert Called(FORMS).form("kings (three)", "two") == "2"


def test_what_an_entry_does_not_say_is_as_for_all(tmp_path: Path) -> None:
    """So a language writes only what differs; a form that nothing else has is a slip."""
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "titles.toml").write_text('["…"]\none = "1"\n["a"]\n', "utf-8")

    assert Called.load("en", [folder.parent]).form("a", "one") == "1"
    (folder / "titles.toml").write_text('["…"]\none = "1"\n["a"]\nten = "10"\n', "utf-8")
    with pytest.raises(WordingError, match="ten"):
        Called.load("en", [folder.parent])
