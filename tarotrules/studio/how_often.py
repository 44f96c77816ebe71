"""How often it matters how a question is answered: in how many of the same deals the scores are others.

The deals were played beforehand (:mod:`.make_how_often`), because that takes minutes.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tarotrules.studio.questions import Answer

FILE: Final = Path(__file__).with_name("how_often.json")


def deals() -> int:
    """How many deals were played."""
    return int(_measured()["deals"])


def often(about: str, answer: "Answer") -> int | None:
    """In how many of them the scores are others than with the first answer; nothing, if it was not counted."""
    found: Mapping[str, int | None] = _measured()["answers"].get(about, {})
    return next((found[each] for each in keys(answer) if each in found), None)


def keys(answer: "Answer") -> tuple[str, ...]:
    """What an answer is known by, whatever other answers there are: its option, or the variants that play so."""
    return (*answer.options[-1:], *answer.variants)


@cache
def _measured() -> Mapping[str, Any]:
    return json.loads(FILE.read_text("utf-8"))  # type: ignore[no-any-return]
