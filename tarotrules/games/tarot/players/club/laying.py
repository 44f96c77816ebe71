"""The discard."""

from tarotrules.cards.bits import CardNumber, CardSet, each
from tarotrules.cards.sets import HALVES
from tarotrules.games.playing.options import Subsets
from tarotrules.games.tarot.players.club.judging import COURT, PLAIN
from tarotrules.games.tarot.players.known import Known


def discard(known: Known, subsets: Subsets) -> CardSet:
    """Whole suits first, the shortest of those without the king; then points that might be lost; then the least."""
    chosen, left = subsets.must, subsets.among
    need = subsets.most
    for suit in sorted(PLAIN, key=lambda suit: (known.hand & suit).bit_count()):
        cards = left & suit
        if cards and cards == known.hand & suit & ~subsets.must and cards.bit_count() <= need:
            chosen, left, need = chosen | cards, left ^ cards, need - cards.bit_count()
    for card in sorted(each(left), key=lambda card: _wish(known, card), reverse=True)[:need]:
        chosen |= 1 << card
    return chosen


def _wish(known: Known, card: CardNumber) -> tuple[bool, int, int]:
    """How gladly a card is laid away: those of suits without king first, the dearest of them, from short suits."""
    suit = next((each for each in PLAIN if each >> card & 1), 0)
    held = known.hand & suit
    return bool(held and not held & COURT["king"]), HALVES[card], -held.bit_count()
