"""The page on deals of Piquet is true: every deal in it comes to what it says."""

import json
import re
import shlex
from pathlib import Path
from typing import Final

import pytest

from tarotrules.games.piquet.chapters.account import account_text
from tarotrules.games.piquet.engine.reading import KEYS, read
from tarotrules.games.piquet.engine.settling import settle_reading
from tarotrules.games.piquet.engine.to_json import to_json
from tests.docs.sessions import ROOT, Session
from tests.games.piquet.reading import variant

PAGE: Final = ROOT / "docs" / "piquet-deals.md"


class Scoring(Session):
    """The program as far as it is asked for here."""

    def run(self, command: str) -> str:
        """What ``score`` says of a deal by the laws of 1882."""
        _, _, _, name, *form = shlex.split(command)
        found = variant("piquet")
        outcome = settle_reading(found.main, read(json.loads((self.folder / name).read_text("utf-8")), 2))
        if form:
            return f"{json.dumps(to_json(outcome), ensure_ascii=False)}\n"
        return account_text(found, found.main, outcome, "en")


def test_the_page_says_what_deals_come_to(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Each file, scored in words or as JSON."""
    real = Scoring(tmp_path).replay(PAGE.read_text("utf-8"))
    if request.config.getoption("update_snapshots"):
        PAGE.write_text(real, encoding="utf-8", newline="\n")

    assert PAGE.read_text("utf-8") == real


def test_the_page_names_every_key() -> None:
    """What may stand in a file is told, and nothing else is."""
    tables = re.sub(
        r"^### Keys of a score.*?^(?=The slot)", "", PAGE.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL
    )
    named = {key for row in re.findall(r"^\| (.*)$", tables, re.MULTILINE) for key in re.findall(r"`(\w+)`", row)}

    assert named >= KEYS
