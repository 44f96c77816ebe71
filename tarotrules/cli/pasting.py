"""Lines that were pasted into a terminal together: what came after one is taken away before anybody answers."""

import sys
from collections.abc import Iterator
from typing import Final, TextIO

_SOON: Final = 0.2
"""Seconds; nobody types a line so soon after another."""


def pasted_after(terminal: TextIO) -> bool:
    """Whether something came along with the line that was read last; it is not there any more."""
    return len(list(_waiting(terminal))) > 0


if sys.platform == "win32":

    def _waiting(_terminal: TextIO) -> Iterator[str]:
        from msvcrt import getwch, kbhit
        from time import sleep

        sleep(_SOON)
        while kbhit():
            yield getwch()

else:

    def _waiting(terminal: TextIO) -> Iterator[str]:
        from select import select
        from termios import TCIFLUSH, tcflush

        while select([terminal], [], [], _SOON)[0]:
            line = terminal.readline()
            if not line:
                break
            yield line
        # The last line may have no end.
        tcflush(terminal, TCIFLUSH)
