"""Which tests are asked about a mutation: those that run its line, the quickest first, then all of its area."""

from typing import Final

from tests.mutants.covering import covering
from tests.mutants.draw import Trial, read
from tests.mutants.trying import Stage

_OF_A_FILE: Final = 12
"""So many tests of one file, at most, before its area is asked."""


def stages(trial: Trial) -> tuple[Stage, ...]:
    """The tests that are to notice."""
    near = _near(trial)
    files = tuple(dict.fromkeys(test.partition("::")[0] for test in near))
    return (*((Stage(files, tuple(near)),) if near else ()), Stage(trial.area.tests))


def _near(trial: Trial) -> list[str]:
    """File by file, so that what the tests of one share is made once."""
    mutation = trial.mutation
    if mutation.path.suffix != ".py":
        return []
    text = read(mutation.path)
    by_file: dict[str, list[str]] = {}
    for test in covering(mutation.path, text.count("\n", 0, mutation.start) + 1, text.count("\n", 0, mutation.end) + 1):
        by_file.setdefault(test.partition("::")[0], []).append(test)
    return [test for tests in by_file.values() for test in tests[:_OF_A_FILE]]
