"""``compare``, as somebody types it: the page, the JSON, the problems and the exit codes."""

import json
from pathlib import Path

import pytest

from tarotrules.cli.main import main
from tarotrules.languages import LANGUAGES

Said = pytest.CaptureFixture[str]


def test_two_stand_side_by_side(capsys: Said) -> None:
    """Without a format the answer is for a terminal: lines of at most 78 columns, two columns of them."""
    code = main(["compare", "fft", "eryod", "--lang", "en"])

    lines = capsys.readouterr().out.splitlines()
    assert code == 0
    assert max(map(len, lines)) <= 78
    assert any(line.startswith("Each player has only one turn.") and " │ " in line for line in lines)


@pytest.mark.parametrize("suffix", ["txt", "md", "html", "json"])
def test_the_suffix_chooses_the_form(suffix: str, tmp_path: Path) -> None:
    """The ending of the file says what is written."""
    file = tmp_path / f"page.{suffix}"

    code = main(["compare", "fft", "eryod", "petite-pousse", "--lang", "fr", "-o", str(file)])

    text = file.read_text("utf-8")
    assert code == 0
    assert ("<html" in text) == (suffix == "html")
    assert text.startswith("{") == (suffix == "json")


def test_json_has_a_shape(capsys: Said) -> None:
    """The JSON has those compared, the rules with classes, wordings, rows and settings, the pairs and the deals."""
    main(["compare", "fft", "petite-pousse", "--format", "json", "--lang", "en"])

    data = json.loads(capsys.readouterr().out)
    assert [(each["id"], each["players"]) for each in data["variants"]] == [
        ("fft", [3, 4, 5]),
        ("petite-pousse", [3, 4, 5]),
    ]
    assert data.keys() == {
        *("variants", "players", "further_players", "rules", "alike", "pairs", "deals", "scored_alike")
    }
    for rule in data["rules"]:
        assert rule.keys() == {
            *("number", "chapter", "title", "players", "variants", "classes", "wordings", "rows", "settings"),
        }
        assert len(rule["classes"]) == 2
        assert all(len(each["values"]) == len(each["origins"]) == 2 for each in rule["settings"])
    assert data["pairs"] == [{"variants": [0, 1], "rules": len(data["rules"])}]
    assert [len(each["scores"]) for each in data["deals"]] == [2]


def test_the_same_twice_is_fine(capsys: Said) -> None:
    """Nothing differs, which is no problem: exit code 0 and empty lists."""
    code = main(["compare", "eryod", "eryod", "--format", "json"])

    data = json.loads(capsys.readouterr().out)
    assert (code, data["rules"], data["deals"]) == (0, [], [])


def test_a_compiled_file_is_a_variant_too(tmp_path: Path, capsys: Said) -> None:
    """The compiled rules differ from those they were compiled from in nothing."""
    file = tmp_path / "fft.json"
    main(["compile", "fft", "-o", str(file)])

    code = main(["compare", "fft", str(file), "--format", "json"])

    assert (code, json.loads(capsys.readouterr().out)["rules"]) == (0, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_not_enough(language: str, capsys: Said) -> None:
    """With one alone there is nothing to compare: misuse, said in the reader's language."""
    code = main(["compare", "fft", "--lang", language])

    assert code == 2
    assert "F018" in capsys.readouterr().err


def test_every_problem_of_every_file_is_told(tmp_path: Path, capsys: Said) -> None:
    """A name that is none and a broken file: both are told, with their places, and nothing is compared."""
    broken = tmp_path / "broken.tarot"
    broken.write_text("variant broken extends fft {\n  claim handful { level single { wort 30 } }\n}\n", "utf-8")

    code = main(["compare", "ffft", "fft", str(broken), "--lang", "en"])

    said = capsys.readouterr()
    assert (code, said.out) == (1, "")
    assert "F006" in said.err
    assert "broken.tarot:2:" in said.err
    assert "2 problems" in said.err
