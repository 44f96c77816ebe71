"""A player of the club, asked for a decision of any kind."""

from collections.abc import Callable
from random import Random

from tarotrules.games.piquet.play.acts import LOOK, Act
from tarotrules.games.piquet.players.club.discarding import discard
from tarotrules.games.piquet.players.club.tricks import card_to_play
from tarotrules.games.piquet.players.known import Known
from tarotrules.games.playing.acts import PASS, PLAYS, Discard
from tarotrules.games.playing.options import Discards, Options, Plays


class Club:
    """Somebody who plays at the club: calls the best and sinks nothing, exchanges as many cards as may be."""

    def __init__(self, random: Random) -> None:
        del random

    def decide(self, look: Callable[[], Known], options: Options[Act]) -> Act:
        """What common sense says."""
        match options:
            case Plays():
                few = options.cards & (options.cards - 1)
                return PLAYS[card_to_play(look(), options.cards) if few else options.cards.bit_length() - 1]
            case Discards():
                return Discard(discard(options.cards(), options.subsets.most))
        # What is best to be said comes first; what the other would see, too, is left unseen.
        first = next(iter(options))
        return PASS if first == LOOK else first
