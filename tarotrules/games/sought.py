"""What words lead to: a rule is looked up by what players call it, which is not always what its book says."""

from typing import NamedTuple


class Sought(NamedTuple):
    """A word that somebody may look for, and where it is answered."""

    words: str
    numbers: tuple[str, ...]
    """Of rules and chapters, as the book prints them."""
    means: str = ""
    """What the book that is read calls it; nothing, where it has no word for it."""
