"""A file says whose rules it has, where, by whom and when they are played; that changes no rule."""

import json
from pathlib import Path

import pytest

from tarotrules import compiled, documents, library, pipeline
from tarotrules.cli.main import main
from tarotrules.games.registry import catalogue
from tarotrules.games.variant import About
from tarotrules.languages import LANGUAGES

SAYS = About(
    "club_rules", ("quebec", "left"), {"fr": "le club du jeudi", "en": "the Thursday club"}, {"en": "since 1998"}
)
TEXT = """variant house extends fft {
  status club_rules
  region quebec, left
  played_by { fr "le club du jeudi"; en "the Thursday club" }
  period { en "since 1998" }
}
"""


def read(folder: Path, text: str, name: str = "house.tarot") -> pipeline.Loaded:
    """What a text comes to."""
    file = folder / name
    file.write_text(text, "utf-8")
    return pipeline.load(str(file))


def test_a_file_says_whose_rules_it_has(tmp_path: Path) -> None:
    """In both notations; the rules themselves stay the same, and compiled they still say it."""
    yaml = """variant: house
extends: fft
status: club_rules
region: [quebec, left]
played_by: {fr: le club du jeudi, en: the Thursday club}
period: {en: since 1998}
"""
    one, other = (read(tmp_path, *each).variant for each in ((TEXT,), (yaml, "house.yaml")))
    plain = read(tmp_path, "variant house extends fft {}").variant
    assert one is not None
    assert other is not None
    assert plain is not None

    data = compiled.compile_variant(one)
    file = tmp_path / "house.json"
    file.write_text(json.dumps(data), "utf-8")
    again, _ = compiled.read(str(file))

    assert one.about == other.about == SAYS
    assert plain.about == About()
    assert compiled.variant_id(one) == compiled.variant_id(plain)
    assert again is not None
    assert again.about == SAYS


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_words_of_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And a region keeps its name, whatever that may mean."""
    file = tmp_path / "house.tarot"
    file.write_text(TEXT, "utf-8")

    main(["convert", str(file), "--to-language", language])
    written = capsys.readouterr().out
    found = read(tmp_path, written).variant

    assert found is not None
    assert found.about == SAYS


@pytest.mark.parametrize(
    ("head", "problem"),
    [
        ("status clubs", "D023"),
        ("status", "D027"),
        ("status official; status official", "D008"),
        ("region", "D014"),
        ('played_by "the club"', "D039"),
        ('period { en "a"; en "b" }', "D008"),
        ("seating { status official }", "D012"),
    ],
)
def test_what_cannot_be_said_of_rules_is_told(head: str, problem: str, tmp_path: Path) -> None:
    """With the word that is wrong, and no traceback."""
    found = read(tmp_path, f"variant house extends fft {{ {head} }}")

    assert [each.problem.code for each in found.problems] == [problem]


@pytest.mark.parametrize("name", library.everything())
def test_every_shipped_file_says_whose_rules_it_has(name: str) -> None:
    """And what it follows; its regions have a name in every language, and what is said of people and times does too."""
    found = pipeline.load(name)
    assert found.variant is not None
    document = documents.document(name)
    assert document is not None
    layer = documents.layer(document)
    about = documents.about(name)

    assert about.status is not None
    assert layer.sources
    assert [each for each in about.regions for language in LANGUAGES if each not in catalogue(language).regions] == []
    assert all(said.keys() == set(LANGUAGES) for said in (about.played_by, about.period) if said)
    unsourced = [
        path
        for told in found.variant.origins.values()
        for path, value in told.items()
        if value.origin.source is None and not value.origin.assumed and path != ("players",)
    ]
    assert unsourced == []


def test_no_region_is_named_for_nothing() -> None:
    """Words that no shipped file needs go."""
    named = {region for each in library.everything() for region in documents.about(each).regions}

    assert [catalogue(language).regions.keys() ^ named for language in LANGUAGES] == [set()] * len(LANGUAGES)
