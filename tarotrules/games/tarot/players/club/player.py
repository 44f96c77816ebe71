"""A player of the club, asked for a decision of any kind."""

from random import Random

from tarotrules.cards.bits import CardNumber, CardSet
from tarotrules.games.playing.acts import PASS, PLAYS, Discard
from tarotrules.games.playing.options import Discards, Options, Plays
from tarotrules.games.tarot.play.acts import Act, Announce, Bid, Call, CallOff, Parole
from tarotrules.games.tarot.play.options import Sayings
from tarotrules.games.tarot.players.club import bidding, calling, laying, saying
from tarotrules.games.tarot.players.club.losing import card_to_lose, wants_little
from tarotrules.games.tarot.players.club.tricks import card_to_play
from tarotrules.games.tarot.players.known import Known
from tarotrules.games.tarot.players.player import Look


class Club:
    """Somebody who plays at the club."""

    def __init__(self, random: Random) -> None:
        del random

    def decide(self, look: Look, options: Options[Act]) -> Act:
        """What common sense says."""
        match options:
            case Plays():
                few = options.cards & (options.cards - 1)
                return PLAYS[_card(look(), options.cards) if few else options.cards.bit_length() - 1]
            case Discards():
                return Discard(laying.discard(look(), options.subsets))
            case Sayings():
                return saying.declared(look(), options)
        return _said(look(), tuple(options))


def _card(known: Known, cards: CardSet) -> CardNumber:
    """One of several cards: to win by, or where it is better to have little, to be rid of."""
    return card_to_lose(known, cards) if wants_little(known) else card_to_play(known, cards)


def _said(known: Known, options: tuple[Act, ...]) -> Act:
    """One of a few things; they are all of a kind, but that one may pass."""
    match options[-1]:
        case Bid() | Parole():
            return bidding.bid(known, options)
        case Call():
            return Call(calling.called(known, options))
        case CallOff():
            return options[-1] if bidding.is_weak(known) else PASS
        case Announce():
            return options[-1] if saying.is_overwhelming(known.hand, known) else PASS
    return PASS
