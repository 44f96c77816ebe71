"""A file is read whole or not at all; one that is written stands where it was asked for, and nothing beside it."""

import io
import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tarotrules.cli.told import told
from tarotrules.source.files import MOST_BYTES, STANDARD_INPUT, read_source, write_bytes
from tarotrules.source.problems import TOO_LARGE
from tarotrules.source.text import Source


@pytest.mark.parametrize("more", [0, 1])
def test_what_is_too_large_is_not_read_in_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: int) -> None:
    """The largest text there may be is read to its end; one of a byte more is refused, and not cut."""
    text = "#" * (MOST_BYTES + more)
    file = tmp_path / "large.tarot"
    file.write_text(text, "utf-8")
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(text.encode())))

    found = [read_source(str(file)), read_source(STANDARD_INPUT)]

    assert [each.text if isinstance(each, Source) else each.problem for each in found] == [
        TOO_LARGE if more else text
    ] * 2


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


def test_a_mark_of_the_order_of_bytes_says_nothing(tmp_path: Path) -> None:
    """JSON that another program began with one is read as it is meant."""
    (tmp_path / "deal.json").write_text('{"taker": 0}', "utf-8-sig")

    assert told(str(tmp_path / "deal.json")) == {"taker": 0}
