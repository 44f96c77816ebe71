"""Another family of games is read, checked, compiled and told, and nobody asks for tarot on the way."""

import json
import os
import re
import shutil
import subprocess
import sys
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from jsonschema import Draft202012Validator

from tarotrules import Deal, api, documents, library, pipeline, told_of
from tarotrules.cli.main import main
from tarotrules.games import registry
from tarotrules.games.family import Family
from tarotrules.games.refused import Refused
from tarotrules.reports import present
from tarotrules.source import problems
from tarotrules.studio import additions, evening, playing, searching

FILES: Final = {
    "memory.tarot": 'variant memory {\n  game pairs\n  title { fr "Memory" }\n  players 2, 1, 8\n'
    "  deal { pairs 32; faces down }\n  prize first { worth 3 }\n}",
    "petit.tarot": "# language: fr\nvariante petit étend memory {\n  donne { paires 12; faces visibles }\n"
    "  à 8 joueurs { donne { paires 40 } }\n}",
    "three.tarot": "variant three extends memory { players 2; deal { pairs 3 } }",
    "four.tarot": "variant four extends memory { players 2; deal { pairs 4; faces up } }",
    "wrong.tarot": "variant wrong extends memory { deal { pears 12 }; players 10 }",
    "other.tarot": "variant other extends memory { game tarot }",
    "foreign.json": '{"game": "tarot", "schema_version": 1, "players": 4, "rules": {}}',
}
PROGRAM: Final = Path(__file__).parent / "pairs" / "without_tarot.py"


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What comes of some files in a program that has the family of pairs and no other."""
    folder = tmp_path_factory.mktemp("pairs")
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    words, env = [sys.executable, str(PROGRAM), *FILES], {**os.environ, "PYTHONPATH": str(PROGRAM.parents[3])}
    done = subprocess.run(words, cwd=folder, env=env, capture_output=True, check=False)
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


def answer(found: dict[str, Any], name: str, code: int = 0) -> Any:
    """What a command answered, read if it is JSON; it ended with a code, and complained only of a failure."""
    said = found["commands"][name]
    assert said["code"] == code, said
    assert not said["err"]
    return json.loads(said["out"]) if name.endswith(("json", "schema", "nothing")) else said["out"]


def test_records_have_a_schema_of_their_own(found: dict[str, Any]) -> None:
    """A record that the game plays again obeys it, one of another game does not; without a variant, the usual's."""
    schema = Draft202012Validator(answer(found, "schema"))

    assert schema.is_valid({"players": 2, "dealer": 0, "cards": [0, 1, 1, 0], "acts": [0, "pass", [1, 2]]})
    assert not schema.is_valid({"record": 1, "hands": [], "acts": [[0, "pass"]]})
    assert "prize" in answer(found, "usual schema")["$defs"]["rules"]["properties"]


def test_what_may_be_done_is_told(found: dict[str, Any]) -> None:
    """By `legal` and `why`, in words and as JSON; and to programs, which ask the same."""
    by_json = {"legal": [1, 2, 3, 4, "pass"], "reasons": {"0": "found", "5": "found"}}
    reason = {"reason": "found", "rule": "1.1", "text": "That card has been found."}

    assert answer(found, "legal") == "1 2 3 4 pass\n"
    assert answer(found, "legal json") == found["programs"]["legal"] == by_json
    assert answer(found, "why") == "That card has been found. (1.1)\n"
    assert answer(found, "why json") == {"legal": False, **reason}
    assert answer(found, "why not") == "That is allowed.\n"
    assert answer(found, "why strange") == "That is not how cards are taken here. (1.1)\n"
    assert found["programs"]["asked"] == [reason, None]


def test_deals_are_played_again(found: dict[str, Any]) -> None:
    """By `replay`, to the end; what is not over is refused in the family's words."""
    assert answer(found, "replay") == "Pairs found: 2 : 1\n"
    assert answer(found, "replay json") == {"scores": [2, 1]}
    assert found["commands"]["replay early"]["code"] == 1
    assert "2 pairs have not been found." in found["commands"]["replay early"]["err"]


def test_deals_are_refereed(found: dict[str, Any]) -> None:
    """From a record or as somebody types it: the fault, its seat and its rule; what was typed can be kept."""
    fault = {"legal": False, "seat": 1, "act": 0, "reason": "open", "rule": "1.1", "text": "That card lies open."}
    told = "Player 1 was not allowed to. That card lies open. (1.1)"

    assert answer(found, "referee", 1) == f"{told}\n"
    assert answer(found, "referee json", 1) == fault
    assert answer(found, "typed", 1).splitlines() == [
        "Type the 6 cards as a list.",
        "It is the turn of player 1.",
        told,
    ]
    deal = {"players": 2, "dealer": 0, "cards": [0, 1, 2, 2, 1, 0], "acts": [0, 0]}
    assert answer(found, "typed json", 1) == {**fault, "deal": deal}
    assert answer(found, "typed nothing") == {"legal": True, "seat": 1}
    assert answer(found, "typed badly", 1).splitlines()[1:] == [
        "Error P902 (not-a-record-of-pairs): This tells of no deal of pairs.",
        "",
        "1 problem.",
        "Line 1 was not taken, nor anything after it: “[0, 1]”. Correct it, and give all the lines again.",
    ]
    in_french = {**fault, "text": "Cette carte est déjà visible."}
    assert found["programs"]["refereed"] == [in_french, {"legal": True, "seat": 0}, {"legal": True, "scores": [2, 1]}]


def test_programs_play_it(found: dict[str, Any]) -> None:
    """A deal from outside: seen, chosen from, refused with a sentence, played to its scores and again."""
    seen, choices, seat = found["programs"]["first"]
    scores, again = found["programs"]["scores"]

    assert (seen["lying"], choices, seat) == ([None] * 6, 7, 1)
    assert "Act 1 is not allowed (not-there)." in found["programs"]["refused"][0]
    assert found["programs"]["why"]["text"] == "Aucune carte n’est là."
    assert sum(scores) == 3
    assert again == {"scores": scores}
    assert found["programs"]["again"]


def test_many_deals_are_simulated(found: dict[str, Any]) -> None:
    """Alone and beside another variant; whoever plays by chance needs longer than whoever minds."""
    alone, beside = answer(found, "simulated json"), answer(found, "beside json")
    minding = beside["simulated"]["sums"]["0"]["acts"]["sum"]

    assert answer(found, "simulated").count(f"three: {minding} acts.") == 1
    assert alone["sums"]["0"]["pairs"].keys() == {"minding", "random"}
    assert sum(alone["sums"]["0"]["pairs"].values()) == 20 * 3
    assert found["programs"]["simulated"]["sums"]["0"]["acts"]["sum"] > alone["sums"]["0"]["acts"]["sum"] > minding
    assert beside["simulated"]["sums"]["1"]["pairs"] == {"minding": 20 * 4}
    assert "four: 80 acts." in answer(found, "beside")


def test_a_person_plays_it(found: dict[str, Any]) -> None:
    """At the table in the terminal cards are turned one by one or picked up together; the match is kept."""
    if not found["table"]:
        pytest.skip("the extra `play` is not installed")
    (turned, first), (resumed, again), (other, _), (taken, pairs) = (
        found["table"][each] for each in ("turned", "resumed", "other", "taken")
    )
    assert [each["code"] for each in (turned, resumed, other, taken)] == [0, 0, 1, 0]
    assert "Player Open Pairs" in first[0]
    assert re.search(r"^ 0 +1 +0 ", first[0], re.MULTILINE)
    assert "Which two are alike?  card 1" in first[0]
    assert "That card lies open. (1.1)" in first[1]
    assert "--resume three-match.json" in first[-1]
    assert "Act: 0" in again[0]
    assert "This is not a match of these rules." in other["err"]
    assert "Take both (2/2)" in pairs[0]
    assert "These are not two cards alike. (1.1)" in pairs[0]
    assert "All pairs are found." in pairs[-2]
    assert "Deal 2 of 2" in pairs[-1]


def test_nobody_speaks_of_tarot(found: dict[str, Any]) -> None:
    """Whatever is answered, no word of the other game is in it."""
    said = json.dumps([found["commands"], found["table"]], ensure_ascii=False)
    words = re.findall(r"(?i)\b(?:chien|taker|contract|bids?|tricks?|trumps?|oudlers?|suits?|tarot)\b", said)

    assert len(said) > 5_000
    assert set(words) == {"tarot"}
    assert said.count("tarot") == said.count(".tarot") + said.count("tarotrules")


def test_an_evening_is_written_down(found: dict[str, Any]) -> None:
    """The family says what is filled in; totals follow, and what cannot be is told at its field and adds nothing."""
    scored = found["evening"]["scored"]

    assert [each["kind"] for each in found["evening"]["form"]["fields"]] == ["number", "number"]
    assert found["evening"]["additions"] == [{"path": "prize", "label": "Add a prize", "known": [], "patterns": []}]
    assert found["evening"]["choices"] == {"down": "deal.faces: down", "up": "deal.faces: up"}
    assert [[score["exact"] for score in deal["totals"]] for deal in scored] == [[20, 12], [20, 12], [21, 12]]
    assert [each["text"] for each in scored[0]["steps"]] == ["Ann: 20", "Ben: 12"]
    assert [each["place"] for each in scored[1]["problems"]] == [["found-0"]]


def test_a_deal_is_played_on_the_page(found: dict[str, Any]) -> None:
    """What lies there is shown, what may not be turned says why, a program helps and plays to the end of the match."""
    played = found["played"]
    lying = [place[1] for place in played["turned"]["scene"]["places"]]

    assert played["tables"] == [2, 1, 8]
    assert (played["turned"]["made"], [each and each["code"] for each in lying]) == (1, ["0", ""])
    assert played["again"] == played["why"] == {"text": "That card lies open. (1.1)", "rule": "1.1"}
    assert (played["advised"]["choice"], len(played["advised"]["cards"])) == (None, 1)
    assert (played["over"]["sheet"]["rows"] != [], played["over"]["is_over"], played["no other"]) == (True, True, 1)


@pytest.fixture
def both(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two families, of which the usual one is tarot."""
    for each in registry.FAMILIES.keys() - {registry.USUAL}:
        monkeypatch.delitem(registry.FAMILIES, each)
    monkeypatch.setitem(registry.FAMILIES, "pairs", "tests.games.pairs.family")


def loaded(folder: Path, **files: str) -> pipeline.Loaded:
    """What becomes of the last of some files."""
    for name, text in files.items():
        (folder / f"{name}.tarot").write_text(text, encoding="utf-8")
    return pipeline.load(str(folder / f"{list(files)[-1]}.tarot"))


@pytest.mark.usefixtures("both")
def test_words_of_one_game_mean_nothing_in_another(tmp_path: Path) -> None:
    """What two games call alike is read as the game of the file says, which a parent or whoever takes it may say."""
    pairs = "# language: de\nvariante ours erweitert memory mit theirs {\n  Geben { Bildseiten offen }\n}\n"
    theirs = "# language: ru\nопция theirs {\n  приз first { стоит 5 }\n}\n"
    tarot = "# language: ru\nвариант other расширяет fft {\n  торговля { заявка приз { стоит 15 } }\n}\n"

    ours = loaded(tmp_path, memory=FILES["memory.tarot"], theirs=theirs, ours=pairs)
    other = loaded(tmp_path, other=tarot)

    assert (ours.problems, other.problems) == ((), ())
    assert ours.variant is not None
    assert other.variant is not None
    assert (ours.variant.game, ours.variant.main.deal.faces) == ("pairs", "up")
    assert ours.variant.main.prize["first"].worth == 5
    assert other.variant.main.auction.bid["prise"].worth is not None
    assert {each.game for each in ours.tongues.values()} == {"pairs"}


@pytest.mark.usefixtures("both")
def test_a_shipped_file_is_of_the_game_of_its_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither an option nor what builds on a shipped file says its game; both are read in its words."""
    (tmp_path / "variants" / "pairs" / "options").mkdir(parents=True)
    monkeypatch.setattr(library, "shipped_folder", lambda: tmp_path / "variants")
    (tmp_path / "variants/pairs/memory.tarot").write_text(FILES["memory.tarot"], "utf-8")
    option = "# language: ru\nопция theirs {\n  приз first { стоит 5 }\n}\n"
    (tmp_path / "variants/pairs/options/theirs.tarot").write_text(option, "utf-8")
    ours = documents.parse("", "variant ours extends memory with theirs { prize second { worth 1 } }")

    found = loaded(tmp_path, ours="variant ours extends memory with theirs { prize second { worth 1 } }")

    assert (ours.game, ours.problems, found.problems) == ("pairs", (), ())
    assert found.variant is not None
    assert {name: prize.worth for name, prize in found.variant.main.prize.items()} == {"first": 5, "second": 1}
    assert library.game_of(tmp_path / "variants" / "top.tarot") is None


@pytest.mark.usefixtures("both")
def test_what_the_usual_game_lacks_is_found_in_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By its words and in its words; what the usual game has is told of that alone."""
    (tmp_path / "pairs").mkdir()
    (tmp_path / "options").mkdir()
    shutil.copy(library.shipped()["fft"], tmp_path)
    (tmp_path / "pairs" / "memory.tarot").write_text(FILES["memory.tarot"], "utf-8")
    monkeypatch.setattr(library, "shipped_folder", lambda: tmp_path)
    told_of._rules.cache_clear()
    answers = {}
    for command, word in product(("find", "help"), ("prize", "handful")):
        assert main([command, word, "--lang", "en"]) == 0
        answers[command, word] = capsys.readouterr().out
    told_of._rules.cache_clear()

    assert "prize.first.worth: 3" in answers["find", "prize"]
    assert "prize.first.worth = 3" in answers["help", "prize"]
    assert [name in answers["find", "handful"] for name in ("fft", "memory")] == [True, False]
    assert "claim.handful" in answers["help", "handful"]


@pytest.mark.usefixtures("both")
def test_words_are_suggested_from_one_game(tmp_path: Path) -> None:
    """What is misspelt is looked for among the words of the game; an option of another game is refused."""
    wrong = loaded(tmp_path, memory=FILES["memory.tarot"], wrong="variant wrong extends memory { prise x { worth 1 } }")
    tarot = loaded(tmp_path, tarot="variant tarot extends fft { prize x { worth 1 } }")
    mixed = loaded(tmp_path, memory=FILES["memory.tarot"], mixed="variant mixed extends memory with misere { }")

    told = {name: present(each.problems, each.tongues, "en") for name, each in (("wrong", wrong), ("tarot", tarot))}
    assert "Did you mean “prize”?" in told["wrong"]
    assert "prize”?" not in told["tarot"]
    assert [each.code for each in mixed.problems] == ["D049"]


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder with files of a game whose family has no more than it needs."""
    monkeypatch.setitem(registry.FAMILIES, "pairs", "tests.games.pairs.bare")
    monkeypatch.chdir(tmp_path)
    for name in ("memory.tarot", "petit.tarot"):
        (tmp_path / name).write_text(FILES[name], "utf-8")
    for name, data in (("deal", {"found": [20, 12]}), ("deals", {"deals": []})):
        (tmp_path / f"{name}.json").write_text(json.dumps(data), "utf-8")
    return tmp_path


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(
    "words",
    [
        "check memory.tarot",
        "rulebook petit.tarot",
        "cheatsheet petit.tarot",
        "scoresheet petit.tarot",
        "compile memory.tarot",
        "compile memory.tarot --format schema",
        "explain memory.tarot deal.pairs",
        "score memory.tarot deal.json",
    ],
)
def test_what_a_family_needs_is_enough_for_rules_books_and_scores(
    words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every other family can do what the smallest one does."""
    assert main([*words.split(), "--lang", "en"]) == 0, capsys.readouterr()


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(
    "words",
    [
        "compile memory.tarot --format record-schema",
        "legal memory.tarot deal.json",
        "replay memory.tarot deal.json",
        "why memory.tarot deal.json H4",
        "referee memory.tarot deal.json",
        "referee memory.tarot",
        "play memory.tarot",
        "simulate memory.tarot",
        "compare memory.tarot petit.tarot",
        "changes petit.tarot",
        "nearest memory.tarot",
        "score memory.tarot deals.json",
        "score memory.tarot",
        "evaluate memory.tarot SK",
    ],
)
def test_what_a_family_lacks_is_refused_in_words(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A sentence that names the game, and nothing else is said."""
    assert main([*words.split(), "--lang", "en"]) == 1
    said = capsys.readouterr()

    assert said.out == ""
    assert said.err.count("F028") == 1
    assert "pairs" in said.err


def test_what_a_family_lacks_is_refused_to_programs_and_not_offered_on_the_page(bare: Path) -> None:
    """A program is told as of a deal that cannot be; the page has no form, no table and nothing to add."""
    memory, text = api.load(str(bare / "memory.tarot")), FILES["memory.tarot"]
    for ask in (
        lambda: api.legal(memory, {}),
        lambda: api.replay(memory, {}),
        lambda: api.referee(memory, {}),
        lambda: api.why(memory, {}, "H4"),
        lambda: api.simulate(memory, 1),
        lambda: api.evaluate(memory, ["SK"]),
        lambda: api.changes(memory),
        lambda: api.compare(memory, memory),
        lambda: Deal.start(memory, Random(1)),
        lambda: Deal.from_record(memory, {}),
    ):
        with pytest.raises(Refused) as refused:
            ask()
        assert refused.value.problem == problems.NOT_YET

    assert playing.tables(text, "en")["players"] == []
    assert evening.evening(text, "en")["forms"] == []
    assert evening.scored(text, "en", ["Ann", "Ben"], [{"sat": [0, 1], "dealer": None, "told": {}}]) == {"deals": None}
    assert additions.possible(text, "en") == searching.sought(text, "en", elsewhere=False)["rules"] == []


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
