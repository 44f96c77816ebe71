"""The page of the studio says all in its language, runs nothing but its own, and is only there if it was built."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from tarotrules import documents
from tarotrules.cli.main import main
from tarotrules.languages import LANGUAGES
from tarotrules.site import workbench


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    """The page in each language, but for what takes long to tell and is no part of the page's own."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("asked", "shelves", "tongue"):
            patch.setattr(workbench, name, lambda _: [])
        return {each: next(workbench.pieces(each, LANGUAGES, {})).content.decode() for each in LANGUAGES}


def test_nothing_that_is_evaluated_is_on_the_page(pages: dict[str, str]) -> None:
    """One script, a file of its own; and what it is told is data."""
    for page in pages.values():
        scripts = re.findall(r"<script([^>]*)>(.*?)</script>", page)
        assert [given.strip() for given, _ in scripts] == [
            'type="module" src="../../studio/page.js"',
            'type="application/json" id="studio-data"',
        ]
        assert "unsafe-eval" not in page.replace("wasm-unsafe-eval", "")


def test_no_word_ends_the_data_it_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told the scripts is read as it was meant, whatever is in it."""
    word = "</script><img src=x onerror=alert(1)>"
    told = {"asked": [word], "shelves": [{"title": word}], "tongue": {word: "1"}, "_words": {"studio-ready": word}}
    for name, what in told.items():
        monkeypatch.setattr(workbench, name, lambda _, what=what: what)
    page = next(workbench.pieces("en", ["en"], {})).content.decode()
    data = json.loads(re.findall(r'id="studio-data">(.*?)</script>', page)[0])

    assert [data[each] for each in ("questions", "shelves", "forms", "words")] == [*told.values()]
    assert data["most"] == 65_536


def test_each_sentence_that_the_scripts_say_is_there(pages: dict[str, str]) -> None:
    """Whoever says a sentence gives what it asks for."""
    scripts = "\n".join(path.read_text("utf-8") for path in Path("studio/src").rglob("*.js"))
    said = dict(re.findall(r'(?:say|status)\("(studio-[a-z-]+)"(?:, \{ ([^}]*) \})?', scripts))
    for page in pages.values():
        words = json.loads(re.findall(r'id="studio-data">(.*?)</script>', page)[0])["words"]
        for name, given in said.items():
            assert set(re.findall(r"\{(\w+)\}", words[name])) == {
                each.split(":")[0].strip() for each in given.split(",") if each
            }


def test_a_folder_without_a_studio_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And no site is written."""
    assert main(["site", "build", "-o", str(tmp_path / "site"), "--studio", str(tmp_path)]) == 1
    assert " F027 " in capsys.readouterr().err
    assert not (tmp_path / "site").exists()


def test_the_page_has_each_word_of_each_language_with_its_uses() -> None:
    """Blanks keep the words apart, and a number is written as there."""
    found = workbench.spelled()
    for language in LANGUAGES:
        uses = {word: use for use, row in found[language].items() if use != "decimal" for word in row.split(" ")}
        assert uses.keys() >= documents.vocabulary().lexicon(language).meaning.keys()
    assert found["fr"]["decimal"] == ","
    assert "vaut" in found["fr"]["133"].split(" ")
    assert "worth" in found["en"]["133"].split(" ")


def test_what_is_installed_has_no_javascript() -> None:
    """What runs on the page is built beside the package; whoever installs that gets Python."""
    wheel = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    taken = [Path(each) for each in (*wheel["packages"], *wheel["force-include"])]
    paths = [path for each in taken for path in (each, *each.rglob("*"))]

    assert {path.suffix for path in paths} & {".js", ".mjs", ".ts", ".wasm"} == set()
    assert ".py" in {path.suffix for path in paths}


def test_nobody_sees_the_book_of_other_rules_while_his_are_opened(pages: dict[str, str]) -> None:
    """The frame of the book is empty, and whose rules are being opened stands there."""
    for page in pages.values():
        frame = re.findall(r'<iframe id="book"[^>]*>', page)[0]
        assert " src=" not in frame
        assert '<div id="waiting"' in page
