"""``python -m tests.mutants``: makes small wrong changes and says which ones no test notices.

Each change is made in a copy of the tree. It exits with 1 when more than one in twenty survives, or when a survivor
is not in ``survivors.toml`` with the reason why nobody need notice.
"""

import argparse
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tests.mutants import trying
from tests.mutants.choosing import stages
from tests.mutants.draw import HERE, Trial, areas, drawn, read, written
from tests.mutants.trying import DID_NOT_END, Outcome, tried

SHARE: Final = 0.95
"""So many must be killed."""


class Result(NamedTuple):
    """What became of a mutation."""

    trial: Trial
    outcome: Outcome

    @property
    def key(self) -> str:
        """What it is called in the list of survivors."""
        return self.trial.mutation.key(read(self.trial.mutation.path))

    @property
    def killed(self) -> bool:
        """Whether a test noticed."""
        return self.outcome.killed_by is not None


def main() -> int:
    """Try the mutations asked for, and say which survived."""
    asked = _asked()
    reasons = tomllib.loads((HERE / "survivors.toml").read_text("utf-8")).get("reasons", {})
    trials = [
        each
        for each in (*written(), *(() if asked.written else drawn(asked.seed)))
        if asked.area in {"", each.area.name}
    ]
    with tempfile.TemporaryDirectory() as folder:
        results = []
        for result in _results(trials, asked, Path(folder)):
            results.append(result)
            print(_told(result, reasons), flush=True)
    survivors = [each for each in results if not each.killed]
    unexplained = [each for each in survivors if each.key not in reasons]
    for area in areas():
        of_area = [each for each in results if each.trial.area.name == area.name]
        print(f"{area.name}: {sum(each.killed for each in of_area)} of {len(of_area)}")
    share = 1 - len(survivors) / max(1, len(results))
    seconds = sum(each.outcome.seconds for each in results)
    print(
        f"seed {asked.seed}: {len(results)} mutations, {share:.1%} killed, {len(unexplained)} without a reason", end=""
    )
    print(f", {seconds:.0f} s")
    return int(bool(unexplained) or share < SHARE)


def _results(trials: list[Trial], asked: argparse.Namespace, folder: Path) -> Iterator[Result]:
    changed = (trying.Trial(each.mutation.path, _applied(each), stages(each, near=asked.near)) for each in trials)
    noticed: dict[str, None] = {}
    for number, outcome in tried(changed, asked.jobs, folder / "changed"):
        noticed.update(dict.fromkeys(filter(None, (outcome.killed_by,))))
        yield Result(trials[number], outcome)
    _check_green(tuple(noticed), folder / "unchanged")


def _check_green(tests: tuple[str, ...], folder: Path) -> None:
    """Who complained of a change does not complain where nothing is changed."""
    files = tuple(dict.fromkeys(test.partition("::")[0] for test in tests if test != DID_NOT_END))
    unchanged = trying.Trial(None, "", (trying.Stage(files, tests),) if files else ())
    for _, outcome in tried([unchanged], 1, folder):
        if outcome.killed_by is not None:
            sys.exit(f"red where nothing is changed: {outcome.killed_by}")


def _applied(trial: Trial) -> str:
    return trial.mutation.applied(read(trial.mutation.path))


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1, help="which mutations are drawn")
    parser.add_argument("--area", default="", choices=["", *(each.name for each in areas())], help="only these")
    parser.add_argument("--written", action="store_true", help="only those that are written down")
    parser.add_argument("--near", action="store_true", help="ask nobody but the tests that run the line, if any do")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    return parser.parse_args()


def _told(result: Result, reasons: dict[str, str]) -> str:
    mutation, (killed_by, seconds) = result.trial.mutation, result.outcome
    if killed_by is not None:
        return f"killed {seconds:5.1f} s  {mutation.path} ({mutation.what}) by {killed_by}"
    reason = reasons.get(result.key, "no reason given")
    return f"SURVIVED {seconds:.1f} s  {mutation.told(read(mutation.path))}\n  {reason}"


if __name__ == "__main__":
    sys.exit(main())
