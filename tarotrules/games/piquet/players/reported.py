"""What was found of deals played by programs, beside what is reported of deals that people played (R110)."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.sampling.intervals import Estimate, mean, share
from tarotrules.source.tables import read_table

_FILE: Final = Path(__file__).with_name("reported.toml")
_DECLARED: Final = {"milestones": "milestone", "claims": "claim", "parties": "settle"}
"""Where sums are by name of what a file declares, and the kind of that."""
Shape = Literal["mean", "share", "rare"]


class Beside(NamedTuple):
    """A figure, as reported and as found."""

    name: str
    """As in ``reported.toml``."""
    shape: Shape
    """Points, a share of one, or a share that is told as one in so many."""
    reported: float
    found: Estimate

    @property
    def differs(self) -> float:
        """By how much more was found."""
        return self.found.value - self.reported


def beside(rules: Ruleset, sums: Mapping[str, Any]) -> tuple[Beside, ...]:
    """Every figure that can be compared, of the sums of a ruleset for two players; in the order of the file."""
    return tuple(_beside(rules, sums))


def _beside(rules: Ruleset, sums: Mapping[str, Any]) -> Iterator[Beside]:
    table = read_table(_FILE)
    for name, each in table["mean"].items():
        found = mean(_at(sums, each["sampled"]))
        if found is not None:
            yield Beside(name, "mean", each["reported"], found)
    shapes: tuple[Shape, ...] = ("share", "rare")
    for shape in shapes:
        for name, each in table[shape].items():
            among = sum(_all(_at(sums, path)) for path in each["among"])
            found = share(sum(_all(_at(sums, path)) for path in each["counted"]), among)
            if found is not None and all(_known(rules, path) for path in each["counted"]):
                yield Beside(name, shape, each["cases"] / each["of"], found)


def _known(rules: Ruleset, path: list[str]) -> bool:
    """Whether these rules have what is counted."""
    kind = _DECLARED.get(path[0])
    return kind is None or path[1] in getattr(rules, kind)


def _at(sums: Mapping[str, Any], path: list[str]) -> Any:
    found: Any = sums
    for name in path:
        found = found.get(name, {})
    return found


def _all(counts: Any) -> float:
    """Everything that is counted there."""
    return sum(map(_all, counts.values())) if isinstance(counts, Mapping) else float(counts)
