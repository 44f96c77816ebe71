"""The page is sent a whole package: alone and compiled, it answers as it does here."""

import json
import subprocess
import sys
import traceback
from marshal import loads
from pathlib import Path
from types import CodeType
from typing import Any, Final

import pytest

from tarotrules import library
from tarotrules.languages import LANGUAGES
from tarotrules.studio import doors, freeze, pack

TEXT: Final = "variant a extends eryod with misere { bonus petit-au-bout { worht 1 } }"
QUESTIONS: Final = [
    json.dumps({"op": op, "args": {"text": text, "language": language}})
    for language in LANGUAGES
    for op, text in (("problems", TEXT), ("sheet", TEXT.replace("worht", "worth")))
]
ASK: Final = """
import json, sys
sys.path[:] = [sys.argv[1], *(each for each in sys.path if "site-packages" not in each)]
from tarotrules.studio.doors import answer
print(json.dumps([answer(each) for each in json.load(sys.stdin)]))
print([each for each in ("babel", "fluent", "lark", "tomllib", "yaml") if each in sys.modules])
"""


def unpacked(packed: bytes, folder: Path) -> Path:
    """A folder with the files of a pack, as the page unpacks them."""
    index, _, rest = packed.partition(b"\n")
    for name, length in json.loads(index):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(rest[:length])
        rest = rest[length:]
    return folder


@pytest.fixture(scope="module")
def sent(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is sent, before it is compiled."""
    return unpacked(pack.packed(pack.files()), tmp_path_factory.mktemp("sent"))


def test_compiled_and_alone_it_answers_as_it_does_here(sent: Path, tmp_path: Path) -> None:
    """In every language, without any library, and without reading what was read beforehand."""
    alone = unpacked(freeze.application(sent), tmp_path)
    run = [sys.executable, "-I", "-c", ASK, str(alone)]
    said = subprocess.run(run, input=json.dumps(QUESTIONS), capture_output=True, text=True, check=True).stdout
    answers, loaded = said.splitlines()

    assert not list(alone.rglob("*.py"))
    assert json.loads(answers) == [doors.answer(each) for each in QUESTIONS]
    assert loaded == "[]"


def test_sentences_are_sent_once(sent: Path) -> None:
    """As they were read; of the catalogues there remain the words of the notation."""
    catalogues = "".join(path.read_text("utf-8") for path in sent.rglob("*.ftl"))

    assert catalogues.count("\n") == catalogues.count("\n    .word-") > 0
    assert not any(path.read_text("utf-8") for path in sent.rglob("*.toml"))


def test_an_error_is_told_by_the_line_its_function_begins_in() -> None:
    """What was compiled has no other lines."""
    source = b"'What it is.'\n\n\ndef fail():\n    'Why.'\n    return [\n        1 / 0 for each in range(20)\n    ]\n"
    made: dict[str, Any] = {}
    code: CodeType = loads(freeze.compiled(source, "a.py", documented=False)[len(freeze.HEADER) :])  # noqa: S302 made here
    exec(code, made)  # noqa: S102 it is what a page does
    try:
        made["fail"]()
    except ZeroDivisionError as error:
        told = [(each.name, each.lineno) for each in traceback.extract_tb(error.__traceback__)]

    assert ("fail", 4) in told
    assert "__doc__" not in made


def test_another_game_is_not_sent_and_its_rules_are_refused_in_words(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Neither its room nor what was read of it; of its shelf there remains which game it is of."""
    shelves = tmp_path / "variants"
    (shelves / "belote" / "options").mkdir(parents=True)
    (shelves / "fft.tarot").write_bytes(library.shipped()["fft"].read_bytes())
    (shelves / "belote" / "ours.tarot").write_text("variant ours {\n  game belote\n  title { en 'Ours' }\n}\n", "utf-8")
    (shelves / "belote" / "options" / "rouge.tarot").write_text("option rouge { }\n", "utf-8")
    monkeypatch.setattr(library, "shipped_folder", lambda: shelves)
    alone = unpacked(pack.packed(pack.files()), tmp_path / "sent")
    texts = ("variant a extends ours { }", "variant a { game belote }", "variant a extends fft with rouge { }")
    asked = [json.dumps({"op": "problems", "args": {"text": each, "language": "en"}}) for each in texts]
    run = [sys.executable, "-I", "-c", ASK, str(alone)]
    said = subprocess.run(run, input=json.dumps(asked), capture_output=True, text=True, check=True).stdout

    assert "games/piquet" not in (alone / "tarotrules" / "tables.txt").read_text("utf-8")
    assert not (alone / "tarotrules" / "games" / "piquet").exists()
    codes = [[each["code"] for each in json.loads(answer)["problems"]] for answer in json.loads(said.splitlines()[0])]
    assert codes == [["D048"], ["D048"], ["D049"]]
