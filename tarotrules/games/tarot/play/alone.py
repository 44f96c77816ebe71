"""A deal that nobody took and that is played all the same, everybody alone."""

from tarotrules.games.tarot.play.game import Game, Over, Phase
from tarotrules.games.tarot.play.tricks import at_once


def alone(game: Game, mode: str) -> Phase | Over:
    """The tricks: all that is announced or declared is between a taker and the others."""
    agenda = game.agenda._replace(first_card=at_once)
    return agenda.steps[-1](game.with_(mode=mode, agenda=agenda), len(agenda.steps) - 1)
