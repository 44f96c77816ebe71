"""Another language is tables and catalogues, and not a line of code."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tarotrules
from tarotrules.languages import LANGUAGES
from tests.laws.code import MODULES, code

PACKAGE = Path(tarotrules.__file__).parent


@pytest.fixture(scope="module")
def spanish(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program that has a sixth language: what it has of English, under another code."""
    root = tmp_path_factory.mktemp("spanish")
    shutil.copytree(PACKAGE, root / "tarotrules", ignore=shutil.ignore_patterns("__pycache__", "texts", "_variants"))
    shutil.copytree(PACKAGE.parent / "variants", root / "variants")
    for table in [*root.rglob("keywords/en.toml"), *root.rglob("catalogues/en")]:
        there = table.with_name(table.name.replace("en", "es"))
        (shutil.copytree if table.is_dir() else shutil.copy)(table, there)
    return root


def test_no_language_is_named_in_code() -> None:
    """English is read in every file, and a title is looked for in French: no other language is known to the program."""
    named = {
        (path.relative_to(PACKAGE).as_posix(), text)
        for path in MODULES
        for text in code(path).said
        if text in LANGUAGES and text != "en"
    }

    assert named == {("wording/titles.py", "fr")}


def run(root: Path, *arguments: str) -> str:
    """What a command prints there."""
    done = subprocess.run(
        [sys.executable, "-m", "tarotrules", *arguments],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def words_of(text: str) -> list[str]:
    """The words of a text, but for those that join lists: they come with the locale."""
    return [word for word in re.findall(r"[^\W\d_]{3,}", text) if word != "and"]


@pytest.mark.parametrize("command", [["rulebook", "--format", "html"], ["cheatsheet"], ["explain"], ["list"]])
def test_whatever_is_printed_can_be_had_in_it(spanish: Path, command: list[str]) -> None:
    """Books, sheets and explanations are those of the language that was copied."""
    name, *form = command
    variant = [] if name == "list" else ["fft"]
    told = run(spanish, name, *variant, *form, "--lang", "es")

    assert words_of(told) == words_of(run(spanish, name, *variant, *form, "--lang", "en"))
    assert len(words_of(told)) > 3


def test_files_are_read_and_reported_in_it(spanish: Path) -> None:
    """A file may say that it is written in it, have titles in it, and is answered in it."""
    text = '# language: es\nvariant club extends fft {\n  title { es "El club" }\n  scoring { targget 1 }\n}\n'
    (spanish / "club.tarot").write_text(text, encoding="utf-8")
    answer = run(spanish, "check", "club.tarot", "--lang", "es")

    assert "D012" in answer
    assert "1 problem in 1 file" in answer
