"""A shipped file with one token dropped, doubled or replaced is answered: no exception, whatever was damaged."""

import random
import re
from pathlib import Path
from typing import Final

import pytest

from tarotrules import library, pipeline
from tarotrules.languages import LANGUAGES
from tarotrules.reports import present
from tests.laws.families import EVERY

HOLDS_FOR: Final = EVERY
FILES: Final = [*library.everything().values()]
_TOKEN: Final = re.compile(r'\w[\w-]*|"[^"\n]*"|\[[^\]\n]*\]|\S')
HABITS: Final = ("=>", "//", "'x'", '"x”', "%", "…", "&&", "!", "x4", "non", "yes", "poignée", "at least", "3-5")


def damaged(text: str, choose: random.Random) -> str:
    """The text with one token of it spoilt."""
    token = choose.choice(list(_TOKEN.finditer(text)))
    others = [each[0] for each in _TOKEN.finditer(text)]
    instead = choose.choice(["", f"{token[0]} {token[0]}", choose.choice(others), choose.choice(HABITS)])
    return text[: token.start()] + instead + text[token.end() :]


@pytest.mark.parametrize("seed", range(25))
def test_damage_is_answered(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every problem of a damaged file can be said."""
    monkeypatch.chdir(tmp_path)
    choose = random.Random(seed)
    text = damaged(choose.choice(FILES).read_text(encoding="utf-8"), choose)
    Path("broken.tarot").write_text(re.sub(r"(?m)^(variant|option) \S+", r"\1 broken", text, count=1), encoding="utf-8")
    loaded = pipeline.load("broken.tarot")

    said = present(loaded.problems, loaded.tongues, choose.choice(LANGUAGES))
    assert loaded.variant is not None or said
