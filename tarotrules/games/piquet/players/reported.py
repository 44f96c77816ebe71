"""What was found of deals played by programs, beside what is reported of deals that people played (R110)."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from tarotrules.sampling.intervals import Estimate, mean, share
from tarotrules.sampling.sums import number
from tarotrules.source.tables import read_table

_FILE: Final = Path(__file__).with_name("reported.toml")


class Beside(NamedTuple):
    """A figure, as reported and as found."""

    name: str
    """As in ``reported.toml``; ``elder``, ``younger`` and ``payment`` are points, the others shares of one."""
    reported: float
    found: Estimate

    @property
    def differs(self) -> float:
        """By how much more was found."""
        return self.found.value - self.reported


def beside(sums: Mapping[str, Any]) -> tuple[Beside, ...]:
    """Every figure that can be compared, of the sums of a ruleset for two players; in the order of the file."""
    table, found = read_table(_FILE), {**_means(sums), **_shares(sums)}
    reported = {**table["mean"], **{name: each["cases"] / each["of"] for name, each in table["share"].items()}}
    pairs = ((name, float(value), found[name]) for name, value in reported.items())
    return tuple(Beside(name, value, estimate) for name, value, estimate in pairs if estimate is not None)


def _means(sums: Mapping[str, Any]) -> dict[str, Estimate | None]:
    roles = sums.get("roles", {})
    return {
        **{role: mean(roles.get(role, {})) for role in ("elder", "younger")},
        "payment": mean(sums.get("payment", {})),
    }


def _shares(sums: Mapping[str, Any]) -> dict[str, Estimate | None]:
    def of(*path: str) -> float:
        return float(number(sums, *path))

    def won(role: str) -> float:
        return of("tricks", role, "most") + of("tricks", role, "every")

    deals, parties = of("endings", "played"), float(sum(sums.get("parties", {}).values()))
    elder, younger, divided = won("elder"), won("younger"), won("divided")
    return {
        "repique-elder": share(of("milestones", "repique", "elder"), deals),
        "repique-younger": share(of("milestones", "repique", "younger"), deals),
        "pique-elder": share(of("milestones", "repique", "elder") + of("milestones", "pique", "elder"), deals),
        "cards-elder": share(elder, elder + younger),
        "cards-divided": share(divided, elder + younger + divided),
        "rubicon": share(of("parties", "rubicon"), parties),
    }
