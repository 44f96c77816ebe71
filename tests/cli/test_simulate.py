"""``simulate`` counts what happens in many deals, goes on from its note, and says what cannot be asked."""

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tarotrules.analysis import simulate
from tarotrules.cli import simulating as showing
from tarotrules.cli.main import main
from tarotrules.games.tarot.players import simulating
from tarotrules.languages import LANGUAGES
from tarotrules.sampling.question import Question
from tarotrules.sampling.sums import Sums
from tarotrules.source.excerpt import columns
from tests.numbering import rule_number
from tests.strategies import variant

BROKEN = re.compile(r"\(\d[^)]*$")
"""An interval that a line breaks."""
Said = pytest.CaptureFixture[str]


def data(capsys: Said, *words: str) -> dict[str, Any]:
    """What it answers as JSON."""
    assert main(["simulate", *words, "--jobs", "1", "--format", "json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_the_counts_are_of_all_deals(capsys: Said) -> None:
    """Each deal ended in one way; each that was played had a contract."""
    found = data(capsys, "fft", "--deals", "40", "--players", "5,random")

    sums = found["sums"]
    assert (found["deals"], found["players"], found["kinds"]) == (40, 5, ["random"])
    assert sum(sums["endings"].values()) == 40
    assert sum(sum(each.values()) for each in sums["contracts"].values()) == sums["endings"]["played"]
    for value, low, high in (each["made_share"] for each in found["contracts"].values()):
        assert 0 <= low <= value <= high <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(capsys: Said, language: str) -> None:
    """The tables fit on a terminal."""
    assert main(["simulate", "wikipedia", "--deals", "3", "--jobs", "1", "--lang", language]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 30
    assert max(map(columns, lines)) <= 80
    assert len([line for line in lines if BROKEN.search(line)]) == 0


def test_it_says_that_it_shuffles(capsys: Said) -> None:
    """Where the rules leave the pack unshuffled, it is told with the number of the rule that each deal stands alone."""
    few = ("--deals", "2", "--players", "random", "--jobs", "1", "--lang", "en")
    number = rule_number("deal.shuffle")
    assert data(capsys, "fft", *few)["departs_from"] == []
    assert data(capsys, "wikipedia", *few)["departs_from"] == ["deal.shuffle"]

    assert main(["simulate", "fft", *few]) == 0
    assert "shuffled" not in capsys.readouterr().out
    assert main(["simulate", "wikipedia", *few]) == 0
    assert f"(rule {number}). Here it is: each deal stands alone." in " ".join(capsys.readouterr().out.split())
    assert main(["compare", "fft", "wikipedia", "eryod", "--simulate", *few[1:]]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert (
        f"Under “French Tarot according to Wikipedia” the pack is not shuffled between deals (rule {number})." in told
    )


def test_it_goes_on_from_its_note(capsys: Said, tmp_path: Path) -> None:
    """Asked for more deals, it plays only those that are missing."""
    note = str(tmp_path / "note.json")
    data(capsys, "fft", "--deals", "5", "--players", "random", "--state", note)
    changed = json.loads(Path(note).read_text("utf-8"))
    changed["sums"]["variants"]["0"]["measures"]["stake"]["sum"] += 10**9
    Path(note).write_text(json.dumps(changed), "utf-8")

    more = data(capsys, "fft", "--deals", "8", "--players", "random", "--state", note)

    assert more["sums"]["measures"]["stake"]["sum"] > 10**9
    assert json.loads(Path(note).read_text("utf-8"))["deals"] == more["deals"] == 8


@pytest.mark.parametrize("form", ["text", "json"])
def test_where_it_stopped_does_not_show(capsys: Said, tmp_path: Path, form: str) -> None:
    """It answers as if it had never stopped, to the letter."""
    asked = ["simulate", "fft", "--players", "random,club", "--jobs", "1", "--format", form]
    whole, parts = [*asked, "--deals", "12"], [*asked, "--state", str(tmp_path / "note.json")]
    assert main(whole) == 0
    said = capsys.readouterr()

    assert main([*parts, "--deals", "5"]) == 0
    capsys.readouterr()
    assert main([*parts, "--deals", "12"]) == 0
    assert capsys.readouterr() == said


def test_who_interrupts_it_loses_nothing(capsys: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was done by then is noted, and nothing else is said."""
    whole = simulating.chunk

    def interrupted(question: Question, first: int, number: int) -> Sums:
        if first:
            raise KeyboardInterrupt
        return whole(question, first, number)

    monkeypatch.setattr(simulate, "CHUNK", 2)
    monkeypatch.setattr(simulating, "chunk", interrupted)
    note = tmp_path / "note.json"
    with pytest.raises(SystemExit) as exit_:
        main(["simulate", "fft", "--deals", "6", "--players", "random", "--jobs", "1", "--state", str(note)])

    assert exit_.value.code == 130
    assert json.loads(note.read_text("utf-8"))["deals"] == 2
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("words", [["--seed", "2"], ["--players", "5"], ["--jobs", "1"], ["--state", "note.json"]])
def test_nothing_about_deals_that_nobody_plays(capsys: Said, words: list[str]) -> None:
    """A comparison without ``--simulate`` does not pass over in silence what is said of a simulation."""
    assert main(["compare", "fft", "wikipedia", *words, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert f"Error C013 (option-says-nothing-alone): “{words[0]}” says nothing without “--simulate”." in said


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--deals", "0"], "C011"),
        (["--deals", "some"], "C005"),
        (["--players", "5,clbu"], "C004"),
        (["--players", "9"], "F010"),
        (["--state", "{note}", "--seed", "2"], "C012"),
        (["--state", "{note}", "--deals", "1"], "C012"),
        (["--state", "{other}"], "C012"),
    ],
)
def test_what_cannot_be_asked(capsys: Said, tmp_path: Path, words: list[str], code: str) -> None:
    """It is said in one message, before any deal is played."""
    note, other = str(tmp_path / "note.json"), tmp_path / "other.json"
    other.write_text('{"deals": 3}', "utf-8")
    data(capsys, "fft", "--deals", "2", "--players", "random", "--state", note)

    asked = [each.format(note=note, other=other) for each in words]
    assert main(["simulate", "fft", "--deals", "3", "--players", "random", *asked, "--lang", "en"]) > 0
    assert f"Error {code} " in capsys.readouterr().err


def test_variants_are_compared_by_the_same_deals(capsys: Said) -> None:
    """What is told apart is the difference deal by deal, not that of two samples."""
    asked = ["compare", "fft", "petite-pousse", "--simulate", "6", "--players", "random", "--jobs", "1"]
    assert main([*asked, "--format", "json"]) == 0

    found = json.loads(capsys.readouterr().out)["simulation"]
    one, other = found["measures"]
    (difference,) = found["differences"]
    assert found["deals"] == 6
    assert one["stake"][0] != other["stake"][0]
    for name, value in difference["measures"].items():
        assert value[0] == pytest.approx(other[name][0] - one[name][0], abs=1e-5)

    assert main([*asked, "--brief", "--lang", "en"]) == 0
    assert "The same deals, played under each" in capsys.readouterr().out


def test_those_compared_have_a_number_of_players_in_common(capsys: Said) -> None:
    """The one the first is explained for, if the other has it."""
    assert main(["compare", "fft", "solitaire-paradise", "--simulate", "1", "--players", "5", "--lang", "en"]) == 1

    assert "Error F010 " in capsys.readouterr().err


def test_how_far_it_has_come_is_shown_and_noted_now_and_then(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A line on the terminal after each part, and a note when the last one is a while ago; at the end, no line."""
    clock, terminal, file = [100.0], io.StringIO(), tmp_path / "note.json"
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setattr(showing, "monotonic", lambda: clock[0])
    fft = variant("fft")
    note = showing._Note([fft], Question((fft.main,), ("random",), 1), 400, str(file))
    noted = []
    for clock[0], deals in ((101.0, 100), (103.0, 200), (104.0, 300)):
        note.noted(simulate.Done(deals, {}))
        noted.append(json.loads(file.read_text("utf-8"))["deals"] if file.exists() else None)
    shown = terminal.getvalue()
    note.end()

    assert noted == [None, 200, 200]
    assert shown.split("\r")[2] == f"[{'#' * 15}{'.' * 15}] 200/400"
    assert terminal.getvalue().removeprefix(shown).split("\r")[1].isspace()
    assert json.loads(file.read_text("utf-8"))["deals"] == 300
