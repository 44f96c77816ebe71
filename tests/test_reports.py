"""The reader is answered in the language asked for, or in the one the computer speaks."""

import ctypes
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tarotrules.cli.main import main
from tarotrules.reports import LOCALE, reader_language

KNOWN = ("en", "fr", "de", "ru", "ja")


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer that does not say what it speaks."""
    for name in LOCALE:
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, None),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "ja"}, "ja"),
        ({"LANG": "es_ES.UTF-8"}, None),
        ({"LANG": "C.UTF-8"}, None),
        ({"LANG": "POSIX"}, None),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, None),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_environment_says_which(
    settings: dict[str, str], language: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first setting that is there counts; ``C`` is no language, and one that is not known is none either."""
    for name, value in settings.items():
        monkeypatch.setenv(name, value)

    assert reader_language(None, KNOWN) == language
    assert reader_language("ja", KNOWN) == "ja"


@pytest.mark.parametrize(("number", "language"), [(0x040C, "fr"), (0x0407, "de"), (0x0C0A, None), (0xFFFF, None)])
def test_windows_says_it_by_a_number(number: int, language: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows, where no such settings are usual, the language of its menus is taken."""
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)

    assert reader_language(None, KNOWN) == language
    monkeypatch.setenv("LANG", "ru")
    assert reader_language(None, KNOWN) == "ru"


def test_without_a_setting_the_file_says_which(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file in French is answered in French, even one that cannot be read; what is asked for goes before."""
    monkeypatch.chdir(tmp_path)
    Path("jeudi.tarot").write_text("variante jeudi étend fft {\n  joueurs 9\n}\n", encoding="utf-8")
    Path("lundi.tarot").write_text("# langue: fr\nvariante {\n}\n", encoding="utf-8")

    said: list[str] = []
    for name in ("jeudi.tarot", "lundi.tarot"):
        main(["check", name])
        said.append(capsys.readouterr().out)
    assert [each.startswith("Erreur") for each in said] == [True, True]
    main(["check", "jeudi.tarot", "--lang", "de"])
    assert capsys.readouterr().out.startswith("Fehler")


def test_a_slip_is_one_of_the_files_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever reads a French file in German is offered the French word that was meant."""
    monkeypatch.chdir(tmp_path)
    Path("jeudi.tarot").write_text("variante jeudi étend fft {\n  prime misère { vautt 3 }\n}\n", encoding="utf-8")

    main(["check", "jeudi.tarot", "--lang", "de"])

    assert "Ist „vaut“ gemeint?" in capsys.readouterr().out
