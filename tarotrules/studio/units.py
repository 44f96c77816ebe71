"""Places in a text, counted as a browser counts them."""

from bisect import bisect_left


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
