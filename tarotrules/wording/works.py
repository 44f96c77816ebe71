"""What files name in the words of others, told in a reader's language: works they cite, and regions.

A title stays as its author wrote it. Behind it stands in brackets what it says in the reader's language, and in which
language the work is.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from tarotrules.source.tables import read_table

WORKS: Final = "works.toml"
REGIONS: Final = "regions.toml"


def known(file: str, language: str, folders: Iterable[Path]) -> Mapping[str, str]:
    """By work or by region, what ``<folder>/<language>/<file>`` says of it, wherever there is one."""
    return {name: known for folder in folders for name, known in read_table(folder / language / file).items()}
