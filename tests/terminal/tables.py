"""Tables in the terminal for tests: seats, keys that are pressed, and what stands on the screen."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from textual import _wait
from textual.pilot import Pilot

from tarotrules.cli.helping import words
from tarotrules.games.family import Shown
from tarotrules.games.registry import family
from tarotrules.games.seated import Seated, Wanted
from tarotrules.terminal.app import Keeping, TableApp
from tests.strategies import variant

OPENED: Final = ("tarotrules", "play", "fft")
SIZE: Final = (80, 24)
# After each key it is waited until nothing is left to do, which is looked for in steps: short ones here.
_wait.SLEEP_GRANULARITY, _wait.SLEEP_IDLE = 1 / 250, 1 / 5000
Driven = Callable[[Pilot[None]], Awaitable[None]]


def seat(language: str, *, seed: int, saved: Any = None) -> Seated:
    """A seat at the official rules."""
    fft = variant("fft")
    return family(fft.game).sit(Shown(fft, None, "fft", language), fft.main, Wanted(seed, None, saved))


def at_the_table(
    seated: Seated, language: str, driven: Driven, keeping: Keeping | None = None, size: tuple[int, int] = SIZE
) -> None:
    """Sit down, and do something."""
    app = TableApp(seated, words(language), keeping or Keeping(None, "fft", OPENED))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await driven(pilot)

    asyncio.run(run())


def screen(pilot: Pilot[None]) -> list[str]:
    """The lines on the screen."""
    strips = pilot.app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip) for strip in strips]


async def at_rest(pilot: Pilot[None]) -> list[str]:
    """The lines on the screen, once they have stayed the same for a while."""
    seen: list[list[str]] = []
    while len(seen) < 2 or seen[-2] != seen[-1] or not any(line.strip() for line in seen[-1]):
        await pilot.pause(0.04)
        seen.append(screen(pilot))
    return seen[-1]
