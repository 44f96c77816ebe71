"""A person's match of tarot against bots, deal after deal; it can be written down and taken up again."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from tarotrules.games.playing import sitting
from tarotrules.games.playing.sitting import Terms, any_terms, terms_of
from tarotrules.games.tarot.engine import standing
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.agenda import start
from tarotrules.games.tarot.play.game import Phase
from tarotrules.games.tarot.play.match import Match, begun
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.table import PlayTable

Player = Callable[[Phase, Random], Act]
"""Somebody who decides for whoever's turn it is."""
Again = Callable[[PlayTable, Mapping[str, Any]], Recorder]
"""Plays a record again, and refuses what is none."""


class Sitting(sitting.Sitting[Match, Recorder]):
    """A match that is going on."""

    def __init__(self, table: PlayTable, terms: Terms, player: Player) -> None:
        self.table = table
        super().__init__(terms, begun(table, terms.first_dealer, terms.deals), player)

    def deal(self, random: Random) -> Recorder:
        return Recorder(start(self.table, self.match.deal(random)))


def begin(table: PlayTable, seed: int, deals: int | None, player: Player) -> Sitting:
    """A new match; who deals first is decided by chance."""
    return Sitting(table, any_terms(table.players, seed, deals), player)


def taken_up(table: PlayTable, data: Mapping[str, Any], player: Player, again: Again) -> Sitting:
    """A match that was written down, as it was.

    Raises :class:`~tarotrules.games.playing.recorder.Unreadable` or what ``again`` raises.
    """
    may, agreed = offered(table), table.rules.match.end == "agreed"
    terms = terms_of(data, table.players, lambda deals: deals in may or (agreed and type(deals) is int))
    found = Sitting(table, terms, player)
    found.take_up(data, lambda record: again(table, record))
    return found


def offered(table: PlayTable) -> tuple[int | None, ...]:
    """How many deals a match may have; nothing, where something else ends it."""
    return standing.offered(table.rules.match, table.players)
