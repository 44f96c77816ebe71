"""The commands, as somebody types them."""

import errno
import json
import re
import sys
from html import unescape
from pathlib import Path
from typing import Final

import pytest
from pypdfium2 import PdfDocument

from tarotrules import api
from tarotrules.cli.main import main
from tarotrules.languages import LANGUAGES

DEAL = {
    "players": 4, "taker": 0, "partner": None, "contract": "garde", "card_points": 49.0, "oudlers": 2,
    "bonuses": [{"id": "petit-au-bout", "side": "attack"}],
    "claims": [{"id": "handful", "level": "single", "side": "attack", "player": 0}],
    "promises": [{"id": "slam", "announced": None, "kept": None}],
}  # fmt: skip
Said = pytest.CaptureFixture[str]


@pytest.fixture
def deal(tmp_path: Path) -> str:
    """The published example as a file."""
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(DEAL), "utf-8")
    return str(file)


def stems(folder: str) -> list[str]:
    """The names of the files of a folder, in order."""
    return sorted(path.stem for path in (Path(__file__).parents[2] / folder).glob("*.tarot"))


def test_list_names_every_shipped_variant_first_on_its_line(capsys: Said) -> None:
    """``list`` prints one variant a line, its id first, without a header."""
    code = main(["list", "--lang", "en"])

    assert code == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [*stems("variants"), *stems("variants/piquet")]
    assert [line for line in lines if "[Piquet" in line] == lines[len(stems("variants")) :]


def test_options_are_listed_apart(capsys: Said) -> None:
    """``list --options`` prints the mixins."""
    main(["list", "--options", "--format", "json"])

    listed = json.loads(capsys.readouterr().out)
    ids = {game: {each["id"] for each in listed if each["game"] == game} for game in ("tarot", "piquet")}
    assert ids == {"tarot": set(stems("variants/options")), "piquet": set(stems("variants/piquet/options"))}


def test_the_published_example_scores_as_printed(deal: str, capsys: Said) -> None:
    """R-RO201206, example 1: 106 a defender, 318 for the taker."""
    code = main(["score", "fft", deal, "--format", "json"])

    assert code == 0
    assert json.loads(capsys.readouterr().out)["scores"] == [318, -106, -106, -106]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_account_is_given_in_every_language(language: str, deal: str, capsys: Said) -> None:
    """The account in words has the same figures everywhere."""
    code = main(["score", "fft", deal, "--lang", language])

    said = capsys.readouterr().out
    assert code == 0
    assert all(figure in said for figure in ("66", "106", "318"))


FORMS: Final = ("md", "html", "txt")
BOOKS: Final = [
    # Each variant and each language in each form, though not each variant in each language and form.
    (variant, language, FORMS[(row + column) % len(FORMS)])
    for row, variant in enumerate(("fft", "eryod", "petite-pousse"))
    for column, language in enumerate(LANGUAGES)
]


@pytest.mark.parametrize(("variant", "language", "form"), BOOKS)
def test_every_book_is_written(variant: str, language: str, form: str, tmp_path: Path) -> None:
    """Every shipped variant has a book in every language and form, called by its title; the suffix picks the form."""
    file = tmp_path / f"book.{form}"

    code = main(["rulebook", variant, "--lang", language, "-o", str(file)])

    text = file.read_text("utf-8")
    assert code == 0
    assert (text.startswith("<!DOCTYPE html>"), text.startswith("# ")) == (form == "html", form == "md")
    assert api.load(variant).title(language) in unescape(text)


def test_a_book_asks_nobody_for_anything(tmp_path: Path) -> None:
    """A page of HTML is whole: it loads nothing and runs nothing."""
    file = tmp_path / "book.html"

    main(["rulebook", "fft", "--lang", "fr", "-o", str(file)])

    text = file.read_text("utf-8")
    assert "<script" not in text
    assert "http" not in text.replace('xmlns="http://www.w3.org/2000/svg"', "")


@pytest.mark.parametrize(
    ("arguments", "code", "problem"),
    [
        (["rulebook", "fft", "-o", "book.docx"], 2, "F013"),
        (["compile"], 2, "F014"),
        (["convert", "fft.json"], 1, "F015"),
        (["rulebook", "nosuch"], 1, "F006"),
        (["rulebook", "misere", "--with", "pousse"], 1, "F016"),
        (["rulebook", "fft", "--with", "x.yaml"], 1, "F017"),
        (["score", "fft", "-", "--players", "0"], 1, "F0"),
        (["explain", "fft", "no.such.thing"], 1, "F011"),
        (["explain", "fft", "--players", "6"], 1, "F010"),
        (["compile", "fft", "--players", "2"], 1, "F010"),
        (["score", "fft", "nosuch.json"], 1, "F001"),
    ],
)
def test_what_cannot_be_done_is_said(arguments: list[str], code: int, problem: str, capsys: Said) -> None:
    """A command that cannot do what it was asked says why, and ends with 1 or, for misuse, 2."""
    given = main([*arguments, "--lang", "en"])

    said = capsys.readouterr()
    assert (given, problem in said.err, said.out) == (code, True, "")


def test_a_refused_deal_is_json_where_json_was_asked_for(deal: str, capsys: Said) -> None:
    """Programs get refusals in the form they asked for."""
    Path(deal).write_text(json.dumps(DEAL | {"contract": "petite"}), "utf-8")

    code = main(["score", "fft", deal, "--format", "json"])

    said = json.loads(capsys.readouterr().err)
    assert code == 1
    assert "P008" in json.dumps(said)


def test_a_compiled_variant_scores_like_its_source(deal: str, tmp_path: Path, capsys: Said) -> None:
    """VARIANT may be a compiled JSON."""
    main(["compile", "fft", "-o", str(tmp_path / "fft.json")])

    main(["score", str(tmp_path / "fft.json"), deal, "--format", "json"])

    assert json.loads(capsys.readouterr().out)["unit"] == 106


def test_nothing_is_left_of_a_file_that_could_not_be_written(tmp_path: Path, capsys: Said) -> None:
    """A folder in the way is reported, and no half-written file stays beside it."""
    (tmp_path / "book.md").mkdir()

    code = main(["rulebook", "fft", "-o", str(tmp_path / "book.md"), "--lang", "en"])

    assert (code, "F009" in capsys.readouterr().err) == (1, True)
    assert [each.name for each in tmp_path.iterdir()] == ["book.md"]


def test_a_file_of_the_program_that_cannot_be_read_is_named(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    """Whatever the system refuses is called by its own name, not taken for the output."""

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", "variants/fft.tarot")

    monkeypatch.setattr("tarotrules.cli.commands.list.title", refuse)

    assert main(["list", "--lang", "en"]) == 1
    assert "You may not read the file “variants/fft.tarot”" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("locale", "word"), [("C", "Erreur"), ("", "Erreur"), ("de_DE", "Fehler"), ("en_GB", "Error"), ("es_ES", "Erreur")]
)
def test_without_a_locale_the_answer_is_in_the_language_of_the_file(
    locale: str, word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    """Problems of a French file are told in French, unless somebody says which language they read."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", locale)
    file = tmp_path / "jeudi.tarot"
    file.write_text("variante jeudi étend fft {\n  annonce poignée { palier simple { vaux 30 } }\n}\n", "utf-8")

    main(["check", str(file)])
    main(["compile", str(file)])

    said = capsys.readouterr()
    assert (said.out.split(" (")[0], said.err.split(" (")[0]) == (f"{word} D012", f"{word} D012")


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_whoever_waits_at_a_terminal_is_told_that_all_is_well(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    """What was checked and what was written, each in a line of its own, and how one goes on with one's own rules."""
    monkeypatch.chdir(tmp_path)
    Path("ours.tarot").write_text('variant ours extends fft { title { en "Ours" } players 4, 5 }', "utf-8")
    check, sheet = ["check", "ours.tarot"], ["cheatsheet", "ours.tarot", "-o", "sheet.md"]
    assert [(main(each), capsys.readouterr().out) for each in (check, sheet)] == [(0, "")] * 2

    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    paper = ["cheatsheet", "ours.tarot", "-o", "sheet.pdf"]
    lines = [*check, "fft", "misere"], check, sheet, paper
    told = [(main([*each, "--lang", language]), capsys.readouterr().out.splitlines()) for each in lines]

    assert [code for code, _ in told] == [0] * len(lines)
    several, (fine, *towards), (text,), (printed,) = (said for _, said in told)
    assert several[1:3] == [each for each in several if each.startswith(("fft", "misere"))]
    assert re.findall("ours.tarot|Ours|[0-9]+", fine) == ["ours.tarot", "Ours", "4", "5"]
    assert [each.split()[:4] for each in towards[1:]] == [["tarotrules", "rulebook", "ours.tarot", "-o"]]
    assert re.findall("sheet.md|[0-9]+", text) == ["sheet.md", str(-(-Path("sheet.md").stat().st_size // 1000))]
    assert re.findall("sheet.pdf|[0-9]+", printed) == ["sheet.pdf", str(len(PdfDocument("sheet.pdf")))]
