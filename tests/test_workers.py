"""Work is shared by copies of this process, unless threads would be lost in them."""

import subprocess
import sys
from pathlib import Path
from threading import Event, Thread

import pytest

from tarotrules.workers import Workers, _way

ALONE = "from tarotrules.workers import _way; print(_way())"


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="threads cannot be counted here")
def test_a_process_without_threads_is_copied() -> None:
    """What is loaded is not loaded again."""
    said = subprocess.run([sys.executable, "-c", ALONE], check=True, capture_output=True, text=True).stdout

    assert said == "fork\n"


def test_threads_are_not_lost() -> None:
    """Who has threads starts fresh processes: a copy would wait for them for ever."""
    over = Event()
    thread = Thread(target=over.wait)
    thread.start()
    way = _way()
    over.set()
    thread.join()

    assert way == "spawn"


def test_one_process_does_all_the_work_itself() -> None:
    """No process is started for one."""
    with Workers(1) as workers:
        assert workers.each([lambda: 1, lambda: 2]) == [1, 2]
