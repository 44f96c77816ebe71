"""Whether what a stranger's file says of an evening has the shape of one; nothing is scored here."""

from collections.abc import Iterable, Sequence
from math import isfinite
from typing import Any, Final
from unicodedata import bidirectional, category

from tarotrules.games.evening import Field

PEOPLE, THINGS, LETTERS = 24, 64, 60
"""So many people, things that happened in a deal, and letters of a name or a word, at most."""
FACTS: Final = "facts"
_ACTING: Final = frozenset({"Cc", "Cs"})
_TURNING: Final = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""What nobody is called with: controls, halves of a character, and what turns the order of what follows."""


def is_name(name: Any) -> bool:
    """Whether somebody may be called so; the page lets nobody be called otherwise."""
    return (
        isinstance(name, str)
        and name.strip() != ""
        and len(name) <= LETTERS
        and all(category(each) not in _ACTING and bidirectional(each) not in _TURNING for each in name)
    )


def is_table(table: Any, everybody: range) -> bool:
    """Whether everybody has one place at it."""
    if not isinstance(table, dict):
        return False
    order, away, playing = (table.get(each) for each in ("order", "away", "playing"))
    return (
        are_seats(order, everybody)
        and len(order or ()) == len(everybody)
        and are_seats(away, everybody)
        and (playing is None or type(playing) is int)
    )


def are_seats(seats: Any, everybody: range) -> bool:
    """Whether they are some of those who were there, each once."""
    return (
        isinstance(seats, list)
        and all(type(each) is int and each in everybody for each in seats)
        and len(set(seats)) == len(seats)
    )


def fits(told: dict[str, Any], fields: Sequence[Field]) -> bool:
    """Whether what is told has the shape of what a form tells; what it comes to, or that it cannot be, is scored.

    What the form does not ask may have been told by rules that were others then.
    """
    asked = {each.key: each.kind == "things" for each in fields}
    by_seat = {each.key for each in fields if each.kind == "numbers"}
    return _are_words(told) and all(
        _are_facts(value)
        if key == FACTS
        else _are_numbers(value)
        if key in by_seat
        else (_are_things(value) and asked.get(key) is not False) or (_is_plain(value) and not asked.get(key))
        for key, value in told.items()
    )


def _are_things(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= THINGS
        and all(
            isinstance(each, dict)
            and len(each) <= THINGS
            and isinstance(each.get("id"), str)
            and _are_words(each)
            and all(_are_facts(value) if key == FACTS else _is_plain(value) for key, value in each.items())
            for each in value
        )
    )


def _are_facts(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and len(value) <= THINGS
        and _are_words(value)
        and all(_is_plain(each) or _are_numbers(each) for each in value.values())
    )


def _are_numbers(value: Any) -> bool:
    """One for each player; of some nothing may be said yet."""
    return isinstance(value, list) and len(value) <= PEOPLE and all(map(_is_plain, value))


def _are_words(words: Iterable[str]) -> bool:
    return all(len(each) <= LETTERS and not each.startswith("__") for each in words)


def _is_plain(value: Any) -> bool:
    if isinstance(value, str):
        return len(value) <= LETTERS
    return value is None or isinstance(value, bool | int) or (isinstance(value, float) and isfinite(value))
