"""How much work something is, counted in calls: a clock would tell how busy the machine is."""

from collections.abc import Callable
from cProfile import Profile


def calls(work: Callable[[], object]) -> int:
    """How many calls it takes."""
    with Profile() as counted:
        work()
    return sum(each.callcount for each in counted.getstats())
