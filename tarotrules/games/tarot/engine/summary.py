"""A played deal in summary: who took, what was scored, what was declared.

Outside form: a JSON object; seats count from 0 in playing order. Any key may be absent or null, but a deal of which
nothing at all is told is none: of one that everybody passed ``taker`` says null. The key ``partner`` has a seat, or a
list of them.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal
from fractions import Fraction
from itertools import product
from typing import Any, Final, Literal, NamedTuple

from tarotrules.cards.pack import parse_card
from tarotrules.expressions.compiled import Value
from tarotrules.expressions.rounding import Amount, whole
from tarotrules.expressions.tree import Steps
from tarotrules.games.deals.refusals import KEY_TWICE, NOT_JSON, UNKNOWN_KEY, WRONG_VALUE
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.words import concepts_of, is_concept, key_of, near_key
from tarotrules.games.tarot.ruleset.features import CARD, COUNT, MEMBERS, NUMBER, PLAYER, SIDE, TRUTH, kind_of
from tarotrules.source.diagnostics import Argument, Concepts, Diagnostic, Entry, Problem
from tarotrules.source.objects import Repeating

_BEYOND: Final = 100_000
"""No number of a deal is larger."""
_NUMBER: Final = re.compile(r"[+-]?\d{1,6}(\.\d{1,6}|/[1-9]\d{0,3})?")
_SHOWN: Final = 60
"""So much of a wrong value is quoted."""
_MOST: Final = 64
"""So many bonuses, claims or promises at most."""
_DEEPEST: Final = 6
"""No path of a fact has more steps."""
Side = Literal["attack", "defence"]
ATTACK: Final[Side] = "attack"
DEFENCE: Final[Side] = "defence"
_SIDES: Final[frozenset[Side | None]] = frozenset({ATTACK, DEFENCE})
_OUTCOME: Final = frozenset({"announced", "kept"})
_MOST_SEATS: Final = 16

Told = tuple[tuple[Steps, Value], ...]
"""Facts, each after the path that expressions read it under."""


class Stated(NamedTuple):
    """A bonus or a claim (with its level): of a side, of a player, or both."""

    id: str
    level: str | None = None
    side: Side | None = None
    player: int | None = None
    facts: Told = ()


class Promised(NamedTuple):
    """A feat: the side that announced it, the side that achieved it, the player who announced it."""

    id: str
    announced: Side | None = None
    kept: Side | None = None
    player: int | None = None
    facts: Told = ()


class Faulted(NamedTuple):
    """A fault, the player who committed it, and what is charged for it if that is for people to decide."""

    id: str
    player: int | None = None
    fine: int | None = None


class Summary(NamedTuple):
    """What the scorer needs of a deal, all of it hashable. ``margin`` is signed; points are the attack's."""

    players: int
    taker: int | None = None
    partners: tuple[int, ...] = ()
    """In the order of their seats; nobody, where the taker plays alone."""
    contract: str | None = None
    points: Amount | None = None
    oudlers: int | None = None
    margin: Amount | None = None
    bonuses: tuple[Stated, ...] = ()
    claims: tuple[Stated, ...] = ()
    promises: tuple[Promised, ...] = ()
    facts: Told = ()
    """What no other key tells, such as ``attack.tricks``."""
    mode: str | None = None
    dealer: int | None = None
    points_by_seat: tuple[Amount, ...] | None = None
    """What each player has, where everybody plays alone."""
    oudlers_by_seat: tuple[int, ...] | None = None
    facts_by_seat: tuple[tuple[Steps, tuple[Amount, ...]], ...] = ()
    """What else is told of each player, such as ``own.tricks``."""
    faults: tuple[Faulted, ...] = ()

    def seat_side(self, seat: int) -> Side:
        """The side a player is on."""
        return ATTACK if seat == self.taker or seat in self.partners else DEFENCE

    def members(self, side: Side) -> tuple[int, ...]:
        """The players of a side."""
        return tuple(seat for seat in range(self.players) if self.seat_side(seat) == side)


class Reading(NamedTuple):
    """A summary as far as it can be read."""

    summary: Summary
    problems: tuple[Diagnostic, ...] = ()
    """What is wrong with how it is written."""
    players_said: bool = False
    """Whether it says how many play."""
    tells: bool = True
    """Whether anything is told of the deal, if only that nobody took."""

    @property
    def players(self) -> int:
        """How many play."""
        return self.summary.players


def read_summary(data: Any, players: int) -> Reading:
    """The summary of a JSON object; what is not understood of it is left out.

    ``players`` is how many play if the object does not say. Keys and sides may be words of any language.
    """
    if not isinstance(data, dict):
        return Reading(Summary(players), (NOT_JSON.at(None),))
    reader = Reader()
    given, *rest = reader.values(data, _DEAL)
    summary = Summary._make((players if given is None else given, *rest))
    tells = summary != Summary(summary.players, dealer=summary.dealer) or _says("taker", data)
    return Reading(summary, tuple(reader.problems), given is not None, tells)


class Reader:
    """Reads, and remembers all that is wrong."""

    def __init__(self) -> None:
        self.problems: list[Diagnostic] = []

    def report(self, problem: Problem, **arguments: Argument) -> None:
        self.problems.append(problem.at(None, **arguments))

    def wrong(self, key: str, value: object, wants: str) -> None:
        """A value that is none of its key; sentences say what it wants."""
        self.report(WRONG_VALUE, key=key, value=_shown(value), hint="wrong", wants=wants)

    def missing(self, key: str, wants: str) -> None:
        self.report(WRONG_VALUE, key=key, value="", hint="missing", wants=wants)

    def values(self, data: dict[str, Any], form: "Form") -> "list[Any]":
        """What is said, field by field."""
        self.once(data)
        if not data.keys() <= form.keys():
            data = self.known(data, frozenset(form))
        get = data.get
        return [
            read(self, key, value) if (value := get(key)) is not None or key == "id" else absent
            for key, (read, absent) in form.items()
        ]

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
            key = word if word in keys else key_of(str(word))
            if key not in keys and nameless and isinstance(value, str) and near_key(str(word), keys) is None:
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
        near, known = near_key(word, keys), Concepts(sorted(keys))
        if near is None:
            self.report(UNKNOWN_KEY, word=word, known=known)
        else:
            self.near(word, keys, near)

    def near(self, word: str, keys: frozenset[str], meant: str) -> None:
        self.report(UNKNOWN_KEY, word=word, known=Concepts(sorted(keys)), hint="near", suggestion=meant)

    def stated(self, key: str, value: object) -> tuple[Stated, ...]:
        return tuple([Stated._make(each) for each in self.named(key, value, _STATED)])

    def promised(self, key: str, value: object) -> tuple[Promised, ...]:
        return tuple([Promised._make(each) for each in self.named(key, value, _PROMISED)])

    def faulted(self, key: str, value: object) -> tuple[Faulted, ...]:
        return tuple([Faulted._make(each) for each in self.named(key, value, _FAULTED)])

    def named(self, key: str, value: object, form: "Form") -> "Iterator[list[Any]]":
        """What is said of each of several things, if it is known of which."""
        for each in self.list(key, value):
            before = len(self.problems)
            said = self.values(each, form)
            if said[0] is not None:
                if form is _PROMISED and len(self.problems) == before and not _has_outcome(each):
                    self.report(refusals.PROMISE_EMPTY, id=Entry(("promise", said[0])))
                yield said

    def list(self, key: str, value: object) -> list[dict[str, Any]]:
        if isinstance(value, list) and len(value) <= _MOST and all(isinstance(each, dict) for each in value):
            return value
        self.wrong(key, value, "objects")
        return []

    def id(self, key: str, value: object) -> str | None:
        if isinstance(value, str):
            return value
        if value is None:
            self.missing(key, "word")
        else:
            self.wrong(key, value, "word")
        return None

    def word(self, key: str, value: object) -> str | None:
        if value is None or isinstance(value, str):
            return value
        self.wrong(key, value, "word")
        return None

    def side(self, key: str, value: object) -> Side | None:
        if isinstance(value, str):
            side = value if value in _SIDES else key_of(value)
            if side in _SIDES:
                return side
        self.wrong(key, value, "side")
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
        if value is None or (type(value) is int and -_BEYOND <= value <= _BEYOND):
            return value
        number = None if isinstance(value, str) else _number(value)
        if type(number) is int:
            return number
        self.wrong(key, value, wants)
        return None

    def amount(self, key: str, value: object) -> Amount | None:
        """A number: JSON's own, or a fraction in a string, as the scores are written."""
        if value is None or (type(value) is int and -_BEYOND <= value <= _BEYOND):
            return value
        number = _number(value)
        if number is None:
            self.wrong(key, value, "amount")
        return number

    def amounts(self, key: str, value: object) -> tuple[Amount, ...] | None:
        """A number for each seat."""
        return self._by_seat(key, value, self.amount)

    def wholes(self, key: str, value: object) -> tuple[int, ...] | None:
        """A whole number for each seat."""
        return self._by_seat(key, value, self.whole)

    def _by_seat(self, key: str, value: object, read: Callable[[str, object], Any]) -> tuple[Any, ...] | None:
        if not isinstance(value, list) or not 0 < len(value) <= _MOST_SEATS or None in value:
            self.wrong(key, value, "by_seat")
            return None
        found = tuple([read(key, each) for each in value])
        return None if None in found else found

    def facts_by_seat(self, key: str, value: object) -> tuple[tuple[Steps, tuple[Amount, ...]], ...]:
        """What is told of every player, under one path."""
        if not isinstance(value, dict) or len(value) > _MOST:
            self.wrong(key, value, "facts")
            return ()
        self.once(value)
        told = {_steps(str(path)): self.amounts(str(path), each) for path, each in value.items()}
        return tuple((path, each) for path, each in told.items() if each is not None)

    def facts(self, key: str, value: object) -> Told:
        if not isinstance(value, dict) or len(value) > _MOST:
            self.wrong(key, value, "facts")
            return ()
        self.once(value)
        told = ((_steps(str(path)), str(path), each) for path, each in value.items())
        found = {steps: self.fact(steps, path, each) for steps, path, each in told}
        return tuple([each for each in found.items() if each[1] is not None])

    def fact(self, steps: Steps, path: str, value: object) -> Value:
        read = _FACTS.get(kind_of(steps) or "")
        if read is None:
            # Whether there is such a path, the rules say; this one could never be told.
            self.report(refusals.UNKNOWN_FACT, word=path)
        elif value is None:
            self.wrong(path, value, "fact")
        else:
            return read(self, path, value)
        return None

    def truth(self, key: str, value: object) -> bool | None:
        if isinstance(value, bool):
            return value
        self.wrong(key, value, "truth")
        return None

    def card(self, key: str, value: object) -> Value:
        card = parse_card(value) if isinstance(value, str) else None
        if card is None:
            self.wrong(key, value, "card")
        return card


def _has_outcome(promised: Mapping[str, Any]) -> bool:
    """Whether it is said who announced or achieved a promise, if only that nobody did."""
    return any(_says(key, promised) for key in _OUTCOME)


def _says(key: str, data: Mapping[str, Any]) -> bool:
    """Whether something is said under a key, if only that there is nobody."""
    return any(word == key or key_of(str(word)) == key for word in data)


_FACTS: Final[dict[str, Callable[[Reader, str, object], Value]]] = {
    COUNT: Reader.whole,
    NUMBER: Reader.amount,
    TRUTH: Reader.truth,
    SIDE: Reader.side,
    PLAYER: Reader.seat,
    CARD: Reader.card,
}
"""How a fact of a type is told."""


Read = Callable[[Any, str, object], Any]
Form = Mapping[str, tuple[Read, Any]]
"""How the value of each key is read, and what stands for one that is absent."""


def _form(record: type[Summary | Stated | Promised | Faulted], keys: Mapping[str, Read]) -> Form:
    """The keys of a record, in the order of its fields."""
    fields = zip(keys.items(), record._fields, strict=True)
    return {key: (read, record._field_defaults.get(field)) for (key, read), field in fields}


_DEAL: Final = _form(
    Summary,
    {
        "players": Reader.whole,
        "taker": Reader.seat,
        "partner": Reader.seats,
        "contract": Reader.word,
        "card_points": Reader.amount,
        "oudlers": Reader.whole,
        "margin": Reader.amount,
        "bonuses": Reader.stated,
        "claims": Reader.stated,
        "promises": Reader.promised,
        "facts": Reader.facts,
        "mode": Reader.word,
        "dealer": Reader.seat,
        "card_points_by_seat": Reader.amounts,
        "oudlers_by_seat": Reader.wholes,
        "facts_by_seat": Reader.facts_by_seat,
        "faults": Reader.faulted,
    },
)
_STATED: Final = _form(
    Stated,
    {
        "id": Reader.id,
        "level": Reader.word,
        "side": Reader.side,
        "player": Reader.seat,
        "facts": Reader.facts,
    },
)
_PROMISED: Final = _form(
    Promised,
    {
        "id": Reader.id,
        "announced": Reader.side,
        "kept": Reader.side,
        "player": Reader.seat,
        "facts": Reader.facts,
    },
)
_FAULTED: Final = _form(Faulted, {"id": Reader.id, "player": Reader.seat, "fine": Reader.whole})
DEAL_KEYS: Final = frozenset(_DEAL)
STATED_KEYS: Final = frozenset(_STATED)
PROMISED_KEYS: Final = frozenset(_PROMISED)
FAULTED_KEYS: Final = frozenset(_FAULTED)


def _steps(path: str) -> Steps:
    """A path as expressions have it; its words may be of any language."""
    written = tuple(path.split(".")[:_DEEPEST])
    if all(map(is_concept, written)):
        return written
    # A word as it is comes last: anything may be the name of a class of cards.
    meant = ((each,) if is_concept(each) else _meant(each) for each in written)
    known = [each for each in product(*meant) if kind_of(each) in _FACTS]
    # What everybody has is meant before a class of cards that nobody may have declared.
    return min(known, key=lambda each: each[-1] not in _HAD, default=written)


_HAD: Final = frozenset(step for has in MEMBERS.values() for step in has)


def _meant(step: str) -> tuple[str, ...]:
    key = key_of(step)
    return (*(() if key is None else (key,)), *concepts_of(step), step)


def _number(value: object) -> Amount | None:
    if isinstance(value, bool) or not isinstance(value, int | float | Decimal | str):
        return None
    if isinstance(value, int) and abs(value) > _BEYOND:
        return None
    written = str(value).replace(",", ".")
    return whole(Fraction(written)) if _NUMBER.fullmatch(written) else None


def _shown(value: object) -> str:
    """A value as it stands in the deal, shortened."""
    if isinstance(value, int) and abs(value) > _BEYOND:
        return "…"
    if isinstance(value, str):
        return value[:_SHOWN]
    try:
        return json.dumps(value, ensure_ascii=False)[:_SHOWN]
    except (TypeError, ValueError, RecursionError):
        return "…"
