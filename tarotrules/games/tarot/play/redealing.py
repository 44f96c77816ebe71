"""Hands that call a deal off before the auction."""

from typing import NamedTuple

from tarotrules.games.tarot.play.acts import PASS, Act, CallOff
from tarotrules.games.tarot.play.game import CalledOff, Game, Over, Phase, go_on
from tarotrules.games.tarot.play.options import Few, Options
from tarotrules.games.tarot.play.table import Redeal


class Found(NamedTuple):
    """Who has which of the hands that call a deal off."""

    seat: int
    redeal: Redeal


def redealing(game: Game, place: int) -> Phase | Over:
    """Hands are looked at in playing order; one that must call the deal off does so before one that may."""
    hands, overlooked = game.hands, game.dealt.overlooked
    redeals = [each for each in game.table.redeals if each.id not in overlooked]
    found = tuple([Found(seat, each) for seat in game.in_order() for each in redeals if each.when(hands[seat]) is True])
    if not found:
        return go_on(game, place)
    must = next((each for each in found if each.redeal.must), None)
    if must is not None:
        return _called_off(game, must)
    return Redealing(game, place, found)


def _called_off(game: Game, found: Found) -> Over:
    seat, redeal = found
    dealer = (game.dealer + redeal.next_dealer) % game.table.players
    return Over(game, "called_off", dealer, called_off=CalledOff(seat, redeal.id))


class Redealing(Phase):
    """Somebody may call the deal off."""

    __slots__ = ("found", "game", "place", "seat")

    def __init__(self, game: Game, place: int, found: tuple[Found, ...]) -> None:
        self.game, self.place, self.found = game, place, found
        self.seat = found[0].seat

    def options(self) -> Options:
        """To call it off, or to let it be played."""
        return Few((PASS, CallOff(self.found[0].redeal.id)))

    def after(self, act: Act) -> Phase | Over:
        """The deal is over, or the next may call it off, or it goes on."""
        if isinstance(act, CallOff):
            return _called_off(self.game, self.found[0])
        rest = self.found[1:]
        return Redealing(self.game, self.place, rest) if rest else go_on(self.game, self.place)
