"""A person's partie of Piquet against programs, deal after deal; it can be written down and taken up again."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from tarotrules.games.piquet.play.acts import Act
from tarotrules.games.piquet.play.agenda import start
from tarotrules.games.piquet.play.game import Phase
from tarotrules.games.piquet.play.match import Match, begun, offered
from tarotrules.games.piquet.play.record import Recorder
from tarotrules.games.piquet.play.table import PlayTable
from tarotrules.games.playing import sitting
from tarotrules.games.playing.sitting import Terms, any_terms, terms_of

Player = Callable[[Phase, Random], Act]
"""Somebody who decides for whoever's turn it is."""
Again = Callable[[PlayTable, Mapping[str, Any]], Recorder]
"""Plays a record again, and refuses what is none."""


class Sitting(sitting.Sitting[Match, Recorder]):
    """A partie that is going on."""

    def __init__(self, table: PlayTable, terms: Terms, player: Player) -> None:
        self.table = table
        super().__init__(terms, begun(table, terms.first_dealer, terms.deals), player)

    def deal(self, random: Random) -> Recorder:
        return Recorder(start(self.table, self.match.deal(random)))


def begin(table: PlayTable, seed: int, deals: int | None, player: Player) -> Sitting:
    """A new partie; who deals first is decided by chance."""
    return Sitting(table, any_terms(table.players, seed, deals), player)


def taken_up(table: PlayTable, data: Mapping[str, Any], player: Player, again: Again) -> Sitting:
    """A partie that was written down, as it was.

    Raises :class:`~tarotrules.games.playing.recorder.Unreadable` or what ``again`` raises.
    """
    may, agreed = offered(table), table.rules.match.end == "agreed"
    terms = terms_of(data, table.players, lambda deals: deals in may or (agreed and type(deals) is int))
    found = Sitting(table, terms, player)
    found.take_up(data, lambda record: again(table, record))
    return found
