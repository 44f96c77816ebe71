"""Kinds of values: how each is written to JSON, read back, described and varied.

Reading from a file is done where files are known, in :mod:`tarotrules.draft.reading`.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Literal, NamedTuple

from tarotrules.expressions import json as expression_json
from tarotrules.expressions.tree import (
    Calculation,
    Compare,
    Expression,
    Not,
    Number,
    Path,
)

Json = Any
"""What the ``json`` module reads and writes."""


class Kind(ABC):
    """A kind of value. ``arity`` is how many words it takes on a line; 0 means the rest of it."""

    arity: int = 0

    def dump(self, value: Any) -> Json:
        """The value as JSON."""
        return value

    def load(self, data: Json) -> Any:
        """The value from JSON; raises ``ValueError`` for anything else."""
        return data

    @abstractmethod
    def schema(self) -> dict[str, Json]:
        """JSON Schema of :meth:`dump`."""

    @abstractmethod
    def others(self, value: Any) -> Iterator[Any]:
        """Other values of this kind, for tests that change a value."""


class Flag(Kind):
    """Yes or no."""

    def load(self, data: Json) -> bool:
        if not isinstance(data, bool):
            raise ValueError(data)
        return data

    def schema(self) -> dict[str, Json]:
        return {"type": "boolean"}

    def others(self, value: bool) -> Iterator[bool]:  # noqa: FBT001 the value is the subject
        yield not value


class Whole(Kind):
    """A whole number in a unit, within bounds."""

    arity = 1

    def __init__(self, unit: str, *, least: int = 0, most: int = 10_000) -> None:
        self.unit, self.least, self.most = unit, least, most

    def load(self, data: Json) -> int:
        if isinstance(data, bool) or not isinstance(data, int) or not self.least <= data <= self.most:
            raise ValueError(data)
        return data

    def schema(self) -> dict[str, Json]:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}

    def others(self, value: int) -> Iterator[int]:
        if value < self.most:
            yield value + 1
        if value > self.least:
            yield value - 1


class Amount(Kind):
    """An exact number in a unit, not necessarily whole."""

    arity = 1

    def __init__(self, unit: str, *, least: int = 0, most: int = 10_000) -> None:
        self.unit, self.least, self.most = unit, least, most

    def dump(self, value: Fraction) -> Json:
        return expression_json.dump_number(value)

    def load(self, data: Json) -> Fraction:
        number = expression_json.load_number(data)
        if not self.least <= number <= self.most:
            raise ValueError(data)
        return number

    def schema(self) -> dict[str, Json]:
        # A fraction is written as a text, which bounds say nothing of.
        return {**expression_json.NUMBER_SCHEMA, "minimum": self.least, "maximum": self.most}

    def others(self, value: Fraction) -> Iterator[Fraction]:
        yield value + 1
        yield value + Fraction(1, 2)


class Choice(Kind):
    """One of some words."""

    arity = 1

    def __init__(self, *words: str) -> None:
        self.words = words

    def load(self, data: Json) -> str:
        if data not in self.words:
            raise ValueError(data)
        return str(data)

    def schema(self) -> dict[str, Json]:
        return {"enum": list(self.words)}

    def others(self, value: str) -> Iterator[str]:
        yield from (word for word in self.words if word != value)


class Words(Kind):
    """Some words in a row, each from its own choice (``taker_hand shown``).

    ``possible`` are the rows that mean something.
    """

    def __init__(self, *possible: tuple[str, ...]) -> None:
        self.possible = possible

    def dump(self, value: tuple[str, ...]) -> Json:
        return list(value)

    def load(self, data: Json) -> tuple[str, ...]:
        row = tuple(data) if isinstance(data, list) else ()
        if row not in self.possible:
            raise ValueError(data)
        return row

    def schema(self) -> dict[str, Json]:
        return {"enum": [list(row) for row in self.possible]}

    def others(self, value: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        yield from (row for row in self.possible if row != value)


class Listing(Kind):
    """A list of values of one kind, each of one word."""

    def __init__(self, of: Kind, *, least: int = 1, most: int = 16) -> None:
        self.of, self.least, self.most = of, least, most

    def dump(self, value: tuple[Any, ...]) -> Json:
        return [self.of.dump(each) for each in value]

    def load(self, data: Json) -> tuple[Any, ...]:
        if not isinstance(data, list) or not self.least <= len(data) <= self.most:
            raise ValueError(data)
        return tuple(self.of.load(each) for each in data)

    def schema(self) -> dict[str, Json]:
        return {"type": "array", "items": self.of.schema(), "minItems": self.least, "maxItems": self.most}

    def others(self, value: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
        for place, each in enumerate(value):
            for other in self.of.others(each):
                if other not in value:
                    yield (*value[:place], other, *value[place + 1 :])
                    break


class Reference(Kind):
    """The id of an entry declared elsewhere in the ruleset (``auction.bid``)."""

    arity = 1

    def __init__(self, to: str) -> None:
        self.to = to

    def load(self, data: Json) -> str:
        if not is_name(data):
            raise ValueError(data)
        return str(data)

    def schema(self) -> dict[str, Json]:
        return {"type": "string", "pattern": NAME_PATTERN}

    def others(self, _value: str) -> Iterator[str]:
        yield from ()


class Texts(Kind):
    """Somebody's own words, in one language or several."""

    most = 200
    """So many letters at most in each language."""

    def dump(self, value: tuple[tuple[str, str], ...]) -> Json:
        return dict(value)

    def load(self, data: Json) -> tuple[tuple[str, str], ...]:
        if not isinstance(data, dict) or not data or not all(map(self._fits, data.items())):
            raise ValueError(data)
        return tuple(sorted(data.items()))

    def _fits(self, said: tuple[object, object]) -> bool:
        language, text = said
        return is_name(language) and isinstance(text, str) and text.strip() != "" and len(text) <= self.most

    def schema(self) -> dict[str, Json]:
        text = {"type": "string", "minLength": 1, "maxLength": self.most, "pattern": r"\S"}
        names = {"pattern": NAME_PATTERN}
        return {"type": "object", "propertyNames": names, "additionalProperties": text, "minProperties": 1}

    def others(self, value: tuple[tuple[str, str], ...]) -> Iterator[tuple[tuple[str, str], ...]]:
        yield tuple((language, "…" if text != "…" else "?") for language, text in value)


NAME_PATTERN = "^[a-z][a-z0-9-]{0,63}$"


def is_name(name: object) -> bool:
    """Whether it can be the id of an entry."""
    return isinstance(name, str) and re.fullmatch(NAME_PATTERN[1:-1], name) is not None


class Rounding(NamedTuple):
    """To a multiple of ``step``; ``direction`` ``none`` keeps fractions (and the step is 0)."""

    direction: str
    step: int


class RoundingRule(NamedTuple):
    """How an amount is rounded after a contract made and after one lost."""

    made: Rounding
    lost: Rounding


class RoundingKind(Kind):
    """``away 1``, ``none``, ``made away 1 lost toward 1``."""

    directions = ("up", "down", "nearest", "away", "toward")

    def dump(self, value: RoundingRule) -> Json:
        made, lost = self._dump_one(value.made), self._dump_one(value.lost)
        return made if made == lost else {"made": made, "lost": lost}

    @staticmethod
    def _dump_one(rounding: Rounding) -> Json:
        return "none" if rounding.direction == "none" else {rounding.direction: rounding.step}

    def load(self, data: Json) -> RoundingRule:
        if isinstance(data, dict) and set(data) == {"made", "lost"}:
            return RoundingRule(self._load_one(data["made"]), self._load_one(data["lost"]))
        one = self._load_one(data)
        return RoundingRule(one, one)

    def _load_one(self, data: Json) -> Rounding:
        if data == "none":
            return Rounding("none", 0)
        if isinstance(data, dict) and len(data) == 1:
            ((direction, step),) = data.items()
            if direction in self.directions and isinstance(step, int) and step is not True and 1 <= step <= 100:  # noqa: PLR2004
                return Rounding(direction, step)
        raise ValueError(data)

    def schema(self) -> dict[str, Json]:
        directions = {d: {"type": "integer", "minimum": 1, "maximum": 100} for d in self.directions}
        one = {
            "anyOf": [
                {"const": "none"},
                {
                    "type": "object",
                    "properties": directions,
                    "minProperties": 1,
                    "maxProperties": 1,
                    "additionalProperties": False,
                },
            ]
        }
        both = {
            "type": "object",
            "properties": {"made": one, "lost": one},
            "required": ["made", "lost"],
            "additionalProperties": False,
        }
        return {"anyOf": [one, both]}

    def others(self, value: RoundingRule) -> Iterator[RoundingRule]:
        for rounding in (Rounding("none", 0), Rounding("away", 1), Rounding("nearest", 10), Rounding("toward", 5)):
            other = RoundingRule(rounding, rounding)
            if other != value:
                yield other
        mixed = RoundingRule(Rounding("away", 1), Rounding("toward", 1))
        if mixed != value:
            yield mixed


ExpressionType = Literal["truth", "number", "party"]


class Formula(Kind):
    """An expression: a ``truth``, a ``number`` or a ``party`` (who is paid).

    ``scope`` names what it may read; the game family lists the features of each scope.
    """

    def __init__(self, gives: ExpressionType, scope: str) -> None:
        self.gives, self.scope = gives, scope

    def dump(self, value: Expression) -> Json:
        return expression_json.dump(value)

    def load(self, data: Json) -> Expression:
        return expression_json.load(data)

    def schema(self) -> dict[str, Json]:
        return {"$ref": "#/$defs/expression"}

    def others(self, value: Expression) -> Iterator[Expression]:
        if self.gives == "truth":
            yield from _other_truths(value)
        elif self.gives == "number":
            yield from _other_numbers(value)
        else:
            parties = ("winners", "losers", "attack", "defence")
            yield from (Path((word,)) for word in parties if Path((word,)) != value)


def _other_truths(value: Expression) -> Iterator[Expression]:
    if isinstance(value, Compare) and isinstance(value.right, Number):
        yield Compare(value.operator, value.left, Number(value.right.value + 1))
        yield Compare("=" if value.operator != "=" else ">=", value.left, value.right)
    else:
        yield Not(value)


def _other_numbers(value: Expression) -> Iterator[Expression]:
    if isinstance(value, Number):
        yield Number(value.value + 1)
    else:
        yield Calculation("+", value, Number(Fraction(1)))
        yield Calculation("*", Number(Fraction(2)), value)
