"""Whom to call."""

from collections.abc import Sequence

from tarotrules.cards.bits import CardNumber
from tarotrules.cards.sets import SUIT_OF
from tarotrules.games.tarot.play.acts import Act, Call
from tarotrules.games.tarot.players.club.judging import COURT
from tarotrules.games.tarot.players.known import Known


def called(known: Known, options: Sequence[Act]) -> CardNumber:
    """A card of another's, in the suit where the taker has the queen, or else the most cards."""

    def wish(card: CardNumber) -> tuple[bool, bool, int]:
        suit = known.hand & SUIT_OF[card]
        return not (known.hand | known.chien) >> card & 1, bool(suit & COURT["queen"]), suit.bit_count()

    return max((each.card for each in options if isinstance(each, Call)), key=wish)
