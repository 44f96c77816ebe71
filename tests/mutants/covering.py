"""``python -m tests.mutants.covering [tests]``: remembers which tests run which line, and how long each of them takes.

What it finds is kept in ``.mutants/``, outside git, until it is asked again. Asked for some tests, it adds them to what
is known; asked for none, it begins anew with all but those of the site, which take long and notice little else.
"""

import json
import os
import sys
import time
from collections.abc import Generator
from functools import cache
from pathlib import Path
from typing import Final

import coverage
import pytest

TREE: Final = Path(__file__).parents[2]
FOLDER: Final = TREE / ".mutants"
_DATA: Final = str(FOLDER / "lines")
_TIMES: Final = FOLDER / "seconds.json"
_ABOVE: Final = 8
"""So many lines a statement may have before the one that is asked about."""
_ALL: Final = ("tests", "tarotrules", "--ignore=tests/site", "--ignore=tests/browser", "--ignore=tarotrules/site")


class _Recorder:
    """Says to the coverage which test is running, and takes its time."""

    def __init__(self, lines: coverage.Coverage, seconds: dict[str, float]) -> None:
        self._lines = lines
        self.seconds = seconds
        self._file = ""

    def pytest_collection_finish(self) -> None:
        """What is run while tests are collected is no test's, and takes long when it is watched."""
        self._lines.start()

    def save(self) -> None:
        """Keep what is known so far."""
        self._lines.save()
        _TIMES.write_text(json.dumps(self.seconds), "utf-8")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        if self._file not in {"", item.location[0]}:
            self.save()
        self._file = item.location[0]
        self._lines.switch_context(item.nodeid)
        start = time.process_time()
        done = yield
        self.seconds[item.nodeid] = round(time.process_time() - start, 4)
        self._lines.switch_context("")
        return done


def record(tests: tuple[str, ...]) -> int:
    """Run tests, and remember what they run."""
    FOLDER.mkdir(exist_ok=True)
    lines = coverage.Coverage(_DATA, source=[str(TREE / "tarotrules")], config_file=False, messages=False)
    lines.set_option("run:relative_files", True)
    recorder = _Recorder(lines, _seconds() if tests else {})
    if tests:
        lines.load()
    # A few examples run the lines that many run.
    os.environ.setdefault("HYPOTHESIS_PROFILE", "brief")
    done = pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", *(tests or _ALL)], [recorder])
    lines.stop()
    recorder.save()
    return int(done)


def covering(path: Path, first: int, last: int) -> dict[str, float]:
    """The tests that run lines of a file, the quickest first, and how long they take (seconds)."""
    seconds, contexts = _seconds(), _contexts(path)
    found = {test for line in range(first, last + 1) for test in contexts.get(line, ())}
    if not found:
        # A statement of several lines may be counted where it begins.
        found = set(next(filter(None, (contexts.get(first - above) for above in range(1, _ABOVE))), ()))
    if not found:
        # What is run when the module is read is asked of all who run anything of it.
        found = {test for tests in contexts.values() for test in tests}
    return dict(sorted(((test, seconds.get(test, 1)) for test in found), key=lambda each: (each[1], each[0])))


@cache
def _seconds() -> dict[str, float]:
    found: dict[str, float] = json.loads(_TIMES.read_text("utf-8")) if _TIMES.exists() else {}
    return found


@cache
def _contexts(path: Path) -> dict[int, list[str]]:
    if not Path(_DATA).exists():
        return {}
    data = coverage.CoverageData(_DATA)
    data.read()
    found = data.contexts_by_lineno(path.as_posix())
    return {line: [test for test in tests if _is_there(test.partition("::")[0])] for line, tests in found.items()}


@cache
def _is_there(file: str) -> bool:
    """Whether there is still such a file of tests."""
    return file != "" and (TREE / file).exists()


if __name__ == "__main__":
    sys.exit(record(tuple(sys.argv[1:])))
