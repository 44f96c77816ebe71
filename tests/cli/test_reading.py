"""A command line is read whole: in any order, every mistake at once, in the reader's language."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from tarotrules.cli.declared import Argument, Command
from tarotrules.cli.finding import declared, names
from tarotrules.cli.helping import overview, page, sentence, words
from tarotrules.cli.main import ANYTHING, main
from tarotrules.cli.reading import read
from tarotrules.languages import LANGUAGES
from tarotrules.source.excerpt import columns

Said = pytest.CaptureFixture[str]
TRIAL: Final = Command(
    "rules",
    (
        Argument("variant"),
        Argument("words", takes="any"),
        Argument("options", "--with", "any"),
        Argument("players", "--players", whole=True),
        Argument("brief", "--brief", "nothing"),
        Argument("languages", "--in", "some", choices=("en", "fr")),
        Argument("paper", "--paper", choices=("a4", "a5"), usual="a4"),
    ),
    forms=("text", "json"),
)


def values(line: str) -> dict[str, object]:
    """What is read of a line without mistakes."""
    asked, problems = read("trial", TRIAL, line.split())

    assert problems == []
    return vars(asked)


@pytest.mark.parametrize(
    "line",
    [
        "fft one two --with misere --players 5 -o out.txt --brief",
        "--brief --with misere fft --players=5 one -oout.txt two",
        "--players 5 --with=misere -o out.txt --brief -- fft one two",
    ],
)
def test_order_does_not_matter(line: str) -> None:
    """Options before, between and after words, with a blank, an equals sign or, if short, neither: all one."""
    found = values(line)

    assert (found["variant"], found["words"], found["options"]) == ("fft", ["one", "two"], ["misere"])
    assert (found["players"], found["out"], found["brief"], found["paper"]) == (5, "out.txt", True, "a4")


def test_an_option_given_twice() -> None:
    """Of one that takes one value the last counts, of one that takes several all do; a hyphen alone is a word."""
    found = values("- --players 3 --with a --players 4 --with b --in fr en x")

    assert (found["variant"], found["players"], found["options"]) == ("-", 4, ["a", "b"])
    assert (found["languages"], found["words"]) == (["fr", "en"], ["x"])


@pytest.mark.parametrize(
    ("line", "codes"),
    [
        ("--lagn fr fft", ["C002"]),
        ("fft --languages de", ["C002"]),
        ("fft --with", ["C003"]),
        ("fft --with --brief", ["C003"]),
        ("fft --lang xx", ["C004"]),
        ("fft --in de", ["C004"]),
        ("fft --players five", ["C005"]),
        ("fft --brief=yes", ["C006"]),
        ("", ["C008"]),
        ("--lagn --players x --brief=1 --paper a9", ["C002", "C005", "C006", "C004", "C008"]),
    ],
)
def test_every_mistake_is_told_at_once(line: str, codes: list[str]) -> None:
    """Each mistake in a line is one problem, and none hides another."""
    assert [each.code for each in read("trial", TRIAL, line.split())[1]] == codes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "code", "suggested"),
    [
        ("scroe fft deal.json", "C001", "score"),
        ("dance", "C001", "check"),
        ("--lagn", "C002", "--lang"),
        ("score fft deal.json --playrs 4", "C002", "--players"),
        ("rulebook fft --players 4", "C002", "cheatsheet"),
        ("rulebook fft --player 4", "C002", "--players"),
        ("explain fft misère", "F011", "--with misere"),
        ("rulebook fft -o", "C003", "-o"),
        ("rulebook fft --paper a44", "C004", "a4"),
        ("score fft deal.json --players x", "C005", "--players 4"),
        ("list --options=1", "C006", "--options"),
        ("rulebook fft eryod", "C007", "tarotrules rulebook"),
        ("score fft", "C016", "tarotrules score"),
    ],
)
def test_misuse_is_told_in_the_language_of_the_reader(
    line: str, code: str, suggested: str, language: str, capsys: Said
) -> None:
    """What was not understood is a problem like any other, with advice, and the exit code is 2."""
    given = main([*line.split(), "--lang", language])

    said = capsys.readouterr()
    assert (given, said.out) == (1 if code.startswith("F") else 2, "")
    assert f" {code}" in said.err
    assert suggested in said.err


@pytest.mark.parametrize("line", ["check fft --lang xx", "rulebook fft --lang xx", "--lang xx"])
def test_a_language_nobody_speaks_is_told_of_in_another(
    line: str, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The computer's, or English."""
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")

    assert main(line.split()) == 2
    assert capsys.readouterr().err.startswith("Fehler C004")


@pytest.mark.parametrize(("languages", "begins"), [(["de"], "Fehler C005"), (["de", "fr"], "Error C005")])
def test_a_site_in_one_language_is_spoken_of_in_it(
    languages: list[str], begins: str, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where ``--lang`` says what to build, one language is the reader's; several say nothing of the reader."""
    monkeypatch.setenv("LC_ALL", "C")

    assert main(["site", "build", "--port", "abc", "--lang", *languages]) == 2
    assert capsys.readouterr().err.startswith(begins)


@pytest.fixture
def _deals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with a deal without a contract, and one that breaks off."""
    monkeypatch.chdir(tmp_path)
    Path("deal.json").write_text('{"taker": 0, "margin": 8}', "utf-8")
    Path("bad.json").write_text('{"taker": ', "utf-8")


@pytest.mark.usefixtures("_deals")
@pytest.mark.parametrize(
    ("line", "code", "problem"),
    [
        ("score fft --format json", 2, "C016"),
        ("scroe --format json", 2, "C001"),
        ("score nosuch deal.json --format json", 1, "F006"),
        ("score fft nosuch.json --format json", 1, "F001"),
        ("score fft bad.json --format json", 1, "F007"),
        ("score fft deal.json --players 7 --format json", 1, "F010"),
        ("score fft deal.json --format json", 1, "P007"),
        ("score fft deal.json --format json -o no/such\0name", 1, "P007"),
        ("explain fft nosuchthing --format json", 1, "F011"),
        ("explain nosuch --format=json", 1, "F006"),
        ("compare fft --format json", 2, "F018"),
        ("compare fft nosuch --format json", 1, "F006"),
        ("compile nosuch --format json", 1, "F006"),
        ("compile --format json", 2, "F014"),
        ("list --format json -o .", 1, "F009"),
        ("list --options=x --format json", 2, "C006"),
        ("check --format json", 2, "C008"),
    ],
)
def test_problems_are_json_where_json_was_asked_for(line: str, code: int, problem: str, capsys: Said) -> None:
    """Whatever is wrong, a program that asked for JSON gets the object that ``check`` gives."""
    given = main(line.split(" "))

    said = capsys.readouterr()
    data = json.loads(said.err)
    assert (given, said.out) == (code, "")
    assert data.keys() == {"language", "problems"}
    assert [each["code"] for each in data["problems"]] == [problem]


def test_check_answers_in_that_form_too(capsys: Said) -> None:
    """The answer of ``check`` is the list of problems itself."""
    code = main(["check", "nosuch", "--format", "json"])

    assert code == 1
    assert [each["code"] for each in json.loads(capsys.readouterr().out)["problems"]] == ["F006"]


def every() -> list[Argument]:
    """Every argument of every command."""
    return [each for name in names() for each in declared(name).arguments]


def arguments() -> dict[str, Argument]:
    """They, by their names."""
    return {each.name: each for each in every()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_argument_has_its_sentence(language: str) -> None:
    """What can be typed is explained, and nothing else is."""
    said = words(language)
    known = {sentence(each) for argument in every() for each in (argument.name, argument.told) if each}

    assert {id for id in said.entries if id.startswith("command-")} == {f"command-{name}" for name in names()}
    assert {id for id in said.entries if id.startswith("argument-")} == known | {"argument-command"}
    assert {name for name, each in arguments().items() if each.takes != "nothing"} == {
        name for name in arguments() if said.has(f"{sentence(name)}.word")
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_help_shows_all_that_a_command_takes(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    """``help score`` and ``score --help`` are one page, in lines that fit, with every flag and value."""
    monkeypatch.setenv("LC_ALL", language)
    codes = {main(["help", name]), main([name, "--help"])}

    shown = page(name, declared(name), language)
    typed = {word for each in declared(name).arguments for word in (each.flag, *each.choices) if word}
    assert codes == {0}
    assert capsys.readouterr().out == shown * 2
    assert max(map(columns, shown.splitlines())) <= 78
    assert typed <= set(re.findall(r"[a-z0-9-]+", shown))


@pytest.mark.parametrize("name", names())
def test_what_is_given_as_an_example_is_understood(name: str) -> None:
    """Nothing is wrong with how the examples of a command are written."""
    problems = [read(name, declared(name), each.split())[1] for each in declared(name).examples]

    assert problems == [[] for _ in problems]
    assert problems


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_names_every_command(language: str, capsys: Said) -> None:
    """Whoever types nothing is told what there is, which is no answer; whoever asks for help gets one."""
    asked_for = [main([*line, "--lang", language]) for line in (["--help"], ["help"])]
    helped = capsys.readouterr()
    nothing = main(["--lang", language])
    said = capsys.readouterr()

    assert (asked_for, nothing) == ([0, 0], 2)
    assert helped.out == overview(language) * 2
    assert (said.out, said.err) == ("", overview(language))
    assert all(re.search(rf"^  {name} ", said.err, re.MULTILINE) for name in names())


def test_the_language_may_come_first(capsys: Said) -> None:
    """``--lang`` before the command is understood; so is ``--version`` without one."""
    codes = main(["--lang", "fr", "list"]), main(["--version"])

    said = capsys.readouterr().out
    assert codes == (0, 0)
    assert "d’après le règlement de la Fédération" in said
    assert re.search(r"^tarotrules \d+\.\d+\.\d+$", said, re.MULTILINE)


def flags(commands: Sequence[Command]) -> set[str]:
    """All flags of commands."""
    return {each.flag for command in commands for each in command.arguments if each.flag}


def test_no_value_can_be_taken_for_a_flag() -> None:
    """Long flags have two hyphens and short ones a letter, so that ``-oFILE`` can be nothing else."""
    known = flags([*map(declared, names()), ANYTHING])

    assert [flag for flag in known if not re.fullmatch(r"--[a-z]+(-[a-z]+)*|-[a-z]", flag)] == []
