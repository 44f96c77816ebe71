"""``python -m tests.mutants``: makes small wrong changes and says which ones no test notices.

Each change is made in a copy of the tree. It exits with 1 when more than one in twenty survives, or when a survivor
is not in ``survivors.toml`` with the reason why nobody need notice.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

from tests.mutants.draw import HERE, TREE, Trial, areas, drawn, read, written

SHARE: Final = 0.95
"""So many must be killed."""
PATIENCE: Final = 900
"""Seconds until tests that do not end count as having noticed."""


class Result(NamedTuple):
    """What became of a mutation."""

    trial: Trial
    killed_by: str | None
    seconds: float


def copies(count: int, folder: Path) -> "SimpleQueue[Path]":
    """Copies of the tree to make changes in."""
    found: SimpleQueue[Path] = SimpleQueue()
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=TREE, check=True, capture_output=True).stdout  # noqa: S607
    for number in range(count):
        copy = folder / str(number)
        for name in filter(None, listed.decode().split("\0")):
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(TREE / name, copy / name)
        found.put(copy)
    return found


def tried(trial: Trial, free: "SimpleQueue[Path]") -> Result:
    """Make the change in a copy, and run the tests until one of them fails."""
    copy, start = free.get(), time.monotonic()
    place = copy / trial.mutation.path
    text = place.read_text("utf-8")
    place.write_text(trial.mutation.applied(text), "utf-8", newline="\n")
    try:
        killed_by = next((tests for tests in trial.area.tests if not _passes(tests, copy)), None)
    finally:
        place.write_text(text, "utf-8", newline="\n")
        free.put(copy)
    return Result(trial, killed_by, time.monotonic() - start)


def _passes(tests: str, copy: Path) -> bool:
    command = [sys.executable, "-B", "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests.split()]
    try:
        done = subprocess.run(command, cwd=copy, capture_output=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def main() -> int:
    """Try the mutations asked for, and say which survived."""
    asked = _asked()
    reasons = tomllib.loads((HERE / "survivors.toml").read_text("utf-8")).get("reasons", {})
    trials = [each for each in (*written(), *drawn(asked.seed)) if asked.area in {"", each.area.name}]
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(asked.jobs) as pool:
        free = copies(asked.jobs, Path(folder))
        results = []
        for result in pool.map(lambda trial: tried(trial, free), trials):
            results.append(result)
            print(_told(result, reasons), flush=True)
    survivors = [each for each in results if each.killed_by is None]
    unexplained = [each for each in survivors if _key(each) not in reasons]
    for area in areas():
        of_area = [each for each in results if each.trial.area.name == area.name]
        killed = sum(each.killed_by is not None for each in of_area)
        print(f"{area.name}: {killed} of {len(of_area)}")
    share = 1 - len(survivors) / max(1, len(results))
    print(f"seed {asked.seed}: {len(results)} mutations, {share:.1%} killed, {len(unexplained)} without a reason")
    return int(bool(unexplained) or share < SHARE)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1, help="which mutations are drawn")
    parser.add_argument("--area", default="", choices=["", *(each.name for each in areas())], help="only these")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    return parser.parse_args()


def _key(result: Result) -> str:
    return result.trial.mutation.key(read(result.trial.mutation.path))


def _told(result: Result, reasons: dict[str, str]) -> str:
    if result.killed_by is not None:
        return f"killed {result.seconds:5.0f} s  {result.trial.mutation.path} ({result.trial.mutation.what})"
    shown = result.trial.mutation.told(read(result.trial.mutation.path))
    return f"SURVIVED {result.seconds:.0f} s  {shown}\n  {reasons.get(_key(result), 'no reason given')}"


if __name__ == "__main__":
    sys.exit(main())
