"""Lists joined as a language joins them: ``a, b et c``, ``A、B、またはC`` (CLDR)."""

import re
from collections.abc import Mapping, Sequence
from typing import Literal, get_args

from tarotrules.wording.cldr import cldr
from tarotrules.wording.errors import WordingError

Joint = Literal["and", "or"]
JOINTS: tuple[str, ...] = get_args(Joint)
_PLACE = re.compile(r"\{[01]\}")


class Joiner:
    """How one language joins lists."""

    def __init__(self, language: str) -> None:
        self.language = language

    def join(self, items: Sequence[str], joint: str = "and") -> str:
        """One text from at least one."""
        if not items or joint not in JOINTS:
            raise WordingError(f"cannot join {len(items)} items with {joint!r}")
        if len(items) == 1:
            return items[0]
        return self._several(items, cldr(self.language).lists[joint])

    def _several(self, items: Sequence[str], patterns: Mapping[str, str]) -> str:
        first, second, *more = items
        if not more:
            return _put(patterns["2"], first, second)
        joined = _put(patterns["start"], first, second)
        for item in more[:-1]:
            joined = _put(patterns["middle"], joined, item)
        return _put(patterns["end"], joined, more[-1])


def _put(pattern: str, left: str, right: str) -> str:
    # Not str.replace: an item may itself contain "{1}".
    before, between, after = _PLACE.split(pattern)
    return before + left + between + right + after
