"""``python -m tarotrules``, and the program ``tarotrules``: one command, and the process is over."""

import gc
import sys
from typing import Final

SELDOM: Final = 100_000
"""So many things may be made before Python looks for those that only hold each other: a command keeps what it makes."""


def program() -> int:
    """Run the command that was typed."""
    gc.set_threshold(SELDOM)
    # Imported here, so that what is loaded is not looked through either.
    from tarotrules.cli.main import main

    code = main()
    # All memory goes with the process: looking through it once more would take a tenth of the time.
    gc.freeze()
    return code


if __name__ == "__main__":
    sys.exit(program())
