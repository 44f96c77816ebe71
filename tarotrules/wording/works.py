"""Works that files cite, for readers of another language: what their titles mean, from ``works.toml``.

A title stays as its author wrote it. Behind it stands in brackets what it says in the reader's language, and in which
language the work is.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from tarotrules.source.tables import read_table

FILE: Final = "works.toml"


def known_works(language: str, folders: Iterable[Path]) -> Mapping[str, str]:
    """By work, what ``<folder>/<language>/works.toml`` says of it, wherever there is one."""
    return {work: known for folder in folders for work, known in read_table(folder / language / FILE).items()}
