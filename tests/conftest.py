"""What all tests share: golden files, and how Hypothesis searches."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

GOLDEN = Path(__file__).parent / "golden"

# A red test is to mean that something changed, so the search is the same in every run;
# `HYPOTHESIS_PROFILE=explore pytest` looks further.
settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=2_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compares a text with ``tests/golden/<path>``; ``make golden`` writes the file instead."""
    update = bool(request.config.getoption("update_snapshots"))

    def compare(path: str, text: str) -> None:
        file = GOLDEN / path
        if update:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
        assert file.exists(), f"no golden file {path}: run `make golden`, then read the diff"

        assert text == file.read_text(encoding="utf-8")

    return compare
