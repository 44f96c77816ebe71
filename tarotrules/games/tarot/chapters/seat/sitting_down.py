"""To sit down at a table of bots, for a new match or one that was put away."""

from functools import partial
from random import Random
from typing import Any, Final

from tarotrules.games.seated import Wanted
from tarotrules.games.seating import sitting_down as seating
from tarotrules.games.seating.sitting_down import deals_of
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.chapters.reasons import number_of
from tarotrules.games.tarot.chapters.seat.seat import Seat
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.game import Phase
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.replaying import again
from tarotrules.games.tarot.play.sitting import begin, offered, taken_up
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.tarot.players.kinds import KINDS
from tarotrules.games.tarot.players.known import Known
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.telling.front import Front

KIND: Final = next(iter(KINDS))
"""Who has the other seats: whoever usually plays."""


def bot(phase: Phase, random: Random) -> Act:
    """What a bot does, made of what its seat knows."""
    return KINDS[KIND](random).decide(partial(Known, phase), phase.options())


def sit(front: Front, rules: Ruleset, wanted: Wanted, identity: str) -> Seat:
    """A seat; raises :class:`~tarotrules.games.refused.Refused` for a match that cannot be taken up, or begun so."""
    table, numbers = play_table(rules), registry().numbers_of(front.variant)

    def replay(table: PlayTable, record: Any) -> Recorder:
        return again(table, record, partial(number_of, numbers, rules))

    if wanted.saved is None:
        sitting = begin(table, wanted.seed, deals_of(rules.match, offered(table), wanted), bot)
    else:
        sitting = seating.again(wanted.saved, identity, lambda saved: taken_up(table, saved, bot, replay))
    return Seat(front, rules, sitting, identity, wanted.names)
