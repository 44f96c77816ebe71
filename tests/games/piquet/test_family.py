"""Piquet goes through the doors of the house; what it lacks is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from tarotrules import api, compiled, library, pipeline
from tarotrules.cli.main import main
from tarotrules.reports import present
from tarotrules.site import sections
from tarotrules.site.page import Page


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whoever asks is in a folder of their own."""
    monkeypatch.chdir(tmp_path)


def told(capsys: pytest.CaptureFixture[str], words: str, code: int = 0) -> str:
    """What a command answers or complains of."""
    assert main([*words.split(), "--lang", "en"]) == code
    said = capsys.readouterr()
    return said.err if code else said.out


def test_what_is_on_the_shelf_is_sound() -> None:
    """Variants, and some of the options, are read in the words of Piquet and checked; nothing is wrong with them."""
    options = list(library.shipped_options("piquet"))
    found = {name: pipeline.load(name) for name in (*library.shipped("piquet"), *options[::6])}

    assert len(options) > 50
    assert {name: present(each.problems, {}, "en") for name, each in found.items() if each.problems} == {}
    assert {each.variant.game for each in found.values() if each.variant} == {"piquet"}


def test_compiled_rules_come_back(tmp_path: Path) -> None:
    """From JSON, for every number of players."""
    for name in library.shipped("piquet"):
        variant = api.load(name)
        (tmp_path / "rules.json").write_text(json.dumps(compiled.compile_variant(variant)), "utf-8")
        again, problems = compiled.read(str(tmp_path / "rules.json"))

        assert problems == ()
        assert again is not None
        assert again.rulesets == variant.rulesets


def test_it_is_told_scored_and_judged(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A book, the sheets, a deal, a hand: in words of Piquet."""
    deal: dict[str, Any] = {
        "hand": [["elder", "point", 5], ["elder", "set", 14]],
        "play_points": [["younger", 1], ["elder", 13]],
    }
    (tmp_path / "deal.json").write_text(json.dumps(deal), "utf-8")

    assert "rubicon" in told(capsys, "rulebook piquet --format txt").casefold()
    assert told(capsys, "cheatsheet piquet")
    assert told(capsys, "scoresheet piquet")
    assert "32" in told(capsys, "score piquet-wikipedia deal.json")
    assert "quint" in told(capsys, "evaluate piquet SA SK SQ SJ S10 HA HK HQ HJ DA DK CA")
    assert "settle.rubicon" in told(capsys, "help rubicon")
    assert "rubicon" in told(capsys, "explain piquet rubicon")


@pytest.mark.parametrize("words", ["score piquet"])
def test_what_it_lacks_is_refused(capsys: pytest.CaptureFixture[str], words: str) -> None:
    """In a sentence that names the game."""
    said = told(capsys, words, 1)

    assert said.count("F028") == 1
    assert "“piquet”" in said


def test_its_pages_are_on_the_site() -> None:
    """Below its name, with its book; its options have a page."""
    known = sections.sections()
    made = sections.make(["variants", "variants/piquet/page"], ["en"], main)
    pages = {each.path: each.html for one in made.values() for each in one.pieces["en"] if isinstance(each, Page)}

    assert "piquet-normand.html" in pages["variants/index"].partition("<h2>Piquet</h2>")[2]
    assert "ubicon" in pages["variants/piquet"]
    assert "options/piquet" in known
