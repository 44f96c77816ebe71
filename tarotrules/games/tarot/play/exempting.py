"""Cards that are excused from the duties of play."""

from collections.abc import Callable, Iterable
from functools import reduce
from operator import or_

from tarotrules.cards.bits import CardSet
from tarotrules.games.tarot.play.game import Game, Over, Phase, go_on
from tarotrules.games.tarot.play.table import Exempt


def excusing(game: Game, place: int) -> Phase | Over:
    """Excused cards are known before anybody speaks."""
    return go_on(excused(game), place)


Holds = Callable[[Game, int, Exempt], bool]
"""Whether a player has a class of cards excused."""


def has_excused(game: Game, seat: int, exempt: Exempt) -> bool:
    """By the player's hand."""
    return exempt.when is None or exempt.when(game.hands[seat]) is True


def excused(game: Game, holds: Holds = has_excused) -> Game:
    """The deal with the cards that each hand has excused, whether it was dealt them or finds them in the chien."""
    every, always = game.table.exempt, game.table.excused
    if always is not None:
        changed = game.with_()
        changed.exempt, changed.free, changed.never_wins = always
        return changed
    found = tuple(tuple(each for each in every if holds(game, seat, each)) for seat in game.seats_from(0))
    never = _together(each.cards for seat in found for each in seat if each.wins != "as_ranked")
    free = tuple(_together(each.cards for each in seat) for seat in found)
    return game.with_(exempt=found, free=free, never_wins=never)


def _together(sets: Iterable[CardSet]) -> CardSet:
    return reduce(or_, sets, 0)
