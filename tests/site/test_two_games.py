"""A site with a second game: its variants have a table, books, files and comparisons of their own."""

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from tarotrules import library, pipeline
from tarotrules.cli.main import main
from tarotrules.games import registry
from tarotrules.site import sections
from tarotrules.site.page import Download, Page
from tests.games.test_families import FILES

THEIRS: Final = {
    "pairs/memory": FILES["memory.tarot"],
    "pairs/petit": FILES["petit.tarot"],
    "pairs/options/more": "option more { prize second { worth 5 } }",
}


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Mapping[str, sections.Section]:
    """The sections of a site of both games."""
    (tmp_path / "pairs" / "options").mkdir(parents=True)
    (tmp_path / "options").mkdir()
    shutil.copy(library.shipped()["fft"], tmp_path)
    shutil.copy(library.shipped_options()["pousse"], tmp_path / "options")
    for name, text in THEIRS.items():
        (tmp_path / f"{name}.tarot").write_text(text, "utf-8")
    monkeypatch.setitem(registry.FAMILIES, "pairs", "tests.games.pairs.family")
    monkeypatch.setattr(library, "shipped_folder", lambda: tmp_path)
    pipeline._load_shipped.cache_clear()
    return sections.sections()


@pytest.mark.usefixtures("known")
def test_the_variants_of_a_second_game_are_on_the_site() -> None:
    """In a table of their own, below the name of the game; words of a file are coloured as its game has them."""
    wanted = (
        *("variants", "variants/memory/page", "variants/petit/download-tarot"),
        *("comparisons/petit", "comparisons/all-pairs", "options/pairs"),
    )
    made = sections.make(wanted, ["en"], main)
    pieces = {each.path: each for section in made.values() for each in section.pieces["en"]}
    pages = {path: each.html for path, each in pieces.items() if isinstance(each, Page)}

    first, theirs = pages["variants/index"].split("<h2>Pairs</h2>")
    assert "<h2>French tarot</h2>" in first
    assert "fft.html" in first
    assert "Contracts" in first
    assert "Prizes" in theirs
    assert [name in theirs for name in ("memory.html", "petit.html", "fft.html")] == [True, True, False]
    assert '<span class="nb">prize</span>' in pages["variants/memory"]
    assert "deal.pairs" in pages["comparisons/petit"]
    assert "deal.pairs" in pages["comparisons/all-pairs"]
    assert [name in pages["comparisons/all-pairs"] for name in ("memory", "petit", "fft")] == [True, True, False]
    assert 'id="more"' in pages["options/pairs"]
    assert isinstance(pieces["downloads/petit.tarot"], Download)


def test_what_is_of_one_game_is_not_mixed_with_another(known: Mapping[str, sections.Section]) -> None:
    """The pages that set all variants beside each other have those of one game."""
    made = sections.make(["options", "comparisons/kinship"], ["en"], main)

    assert "comparisons/fft" not in known
    assert not any("memory" in page.html for each in made.values() for page in each.pieces["en"])  # type: ignore[union-attr]


def test_what_a_game_cannot_do_is_not_on_the_site(
    known: Mapping[str, sections.Section], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where variants cannot be compared, no page does so and none leads there."""
    monkeypatch.setitem(registry.FAMILIES, "pairs", "tests.games.pairs.bare")
    (page,) = sections.make(["variants/petit/page"], ["en"], main)["variants/petit/page"].pieces["en"]

    assert "comparisons/petit" in known
    assert "comparisons/petit" not in sections.sections()
    assert isinstance(page, Page)
    assert "comparisons" not in page.html
