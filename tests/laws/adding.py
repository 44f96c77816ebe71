"""A copy of the program to which a language is added as the recipe says: English, and over it what there is of it."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tarotrules.source.tables import table_from
from tarotrules.wording.entries import written_in

HOUSE: Final = Path(__file__).parents[2]
NAMING: Final = {
    "wording/catalogues/{}/report.ftl": "said",
    "wording/catalogues/{}/problems.ftl": "said",
    "site/catalogues/{}/reference.ftl": "listed",
}
"""The files with the sentences that name languages, and how they name them."""
COMMANDS: Final = """
import contextlib, io, json, sys
from tarotrules.cli.main import main

said = []
for command in json.loads(sys.argv[1]):
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        main(command)
    said.append(out.getvalue())
print(json.dumps(said))
"""


def added(data: Path, root: Path) -> None:
    """Follow the recipe in an empty folder, with the data of a language and the files that are written in it."""
    shutil.copytree(
        HOUSE / "tarotrules", root / "tarotrules", ignore=shutil.ignore_patterns("__pycache__", "_variants")
    )
    shutil.copytree(HOUSE / "variants", root / "variants")
    shutil.copytree(data / "files", root, dirs_exist_ok=True)
    in_folder(root, "sh", "-ec", recipe())
    _name(data / "named.toml", root / "tarotrules")
    _lay(data / "tarotrules", root / "tarotrules")


def recipe() -> str:
    """The commands with which the recipe begins."""
    text = (HOUSE / "docs" / "contributing.md").read_text("utf-8").partition("## Add a language\n")[2]
    return text.partition("```sh\n")[2].partition("```")[0]


def answers(root: Path, commands: Sequence[Sequence[str]]) -> list[str]:
    """What the program answers there, in one process."""
    said: list[str] = json.loads(in_folder(root, sys.executable, "-c", COMMANDS, json.dumps(commands)))
    return said


def in_folder(root: Path, *command: str) -> str:
    """What a command prints there, where it finds that program and no other."""
    there = {"PYTHONPATH": str(root), "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        command, cwd=root, env=os.environ | there, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def _name(names: Path, over: Path) -> None:
    """Say in every language what the new one is called, before what French is called."""
    called = table_from(names.read_text("utf-8"))
    for path, how in NAMING.items():
        for language, word in called[how].items():
            there = over / path.format(language)
            arm = rf"\1[it] {word}\n\1"
            text, found = re.subn(r"^( +)(?=\[fr\])", arm, there.read_text("utf-8"), flags=re.MULTILINE)
            assert found == 1, path
            there.write_text(text, "utf-8")


def _lay(data: Path, over: Path) -> None:
    """Write what there is in the language over the copy of English: tables whole, sentences and nouns one by one."""
    for file in data.rglob("*.*"):
        there = over / file.relative_to(data)
        there.write_text(_laid(there, file), "utf-8")


def _laid(there: Path, file: Path) -> str:
    if file.suffix == ".ftl":
        return _merged(there, file)
    own = file.read_text("utf-8")
    if file.stem != "lexicon":
        return own
    nouns = re.findall(r"^\[.*(?:\n(?!\[).*)*", there.read_text("utf-8"), re.MULTILINE)
    return "\n".join((own, *(each for each in nouns if each.partition("]")[0] + "]" not in own)))


def _merged(there: Path, file: Path) -> str:
    """The sentences of a catalogue, those that the language lacks as English has them."""
    own, english = dict(written_in(file)), dict(written_in(there))
    assert own.keys() <= english.keys(), own.keys() - english.keys()
    return "".join(_written(text, own.get(id, text)) for id, text in english.items())


def _written(english: str, own: str) -> str:
    """A sentence; where the language has only the words a rule is written with, English has the rest."""
    if not re.match(r"[\w-]+ =\n    \.", own):
        return own
    for line in filter(str.strip, own.splitlines()[1:]):
        english, found = re.subn(rf"^{re.escape(line.partition('=')[0])}=.*$", line, english, flags=re.MULTILINE)
        assert found == 1, line
    return english
