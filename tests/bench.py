"""How long things take, beside an interpreter that does nothing, and beside what is aimed at.

    python tests/bench.py            everything; the site takes minutes
    python tests/bench.py --quick    all but the site

Processor time (user and system) of whole processes, run in turn, and its median: a machine that is shared has no better
measure. Nothing here is a test.
"""

import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

HOUSE: Final = Path(__file__).resolve().parents[1]
ROUNDS: Final = 15
SECONDS: Final = 2.0
"""So long deals are scored."""
NOTHING: Final = "python -c pass"
VARIANTS: Final = ("fft", "eryod", "petite-pousse", "solitaire-paradise", "wikipedia", "wikipedia-older")
DEALS: Final = tuple(
    {
        "taker": taker,
        "contract": "garde",
        "card_points": points,
        "oudlers": 2,
        "bonuses": [{"id": "petit-au-bout", "side": "attack"}],
        "claims": [{"id": "handful", "level": "single", "player": 0}],
    }
    for points in range(30, 71)
    for taker in range(4)
)
# Bytecode is there after the first round, as it is where a package was installed.
ENVIRONMENT: Final = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


class Row(NamedTuple):
    """One thing measured: what came out, and what is aimed at."""

    name: str
    found: str
    aim: str


def main() -> None:
    """Print a line for each thing."""
    if "--deals" in sys.argv:
        sys.stdout.write("".join(f"{rate:.0f}\n" for rate in deals()))
        return
    for row in rows(quick="--quick" in sys.argv):
        sys.stdout.write(f"{row.name:44} {row.found:>22}   aim {row.aim}\n")
        sys.stdout.flush()


def rows(*, quick: bool) -> Iterator[Row]:
    """Everything that is measured."""
    with tempfile.TemporaryDirectory() as folder:
        yield from processes(Path(folder))
        rates = subprocess.run(
            [sys.executable, __file__, "--deals"], check=True, capture_output=True, text=True, env=ENVIRONMENT
        ).stdout
        scored, settled = rates.split()
        yield Row("scoring in process, a dict in and out", f"{scored} deals/s", "14000 deals/s")
        yield Row("settling alone, whatever can be", f"{settled} deals/s", "60000 deals/s")
        yield from () if quick else site(Path(folder))


def processes(folder: Path) -> Iterator[Row]:
    """Commands that are over at once, as so many times an interpreter that does nothing."""
    file = folder / "long.tarot"
    text = (HOUSE / "variants" / "fft.tarot").read_text("utf-8")
    file.write_text(text.replace("variant fft {", "variant long {"), "utf-8")
    program = [sys.executable, "-m", "tarotrules"]
    commands: Mapping[str, Sequence[str]] = {
        NOTHING: [sys.executable, "-c", "pass"],
        f"check of {text.count(chr(10))} lines": [*program, "check", str(file)],
        "compile fft": [*program, "compile", "fft", "-o", str(folder / "fft.json")],
        "rulebook fft, html": [*program, "rulebook", "fft", "--lang", "fr", "-o", str(folder / "fft.html")],
        "compare of six variants, text": [*program, "compare", *VARIANTS, "-o", str(folder / "six.txt")],
    }
    aims = {"check": "9.0x", "rulebook": "16.0x", "compare": "1.0 s"}
    found = in_turn({name: partial(seconds, command) for name, command in commands.items()})
    for name, each in found.items():
        ratio = f"{each * 1000:7.0f} ms {each / found[NOTHING]:6.1f}x"
        yield Row(name, ratio, aims.get(name.partition(" ")[0], "-"))


def in_turn(ways: Mapping[str, Callable[[], float]]) -> dict[str, float]:
    """The median of each, when all of them take turns."""
    times: dict[str, list[float]] = {name: [] for name in ways}
    for number in range(ROUNDS + 1):
        for name, way in ways.items():
            spent = way()
            times[name] += [spent] if number else []
    return {name: statistics.median(each) for name, each in times.items()}


def seconds(command: Sequence[str], **environment: str) -> float:
    """Processor time of one run, of all its processes."""
    before = _spent()
    # Elsewhere, so that no package is found because it lies where the command was given.
    subprocess.run(command, check=True, capture_output=True, cwd="/", env={**ENVIRONMENT, **environment})
    return _spent() - before


def _spent() -> float:
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def deals() -> tuple[float, float]:
    """Deals in a second: read from a dict, found possible and answered as a dict; and settled, without all that."""
    import tarotrules
    from tarotrules.games.tarot.engine.scoring import settle
    from tarotrules.games.tarot.engine.summary import read_summary

    variant = tarotrules.load("fft")
    rules, players = variant.main, variant.players
    summaries = [read_summary(deal, players).summary for deal in DEALS]
    return (
        rate([partial(tarotrules.score, variant, deal) for deal in DEALS]),
        rate([partial(settle, rules, summary, checked=False) for summary in summaries]),
    )


def rate(ways: Sequence[Callable[[], object]]) -> float:
    """How often in a second, when each has been done once before."""
    for way in ways:
        way()
    number, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        for way in ways:
            way()
        number += len(ways)
    return number / spent


def site(folder: Path) -> Iterator[Row]:
    """All of the site, and all of it again when one file has changed."""
    for name in ("tarotrules", "variants", "docs"):
        shutil.copytree(HOUSE / name, folder / "house" / name)
    command = [sys.executable, "-m", "tarotrules", "site", "build", "-o", str(folder / "site")]
    place = {"PYTHONPATH": str(folder / "house")}
    yield Row("site, five languages with PDFs", f"{seconds(command, **place):.1f} s", "25 s")
    with (folder / "house" / "variants" / "eryod.tarot").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    yield Row("site again, one file changed", f"{seconds(command, **place):.1f} s", "5 s")


if __name__ == "__main__":
    main()
