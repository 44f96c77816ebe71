"""``new`` writes a file that holds as it stands, in the reader's words, and never over another."""

import re
from pathlib import Path

import pytest

from tarotrules.cli.main import main
from tarotrules.languages import LANGUAGES
from tarotrules.pipeline import load

Said = pytest.CaptureFixture[str]


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
