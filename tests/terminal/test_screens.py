"""The table that the site shows in each language is the one that stands on the screen, and it fits there."""

import re

import pytest

from tarotrules.games.tarot.chapters.seat import sitting_down
from tarotrules.languages import LANGUAGES
from tarotrules.site.texts import FOLDER

pytest.importorskip("textual", reason="the extra `play` is not installed")

from rich.cells import cell_len
from textual.pilot import Pilot

from tests.terminal.tables import SIZE, at_rest, at_the_table, seat

SEED = 425
"""A trump is led, and the person, who has the Petit and higher trumps, must beat it."""
SCROLLED = re.compile("[▁-█]")
"""How a screen draws how far something is scrolled."""
KEYS = ("enter", "enter", "end", "enter")
"""To pass, to play a card, to go to the Petit and to try to play it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_site_shows_the_screen(
    language: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """Line by line; no line is wider than the screen."""
    monkeypatch.setattr(sitting_down, "KIND", "random")
    file = FOLDER / language / "table.txt"
    lines: list[str] = []

    async def driven(pilot: Pilot[None]) -> None:
        await pilot.press(*KEYS)
        lines.extend(SCROLLED.sub(" ", line).rstrip() for line in await at_rest(pilot))

    at_the_table(seat(language, seed=SEED), language, driven)
    shown = "\n".join(lines) + "\n"
    if request.config.getoption("update_snapshots"):
        file.write_text(shown, encoding="utf-8", newline="\n")

    assert len(lines) == SIZE[1]
    assert max(map(cell_len, lines)) <= SIZE[0]
    assert shown == file.read_text(encoding="utf-8")
