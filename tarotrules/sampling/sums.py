"""Sums of what was found: numbers by name, and names within names; sums of parts are added up to those of the whole.

All are exact, so that the order in which they are added does not matter.
"""

from collections.abc import Mapping
from typing import Any, cast

from tarotrules.expressions.json import dump_number, load_number
from tarotrules.expressions.rounding import Amount, whole

Sums = dict[str, Any]
"""By name: an amount, or sums."""


def add(sums: Sums, more: Mapping[str, Any]) -> None:
    """Add what was found elsewhere."""
    for name, value in more.items():
        if isinstance(value, Mapping):
            add(cast("Sums", sums.setdefault(name, {})), value)
        else:
            sums[name] = sums.get(name, 0) + value


def count(sums: Sums, *path: str, by: Amount = 1) -> None:
    """Add to one of the numbers, by the names that lead to it."""
    for name in path[:-1]:
        sums = sums.setdefault(name, {})
    sums[path[-1]] = sums.get(path[-1], 0) + by


def sample(sums: Sums, *path: str, value: Amount) -> None:
    """Add one value: how many there are, their sum, and the sum of their squares."""
    for name in path:
        sums = sums.setdefault(name, {})
    sums["n"] = sums.get("n", 0) + 1
    sums["sum"] = sums.get("sum", 0) + value
    sums["squares"] = sums.get("squares", 0) + value * value


def number(sums: Mapping[str, Any], *path: str) -> Amount:
    """One of the numbers; nothing, if nothing was added to it."""
    found: Any = sums
    for name in path:
        found = found.get(name, {})
    return found or 0


def sums_json(sums: Mapping[str, Any]) -> dict[str, Any]:
    """Sums as JSON data; what is not whole is a string such as ``"153/4"``."""
    return {
        name: sums_json(each) if isinstance(each, Mapping) else dump_number(each) for name, each in sorted(sums.items())
    }


def sums_from_json(data: Any) -> Sums:
    """The sums that are written so; raises ``ValueError``."""
    if not isinstance(data, dict):
        raise ValueError(data)
    return {
        name: sums_from_json(each) if isinstance(each, dict) else whole(load_number(each))
        for name, each in data.items()
    }
