"""What the tests of the engine share."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tarotrules import pipeline
from tarotrules.games.tarot.variant import Variant


@pytest.fixture
def house(tmp_path: Path) -> Callable[[str], Variant]:
    """Makes a variant of the official rules from a few rules."""

    def made(body: str) -> Variant:
        file = tmp_path / "house.tarot"
        file.write_text(f"# language: en\nvariant house extends fft {{\n{body}\n}}\n", encoding="utf-8")
        loaded = pipeline.load(str(file))
        assert loaded.problems == ()
        assert loaded.variant is not None
        return loaded.variant

    return made
