"""The laws of the house: floors, and names that say what is behind the door."""

import re
import tomllib
from pathlib import Path
from typing import Final

import pytest
from importlinter.cli import lint_imports

from tests.laws.families import NO_GAME

HOLDS_FOR: Final = NO_GAME

ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "tarotrules"
PYPROJECT = ROOT / "pyproject.toml"

ATTICS = {"common", "helper", "helpers", "misc", "shared", "util", "utils"}


def exists(module: str) -> bool:
    """Whether a room (dotted, from the house) is there, as a folder or as a file."""
    path = HOUSE.joinpath(*module.split("."))
    return (path / "__init__.py").exists() or path.with_suffix(".py").exists()


def planned() -> list[str]:
    """The rooms in parentheses in the contracts, dotted, from the house."""
    contracts = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    return [
        f"{container}.{room}".removeprefix("tarotrules.")
        for contract in contracts
        for container in contract.get("containers", ())
        for layer in contract.get("layers", ())
        for room in re.findall(r"\((\w+)\)", layer)
    ]


def test_imports_go_downstairs(capsys: pytest.CaptureFixture[str]) -> None:
    """No room imports from a floor above it, and every room has a floor."""
    status = lint_imports(config_filename=str(PYPROJECT), no_cache=True, no_logo=True)

    assert status == 0, capsys.readouterr().out


@pytest.mark.parametrize("room", planned())
def test_a_planned_room_is_not_there_yet(room: str) -> None:
    """A room that has come is no longer optional in the contracts."""
    assert not exists(room), f"take the parentheses off {room} in pyproject.toml"


def test_no_module_is_an_attic() -> None:
    """Every module is named after what it holds."""
    modules = [path.relative_to(HOUSE) for path in HOUSE.rglob("*.py")]

    assert modules
    assert [str(module) for module in modules if not ATTICS.isdisjoint(module.with_suffix("").parts)] == []
