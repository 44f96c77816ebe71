"""A change is made in a copy of the tree; a process forked off this one, which is warm, runs the tests there.

Each test may use so much processor time and no more: one that does not end has noticed.
"""

import importlib
import os
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from tests.mutants.covering import TREE

_WARM: Final = ("_pytest.doctest", "babel.dates", "fluent.syntax", "hypothesis", "jinja2", "lark", "pypdf", "yaml")
"""What tests import that is not of the tree, so that it is imported once."""
_FOR_A_TEST: Final = 30
"""Seconds of processor time."""
_FOR_ALL: Final = 900
_MEMORY: Final = 6 << 30
DID_NOT_END: Final = "a test that does not end"


class Stage(NamedTuple):
    """Tests that are run in one go."""

    places: tuple[str, ...]
    """Files or folders."""
    only: tuple[str, ...] = ()
    """Of these, nothing but these tests, in this order; everything if there are none."""


class Trial(NamedTuple):
    """A change of a file, and the tests that may notice."""

    path: Path | None
    """Below the top of the tree; none where nothing is changed."""
    text: str
    """The file as it is then."""
    stages: tuple[Stage, ...]


class Outcome(NamedTuple):
    """What became of it: which test noticed, if one did, and how long it took (seconds of processor time)."""

    killed_by: str | None
    seconds: float


def tried(trials: Iterable[Trial], jobs: int, folder: Path) -> Iterator[tuple[int, Outcome]]:
    """Try changes, so many at a time; what is ready first comes first, with its number."""
    for module in _WARM:
        importlib.import_module(module)
    free = [_copied(folder / str(number)) for number in range(jobs)]
    running: dict[int, tuple[int, Trial, Path]] = {}
    for number, trial in enumerate(trials):
        if not free:
            yield _ended(running, free)
        copy = free.pop()
        running[_forked(trial, copy)] = number, trial, copy
    while running:
        yield _ended(running, free)


def _copied(copy: Path) -> Path:
    """The tree's files, and what Python has already made of them."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=TREE, check=True, capture_output=True).stdout  # noqa: S607
    names = [Path(name) for name in listed.decode().split("\0") if name and (TREE / name).exists()]
    for folder in {name.parent for name in names}:
        (copy / folder).mkdir(parents=True, exist_ok=True)
        if (TREE / folder / "__pycache__").exists():
            shutil.copytree(TREE / folder / "__pycache__", copy / folder / "__pycache__", dirs_exist_ok=True)
    for name in names:
        shutil.copy2(TREE / name, copy / name)
    return copy


def _forked(trial: Trial, copy: Path) -> int:
    if trial.path is not None:
        (copy / trial.path).write_text(trial.text, "utf-8", newline="\n")
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        try:
            os._exit(_run(trial.stages, copy))
        finally:
            os._exit(3)
    return child


def _ended(running: dict[int, tuple[int, Trial, Path]], free: list[Path]) -> tuple[int, Outcome]:
    child, status, used = os.wait4(-1, 0)
    number, trial, copy = running.pop(child)
    if trial.path is not None:
        # With its old time too, or Python would not take what it has made of it.
        shutil.copy2(TREE / trial.path, copy / trial.path)
    told = copy / ".noticed"
    killed_by = (told.read_text("utf-8") if told.exists() else DID_NOT_END) if status else None
    told.unlink(missing_ok=True)
    free.append(copy)
    return number, Outcome(killed_by, used.ru_utime + used.ru_stime)


def _run(stages: tuple[Stage, ...], copy: Path) -> int:
    """In the child: everything is imported from the copy, and nothing is said aloud."""
    os.chdir(copy)
    sys.dont_write_bytecode = True
    os.environ |= {"PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    sys.path = [str(copy), *(place for place in sys.path if place and Path(place) != TREE)]
    for module in [name for name in sys.modules if name.partition(".")[0] in {"tests", "tarotrules"}]:
        del sys.modules[module]
    resource.setrlimit(resource.RLIMIT_CPU, (_FOR_ALL, _FOR_ALL))
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(silence, stream)
    return int(any(_noticed(stage, copy / ".noticed") for stage in stages))


def _noticed(stage: Stage, told: Path) -> bool:
    options = ("-q", "-x", "-W", "ignore::pytest.PytestAssertRewriteWarning", "--import-mode=importlib")
    plugins = ("-p", "no:cacheprovider", "-p", "no:xdist", "--tb=no")
    signal.setitimer(signal.ITIMER_PROF, _FOR_A_TEST)
    done = pytest.main([*options, *plugins, *stage.places], [_Watch(stage.only, told)])
    return done not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}


class _Watch:
    """Chooses the tests, gives each its time, and says which one failed."""

    def __init__(self, only: tuple[str, ...], told: Path) -> None:
        self._only = {test: number for number, test in enumerate(only)}
        self._told = told

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self._only:
            items[:] = sorted(
                (each for each in items if each.nodeid in self._only), key=lambda item: self._only[item.nodeid]
            )

    def pytest_runtest_logstart(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, _FOR_A_TEST)

    def pytest_runtest_logreport(self, report: Any) -> None:
        self._tell(report)

    def pytest_collectreport(self, report: Any) -> None:
        self._tell(report)

    def _tell(self, report: Any) -> None:
        if report.failed and not self._told.exists():
            self._told.write_text(report.nodeid, "utf-8")
