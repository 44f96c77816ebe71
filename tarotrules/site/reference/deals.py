"""JSON as a reader wants it: what is short on one line, what is long on a line for each part."""

import json
from typing import Any, Final

WIDTH: Final = 48
"""A telephone shows about as much."""
_STEP: Final = "  "


def indented(text: str) -> str:
    """A text of JSON with a line for each thing it says; any other text as it is.

    >>> print(indented('{"taker": 0, "bonuses": [{"id": "petit-au-bout"}]}'), end="")
    {
      "taker": 0,
      "bonuses": [{"id": "petit-au-bout"}]
    }
    """
    try:
        value = json.loads(text)
    except json.JSONDecodeError:
        return text
    return "\n".join(_lines(value, "", split=isinstance(value, dict))) + "\n"


def _lines(value: Any, key: str, *, split: bool = False) -> list[str]:
    flat = key + json.dumps(value, ensure_ascii=False)
    if not value or not isinstance(value, dict | list) or (len(flat) <= WIDTH and not split):
        return [flat]
    if isinstance(value, dict):
        parts = [_lines(each, f"{json.dumps(name, ensure_ascii=False)}: ") for name, each in value.items()]
    else:
        parts = [_lines(each, "") for each in value]
    for part in parts[:-1]:
        part[-1] += ","
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return [key + opening, *(_STEP + line for part in parts for line in part), closing]
