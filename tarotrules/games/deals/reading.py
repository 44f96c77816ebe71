"""Deals read from JSON data, key by key; keys may be words of any language, and all that is wrong is told at once.

A family's reader is a :class:`Reader` that reads what else there is in its deals, and its forms say which key is read
how. Seats count from 0 in playing order.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal
from fractions import Fraction
from typing import Any, Final, TypeVar

from tarotrules.expressions.rounding import Amount, whole
from tarotrules.games.deals.refusals import KEY_TWICE, NO_SUCH_PLAYERS, NOT_JSON, UNKNOWN_KEY, WRONG_VALUE
from tarotrules.games.deals.words import DealWords
from tarotrules.games.refused import Refused
from tarotrules.source.diagnostics import Argument, Concepts, Diagnostic, Problem
from tarotrules.source.objects import Repeating

BEYOND: Final = 100_000
"""No number of a deal is larger."""
MOST: Final = 64
"""So many things under one key at most."""
_NUMBER: Final = re.compile(r"[+-]?\d{1,6}(\.\d{1,6}|/[1-9]\d{0,3})?")
_SHOWN: Final = 60
"""So much of a wrong value is quoted."""
_MOST_SEATS: Final = 16

_Found = TypeVar("_Found")
Read = Callable[[Any, str, object], Any]
"""A method of a reader: by a key and the value under it, what the value is; it reports what is none."""
Form = Mapping[str, tuple[Read, Any]]
"""How the value of each key is read, and what stands for one that is absent."""


class Reader:
    """Reads, and remembers all that is wrong."""

    def __init__(self, words: DealWords) -> None:
        self.words = words
        self.problems: list[Diagnostic] = []

    # --- what is wrong ---

    def report(self, problem: Problem, **arguments: Argument) -> None:
        """Something is wrong."""
        self.problems.append(problem.at(None, **arguments))

    def wrong(self, key: str, value: object, wants: str) -> None:
        """A value that is none of its key; sentences say what it wants."""
        self.report(WRONG_VALUE, key=key, value=shown(value), hint="wrong", wants=wants)

    def missing(self, key: str, wants: str) -> None:
        """A key that must be there."""
        self.report(WRONG_VALUE, key=key, value="", hint="missing", wants=wants)

    def at_table(self, told: int | None, players: int) -> None:
        """Report a number of players that is not that of the rules."""
        if told not in {players, None}:
            self.report(NO_SUCH_PLAYERS, given=told or 0, players=players)

    def end(self) -> None:
        """Raise :class:`~tarotrules.games.refused.Refused` if anything is wrong."""
        if self.problems:
            raise Refused(*self.problems)

    # --- keys ---

    def values(self, data: dict[str, Any], form: Form) -> list[Any]:
        """What is said, field by field."""
        self.once(data)
        if not data.keys() <= form.keys():
            data = self.known(data, frozenset(form))
        get = data.get
        return [
            read(self, key, value) if (value := get(key)) is not None or key == "id" else absent
            for key, (read, absent) in form.items()
        ]

    def by_key(self, data: Any, form: Form) -> dict[str, Any]:
        """What is said, by key; raises :class:`~tarotrules.games.refused.Refused` for what is no object."""
        return dict(zip(form, self.values(as_object(data), form), strict=True))

    def once(self, data: dict[str, Any]) -> None:
        """No key is said twice, whatever it says."""
        if type(data) is not dict and isinstance(data, Repeating):
            for key in data.twice:
                self.report(KEY_TWICE, word=key, key=key)

    def known(self, data: dict[str, Any], keys: frozenset[str]) -> dict[str, Any]:
        """The values under the keys that are meant."""
        result: dict[str, Any] = {}
        written: dict[str, str] = {}
        nameless = "id" in keys and "id" not in data
        for word, value in data.items():
            key = word if word in keys else self.words.key_of(str(word))
            if key not in keys and nameless and isinstance(value, str) and self.words.near_key(str(word), keys) is None:
                # {"bonus": "petit-au-bout"}: what it is called stands under what it is.
                self.near(str(word), keys, "id")
                result["id"], nameless = value, False
            elif key not in keys:
                self.unknown(str(word), keys)
            elif key in result:
                self.report(KEY_TWICE, word=str(word), key=written[key])
            else:
                result[key], written[key] = value, str(word)
        return result

    def unknown(self, word: str, keys: frozenset[str]) -> None:
        """A key that is none, with the word of whatever language it is nearest to."""
        near, known = self.words.near_key(word, keys), Concepts(sorted(keys))
        if near is None:
            self.report(UNKNOWN_KEY, word=word, known=known)
        else:
            self.near(word, keys, near)

    def near(self, word: str, keys: frozenset[str], meant: str) -> None:
        """A key that is none, and what is meant."""
        self.report(UNKNOWN_KEY, word=word, known=Concepts(sorted(keys)), hint="near", suggestion=meant)

    def says(self, key: str, data: Mapping[str, Any]) -> bool:
        """Whether something is said under a key, if only that there is nobody."""
        return any(word == key or self.words.key_of(str(word)) == key for word in data)

    # --- values ---

    def named(self, key: str, value: object, form: Form) -> Iterator[list[Any]]:
        """What is said of each of several things, if it is known of which: what it is called stands first."""
        for each in self.objects(key, value):
            said = self.values(each, form)
            if said[0] is not None:
                yield said

    def objects(self, key: str, value: object) -> list[dict[str, Any]]:
        """Several objects."""
        if isinstance(value, list) and len(value) <= MOST and all(isinstance(each, dict) for each in value):
            return value
        self.wrong(key, value, "objects")
        return []

    def id(self, key: str, value: object) -> str | None:
        """What something is called, which must be said."""
        if isinstance(value, str):
            return value
        if value is None:
            self.missing(key, "word")
        else:
            self.wrong(key, value, "word")
        return None

    def word(self, key: str, value: object) -> str | None:
        """A word."""
        if value is None or isinstance(value, str):
            return value
        self.wrong(key, value, "word")
        return None

    def truth(self, key: str, value: object) -> bool | None:
        """Yes or no."""
        if isinstance(value, bool):
            return value
        self.wrong(key, value, "truth")
        return None

    def seat(self, key: str, value: object) -> int | None:
        """A player, by the number of the seat."""
        return self.whole(key, value, "seat")

    def seats(self, key: str, value: object) -> tuple[int, ...]:
        """A player, or several in a list."""
        if not isinstance(value, list):
            seat = self.seat(key, value)
            return () if seat is None else (seat,)
        if len(value) > _MOST_SEATS or None in value:
            self.wrong(key, value, "seat")
            return ()
        found = [self.seat(key, each) for each in value]
        return tuple(sorted({each for each in found if each is not None}))

    def whole(self, key: str, value: object, wants: str = "whole") -> int | None:
        """A whole number."""
        if value is None or (type(value) is int and -BEYOND <= value <= BEYOND):
            return value
        number = None if isinstance(value, str) else _number(value)
        if type(number) is int:
            return number
        self.wrong(key, value, wants)
        return None

    def amount(self, key: str, value: object) -> Amount | None:
        """A number: JSON's own, or a fraction in a string, as the scores are written."""
        if value is None or (type(value) is int and -BEYOND <= value <= BEYOND):
            return value
        number = _number(value)
        if number is None:
            self.wrong(key, value, "amount")
        return number

    def amounts(self, key: str, value: object) -> tuple[Amount, ...] | None:
        """A number for each seat."""
        return self.by_seat(key, value, self.amount)

    def wholes(self, key: str, value: object) -> tuple[int, ...] | None:
        """A whole number for each seat."""
        return self.by_seat(key, value, self.whole)

    def by_seat(
        self, key: str, value: object, read: Callable[[str, object], _Found | None]
    ) -> tuple[_Found, ...] | None:
        """Something for each seat, each read by a method."""
        if not isinstance(value, list) or not 0 < len(value) <= _MOST_SEATS or None in value:
            self.wrong(key, value, "by_seat")
            return None
        found = [read(key, each) for each in value]
        there = tuple([each for each in found if each is not None])
        return there if len(there) == len(found) else None


def as_object(data: Any) -> dict[str, Any]:
    """A JSON object; raises :class:`~tarotrules.games.refused.Refused` for anything else."""
    if not isinstance(data, dict):
        raise Refused(NOT_JSON)
    return data


def _number(value: object) -> Amount | None:
    if isinstance(value, bool) or not isinstance(value, int | float | Decimal | str):
        return None
    if isinstance(value, int) and abs(value) > BEYOND:
        return None
    written = str(value).replace(",", ".")
    return whole(Fraction(written)) if _NUMBER.fullmatch(written) else None


def shown(value: object) -> str:
    """A value as it stands in the deal, shortened."""
    if isinstance(value, int) and abs(value) > BEYOND:
        return "…"
    if isinstance(value, str):
        return value[:_SHOWN]
    try:
        return json.dumps(value, ensure_ascii=False)[:_SHOWN]
    except (TypeError, ValueError, RecursionError):
        return "…"
