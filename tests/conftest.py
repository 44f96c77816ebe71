"""What all tests share: golden files, and how Hypothesis searches."""

import gc
import os
import sys
from collections.abc import Callable, Generator, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from _pytest.doctest import DoctestModule
from hypothesis import settings

GOLDEN: Final = Path(__file__).parent / "golden"
FEW: Final = {"fft", "eryod", "wikipedia", "qui-perd-gagne", "vachette", "misere", "misere-court", "piquet"}
"""Variants and options enough to be told apart."""

# A red test is to mean that something changed, so the search is the same in every run;
# `HYPOTHESIS_PROFILE=explore pytest` looks further, `wide` as far as CI does, `brief` less far.
settings.register_profile("repeatable", deadline=None, derandomize=True, max_examples=30)
settings.register_profile("wide", deadline=None, derandomize=True, max_examples=60)
settings.register_profile("explore", deadline=None, max_examples=2_000)
settings.register_profile("brief", deadline=None, derandomize=True, max_examples=10)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))

# Whoever forbids Python to keep what it has compiled would have each worker, and each process that a test starts,
# compile everything again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# While tests are read, next to nothing of what is made can go.
gc.disable()


class Examples:
    """Modules without examples are not loaded to look for some."""

    @pytest.hookimpl(wrapper=True)
    def pytest_collect_file(self, file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
        """What a file is collected as."""
        found = yield
        if file_path.suffix != ".py" or ">>>" in file_path.read_text("utf-8"):
            return found
        return [each for each in found if not isinstance(each, DoctestModule)]


def pytest_configure(config: pytest.Config) -> None:
    """For the program’s modules too, which are in another folder."""
    config.pluginmanager.register(Examples())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A site takes longest to make, so it is made first, and nobody waits for it at the end."""
    items.sort(key=lambda item: "site" not in item.path.parts)


def pytest_collection_finish() -> None:
    """What is loaded stays, and what tests share is large: it is not looked through time and again for what is gone."""
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)
    gc.enable()


def pytest_sessionfinish() -> None:
    """What they shared goes with the process."""
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Each worker gets neighbouring tests, so that what they share is made once; who is idle takes over."""
    from xdist.scheduler import WorkStealingScheduling

    return WorkStealingScheduling(config, log)


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compares a text with ``tests/golden/<path>``; ``make golden`` writes the file instead."""
    update = bool(request.config.getoption("update_snapshots"))

    def compare(path: str, text: str) -> None:
        file = GOLDEN / path
        if update:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
        assert file.exists(), f"no golden file {path}: run `make golden`, then read the diff"

        assert text == file.read_text(encoding="utf-8")

    return compare


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A shelf on which there are only some of the shipped rules, where whoever looks for something looks at all."""
    from tarotrules import library, told_of

    def some(every: Callable[[str | None], dict[str, Path]], game: str | None = None) -> dict[str, Path]:
        return {name: path for name, path in every(game).items() if name in FEW}

    for each in (library.shipped, library.shipped_options):
        monkeypatch.setattr(library, each.__name__, partial(some, each))
    told_of._rules.cache_clear()
    yield
    told_of._rules.cache_clear()
