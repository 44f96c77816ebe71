"""Another family of games is read, checked, compiled and told, and nobody asks for tarot on the way."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from tarotrules import pipeline
from tarotrules.games import registry
from tarotrules.games.family import Family

FILES: Final = {
    "memory.tarot": 'variant memory {\n  game pairs\n  title { fr "Memory" }\n  players 2, 1, 8\n'
    "  deal { pairs 32; faces down }\n  prize first { worth 3 }\n}",
    "petit.tarot": "# language: fr\nvariante petit étend memory {\n  donne { paires 12; faces visibles }\n"
    "  à 8 joueurs { donne { paires 40 } }\n}",
    "wrong.tarot": "variant wrong extends memory { deal { pears 12 }; players 10 }",
    "other.tarot": "variant other extends memory { game tarot }",
    "foreign.json": '{"game": "tarot", "schema_version": 1, "players": 4, "rules": {}}',
}
WITHOUT_TAROT: Final = """
import json, sys

from tarotrules.games import registry

registry.FAMILIES.clear()
registry.FAMILIES["pairs"] = "tests.games.pairs.family"
registry.USUAL = "pairs"

from tarotrules import api, books, compiled, explanation, pipeline
from tarotrules.games.refused import Refused
from tarotrules.reports import present

found = {}
for name in sys.argv[1:]:
    loaded = pipeline.load(name)
    said = found[name] = {"problems": present(loaded.problems, loaded.languages, "en")}
    if loaded.variant is not None:
        said["compiled"] = compiled.compile_variant(loaded.variant)
        said["book"] = books.rulebook(loaded.variant, "fr", "txt")
        said["explained"] = [".".join(each.path) for each in explanation.explained(loaded.variant)]
memory, petit = (pipeline.load(name).variant for name in ("memory.tarot", "petit.tarot"))
found["score"] = api.score(memory, {"found": [20, 12]})["scores"]
try:
    api.score(petit, {"found": [7, 6]})
except Refused as refused:
    found["refused"] = refused.diagnostic.arguments
found["sheets"] = {
    "cheat": books.render(books.cheatsheet(petit, "en", 8), "txt"),
    "score": books.render(books.scoresheet(petit, "en"), "html"),
    "changes": books.render(books.changes(petit, "en"), "txt"),
}
found["compared"] = api.compare(memory, petit, language="fr"), api.comparison(memory, petit, form="txt")
found["loaded"] = [name for name in sys.modules if name.startswith("tarotrules.games.tarot")]
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What comes of some files in a program that has the family of pairs and no other."""
    folder = tmp_path_factory.mktemp("pairs")
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    root = str(Path(__file__).parents[2])
    script = f"import sys; sys.path.insert(0, {root!r})\n{WITHOUT_TAROT}"
    done = subprocess.run([sys.executable, "-c", script, *FILES], cwd=folder, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def test_nobody_asks_for_tarot(found: dict[str, Any]) -> None:
    """Files of another game are read, and nothing of tarot is loaded."""
    assert found["loaded"] == []


def test_the_game_is_inherited(found: dict[str, Any]) -> None:
    """What builds on a game of pairs is one; it has its own settings, words and numbers of players."""
    compiled = found["petit.tarot"]["compiled"]

    assert found["petit.tarot"]["problems"] == ""
    assert compiled["game"] == "pairs"
    assert {number: rules["deal"] for number, rules in compiled["rules"].items()} == {
        "1": {"pairs": 12, "faces": "up"},
        "2": {"pairs": 12, "faces": "up"},
        "8": {"pairs": 40, "faces": "up"},
    }


def test_it_is_told(found: dict[str, Any]) -> None:
    """The book says what the file says, in the words of the family."""
    assert "12 paires sont sur la table, faces visibles." in found["petit.tarot"]["book"]
    assert "prize.first.worth" in found["memory.tarot"]["explained"]


def test_it_is_played_and_put_beside_others(found: dict[str, Any]) -> None:
    """Deals are scored or refused by its engine; its sheets and comparisons are those of the family."""
    assert found["score"] == [20, 12]
    assert found["refused"] == {"given": 13, "most": 12}
    assert "40 pairs lie on the table, face up." in found["sheets"]["cheat"]
    assert "12 pairs lie on the table, face up." in found["sheets"]["score"]
    assert "deal.pairs" not in found["sheets"]["cheat"]
    assert found["sheets"]["changes"].count("12") == 1
    as_json, in_words = found["compared"]
    assert as_json == {"donne.paires": [32, 12], "donne.faces": ["down", "up"]}
    assert "deal.faces" in in_words


def test_its_problems_are_told(found: dict[str, Any]) -> None:
    """Words are looked for among its own, and players counted by its own bounds."""
    problems = found["wrong.tarot"]["problems"]

    assert "Did you mean “pairs”?" in problems
    assert "Choose a number from 1 to 9." in problems


def test_games_are_not_mixed(found: dict[str, Any]) -> None:
    """A game cannot build on another, nor be read from what was compiled for one that is not there."""
    assert "D049" in found["other.tarot"]["problems"]
    assert "F025" in found["foreign.json"]["problems"]


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("en", "game"),
        ("fr", "sorte_de_jeu"),
        ("fr", "genre_de_jeu"),
        ("de", "Spielart"),
        ("ru", "вид_игры"),
        ("ja", "種目"),
    ],
)
def test_a_file_says_its_game_in_its_own_words(language: str, word: str, tmp_path: Path) -> None:
    """The word has been the same since there was one, for files that say it are kept."""
    file = tmp_path / "ours.tarot"
    file.write_text(f"# language: {language}\nvariant ours extends fft {{\n  {word} tarot\n}}\n", "utf-8")

    assert pipeline.load(str(file)).problems == ()


@pytest.mark.parametrize("name", registry.FAMILIES)
def test_every_family_is_called_what_it_calls_itself(name: str) -> None:
    """The registry's name, the family's own and that of its variants are one, and its base is shipped."""
    family: Family = registry.family(name)
    base = pipeline.load(family.base).variant

    assert family.name == name
    assert base is not None
    assert base.game == name
