"""What was written down, played again: what is wrong is told where it stands."""

import json
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from tarotrules.games.deals.refusals import NO_SUCH_SEAT, NOT_A_RECORD
from tarotrules.games.playing.acts import NotAnOption
from tarotrules.games.playing.recorder import Recorder, Unreadable
from tarotrules.games.refused import Refused

SHOWN: Final = 60
"""So much of what cannot be read is quoted."""

_Act = TypeVar("_Act")
_Recorder = TypeVar("_Recorder", bound=Recorder[Any, Any, Any])
Read = Callable[[Any, Any], _Act]
"""By the phase in which it is done: the act that is written so; raises :class:`~.recorder.Unreadable`."""


class Stopped(NotAnOption):
    """An act of a record that was not allowed."""

    def __init__(self, phase: Any, number: int, seat: int, act: Any) -> None:
        super().__init__(number)
        self.phase, self.number, self.seat, self.act = phase, number, seat, act


def play_on(recorder: _Recorder, players: int, entries: Iterable[Any], read: Read[Any], first: int = 1) -> _Recorder:
    """A deal played on by entries ``[seat, act]`` of a record, of which the first has a number.

    Raises :class:`~tarotrules.games.refused.Refused` or, at the first act that was not allowed, :class:`Stopped`.
    """
    for number, each in enumerate(entries, first):
        seat, act = _read(recorder, number, each, read)
        if not 0 <= seat < players:
            raise Refused(NO_SUCH_SEAT, seat=seat, last=players - 1)
        try:
            recorder.act_of(seat, act)
        except NotAnOption:
            raise Stopped(recorder.phase, number, seat, act) from None
    return recorder


def _read(recorder: Recorder[_Act, Any, Any], number: int, entry: Any, read: Read[_Act]) -> tuple[int, _Act]:
    match entry:
        case [int(seat), said] if type(seat) is int:
            try:
                return seat, read(recorder.phase, said)
            except Unreadable as unreadable:
                raise cannot_be_read(number, unreadable.args[0]) from None
    raise cannot_be_read(number, entry)


def cannot_be_read(number: int, what: Any) -> Refused:
    """The refusal of an entry that is none."""
    try:
        shown = what if isinstance(what, str) else json.dumps(what, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        shown = "…"
    return Refused(NOT_A_RECORD, what="unreadable", value=shown[:SHOWN], number=number)
