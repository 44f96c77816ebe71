"""A played deal in summary: who took, what was scored, what was declared.

Outside form: a JSON object; seats count from 0 in playing order. Any key may be absent or null.
"""

import re
from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from typing import Any, Final, NamedTuple

from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.refusals import Refused
from tarotrules.source.diagnostics import Concepts

_BEYOND: Final = 100_000
"""No number of a deal is larger."""
_NUMBER: Final = re.compile(r"[+-]?\d{1,6}(\.\d{1,6}|/[1-9]\d{0,3})?")
ATTACK, DEFENCE = "attack", "defence"
_KEYS: Final = frozenset(
    {
        "players", "taker", "partner", "contract", "card_points", "oudlers", "margin", "bonuses", "claims",
        "promises", "mode", "card_points_by_seat", "oudlers_by_seat", "dealer",
    }
)  # fmt: skip


class Stated(NamedTuple):
    """A bonus or a claim (with its level): of a side, of a player, or both."""

    id: str
    level: str | None
    side: str | None
    player: int | None


class Promised(NamedTuple):
    """A feat: the side that announced it, the side that achieved it."""

    id: str
    announced: str | None
    kept: str | None


class Summary(NamedTuple):
    """What the scorer needs of a deal. ``margin`` is signed; points are the attack's."""

    players: int
    taker: int | None
    partner: int | None
    contract: str | None
    points: Fraction | None
    oudlers: int | None
    margin: Fraction | None
    bonuses: tuple[Stated, ...]
    claims: tuple[Stated, ...]
    promises: tuple[Promised, ...]
    mode: str | None
    dealer: int | None
    by_seat: bool = False
    """Whether points or oudlers are given seat by seat, as where everybody plays alone."""

    def seat_side(self, seat: int) -> str:
        """The side a player is on."""
        return ATTACK if seat in {self.taker, self.partner} else DEFENCE

    def members(self, side: str) -> tuple[int, ...]:
        """The players of a side."""
        return tuple(seat for seat in range(self.players) if self.seat_side(seat) == side)


def read_summary(data: Any, players: int) -> Summary:
    """The summary of a JSON object; raises :class:`Refused` for anything that is not one.

    ``players`` is how many play if the object does not say.
    """
    if not isinstance(data, dict):
        raise Refused(refusals.NOT_JSON)
    for key in data:
        if key not in _KEYS:
            raise Refused(refusals.UNKNOWN_KEY, word=str(key), known=Concepts(sorted(_KEYS - {"mode"})))
    count = _whole(data, "players", players)
    return Summary(
        players=count if count is not None else players,
        taker=_whole(data, "taker"),
        partner=_whole(data, "partner"),
        contract=_word(data, "contract"),
        points=_amount(data, "card_points"),
        oudlers=_whole(data, "oudlers"),
        margin=_amount(data, "margin"),
        bonuses=tuple(_stated(each) for each in _list(data, "bonuses")),
        claims=tuple(_stated(each) for each in _list(data, "claims")),
        promises=tuple(_promised(each) for each in _list(data, "promises")),
        mode=_word(data, "mode"),
        dealer=_whole(data, "dealer"),
        by_seat=any(data.get(key) is not None for key in ("card_points_by_seat", "oudlers_by_seat")),
    )


def _stated(data: dict[str, Any]) -> Stated:
    _only(data, {"id", "level", "side", "player"})
    return Stated(_id(data), _word(data, "level"), _side(data, "side"), _whole(data, "player"))


def _promised(data: dict[str, Any]) -> Promised:
    _only(data, {"id", "announced", "kept"})
    return Promised(_id(data), _side(data, "announced"), _side(data, "kept"))


def _only(data: dict[str, Any], known: set[str]) -> None:
    for key in data:
        if key not in known:
            raise Refused(refusals.UNKNOWN_KEY, word=str(key), known=Concepts(sorted(known)))


def _wrong(key: str, value: object) -> Refused:
    shown = "…" if isinstance(value, int) and abs(value) > _BEYOND else str(value)[:60]
    return Refused(refusals.WRONG_VALUE, key=key, value=shown)


def _list(data: dict[str, Any], key: str) -> Iterator[dict[str, Any]]:
    value = data.get(key)
    if value is None:
        return
    if not isinstance(value, list) or len(value) > 64 or not all(isinstance(each, dict) for each in value):  # noqa: PLR2004
        raise _wrong(key, value)
    yield from value


def _id(data: dict[str, Any]) -> str:
    name = _word(data, "id")
    if name is None:
        raise _wrong("id", None)
    return name


def _word(data: dict[str, Any], key: str) -> str | None:
    value = data.get(key)
    if value is not None and not isinstance(value, str):
        raise _wrong(key, value)
    return value


def _side(data: dict[str, Any], key: str) -> str | None:
    value = _word(data, key)
    if value not in {None, ATTACK, DEFENCE}:
        raise _wrong(key, value)
    return value


def _whole(data: dict[str, Any], key: str, default: int | None = None) -> int | None:
    if isinstance(data.get(key), str):
        raise _wrong(key, data[key])
    number = _amount(data, key)
    if number is None:
        return default
    if number.denominator != 1:
        raise _wrong(key, data[key])
    return int(number)


def _amount(data: dict[str, Any], key: str) -> Fraction | None:
    """A number: JSON's own, or a fraction in a string, as the scores are written."""
    value = data.get(key)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float | Decimal | str):
        raise _wrong(key, value)
    if isinstance(value, int) and abs(value) > _BEYOND:
        raise _wrong(key, value)
    written = str(value).replace(",", ".")
    if not _NUMBER.fullmatch(written):
        raise _wrong(key, value)
    return Fraction(written)
