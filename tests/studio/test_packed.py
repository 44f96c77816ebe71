"""The package as it is sent, in the very runtime that it is sent with, says what it says here, to the byte."""

import gzip
import json
import lzma
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Final

import pytest

from tarotrules.games.registry import FAMILIES
from tarotrules.languages import LANGUAGES
from tarotrules.library import shipped
from tarotrules.site import workbench
from tarotrules.studio.pack import GAMES
from tests.diagnostics.pages import pages, read_page
from tests.diagnostics.test_mistakes import mistakes
from tests.studio import asked

pytestmark = pytest.mark.packed

STUDIO: Final = Path(__file__).parents[2] / "studio"
BUILT: Final = Path(os.environ.get("TAROTRULES_STUDIO", STUDIO / "dist"))
LOCK: Final = STUDIO / "node_modules" / "pyodide" / "pyodide-lock.json"
"""What says which runtime it is; what it lists is not sent."""
NOT_SENT: Final = (".yaml", ".yml", ".json")
"""In a browser rules are written in one notation."""
ELSEWHERE: Final = re.compile(rf"\b(game|{'|'.join(FAMILIES.keys() - set(GAMES))})\b")
"""What is said of games is said otherwise where some of them are not sent."""


def questions() -> Iterator[str]:
    """A book of each shipped variant in each language, one of each kind of file, and all problems that pages show."""
    for language in LANGUAGES:
        yield from (json.dumps(["taken", name, language, "book"]) for name in shipped())
        yield from (
            json.dumps(["taken", "fft", language, kind]) for kind in ("epub", "text", "cheatsheet", "scoresheet")
        )
    for each in mistakes():
        if not each.file.endswith(NOT_SENT) and not ELSEWHERE.search(each.text):
            yield json.dumps(["problems", {each.file: each.text}, each.file, LANGUAGES])
    for page in map(read_page, pages()):
        name = next(iter(page.bad), "")
        if name in page.command and not any(
            file.endswith(NOT_SENT) or ELSEWHERE.search(text) for file, text in page.bad.items()
        ):
            yield json.dumps(["problems", dict(page.bad), name, LANGUAGES])


@pytest.fixture
def runtime(tmp_path: Path) -> Path:
    """A folder with what is sent, unpacked."""
    if shutil.which("node") is None:
        pytest.skip("Node.js is not installed")
    if not workbench.is_built(BUILT) or not LOCK.is_file():
        pytest.skip(f"no studio was built in {BUILT}: `make studio`, or TAROTRULES_STUDIO says where it is")
    sent = BUILT / "runtime"
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        shutil.copy(sent / name, tmp_path)
    (tmp_path / "pyodide.asm.wasm").write_bytes(lzma.decompress((sent / "machine.bin").read_bytes()))
    (tmp_path / "python_stdlib.zip").write_bytes(gzip.decompress((sent / "library.bin").read_bytes()))
    (tmp_path / "app").write_bytes(lzma.decompress((BUILT / "app.bin").read_bytes()))
    lock = {**json.loads(LOCK.read_text("utf-8")), "packages": {}}
    (tmp_path / LOCK.name).write_text(json.dumps(lock), "utf-8")
    return tmp_path


def test_as_it_is_sent_it_says_what_it_says_here(runtime: Path) -> None:
    """Books, files to be taken away and problems, in every language."""
    everything = list(questions())
    lines = [json.dumps(Path(asked.__file__).read_text("utf-8")), *everything]
    command = ["node", str(Path(__file__).with_name("packed.mjs")), str(runtime), str(STUDIO / "src" / "pack.js")]
    run = subprocess.run(command, input="\n".join(lines), capture_output=True, text=True, check=False)

    assert run.stderr == ""
    said = zip_longest(everything, run.stdout.splitlines())
    assert len(everything) > 200
    assert [each[:160] for each, there in said if there != asked.answer(each)] == []
