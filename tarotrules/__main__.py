"""``python -m tarotrules``, and the program ``tarotrules``: one command, and the process is over.

What is done here so that it is over soon is for a process of one's own; whoever imports the package is left in peace.
"""

import gc
import sys
from collections.abc import Iterable, Sequence
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import LazyLoader
from types import ModuleType
from typing import Final

SELDOM: Final = 100_000
"""So many things may be made before Python looks for those that only hold each other: a command keeps what it makes."""
UNTOUCHED: Final = (
    "hashlib",
    "ipaddress",
    "linecache",
    "pickle",
    "tempfile",
    "textwrap",
    "tokenize",
    "traceback",
)
"""Modules that the library imports at once, and most commands never use."""


def program() -> int:
    """Run the command that was typed."""
    gc.set_threshold(SELDOM)
    sys.meta_path.insert(0, WhenTouched(UNTOUCHED))
    # Imported here, so that what is loaded is not looked through either.
    from tarotrules.cli.main import main

    code = main()
    # All memory goes with the process: looking through it once more would take a tenth of the time.
    gc.freeze()
    return code


class WhenTouched:
    """Has modules loaded when something of them is used, not when they are imported."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = frozenset(names)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """How such a module is found and loaded; others are left to whoever comes next."""
        spec = PathFinder.find_spec(fullname, path, target) if fullname in self.names else None
        if spec is not None and spec.loader is not None:
            spec.loader = LazyLoader(spec.loader)
        return spec


if __name__ == "__main__":
    sys.exit(program())
