"""What takes long to make and is the same for all tests: one worker makes it, and the others wait for it."""

import os
from collections.abc import Callable
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest


def made_once(folders: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """A folder that is made once in a run of tests, and shared by all its workers."""
    own = folders.getbasetemp()
    shared = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / name
    with shared.with_suffix(".lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not shared.exists():
            half = shared.with_suffix(".half")
            half.mkdir()
            make(half)
            half.rename(shared)
    return shared
