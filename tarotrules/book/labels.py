"""The fixed words of a book: "Contents", "Example", "Changed"."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from tarotrules.book.tree import Change
from tarotrules.wording.catalogue import Catalogue

SIGN = "#"
FOLDER = Path(__file__).parent / "catalogues"


class Labels(NamedTuple):
    """The fixed words in one language."""

    contents: str
    skip: str
    example: str
    added: str
    changed: str
    removed: str
    mark: str
    """Tells behind a name what became of it; the word stands for the sign ``#``."""
    before: str
    """Comes before what the base variant says."""
    colon: str
    """Stands between a label and what it labels."""
    dash: str
    """Stands before what follows a name by the way."""
    page: str
    """Where to look in print; the number stands for the sign ``#``."""
    accessible: str
    """Who can read a book for e-readers, and how."""

    def of(self, change: Change) -> str:
        """What a change is called."""
        return {"added": self.added, "changed": self.changed, "removed": self.removed}[change]

    def behind(self, change: Change) -> str:
        """The same in brackets, behind what it is said of."""
        return self.mark.replace(SIGN, self.of(change))


@cache
def labels(language: str) -> Labels:
    """The fixed words in a language."""
    words = Catalogue.load(language, [FOLDER])
    return Labels(*(words.say(f"book-{field}") for field in Labels._fields))
