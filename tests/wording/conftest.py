"""A family's small catalogues, written where a test can spoil them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tarotrules.wording.catalogue import Catalogue

Say = Callable[..., Catalogue]


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, str, str], Path]:
    """Writes a catalogue and a lexicon for a language, and returns the folder of all languages."""

    def write(language: str, ftl: str, lexicon: str = "") -> Path:
        folder = tmp_path / language
        folder.mkdir(exist_ok=True)
        (folder / "family.ftl").write_text(ftl, "utf-8")
        (folder / "lexicon.toml").write_text(lexicon, "utf-8")
        return tmp_path

    return write


@pytest.fixture
def catalogue(write: Callable[[str, str, str], Path]) -> Say:
    """A catalogue with these sentences and nouns."""

    def make(ftl: str, lexicon: str = "", language: str = "en") -> Catalogue:
        return Catalogue.load(language, [write(language, ftl, lexicon)])

    return make
