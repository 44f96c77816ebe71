"""To sit down at a table of bots, for a new match or one that was put away."""

from functools import partial
from typing import Any

from tarotrules.games.seated import Wanted
from tarotrules.games.tarot.chapters.reasons import number_of
from tarotrules.games.tarot.chapters.seat.seat import Seat
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.refusals import Refused
from tarotrules.games.tarot.play.record import Recorder, Unreadable
from tarotrules.games.tarot.play.replaying import again
from tarotrules.games.tarot.play.sitting import Sitting, anything, begin, offered, taken_up
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.variant import Variant


def sit(variant: Variant, rules: Ruleset, wanted: Wanted) -> Seat:
    """A seat; raises :class:`~tarotrules.games.refused.Refused` for a match that cannot be taken up, or begun so."""
    table = play_table(rules)
    sitting = _begun(table, wanted) if wanted.saved is None else _again(table, rules, wanted)
    return Seat(variant, rules, sitting, wanted)


def _begun(table: PlayTable, wanted: Wanted) -> Sitting:
    may = offered(table)
    if may == (None,):
        return begin(table, wanted.seed, wanted.deals, anything)
    if wanted.deals is not None and wanted.deals not in may:
        raise Refused(refusals.NOT_A_MATCH, what="deals", value=", ".join(map(str, may)))
    return begin(table, wanted.seed, wanted.deals or may[0], anything)


def _again(table: PlayTable, rules: Ruleset, wanted: Wanted) -> Sitting:
    saved: Any = wanted.saved
    if not isinstance(saved, dict):
        raise Refused(refusals.NOT_A_MATCH, what="unreadable", value="")
    if saved.get("rules") != wanted.identity:
        raise Refused(refusals.NOT_A_MATCH, what="rules", value="")

    def replay(table: PlayTable, record: Any) -> Recorder:
        return again(table, record, partial(number_of, rules))

    try:
        return taken_up(table, saved, anything, replay)
    except Unreadable as unreadable:
        raise Refused(refusals.NOT_A_MATCH, what="unreadable", value=str(unreadable)) from None
