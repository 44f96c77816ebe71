"""``score`` asks for the deal where nobody names a file, and refuses what cannot be where it is typed."""

import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tarotrules import api
from tarotrules.cli.main import main
from tarotrules.languages import LANGUAGES

Said = pytest.CaptureFixture[str]
GARDE = ["", "", "2", "2", "", "2", "49"]
"""B's garde with two oudlers and 49 points, at the usual table of players without names."""


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder without files."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def telling(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> Callable[..., tuple[int, str]]:
    """Answers to the questions of some rules, and what is said."""

    def tell(arguments: str, *lines: str) -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", StringIO("".join(f"{each}\n" for each in lines)))
        code = main(["score", *arguments.split(), "--ask"])
        return code, capsys.readouterr().out

    return tell


Tell = Callable[..., tuple[int, str]]


def in_file(said: str) -> Any:
    """The deal as it is written in a file."""
    begun = said[said.rindex("\n  {\n") :]
    return json.loads(begun[: begun.index("\n  }\n") + 5])


@pytest.mark.parametrize("language", ["fr", "ja"])
def test_a_whole_deal_is_told_by_answers(language: str, telling: Tell, golden: Callable[[str, str], None]) -> None:
    """In the reader's words, with wide digits, a refusal, one step back, and a file to go on with."""
    people = "花子、太郎、健、愛" if language == "ja" else "Anne, Bob, Chloé, Dan"
    answers = ["４", people, "2", "1", "-", "2", "", "２", "95", "4９", "1", "3", "1", "", "", "1", "1", "deal"]
    code, said = telling(f"fft --lang {language}", *answers)
    written = json.loads(Path("deal.json").read_text("utf-8"))

    assert code == 0
    assert in_file(said) == written
    assert api.score(api.load("fft"), written)["scores"] == [-106, 318, -106, -106]
    golden(f"fft/told-by-answers.{language}.txt", said)


def test_what_is_not_said_is_as_offered(telling: Tell) -> None:
    """After a full stop, or where the input ends; the account is that of the file."""
    wanted = {"players": 4, "taker": 1, "contract": "garde", "oudlers": 2, "card_points": 49}

    assert [in_file(telling("fft --lang en", *GARDE, *end)[1]) for end in ([], ["."], ["．", ""])] == [wanted] * 3


def test_nothing_is_lost_of_a_deal_that_is_not_told_to_its_end(telling: Tell) -> None:
    """It is said that there is no score, and what was told is written where somebody wanted it."""
    code, said = telling("fft --lang en --save half.json", *GARDE[:4])

    assert (code, "no score yet" in said) == (1, True)
    assert json.loads(Path("half.json").read_text("utf-8")) == {"players": 4, "taker": 1, "contract": "garde"}


def test_every_answer_can_be_taken_back(telling: Tell) -> None:
    """As far as the first; what it led to is forgotten with it."""
    *_, said = telling("fft --lang en", *GARDE, *["-"] * 9, "5", "", "3", "1", "1", "3", "-3")

    assert in_file(said) == {"players": 5, "taker": 2, "contract": "prise", "partner": 0, "margin": -3}


def test_what_stands_beside_a_number_answers_as_well(telling: Tell) -> None:
    """By its beginning, without accents; of two that begin alike neither is meant, and a number is never a name."""
    people = "Chloé, Clara, 1, Dan"
    *_, said = telling("fft --lang fr", "", people, "c", "chlo", "garde s", "-", "GARDÉ", "attaque")
    *_, third = telling("fft --lang fr", "", people, "1", "prise", "3", "8")

    assert (in_file(third)["preneur"], in_file(third)["différence"]) == (0, 8)
    assert in_file(said) == {"joueurs": 4, "preneur": 0, "contrat": "garde"}


def test_nobody_is_sent_away_by_a_full_stop(telling: Tell) -> None:
    """What nobody can say for them is asked all the same."""
    *_, said = telling("fft --lang en", ".", ".", "all passed")

    assert "Type a number from 1 to 5" in said
    assert in_file(said) == {"players": 4, "taker": None}


def test_no_file_is_replaced_by_one_that_is_named_at_the_end(telling: Tell) -> None:
    """Another name is asked for."""
    Path("deal.json").write_text("mine", "utf-8")
    telling("fft --lang en", "", "", "all passed", "deal", "deal2")

    assert Path("deal.json").read_text("utf-8") == "mine"
    assert json.loads(Path("deal2.json").read_text("utf-8")) == {"players": 4, "taker": None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_shows_a_deal_that_can_be_scored(language: str, capsys: Said) -> None:
    """With keys in the reader's language, all of which are explained below it."""
    main(["help", "score", "--lang", language])
    said = capsys.readouterr().out
    deal = in_file(said)
    *_, explained = said.split("\n  }\n")

    assert sum(api.score(api.load("fft"), deal)["scores"]) == 0
    assert [key for key in list(deal)[1:] if key not in explained] == []


@pytest.mark.parametrize(("typed", "left"), [([], False), (["", "", "2"], True)])
def test_whoever_stops_is_told_what_was_said(
    typed: list[str], *, left: bool, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    """If anything was, and that there is no score; the exit code is that of what was interrupted."""
    lines = iter(typed)

    def readline() -> str:
        for line in lines:
            return f"{line}\n"
        raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", SimpleNamespace(readline=readline, isatty=lambda: True))
    code = main(["score", "fft", "--ask", "--lang", "en"])
    said = capsys.readouterr().out

    assert (code, "no score yet" in said, "as a file" in said) == (130, True, left)


def test_the_rules_say_what_is_asked(telling: Tell) -> None:
    """What nobody knew beforehand is needed is asked for at the end; where nobody takes, what each has."""
    flow = "payee dealer; payer others; per_head"
    own = f"bonus dealt {{ when made; worth 10 * attack.tricks; {flow} }}"
    Path("ours.tarot").write_text(f'variant ours extends fft {{ title {{ en "Ours" }} {own} }}', "utf-8")
    *_, ours = telling("ours.tarot --players 4 --lang en", *GARDE[1:], "", "", "", "8", "3")
    *_, alone = telling("qui-perd-gagne --lang en", "", "", "20", "19,5", "19", "11", "10", "9", "8", "22")

    assert in_file(ours)["facts"] == {"attack.tricks": 8}
    assert in_file(ours)["dealer"] == 2
    assert in_file(alone)["card_points_by_seat"] == [20, 19, 11, 10, 9, 22]


def test_without_a_terminal_nobody_is_asked(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless that is wanted; and a file is never replaced."""
    Path("deal.json").write_text("mine", "utf-8")
    monkeypatch.setattr("sys.stdin", StringIO(""))
    codes = [
        main(["score", "fft", *each.split(), "--lang", "en"]) for each in ("", "--ask --save deal.json", "x --ask")
    ]
    said = capsys.readouterr().err

    assert (codes, [f"Error {code}" in said for code in ("C016", "C009", "C007")]) == ([2, 1, 2], [True] * 3)
    assert Path("deal.json").read_text("utf-8") == "mine"
