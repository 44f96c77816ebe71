"""To sit down at a table of bots, for a new match or one that was put away."""

from functools import partial
from random import Random
from typing import Any, Final

from tarotrules.games.deals.refusals import NOT_A_MATCH
from tarotrules.games.playing.recorder import Unreadable
from tarotrules.games.refused import Refused
from tarotrules.games.seated import Wanted
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.chapters.reasons import number_of
from tarotrules.games.tarot.chapters.seat.seat import Seat
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.game import Phase
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.replaying import again
from tarotrules.games.tarot.play.sitting import Sitting, begin, offered, taken_up
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.tarot.players.kinds import KINDS
from tarotrules.games.tarot.players.known import Known
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.telling.front import Front
from tarotrules.games.telling.numbers import Numbers

KIND: Final = next(iter(KINDS))
"""Who has the other seats: whoever usually plays."""


def bot(phase: Phase, random: Random) -> Act:
    """What a bot does, made of what its seat knows."""
    return KINDS[KIND](random).decide(partial(Known, phase), phase.options())


def sit(front: Front, rules: Ruleset, wanted: Wanted, identity: str) -> Seat:
    """A seat; raises :class:`~tarotrules.games.refused.Refused` for a match that cannot be taken up, or begun so."""
    table = play_table(rules)
    sitting = (
        _begun(table, wanted)
        if wanted.saved is None
        else _again(table, registry().numbers_of(front.variant), rules, wanted.saved, identity)
    )
    return Seat(front, rules, sitting, identity, wanted.names)


def _begun(table: PlayTable, wanted: Wanted) -> Sitting:
    match, may = table.rules.match, offered(table)
    if wanted.deals is None:
        return begin(table, wanted.seed, may[0], bot)
    if match.end == "score":
        raise Refused(NOT_A_MATCH, what="score", value=str(match.score))
    if match.end != "agreed" and wanted.deals not in may:
        raise Refused(NOT_A_MATCH, what="deals", value=", ".join(map(str, may)))
    return begin(table, wanted.seed, wanted.deals, bot)


def _again(table: PlayTable, numbers: Numbers, rules: Ruleset, saved: Any, identity: str) -> Sitting:
    if not isinstance(saved, dict):
        raise Refused(NOT_A_MATCH, what="unreadable", value="")
    if saved.get("rules") != identity:
        raise Refused(NOT_A_MATCH, what="rules", value="")

    def replay(table: PlayTable, record: Any) -> Recorder:
        return again(table, record, partial(number_of, numbers, rules))

    try:
        return taken_up(table, saved, bot, replay)
    except Unreadable as unreadable:
        raise Refused(NOT_A_MATCH, what="unreadable", value=str(unreadable)) from None
