"""Tables of words: TOML files, read beforehand where they are shipped.

Reading TOML takes longer than reading a file of rules, so what the tables say stands in ``tables.txt``
(:mod:`tarotrules.source.make_tables`), with a sum of the text it was read from. A table whose text has another sum, or
that is not there, is read from its file.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final
from zlib import crc32

HOUSE: Final = Path(__file__).parents[1]
MADE: Final = HOUSE / "tables.txt"

Table = Mapping[str, Any]


def read_table(file: Path) -> Table:
    """What a table says; nothing, if there is no such file."""
    if not file.is_file():
        return {}
    text = file.read_text("utf-8")
    known, made = _read(name_of(file))
    return made if known == sum_of(text) else table_from(text)


def table_from(text: str) -> Table:
    """What the text of a table says."""
    # Imported here: nobody needs it for what was read beforehand.
    import tomllib

    return tomllib.loads(text)


def name_of(file: Path) -> str:
    """What a shipped table is called among those read beforehand."""
    return file.as_posix().removeprefix(f"{HOUSE.as_posix()}/")


def sum_of(text: str) -> int:
    """A number that tells one text from another."""
    return crc32(text.encode())


@cache
def _read(name: str) -> tuple[int | None, Table]:
    """The sum and the words of a table read beforehand."""
    known, made = json.loads(_made().get(name, "[null, {}]"))
    return known, made


@cache
def _made() -> Mapping[str, str]:
    """By name, the line of each table, to be read when it is asked for."""
    text = MADE.read_text("utf-8") if MADE.is_file() else ""
    pairs = (line.partition("\t") for line in text.split("\n") if line)
    return {name: said for name, _, said in pairs}
