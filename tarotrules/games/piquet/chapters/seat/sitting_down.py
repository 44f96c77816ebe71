"""To sit down at a table of bots, for a new partie or one that was put away."""

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any, Final

from tarotrules.games.piquet.chapters.numbers import registry
from tarotrules.games.piquet.chapters.reasons import number_of
from tarotrules.games.piquet.chapters.seat.seat import Seat
from tarotrules.games.piquet.play.acts import Act
from tarotrules.games.piquet.play.game import Phase
from tarotrules.games.piquet.play.match import offered
from tarotrules.games.piquet.play.record import Recorder
from tarotrules.games.piquet.play.replaying import again
from tarotrules.games.piquet.play.sitting import begin, taken_up
from tarotrules.games.piquet.play.table import PlayTable, play_table
from tarotrules.games.piquet.players.kinds import KINDS
from tarotrules.games.piquet.players.known import known
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.seated import Wanted
from tarotrules.games.seating import sitting_down as seating
from tarotrules.games.seating.sitting_down import deals_of
from tarotrules.games.telling.front import Front

KIND: Final = next(iter(KINDS))
"""Who has the other seats: whoever usually plays."""


def bot(phase: Phase, random: Random) -> Act:
    """What a bot does, made of what its seat knows."""
    act: Act = KINDS[KIND](random).decide(partial(known, phase), phase.options())
    return act


def sit(front: Front, rules: Ruleset, wanted: Wanted, identity: str) -> Seat:
    """A seat; raises :class:`~tarotrules.games.refused.Refused` for a partie that cannot be taken up, or begun so."""
    table = play_table(rules)
    rule_of = partial(number_of, registry().numbers_of(front.variant))

    def replay(table: PlayTable, record: Mapping[str, Any]) -> Recorder:
        return again(table, record, rule_of)

    if wanted.saved is None:
        sitting = begin(table, wanted.seed, deals_of(rules.match, offered(table), wanted), bot)
    else:
        sitting = seating.again(wanted.saved, identity, lambda saved: taken_up(table, saved, bot, replay))
    return Seat(front, rules, sitting, identity, wanted.names)
