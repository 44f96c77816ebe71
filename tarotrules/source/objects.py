"""JSON as it is written: an object that says a key twice knows it."""

import json
from typing import Any


class Repeating(dict[str, Any]):
    """An object with keys that are said more than once, of which the last value is kept."""

    twice: tuple[str, ...] = ()
    """Those keys."""


def read_json(text: str) -> Any:
    """What a text of JSON says; raises ``json.JSONDecodeError`` for one that is none.

    >>> read_json('[{"a": 1}, {"a": 1, "a": 2}]')[1].twice
    ('a',)
    """
    return json.loads(text, object_pairs_hook=_object)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    keys = [key for key, _ in pairs]
    repeating = Repeating(found)
    repeating.twice = tuple(key for key in found if keys.count(key) > 1)
    return repeating
