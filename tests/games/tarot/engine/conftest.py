"""What the tests of the engine share."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tarotrules import pipeline
from tarotrules.games.tarot.variant import Variant


@pytest.fixture
def house(tmp_path: Path) -> Callable[..., Variant]:
    """Makes a variant of the official rules, or of others, from a few rules."""

    def made(body: str, *, extends: str = "fft") -> Variant:
        file = tmp_path / "house.tarot"
        file.write_text(f"# language: en\nvariant house extends {extends} {{\n{body}\n}}\n", encoding="utf-8")
        loaded = pipeline.load(str(file))
        assert loaded.problems == ()
        assert loaded.variant is not None
        return loaded.variant

    return made
