"""Known rules are found by how near they are, with the options that explain a difference, and what is left is told."""

import json
from functools import cache
from pathlib import Path

import pytest

from tarotrules import books, library, pipeline
from tarotrules import nearest as finding
from tarotrules.cli.main import main
from tarotrules.comparing.distance import apart, distance
from tarotrules.games.registry import family
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.variant import Near, Variant
from tarotrules.languages import LANGUAGES
from tarotrules.nearest import nearest
from tarotrules.settings.record import word

HOUSE = str(Path(__file__).parents[2] / "docs" / "examples" / "jeudi.tarot")
WEIGHTS = family().weights()


def variant(name: str, *options: str) -> Variant:
    """A variant by name or path."""
    found = pipeline.load(name, options).variant
    assert found is not None
    return found


@cache
def near_the_house() -> list[Near]:
    """What is nearest to the table of the documentation."""
    return nearest(variant(HOUSE))


def test_every_chapter_has_a_weight() -> None:
    """Whatever a ruleset is about weighs something, and belongs to a chapter of the book."""
    assert WEIGHTS.keys() == {word(name) for name in Ruleset.fields}


def test_distance_is_the_same_both_ways() -> None:
    """Nothing is far from itself, and no two of the shipped are as near as that."""
    every = [variant(name) for name in library.shipped()]
    for one in every:
        for other in every:
            there = distance(one.rulesets, other.rulesets, WEIGHTS)
            assert there.whole == distance(other.rulesets, one.rulesets, WEIGHTS).whole
            assert (there.whole == 0) == (one is other)


def test_what_is_missing_counts_once() -> None:
    """A misère that one table alone has is one difference, however many settings it has."""
    assert apart(variant("fft").main, variant("fft", "misere").main) == {("claim", "misere")}
    assert apart(variant("fft").main, variant("fft", "round-to-10").main) == {("scoring", "round", "unit")}


def test_who_plays_at_fewer_tables_is_a_little_apart(tmp_path: Path) -> None:
    """Rules for four alone, otherwise alike: two of three numbers of players are missing, times the weight."""
    file = tmp_path / "four.tarot"
    file.write_text("variant four extends fft { players 4 }", "utf-8")

    assert distance(variant("fft").rulesets, variant(str(file)).rulesets, WEIGHTS).by_chapter == {
        "players": pytest.approx(2 / 3 * WEIGHTS["players"])
    }


def test_options_explain_what_differs() -> None:
    """The table of the documentation plays by the official rules with two options; the rest is told."""
    first, *others = near_the_house()

    assert (first.base.id, set(first.options)) == ("fft", {"misere", "garde-contre-8"})
    assert all(each.distance.whole > first.distance.whole for each in others)


def test_no_option_that_would_be_nearer_is_left_untried() -> None:
    """Whoever tries every one finds none that explains more of known rules, of many a table."""
    weights, base = WEIGHTS, variant("fft")
    for name in ("eryod", "solitaire-paradise", HOUSE):
        table = variant(name)
        start = finding._near(table, base, (), base, weights)
        every = [finding._with_option(table, start, each, weights) for each in library.shipped_options()]
        least = min(finding._cost(each) for each in (start, *every) if each is not None)
        found = finding._with_one_more(table, start, weights)
        assert finding._cost(found or start) == least, name


def test_rules_that_are_known_have_no_exception(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that takes an option and says nothing else is that variant with that option."""
    monkeypatch.setattr(finding, "TRIED", 1)
    file = tmp_path / "ours.tarot"
    file.write_text("variant ours extends petite-pousse with misere {}", "utf-8")
    assert main(["nearest", str(file), "--lang", "en"]) == 0
    assert "“Petite and Pousse” with the option “Misère”, without any exception." in " ".join(
        capsys.readouterr().out.split()
    )

    assert main(["nearest", str(file), "--format", "json"]) == 0
    first = json.loads(capsys.readouterr().out)[0]
    assert (first["variant"], first["options"], first["distance"], first["differences"]) == (
        "petite-pousse",
        ["misere"],
        0,
        [],
    )


def test_every_language_names_the_exceptions() -> None:
    """The numbers of the rules that are otherwise stand in every language."""
    found = near_the_house()
    for language in LANGUAGES:
        said = books.render(family().nearest(books.shown(variant(HOUSE), language), found[:1]), "txt")
        assert all(number in said for number in ("1.1", "8.1", "10.50"))
