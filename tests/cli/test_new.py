"""``new`` writes a file that holds as it stands, in the reader's words, and never over another."""

import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from tarotrules.cli.commands.new import OFFERED as OFFERED_BY
from tarotrules.cli.main import main
from tarotrules.games.registry import family
from tarotrules.languages import LANGUAGES
from tarotrules.pipeline import load
from tarotrules.studio.how_often import often
from tarotrules.studio.interview import Interview
from tarotrules.studio.questions import questions

Said = pytest.CaptureFixture[str]
OFFERED = ["check", "rulebook", "score", "play"]
"""What a file says at its head that can be done with it."""


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder without files."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_holds_with_and_without_its_examples(language: str, capsys: Said) -> None:
    """Nothing is wrong with it, and nothing is when the rules in its remarks are taken in: they then differ."""
    code = main(["new", "our-table", "--lang", language])
    file = Path("our-table.tarot")
    bare = load(str(file))
    written = file.read_text("utf-8")
    file.write_text(re.sub(r"^  # (.*[{}].*)$", r"  \1", written, flags=re.MULTILINE), "utf-8")
    full = load(str(file))

    assert (code, "our-table.tarot" in capsys.readouterr().out) == (0, True)
    assert (bare.problems, full.problems) == ((), ())
    assert bare.variant is not None
    assert full.variant is not None
    assert bare.variant.main.scoring == full.variant.main.scoring
    assert bare.variant.main.claim["handful"] != full.variant.main.claim["handful"]
    assert bare.variant.rulesets.keys() == full.variant.rulesets.keys()
    assert _offered(written, "our-table.tarot") == OFFERED


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_another_game_has_examples_of_it(language: str, capsys: Said) -> None:
    """They hold, too; and what its game cannot do is not offered."""
    code = main(["new", "our-piquet", "--extends", "piquet", "--lang", language])
    file = Path("our-piquet.tarot")
    bare = load(str(file))
    written = file.read_text("utf-8")
    file.write_text(re.sub(r"^  # (.*[{}].*)$", r"  \1", written, flags=re.MULTILINE), "utf-8")
    full = load(str(file))

    assert (code, "our-piquet.tarot" in capsys.readouterr().out) == (0, True)
    assert (bare.problems, full.problems) == ((), ())
    assert bare.variant is not None
    assert full.variant is not None
    assert bare.variant.main != full.variant.main
    assert _offered(written, "our-piquet.tarot") == [
        each for each, door in OFFERED_BY.items() if door is None or family("piquet").has(door)
    ]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["fft"], "D034"),
        (["Our Table"], "D015"),
        (["../x"], "D015"),
        (["x", "--extends", "a {"], "S"),
        (["x", "--extends", "nix"], "F006"),
        (["x", "--extends", "misere"], "F006"),
    ],
)
def test_a_name_that_cannot_be_is_refused(arguments: list[str], problem: str, capsys: Said) -> None:
    """What ``check`` would refuse is refused before anything is written."""
    code = main(["new", *arguments, "--lang", "en"])

    assert (code, f"Error {problem}" in capsys.readouterr().err) == (1, True)
    assert list(Path().iterdir()) == []


def test_a_file_may_build_on_one_beside_it() -> None:
    """A variant of one's own is named like its file, or like a shipped one."""
    codes = [main(["new", *arguments]) for arguments in (["ours"], ["theirs", "--extends", "ours.tarot"])]

    assert codes == [0, 0]
    assert load("theirs.tarot").problems == ()


def test_a_file_that_is_there_stays(capsys: Said) -> None:
    """Nothing is ever lost."""
    Path("ours.tarot").write_text("mine", "utf-8")

    code = main(["new", "ours", "--lang", "en"])

    assert (code, "C009" in capsys.readouterr().err, Path("ours.tarot").read_text("utf-8")) == (1, True, "mine")


# With questions


def _offered(text: str, file: str) -> list[str]:
    """The commands that remarks at the head of a text name for its file, each with what it does."""
    head = text.partition("\n\n")[0]
    return re.findall(rf"^#   tarotrules ([a-z]+) {re.escape(file)}.*  \S", head, re.MULTILINE)


def _run_on(text: str) -> str:
    """A text without spaces, wherever it was wrapped."""
    return "".join(text.split())


def _until(*options: str) -> tuple[Callable[[str], list[str]], list[str]]:
    """What is asked about some options, and the lines that take them and nothing else, up to the last of them."""
    lines, about = [], []
    for each in questions():
        taken = [at for at, answer in enumerate(each.answers, 1) if {*answer.options[-1:]} & {*options}]
        lines.append(str(taken[0]) if taken else "")
        about += [each.about] if taken else []
        if len(about) == len(options):
            break
    return lambda language: [family().questions(language)[each] for each in about], lines


def _typed(monkeypatch: pytest.MonkeyPatch, title: str, *lines: str, players: str = "") -> None:
    """A title, how many play, and answers."""
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{each}\n" for each in (title, players, *lines))))


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_table_answers_in_its_language(language: str, capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its file holds, says what was answered and no more, each with its question, and the rules are told."""
    asks, lines = _until("misere-each-pays", "no-prise")
    _typed(monkeypatch, "Nous", *lines, ".")

    code = main(["new", "ours", "--ask", "--lang", language])

    said = capsys.readouterr().out
    text = Path("ours.tarot").read_text("utf-8")
    found = load("ours.tarot")
    texts = [family().questions(language)[each.about] for each in questions()]
    assert (code, found.problems) == (0, ())
    assert found.variant is not None
    assert (found.variant.title(language), list(found.variant.options)) == ("Nous", ["no-prise", "misere-each-pays"])
    assert [each for each in texts if f"# {each}" in text] == asks(language)
    assert "8.4" in said
    assert _offered(text, "ours.tarot") == OFFERED
    seen = [_run_on(each) in _run_on(said) for each in texts]
    assert seen == [at <= len(lines) for at, _ in enumerate(texts)]


def test_a_question_is_asked_again(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    """What is no answer is asked again, and so is what was answered before, if somebody goes back."""
    _typed(monkeypatch, "", "2", "-", "", "0", "99", "", "－", "-", "２", "-", "x", "．")

    code = main(["new", "ours", "--ask", "--lang", "en"])

    said = capsys.readouterr().out
    found = load("ours.tarot").variant
    assert (code, said.count("Type a number from 1 to"), said.count("Question 1 of")) == (0, 3, 4)
    assert found is not None
    assert found.options == {}
    assert "federation (2012)” in everything." in " ".join(said.split())


def test_what_is_settled_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has answered with a rule is not asked for its settings again; what goes back is open again."""
    last = questions()[-1].about
    monkeypatch.setattr("tarotrules.studio.interview.settled", lambda _question, _answer: [last])
    interview = Interview()
    interview.answer(0)
    of = interview.place
    interview.answer(1)
    left = interview.place
    interview.back()

    assert (of, left, interview.place) == ((2, 12), (3, 11), (2, 12))


def test_so_many_play(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    """The file says how many, and neither asks nor says anything of others; numbers without rules are asked again."""
    handful = next(each for each in questions() if ("claim", "handful", "level", "single", "when") in each.paths)
    before = questions().index(handful)
    _typed(monkeypatch, "", *[""] * before, "2", "4", ".", players="7\n4 and ５")

    code = main(["new", "ours", "--ask", "--lang", "en"])

    said, text, found = capsys.readouterr().out, Path("ours.tarot").read_text("utf-8"), load("ours.tarot").variant
    assert (code, said.count("or several of these numbers")) == (0, 1)
    assert "  players 4, 5\n" in text
    assert re.search(r"\b3\b", text) is None
    assert found is not None
    assert sorted(found.rulesets) == [4, 5]
    assert found.main.claim["handful"] == found.rulesets[5].claim["handful"]
    assert handful.apart((4,)) == [0, 3]
    assert "3 players" not in said
    assert handful.apart((4,)) == [0, 3]
    assert (Interview([4]).place[1], Interview([5]).place[1], Interview().place[1]) == (10, 11, 12)


def test_rules_without_a_name_are_called_by_their_title(monkeypatch: pytest.MonkeyPatch) -> None:
    """No file is written over, and letters that no name has do not matter."""
    for _ in range(2):
        _typed(monkeypatch, "木曜", ".")
        assert main(["new", "--ask", "--lang", "ja"]) == 0
    _typed(monkeypatch, "Le club d’ici")
    assert main(["new", "--ask", "--lang", "fr"]) == 0

    assert sorted(each.name for each in Path().iterdir()) == ["house-2.tarot", "house.tarot", "le-club-d-ici.tarot"]
    assert load("house-2.tarot").problems == ()


def test_what_is_no_character_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal may send letters in another encoding."""
    _typed(monkeypatch, "Caf\udce9", ".")

    assert main(["new", "ours", "--ask", "--lang", "en"]) == 0

    found = load("ours.tarot").variant
    assert found is not None
    assert found.title("en") == "Caf?"


def test_nothing_is_written_by_whoever_breaks_off(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    """And that is said."""
    monkeypatch.setattr("tarotrules.cli.interviewing.title_typed", _broken_off)

    code = main(["new", "ours", "--ask", "--lang", "en"])

    assert (code, capsys.readouterr().err.strip(), list(Path().iterdir())) == (130, "Nothing was written.", [])


def _broken_off(*_: object) -> str:
    raise KeyboardInterrupt


def test_it_is_known_how_often_most_answers_matter() -> None:
    """Deals cannot be counted where nobody shuffles; what else is not counted yet is a variant of today."""
    counted = [often(each.about, answer) is not None for each in questions() for answer in each.answers[1:]]

    assert sum(counted) > len(counted) * 3 / 4
