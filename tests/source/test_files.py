"""A file that is written stands where it was asked for, whole, and nothing stands beside it."""

import os
from pathlib import Path

import pytest

from tarotrules.source.files import write_bytes


def test_a_file_takes_the_place_of_another(tmp_path: Path) -> None:
    """Who may read it stays the same."""
    file = tmp_path / "book.md"
    file.write_bytes(b"an older and longer book")
    file.chmod(0o640)

    problem = write_bytes(str(file), b"a book")

    assert problem is None
    assert file.read_bytes() == b"a book"
    assert file.stat().st_mode & 0o777 == 0o640
    assert list(tmp_path.iterdir()) == [file]


def test_what_cannot_be_put_in_its_place_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The old file stays as it was, and what was written beside it goes."""
    file = tmp_path / "book.html"
    file.write_text("old", "utf-8")

    def full(_file: Path, _target: Path) -> Path:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(Path, "replace", full)
    problem = write_bytes(str(file), b"new")

    assert problem is not None
    assert problem.arguments["reason"] == os.strerror(28)
    assert [each.read_text("utf-8") for each in tmp_path.iterdir()] == ["old"]
