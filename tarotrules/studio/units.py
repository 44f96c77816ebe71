"""Places in a text, counted as a browser counts them."""

from bisect import bisect_left
from collections.abc import Iterable
from typing import Any

from tarotrules.studio.edits import Change


class Units:
    """Offsets in characters as offsets in UTF-16 units: a character beyond the first 65,536 is two of them.

    >>> Units("a🂡b").of(2)
    3
    """

    def __init__(self, text: str) -> None:
        self._wide = [at for at, character in enumerate(text) if character > "\uffff"]

    def of(self, offset: int) -> int:
        """The offset in units."""
        return offset + bisect_left(self._wide, offset)

    def characters(self, units: int) -> int:
        """The offset in characters of an offset in units."""
        before = bisect_left([at + wide for wide, at in enumerate(self._wide)], units)
        return units - before


def changed(text: str, found: Iterable[Change]) -> dict[str, Any]:
    """The changes of a text, as an answer has them."""
    units = Units(text)
    return {
        "changes": [{"from": units.of(each.start), "to": units.of(each.end), "insert": each.insert} for each in found]
    }
