"""The human languages there are: whoever adds the tables and catalogues of another has added it."""

from pathlib import Path
from typing import Final

LANGUAGES: Final = tuple(
    sorted(
        (table.stem for table in (Path(__file__).parent / "syntax" / "keywords").glob("*.toml")),
        key=lambda code: (code != "en", code),
    )
)
"""By their codes. English comes first: it is read in every file."""
