"""JSON as a reader wants it: what is short on one line, what is long on a line for each part."""

import json
from typing import Any, Final

WIDTH: Final = 60
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
    return _lines(value, "", WIDTH if isinstance(value, list) else 0) + "\n"


def _lines(value: Any, margin: str, width: int = WIDTH) -> str:
    flat = json.dumps(value, ensure_ascii=False)
    if len(margin + flat) <= width or not isinstance(value, dict | list) or not value:
        return flat
    inner = margin + _STEP
    if isinstance(value, dict):
        rows = [f"{json.dumps(key, ensure_ascii=False)}: {_lines(each, inner)}" for key, each in value.items()]
    else:
        rows = [_lines(each, inner) for each in value]
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return "\n".join([opening, ",\n".join(inner + row for row in rows), margin + closing])
