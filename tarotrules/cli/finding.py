"""Finds commands: a file in ``commands/`` is one."""

import importlib
from pathlib import Path
from types import ModuleType

from tarotrules.cli.declared import Command


def names() -> tuple[str, ...]:
    """The names of all commands."""
    files = (path for path in (Path(__file__).parent / "commands").iterdir() if path.suffix == ".py")
    return tuple(sorted(path.stem for path in files if not path.stem.startswith("_")))


def module(name: str) -> ModuleType:
    """The module of a command, the only one that is loaded for it."""
    return importlib.import_module(f"tarotrules.cli.commands.{name}")


def declared(name: str) -> Command:
    """What a command takes."""
    command = module(name).COMMAND
    if not isinstance(command, Command):
        raise TypeError(name)
    return command
