"""``help`` and ``explain`` answer for commands, problems and words."""

import json
import re
from itertools import pairwise

import pytest

from tarotrules.cli.main import main
from tarotrules.cli.problem_page import WIDTH
from tarotrules.languages import LANGUAGES
from tests.diagnostics.pages import all_problems

Said = pytest.CaptureFixture[str]
LETTERS = sorted({each.code[0] for each in all_problems()})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_problem_has_its_example(language: str, capsys: Said) -> None:
    """A code and a name lead to one page: what is said of it, an example in the reader's words, and the mended one."""
    codes = [main([*line, "--lang", language]) for line in (["explain", "d012"], ["help", "D012"])]
    page = capsys.readouterr().out

    main(["help", "unknown-setting", "--lang", language])
    again = capsys.readouterr().out
    assert (codes, page) == ([0, 0], again * 2)
    assert again.replace("（", " (").count("D012 (unknown-setting") == 1
    assert "tarotrules check " in again
    assert ("Why it matters." in again) == (language == "en")


def test_a_paragraph_of_a_page_fills_its_lines(capsys: Said) -> None:
    """A terminal breaks a line where it is full, not where a page of the manual does."""
    main(["help", "R043", "--lang", "en"])

    lines = capsys.readouterr().out.partition("What it means.")[2].partition("\n\n")[0].splitlines()
    assert len(lines) > 1
    assert all(
        len(f"{one} {two.split()[0]}") > WIDTH for one, two in pairwise([f"What it means.{lines[0]}", *lines[1:]])
    )


@pytest.mark.parametrize("letter", LETTERS)
def test_every_room_of_problems_is_explained(letter: str, capsys: Said) -> None:
    """Any code will do, also one whose problem no file shows; for programs it is JSON."""
    problem = next(each for each in all_problems() if each.code[0] == letter)

    code = main(["explain", problem.code, "--format", "json", "--lang", "en"])

    data = json.loads(capsys.readouterr().out)
    assert code == 0
    assert (data["code"], data["name"], data["severity"]) == (problem.code, problem.name, problem.severity)
    assert data["message"]


@pytest.mark.parametrize("words", ["poignée simple", "handful single", "手役 シングル"])
def test_a_word_of_the_rules_is_looked_up_in_the_official_ones(words: str, capsys: Said) -> None:
    """Who asks for help with a word is told what the official rules say there."""
    code = main(["help", *words.split(), "--lang", "fr"])

    lines = capsys.readouterr().out.splitlines()
    assert code == 0
    assert "annonce.poignée.palier.simple.vaut = 20" in lines


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize(("language", "rule"), [("fr", "Misère : annonce"), ("ja", "ミゼール")])
def test_a_word_of_other_rules_leads_on(language: str, rule: str, capsys: Said) -> None:
    """What only an option brings has the names of its rules, and commands that answer."""
    code = main(["help", "misère", "--lang", language])

    said = capsys.readouterr().out.replace("\u00a0", " ").replace("\n", " ")
    assert (code, rule in said) == (0, True)
    lines = re.findall("tarotrules ((?:find|explain) [ -~è]+?)  ", said)
    assert [each.split()[0] for each in lines] == ["find", "explain"]
    assert [main(each.split()) for each in lines] == [0, 0]


@pytest.mark.usefixtures("few")
def test_a_word_nobody_knows_is_no_command(capsys: Said) -> None:
    """What is neither command nor code nor word is a mistake in the command."""
    code = main(["help", "xyzzy", "--lang", "en"])

    assert (code, "C001" in capsys.readouterr().err) == (2, True)
