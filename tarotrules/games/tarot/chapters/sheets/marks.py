"""Short marks for contracts, to be written in a narrow column."""

import re
from collections import Counter
from collections.abc import Mapping

_WORD = re.compile(r"[^\W_]+")
WORDS = 2
"""Words of a title whose first letters make its mark."""
LONGEST = 6


def marks(titles: Mapping[str, str]) -> dict[str, str]:
    """A mark for each title by id, as short as they can be told apart; else the place of each.

    >>> marks({"a": "Garde", "b": "Garde contre le chien", "c": "Petite", "d": "Prise"})
    {'a': 'G', 'b': 'GC', 'c': 'Pe', 'd': 'Pr'}
    """
    lengths, found = dict.fromkeys(titles, 0), dict.fromkeys(titles, "")
    for _ in range(LONGEST):
        counts = Counter(found.values())
        lengths = {id: length + (counts[found[id]] > 1 or not length) for id, length in lengths.items()}
        found = {id: _mark(title, lengths[id]) for id, title in titles.items()}
    if len(set(found.values())) < len(titles) or "" in found.values():
        return {id: str(place) for place, id in enumerate(titles, 1)}
    return found


def _mark(title: str, length: int) -> str:
    words = [found[0] for found in _WORD.finditer(title)][:WORDS]
    if not words:
        return ""
    first, *others = words
    return first[:1].upper() + first[1:length] + "".join(word[0].upper() for word in others)
