"""What stands on the screen at a table of Piquet whenever a person is asked something, and at the end."""

import asyncio
import re
from pathlib import Path
from typing import Final

import pytest

from tarotrules.cli.helping import words
from tarotrules.languages import LANGUAGES

pytest.importorskip("textual", reason="the extra `play` is not installed")

from rich.cells import cell_len
from textual.pilot import Pilot

from tarotrules.games.seated import Seated
from tarotrules.terminal.app import Keeping, TableApp
from tests.games.piquet.seat.tables import Moment, come_to, phase_of, seat_at
from tests.terminal.tables import SIZE, at_rest

GOLDEN: Final = Path(__file__).parents[3] / "golden" / "tables" / "piquet"
SCROLLED: Final = re.compile("[▁-█]")
"""How a screen draws how far something is scrolled."""
MOMENTS: Final = (
    ("Blank", Moment("piquet-voleur", 28, 0)),
    ("Exchanging", Moment("piquet", 2, 0)),
    ("Exchanging", Moment("piquet", 0, 0)),
    ("Stating", Moment("piquet", 2, 1)),
    ("Raising", Moment("piquet", 2, 2)),
    ("Telling", Moment("piquet", 3, 4)),
    ("Answering", Moment("piquet", 0, 1)),
    ("Answering", Moment("piquet", 8, 2)),
    ("Showing", Moment("piquet", 3, 6)),
    ("Leading", Moment("piquet", 2, 4)),
    ("Stating", Moment("piquet", 8, 7)),
    ("Looking", Moment("piquet", 1, 7)),
    ("Playing", Moment("piquet", 0, 7)),
    ("Playing", Moment("piquet-normand", 8, 6)),
)
"""What is asked, and when; the elder before the younger."""
LAST: Final = 6
"""Deals of a partie."""


def screens_of(language: str) -> list[list[str]]:
    """The screens, one after another: a person plays on as programs would, so that a partie comes to its end."""
    seats = []
    for asked, moment in MOMENTS:
        seat = come_to(moment, language)
        assert type(phase_of(seat)).__name__ == asked
        seats.append(seat)
    seat = seat_at("piquet", language, 3)
    while not seat.scene().is_over:
        seat.play_on()
        if seat.sitting.number < LAST:
            seat.go_on()
    return [on_screen(each, language) for each in (*seats, seat)]


def on_screen(seated: Seated, language: str) -> list[str]:
    """The lines on the screen at a table."""
    app, lines = TableApp(seated, words(language), Keeping(None, "piquet", ())), list[str]()

    async def run() -> None:
        async with app.run_test(size=SIZE) as pilot:
            lines.extend(await drawn(pilot))

    asyncio.run(run())
    return lines


async def drawn(pilot: Pilot[None]) -> list[str]:
    """The lines, without what is only a picture."""
    return [SCROLLED.sub(" ", line).rstrip() for line in await at_rest(pilot)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_moment_is_seen(language: str, request: pytest.FixtureRequest) -> None:
    """Line by line; everything that is said of the players has room, and no line is wider than the screen."""
    file = GOLDEN / f"{language}.txt"
    screens = screens_of(language)
    shown = "".join(f"{'=' * SIZE[0]}\n" + "\n".join(lines) + "\n" for lines in screens)
    if request.config.getoption("update_snapshots"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(shown, encoding="utf-8", newline="\n")

    assert {len(lines) for lines in screens} == {SIZE[1]}
    assert max(cell_len(line) for lines in screens for line in lines) <= SIZE[0]
    assert [line for lines in screens for line in lines if "…" in line.partition("│")[0] and "│" in line] == []
    assert shown == file.read_text(encoding="utf-8")


def test_too_many_cards_are_not_marked_as_done() -> None:
    """Five may be exchanged: the line that does it is marked with five of them picked, and not with six."""
    app, lines = TableApp(seat_at("piquet", "en", 2), words("en"), Keeping(None, "piquet", ())), list[str]()

    async def run() -> None:
        async with app.run_test(size=SIZE) as pilot:
            for picked in (5, 1):
                await pilot.press(*["space", "right"] * picked)
                lines.append(next(line.strip() for line in await at_rest(pilot) if "Exchange these" in line))

    asyncio.run(run())
    assert lines == ["1 •Exchange these cards (5/5)", "1  Exchange these cards (6/5)"]
