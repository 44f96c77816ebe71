"""How much work something is, counted in calls: a clock would tell how busy the machine is."""

import sys
from collections.abc import Callable
from itertools import count


def calls(work: Callable[[], object]) -> int:
    """How many calls it takes."""
    counted = count(1)
    previous = sys.getprofile()
    sys.setprofile(lambda *_: next(counted))
    try:
        work()
    finally:
        sys.setprofile(previous)
    return next(counted)
