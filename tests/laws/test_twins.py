"""One table written three times: language, notation, order and comments are nothing, a value is everything."""

import re
from pathlib import Path
from typing import Final

import pytest

from tarotrules import compiled, pipeline
from tests.laws.families import NO_GAME

HOLDS_FOR: Final = NO_GAME

TWINS: Final = Path(__file__).parent / "twins"
FILES: Final = sorted(path for path in TWINS.rglob("jumeau.*"))
FRENCH: Final = (TWINS / "fr" / "jumeau.tarot").read_text(encoding="utf-8")


def id_of(path: Path) -> str:
    """The id of the rules in a file."""
    loaded = pipeline.load(str(path))

    assert loaded.variant is not None, [each.problem.name for each in loaded.problems]
    return compiled.variant_id(loaded.variant)


def id_of_text(text: str, folder: Path) -> str:
    """The id of the rules in a text."""
    path = folder / "jumeau.tarot"
    path.write_text(text, encoding="utf-8")
    return id_of(path)


def test_triplets_have_one_id() -> None:
    """The Japanese file, its French twin and its YAML form compile to the same id."""
    assert [path.parent.name for path in FILES] == ["fr", "ja", "yaml"]
    assert len({id_of(path) for path in FILES}) == 1


def test_triplets_compile_to_the_same_rules() -> None:
    """Not only the id: the engine configs are equal for every number of players."""
    variants = [pipeline.load(str(path)).variant for path in FILES]
    configs = [compiled.compile_variant(each, players) for each in variants if each for players in (4, 5)]

    assert configs[:2] == configs[2:4] == configs[4:]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# La table du jeudi, écrite en français.", "# Autre chose."),
        ("joueurs 4, 5", 'joueurs 4, 5\n\n  # remarque\n  note { fr "Rien à signaler." }'),
        ("variante jumeau étend fft", "variant jumeau extends fft"),
        ("vaut 22,5; multiplicateur 2", "multiplicateur 2; vaut 22½"),
        ("palier simple vaut 30", "palier simple { vaut 30 [le cahier, p. 2] }"),
        ("palier simple vaut 30", "palier simple { vaut 30 [supposé: personne ne sait] }"),
        ("main.atouts >= 9", "main.atouts > 8"),
        ("main.atouts >= 9", "(9 <= main.atouts)"),
        ("main.atouts >= 9", "non (non main.atouts >= 9)"),
        ("à 5 joueurs { annonce handful {", "annonce poignée { à 5 joueurs {"),
        ("joueurs 4, 5", 'titre { fr "Jumeau"; de "Zwilling" }; joueurs 5, 4'),
    ],
)  # fmt: skip
def test_the_same_rules_have_the_same_id(old: str, new: str, tmp_path: Path) -> None:
    """Comments, notes, titles, citations, synonyms, order and ways of writing a condition leave the id alone."""
    assert old in FRENCH
    assert id_of_text(FRENCH.replace(old, new), tmp_path) == id_of_text(FRENCH, tmp_path)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("vaut 22,5", "vaut 23"),
        ("multiplicateur 2", "multiplicateur 4"),
        ("montré", "caché"),
        ("avec misere ", ""),
        ("joueurs 4, 5", "joueurs 4, 3, 5"),
        ("retire enchère prise", ""),
        ("vaut 30", "vaut 31"),
        ("main.atouts >= 9", "main.atouts >= 10"),
        ("main.atouts >= 9", "main.trumpish >= 9"),
        ("à 5 joueurs", "à 4 joueurs"),
        ("roi-au-bout", "roi-a-la-fin"),
        ("est rois", "est bouts"),
        ("comme petit-au-bout {", "comme petit-au-bout { vaut 11;"),
    ],
)
def test_other_rules_have_another_id(old: str, new: str, tmp_path: Path) -> None:
    """Any value of a rule, and any id it is declared under, changes the id."""
    assert old in FRENCH
    assert id_of_text(FRENCH.replace(old, new), tmp_path) != id_of_text(FRENCH, tmp_path)


def test_the_id_of_one_number_of_players_is_its_own() -> None:
    """The config for four players does not change with what is said for five."""
    variant = pipeline.load(str(FILES[0])).variant
    assert variant is not None
    ids = {compiled.compile_variant(variant, players)["id"] for players in (None, 4, 5)}

    assert len(ids) == 3
    assert all(re.fullmatch("[0-9a-f]{64}", each) for each in ids)
