"""PDFs and EPUBs from the command line: to a file or into a pipe, whole or not at all."""

import sys
from pathlib import Path

import pytest

from tarotrules.book import to_pdf
from tarotrules.cli.main import main

Said = pytest.CaptureFixture[str]


@pytest.mark.parametrize("command", [["cheatsheet", "fft"], ["compare", "fft", "petite-pousse"]])
def test_a_pdf_is_written_by_the_suffix_of_its_file(command: list[str], tmp_path: Path) -> None:
    """A file that ends in .pdf is a PDF, on the paper asked for."""
    file = tmp_path / "out.pdf"

    code = main([*command, "--lang", "fr", "--paper", "a5", "-o", str(file)])

    assert code == 0
    assert file.read_bytes().startswith(b"%PDF-")


def test_a_pdf_goes_into_a_pipe(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    """Where standard output is no terminal, the PDF goes there, byte for byte."""
    code = main(["cheatsheet", "fft", "--format", "pdf"])

    out = capsysbinary.readouterr().out
    assert code == 0
    assert out.startswith(b"%PDF-")
    assert out.rstrip().endswith(b"%%EOF")


def test_a_book_for_e_readers_is_written_by_the_suffix_of_its_file(tmp_path: Path) -> None:
    """A file that ends in .epub is one."""
    file = tmp_path / "out.epub"

    assert main(["rulebook", "fft", "--lang", "ja", "-o", str(file)]) == 0
    assert file.read_bytes()[38:58] == b"application/epub+zip"


@pytest.mark.parametrize("form", ["pdf", "epub"])
def test_a_terminal_is_spared(form: str, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    """Nobody's terminal is filled with bytes."""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)

    code = main(["rulebook", "fft", "--format", form, "--lang", "en"])

    said = capsys.readouterr()
    assert (code, said.out) == (2, "")
    assert "F021" in said.err
    assert f"{form.upper()} files" in said.err
    assert f"-o rules.{form}" in said.err


def test_a_sign_without_a_picture_leaves_no_file(tmp_path: Path, capsys: Said) -> None:
    """A title the fonts cannot show is named, and nothing is written; the web page shows it."""
    rules = tmp_path / "party.tarot"
    rules.write_text('variant party extends fft {\n  title { en "Party 🎉" }\n}\n', "utf-8")

    codes = [main(["scoresheet", str(rules), "-o", str(tmp_path / f"out.{form}")]) for form in ("pdf", "html")]

    assert codes == [1, 0]
    assert "🎉 (U+1F389)" in capsys.readouterr().err
    assert not (tmp_path / "out.pdf").exists()


def test_without_the_extra_it_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    """Who has not installed what PDFs need is told how to."""
    monkeypatch.setattr(to_pdf, "_fonts", lambda: None)

    code = main(["rulebook", "fft", "-o", str(tmp_path / "out.pdf")])

    assert code == 1
    assert "tarotrules[pdf]" in capsys.readouterr().err
