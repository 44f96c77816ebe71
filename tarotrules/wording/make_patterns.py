"""Reads the catalogues beforehand: run it whenever a ``*.ftl`` file changes; a test says if it was forgotten.

    python -m tarotrules.wording.make_patterns

An entry that was changed, and a language nobody ran this for, are read from their files.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tarotrules.source.tables import sum_of
from tarotrules.wording.entries import MADE, Written, entry_read, written_in
from tarotrules.wording.patterns import pattern_to_json

HOUSE: Final = Path(__file__).parents[1]


def folders() -> Iterator[Path]:
    """Every folder of sentences in one language."""
    yield from sorted({path.parent for path in HOUSE.rglob("catalogues/*/*.ftl")})


def made(folder: Path) -> str:
    """The text of the file that holds what the catalogues of a folder say: an entry a line."""
    lines = (_line(id, Written(text, path)) for path in sorted(folder.glob("*.ftl")) for id, text in written_in(path))
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _line(id: str, written: Written) -> str:
    value, attributes = entry_read(id, written)
    data = [
        sum_of(written.text),
        None if value is None else pattern_to_json(value),
        {name: pattern_to_json(pattern) for name, pattern in attributes.items()},
    ]
    return f"{json.dumps(id)}: {json.dumps(data, ensure_ascii=False, separators=(',', ':'))}"


if __name__ == "__main__":
    for each in folders():
        (each / MADE).write_text(made(each), "utf-8")
