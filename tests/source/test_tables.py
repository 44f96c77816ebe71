"""What was read of the tables of words beforehand is what they say, and a changed table is read from its file."""

from pathlib import Path
from typing import Final

import pytest

from tarotrules.source import tables
from tarotrules.source.make_tables import made
from tarotrules.source.tables import HOUSE, MADE, name_of, read_table, table_from

SHIPPED: Final = HOUSE / "syntax" / "keywords" / "fr.toml"


def test_what_was_read_beforehand_is_what_the_files_say() -> None:
    """The shipped tables are those of the shipped files: ``python -m tarotrules.source.make_tables``."""
    assert MADE.read_text("utf-8") == made()


@pytest.mark.parametrize("file", sorted(HOUSE.rglob("*.toml")), ids=name_of)
def test_a_shipped_table_is_not_read_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And says what its file says."""
    said = table_from(file.read_text("utf-8"))
    monkeypatch.delattr(tables, "table_from")

    assert read_table(file) == said


def test_a_changed_table_is_read_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was read beforehand is no longer said."""
    file = tmp_path / "syntax" / "keywords" / "fr.toml"
    file.parent.mkdir(parents=True)
    file.write_text('new = "nouveau"\n' + SHIPPED.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(tables, "HOUSE", tmp_path)

    assert name_of(file) == "syntax/keywords/fr.toml"
    assert read_table(file) == {**read_table(SHIPPED), "new": "nouveau"}


def test_a_table_that_is_not_there_says_nothing(tmp_path: Path) -> None:
    """A language may lack one."""
    assert read_table(tmp_path / "eo.toml") == {}
