"""Longer texts ask for the same things in every language."""

import re
from pathlib import Path
from typing import Final

import pytest

from tarotrules.cli.main import main
from tarotrules.site import texts
from tarotrules.site.rehearsal import Rehearsal
from tests.site.whole import WHOLE

INSIDE_LINES: Final = {"word", "value", "page"}
ENGLISH: Final = sorted(path.stem for path in (texts.FOLDER / "en").glob("*.md"))
WRITTEN: Final = sorted(path.name for path in texts.FOLDER.iterdir() if path.is_dir() and path.name != "files")


def placeholders(name: str, language: str) -> tuple[list[str], set[str]]:
    """The listings of a text in their order; and what stands inside lines."""
    found = list(texts.PLACEHOLDER.finditer(texts.read(name, language)))
    listings = [_listing(each) for each in found if each[1] not in INSIDE_LINES]
    return listings, {each[0] for each in found if each[1] in INSIDE_LINES}


def _listing(found: re.Match[str]) -> str:
    """What is asked for; what is typed in a conversation is in the words of the language."""
    command, *lines = found[0].split(" | ")
    return f"{command} {len(lines)}"


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("name", ENGLISH)
def test_every_language_shows_the_same(name: str, language: str) -> None:
    """Listings come in the same order, since one command reads what another wrote; links and words are all there."""
    assert placeholders(name, language) == placeholders(name, "en")


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("name", ENGLISH)
def test_headings_can_be_led_to_in_every_language(name: str, language: str) -> None:
    """The anchors are the same everywhere, so that a link into a page survives a change of language."""
    anchors = [re.findall(r"^##+ .*\{#([a-z-]+)\}$", texts.read(name, each), re.MULTILINE) for each in (language, "en")]

    assert anchors[0] == anchors[1]
    assert len(anchors[0]) == len(re.findall(r"^##+ ", texts.read(name, language), re.MULTILINE))


@pytest.mark.parametrize("language", WHOLE, scope="module")
@pytest.mark.parametrize("name", ENGLISH)
def test_nothing_is_left_unfilled(name: str, language: str, tmp_path: Path) -> None:
    """Every placeholder is one the program knows, and no brace of one is seen on the page."""
    text = texts.rendered(name, name, Rehearsal(tmp_path, language, main))

    assert "{{" not in text.html
    assert "PLACEHOLDER" not in text.html
    assert text.title
    assert text.description


def test_a_missing_text_is_said_and_never_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A language without its text gets an error, not the text of another."""
    monkeypatch.setattr(texts, "FOLDER", tmp_path)

    with pytest.raises(texts.Missing) as missing:
        texts.read("index", "ja")

    assert missing.value.path == tmp_path / "ja" / "index.md"
