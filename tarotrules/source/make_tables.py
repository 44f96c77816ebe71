"""Reads the tables of words beforehand: run it whenever a ``*.toml`` file changes; a test says if it was forgotten.

    python -m tarotrules.source.make_tables

A table that was changed is read from its file until then.
"""

import json
from pathlib import Path

from tarotrules.source.tables import HOUSE, MADE, name_of, sum_of, table_from


def made() -> str:
    """The text of the file that holds what the tables say: a table a line."""
    return "".join(_line(file) for file in sorted(HOUSE.rglob("*.toml")))


def _line(file: Path) -> str:
    text = file.read_text("utf-8")
    data = json.dumps([sum_of(text), table_from(text)], ensure_ascii=False, separators=(",", ":"))
    return f"{name_of(file)}\t{data}\n"


if __name__ == "__main__":
    MADE.write_text(made(), "utf-8")
