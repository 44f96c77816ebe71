"""Which tests are asked about a mutation: those that run its line, then all of its area."""

from collections import Counter
from pathlib import Path
from typing import Final

from tests.mutants.covering import covering
from tests.mutants.draw import Trial, read
from tests.mutants.trying import Stage

_SECONDS: Final = 15
"""So long the nearest tests may take together, as far as it is known, before the area is asked."""

_HOUSE: Final = Path("tarotrules")
_MOVED: Final = 3
"""So many lines a place may have moved since it was asked who runs it."""


def stages(trial: Trial, *, near: bool) -> tuple[Stage, ...]:
    """The tests that are to notice; of those that are ``near`` only, where any are known to be."""
    found = _near(trial)
    files = tuple(dict.fromkeys(test.partition("::")[0] for test in found))
    nearest = (Stage(files, tuple(found)),) if found else ()
    first = (Stage(trial.area.first),) if trial.area.first else ()
    return (*nearest, *first) if nearest and near else (*nearest, *first, Stage(trial.area.tests))


def _near(trial: Trial) -> list[str]:
    """Those of its room, then the quickest of each other file, then the next of each; what files share is made once.

    Before all others come those known to run the line itself, in case it has not moved.
    """
    mutation = trial.mutation
    if mutation.path.suffix != ".py":
        return []
    text, left = read(mutation.path), float(_SECONDS)
    first, last = (text.count("\n", 0, place) + 1 for place in (mutation.start, mutation.end))
    room = mutation.path.parent.relative_to(_HOUSE).as_posix()
    turns: Counter[str] = Counter()
    exact = covering(mutation.path, first, last)
    known = []
    for test, seconds in covering(mutation.path, first - _MOVED, last + _MOVED).items():
        file = test.partition("::")[0]
        own = file.startswith((f"tests/{room}/", mutation.path.as_posix()))
        known.append((test not in exact, 0 if own else turns[file], seconds, test, file))
        turns[file] += 1
    by_file: dict[str, list[str]] = {}
    for *_, seconds, test, file in sorted(known):
        left -= seconds
        if left > 0:
            by_file.setdefault(file, []).append(test)
    return [test for tests in by_file.values() for test in tests]
