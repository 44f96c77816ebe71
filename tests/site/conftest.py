"""The site that tests look at, if somebody has built one."""

import os
from pathlib import Path

import pytest

from tests.site.whole import BUILT


@pytest.fixture(scope="session")
def site() -> Path:
    """The folder of a whole site, which takes longer to build than all other tests take together."""
    if BUILT not in os.environ:
        pytest.skip(f"no site is built: `tarotrules site build -o FOLDER`, then {BUILT}=FOLDER; `.ci/run` does both")
    return Path(os.environ[BUILT])
