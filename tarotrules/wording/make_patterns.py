"""Reads the catalogues beforehand: run it whenever a ``*.ftl`` file changes; a test says if it was forgotten.

    python -m tarotrules.wording.make_patterns

An entry that was changed, and a language nobody ran this for, are read from their files.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tarotrules.source.tables import sum_of
from tarotrules.wording.entries import MADE, Written, entries_in, entry_read, files_in
from tarotrules.wording.patterns import pattern_to_json

HOUSE: Final = Path(__file__).parents[1]


def folders() -> Iterator[Path]:
    """Every folder of sentences in one language."""
    yield from sorted({path.parent for path in HOUSE.rglob("catalogues/*/*.ftl")})


def made(folder: Path) -> str:
    """The text of the file that holds what the catalogues of a folder say: an entry a line."""
    entries, lines = entries_in(folder), list[str]()
    for path in files_in(folder):
        lines.append(_keyed(path.name, sum_of(path.read_text("utf-8"))))
        lines += [_line(id, written) for id, written in entries.items() if written.path == path]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _line(id: str, written: Written) -> str:
    value, attributes = entry_read(id, written)
    data = [
        sum_of(written.text),
        None if value is None else pattern_to_json(value),
        {name: pattern_to_json(pattern) for name, pattern in attributes.items()},
    ]
    return _keyed(id, data)


def _keyed(key: str, data: Any) -> str:
    return f"{json.dumps(key)}: {json.dumps(data, ensure_ascii=False, separators=(',', ':'))}"


if __name__ == "__main__":
    for each in folders():
        (each / MADE).write_text(made(each), "utf-8")
