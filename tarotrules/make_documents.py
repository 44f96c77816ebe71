"""Parses the shipped files beforehand: run it whenever one of them, the grammar or a table of words changes.

    python -m tarotrules.make_documents

A test says if it was forgotten. A file that was changed is parsed until then.
"""

import json
from collections.abc import Mapping
from pathlib import Path

from tarotrules import library
from tarotrules.documents import MADE, parsed_in, shipped_game, shown
from tarotrules.source.files import read_source
from tarotrules.source.tables import sum_of
from tarotrules.source.text import Source
from tarotrules.syntax.json import dump


def made() -> Mapping[Path, str]:
    """The files that hold the shipped documents, and their texts."""
    return {MADE / f"{name}.json": _text(path) for name, path in library.everything().items()}


def _text(path: Path) -> str:
    source = read_source(str(path))
    if not isinstance(source, Source):
        raise ValueError(path)
    read = parsed_in(shown(source).name, source.text, shipped_game(path))
    if read.document is None or read.problems:
        raise ValueError(path)
    data = [sum_of(source.text), dump(read.document)]
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    MADE.mkdir(exist_ok=True)
    for old in MADE.glob("*.json"):
        old.unlink()
    for file, text in made().items():
        file.write_text(text, "utf-8")
