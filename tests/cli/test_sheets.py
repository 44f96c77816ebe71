"""The commands that write sheets, as somebody types them."""

from pathlib import Path

import pytest

from tarotrules.cli.main import main
from tarotrules.languages import LANGUAGES

Said = pytest.CaptureFixture[str]
SHEETS = ("cheatsheet", "scoresheet", "changes")


@pytest.mark.parametrize("form", ["html", "md", "txt"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", SHEETS)
def test_every_sheet_is_written_to_a_file(command: str, language: str, form: str, tmp_path: Path) -> None:
    """The suffix of the file picks the form."""
    file = tmp_path / f"sheet.{form}"

    code = main([command, "petite-pousse", "--lang", language, "-o", str(file)])

    text = file.read_text("utf-8")
    assert code == 0
    assert ("<html" in text) == (form == "html")
    assert text.startswith("# ") == (form == "md")


@pytest.mark.parametrize("command", SHEETS)
def test_a_terminal_gets_plain_text(command: str, capsys: Said) -> None:
    """Without a file and a form a sheet is text, with options taken."""
    code = main([command, "fft", "--with", "misere", "--lang", "en"])

    said = capsys.readouterr().out
    assert code == 0
    assert "Misère" in said
    assert "<" not in said


@pytest.mark.parametrize("command", SHEETS[:2])
def test_a_sheet_is_for_a_number_of_players(command: str, capsys: Said) -> None:
    """``--players`` chooses; a number the variant does not have is refused with those it has."""
    assert main([command, "fft", "--players", "3", "--lang", "en"]) == 0
    assert "for 3 players" in capsys.readouterr().out
    assert main([command, "fft", "--players", "6", "--lang", "en"]) == 1

    said = capsys.readouterr()
    assert ("F010" in said.err, said.out) == (True, "")


@pytest.mark.parametrize("command", SHEETS)
def test_a_wrong_file_is_told(command: str, capsys: Said) -> None:
    """Problems of the variant come first, and nothing is written."""
    assert main([command, "nosuch", "--lang", "en"]) == 1

    said = capsys.readouterr()
    assert ("F006" in said.err, said.out) == (True, "")


def test_a_variant_without_a_parent_is_fine(capsys: Said) -> None:
    """``changes`` says that there is nothing to compare with, and ends with 0."""
    assert main(["changes", "fft", "--lang", "en"]) == 0
    assert "based on no others" in capsys.readouterr().out
