"""The coverage table names every shipped file, and nothing that is not shipped."""

import re
from pathlib import Path
from typing import Final

from tarotrules import library

TEXT: Final = (Path(__file__).parents[2] / "docs" / "coverage.md").read_text("utf-8")
SHIPPED: Final = {*library.shipped(), *library.shipped_options()}


def test_the_table_names_what_is_shipped() -> None:
    """Whoever ships a file says there what it is; a name that is gone goes."""
    named = {name for code in re.findall("`([^`]+)`", TEXT) for name in re.split("[, ]+", code) if name != "with"}

    assert SHIPPED - named == set()
    assert named - SHIPPED == set()


def test_every_row_says_where_it_is() -> None:
    """A file, or why there is none."""
    rows = [
        row
        for row in TEXT.splitlines()
        if row.startswith("|") and not row.startswith(("|---", "| |", "| what", "| where"))
    ]
    told = [row.rstrip("| ").rpartition(" | ")[2] for row in rows]

    assert [
        row for row, where in zip(rows, told, strict=True) if "`" not in where and not re.search("no[ t]|–", where)
    ] == []
