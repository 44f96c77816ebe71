"""``make golden`` runs every test that writes files, and no other."""

import re
from pathlib import Path
from typing import Final

from tests.laws.families import NO_GAME

HOLDS_FOR: Final = NO_GAME

ROOT: Final = Path(__file__).parents[2]


def test_golden_files_are_written_by_the_tests_that_make_runs() -> None:
    """Whoever compares with a golden file is named in the Makefile."""
    recipe = (ROOT / "Makefile").read_text("utf-8").partition("\ngolden:")[2].partition("\n\n")[0]
    run = {ROOT / each for each in re.findall(r"tests/\S+\.py", recipe)}
    writing = {path for path in ROOT.glob("tests/**/test_*.py") if _writes(path.read_text("utf-8"))}

    assert run == writing


def _writes(text: str) -> bool:
    return re.search(r"\bgolden: |update_snap" + "shots", text) is not None
