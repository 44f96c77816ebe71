"""A process of one's own loads what is used in it, and what is only imported, not yet."""

import importlib
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tarotrules.__main__ import UNTOUCHED, WhenTouched

CHECK: Final = f"""
import sys

from tarotrules.__main__ import program

code = program()
print(*(name for name in {UNTOUCHED!r} if type(sys.modules.get(name)).__name__ == "module"))
raise SystemExit(code)
"""


def test_a_module_is_loaded_when_it_is_touched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And is then like any other."""
    (tmp_path / "thing.py").write_text("raise RuntimeError('loaded')", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "thing", raising=False)
    monkeypatch.setattr(sys, "meta_path", [WhenTouched(["thing"]), *sys.meta_path])
    thing = importlib.import_module("thing")

    with pytest.raises(RuntimeError, match="loaded"):
        _ = thing.anything


def test_a_sound_file_is_checked_without_what_only_problems_need(tmp_path: Path) -> None:
    """No sentences, no search for what is like a word, and no TOML, which was read beforehand."""
    needless = {"babel", "difflib", "tarotrules.draft.causes", "tarotrules.wording.catalogue", "tomllib"}
    file = tmp_path / "a.tarot"
    file.write_text("variant a extends fft { game tarot }", "utf-8")
    asked = f"import sys; from tarotrules.cli.main import main; main(); print(*({needless!r} & sys.modules.keys()))"
    done = subprocess.run(
        [sys.executable, "-c", asked, "check", str(file)], capture_output=True, encoding="utf-8", check=False
    )

    assert (done.stdout.split(), done.stderr) == ([], "")


@pytest.mark.parametrize(("text", "code"), [("variant a extends fft { }", 0), ("variant a extends fft { x }", 1)])
def test_a_check_touches_none_of_them(text: str, code: int, tmp_path: Path) -> None:
    """They are worth leaving; and the program answers with the code of its command."""
    file = tmp_path / "a.tarot"
    file.write_text(text, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", CHECK, "check", str(file), "-o", str(tmp_path / "found.txt")],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )

    assert (done.returncode, done.stdout.split()) == (code, [])
