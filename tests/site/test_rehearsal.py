"""The files of the tutorial are right in every language, and what is mistyped in them is found."""

from pathlib import Path

import pytest

from tarotrules.cli.main import main
from tarotrules.languages import LANGUAGES
from tarotrules.site.rehearsal import FOLDER, Rehearsal

PARTS = {"five", "king", "cited"}
WHOLE = sorted(path.stem for path in FOLDER.glob("*.tarot") if path.stem not in PARTS)


@pytest.fixture(params=LANGUAGES)
def rehearsal(request: pytest.FixtureRequest, tmp_path: Path) -> Rehearsal:
    """Somebody who follows the tutorial in one of the languages."""
    return Rehearsal(tmp_path, request.param, main)


@pytest.mark.parametrize("name", WHOLE)
def test_a_file_of_the_tutorial_is_right(rehearsal: Rehearsal, name: str) -> None:
    """Nothing is said about it, and it is written in the words of the language."""
    text = rehearsal.write(name)

    assert rehearsal.run("check $file")[1] == ""
    assert rehearsal.word("variant") in text
    assert "extends" not in text or rehearsal.language == "en"


def test_the_mistyped_word_is_found(rehearsal: Rehearsal) -> None:
    """One problem is named, and the right word is suggested."""
    rehearsal.mistype("basic", "players")
    said = rehearsal.run("check $file")[1]

    assert said.count(" D012") == 1
    assert rehearsal.word("players") in said.rpartition("\n  ")[2]


def test_the_deal_of_the_tutorial_is_scored(rehearsal: Rehearsal) -> None:
    """The deal fits the whole file, and the bonus of the table counts."""
    rehearsal.write("whole")
    rehearsal.copy("deal.json")

    assert rehearsal.values["bonus_title"].casefold() in rehearsal.run("score $file deal.json")[1].casefold()


def test_a_value_is_asked_for_in_the_words_of_the_language(rehearsal: Rehearsal) -> None:
    """A path is typed as the page's language writes it, and the answer is that of the English path."""
    rehearsal.write("option")
    typed, said = rehearsal.run("explain $file @claim.handful.single.worth")

    assert f" {rehearsal.word('claim')}." in typed
    assert said == rehearsal.run("explain $file claim.handful.single.worth")[1]
    assert " = 25\n" in said


def test_an_excerpt_begins_where_a_word_is_written_with_capitals(rehearsal: Rehearsal) -> None:
    """A title begins a rule with a capital, however it is written in the file."""
    rehearsal.copy("deal.json")

    assert "CARD_POINTS" not in rehearsal.excerpt("deal.json", "OUDLERS")
    assert "oudlers" in rehearsal.excerpt("deal.json", "OUDLERS")


@pytest.mark.parametrize("name", sorted(PARTS))
def test_a_part_stands_as_in_a_file(rehearsal: Rehearsal, name: str) -> None:
    """A part has no header and no blank of the block it was taken from."""
    part = rehearsal.part(name)

    assert part.strip()
    assert not part.startswith((" ", "#"))
    assert rehearsal.word("variant") not in part


def test_the_command_is_shown_as_it_was_run(rehearsal: Rehearsal) -> None:
    """Whoever types it gets the same answer, in the language of the page."""
    typed, said = rehearsal.run("list --options")

    assert typed.startswith("tarotrules list --options")
    assert ("--lang" in typed) == (rehearsal.language != "en")
    assert said
