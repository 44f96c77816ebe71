"""What Unicode's CLDR says of a language: its plurals, its lists, its figures.

Babel has all of it for every language, and takes longer to load one than a book takes to write. So what is needed of
the languages there are stands in ``cldr.json`` beside their catalogues; of any other language Babel is asked.

    python -m tarotrules.wording.cldr
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from tarotrules.source.node import Node

FOLDER: Final = Path(__file__).parent / "catalogues"
MADE: Final = "cldr.json"
LISTS: Final = {"and": "standard", "or": "or"}
"""How a list is joined, and what CLDR calls it."""
SYMBOLS: Final = ("decimal", "group")


class Cldr(Node):
    """One language."""

    plural: Mapping[str, str]
    """Category -> the rule for it; what no rule is for is ``other``."""
    lists: Mapping[str, Mapping[str, str]]
    symbols: Mapping[str, str]


@cache
def cldr(language: str) -> Cldr:
    """What there is to know of a language."""
    made = FOLDER / language / MADE
    return Cldr(**json.loads(made.read_text("utf-8"))) if made.is_file() else asked(language)


def asked(language: str) -> Cldr:
    """What Babel says of a language."""
    from babel import Locale

    locale = Locale.parse(language, sep="-")
    symbols = locale.number_symbols["latn"]
    return Cldr(
        dict(locale.plural_form.rules),
        {joint: dict(locale.list_patterns[style]) for joint, style in LISTS.items()},
        {name: symbols[name] for name in SYMBOLS},
    )


def text(language: str) -> str:
    """The file of a language."""
    return json.dumps(vars(asked(language)), ensure_ascii=False, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    for folder in sorted(path for path in FOLDER.iterdir() if path.is_dir()):
        (folder / MADE).write_text(text(folder.name), "utf-8")
