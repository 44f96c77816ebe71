"""Hands that call a deal off, before the auction or at a player's first turn in it."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from tarotrules.games.playing.acts import PASS
from tarotrules.games.playing.options import Few, Options
from tarotrules.games.tarot.play.acts import Act, CallOff
from tarotrules.games.tarot.play.game import CalledOff, Game, Over, Phase, go_on
from tarotrules.games.tarot.play.table import Redeal

Then = Callable[[], Phase | Over]
"""How a deal goes on that nobody calls off."""


class Found(NamedTuple):
    """Who has which of the hands that call a deal off."""

    seat: int
    redeal: Redeal


def redealing(game: Game, place: int) -> Phase | Over:
    """Hands are looked at in playing order; one that must call the deal off does so before one that may."""
    return _looked_at(game, game.in_order(), lambda: go_on(game, place), own_turn=False)


def at_turn(speaking: Phase) -> Phase | Over:
    """A player who is about to speak for the first time may have such a hand."""
    return _looked_at(speaking.game, (speaking.seat,), lambda: speaking, own_turn=True)


def _looked_at(game: Game, seats: Iterable[int], then: Then, *, own_turn: bool) -> Phase | Over:
    hands, overlooked = game.hands, game.dealt.overlooked
    redeals = [each for each in game.table.redeals if each.own_turn is own_turn and each.id not in overlooked]
    found = tuple([Found(seat, each) for seat in seats for each in redeals if each.when(hands[seat]) is True])
    if not found:
        return then()
    must = next((each for each in found if each.redeal.must), None)
    if must is not None:
        return _called_off(game, must)
    return Redealing(game, found, then)


def _called_off(game: Game, found: Found) -> Over:
    seat, redeal = found
    dealer = (game.dealer + redeal.next_dealer) % game.table.players
    return Over(game, "called_off", dealer, called_off=CalledOff(seat, redeal.id))


class Redealing(Phase):
    """Somebody may call the deal off."""

    __slots__ = ("found", "game", "seat", "then")

    def __init__(self, game: Game, found: tuple[Found, ...], then: Then) -> None:
        self.game, self.found, self.then = game, found, then
        self.seat = found[0].seat

    def options(self) -> Options[Act]:
        """To call it off, or to let it be played."""
        return Few((PASS, CallOff(self.found[0].redeal.id)))

    def after(self, act: Act) -> Phase | Over:
        """The deal is over, or the next may call it off, or it goes on."""
        if isinstance(act, CallOff):
            return _called_off(self.game, self.found[0])
        rest = self.found[1:]
        return Redealing(self.game, rest, self.then) if rest else self.then()
