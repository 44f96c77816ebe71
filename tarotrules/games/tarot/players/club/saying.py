"""What is announced and declared."""

from tarotrules.cards.bits import CardSet
from tarotrules.cards.sets import ALL, SIZE, TRUMPS, highest
from tarotrules.games.playing.acts import PASS
from tarotrules.games.tarot.play.acts import Act, Announce, Claim
from tarotrules.games.tarot.play.options import Sayings
from tarotrules.games.tarot.players.club.judging import PLAIN
from tarotrules.games.tarot.players.known import NOBODY, Known


def declared(known: Known, options: Sayings) -> Act:
    """Whatever may be declared, the highest level first, with no more cards shown than must be."""
    if options.declarations:
        # Levels are in rising order.
        highest = options.declarations[-1]
        subsets = highest.shown[0]._replace(most=highest.shown[0].least)
        return Claim(highest.claim, highest.level, next(subsets.all()))
    feats = [each for each in options.few if isinstance(each, Announce)]
    return feats[-1] if feats and is_overwhelming(known.hand, known) else PASS


def is_overwhelming(hand: CardSet, known: Known, *, discards: bool = True) -> bool:
    """Whether nobody could win a trick: the highest trumps, enough of them to draw the others, and no loser beside.

    Before the auction is over losers may still be discarded, unless the chien will not be taken up.
    """
    if known.taker not in {None, known.seat} or known.leader != NOBODY:
        return False
    spare = known.table.chien if known.contract is None and discards else 0
    others = known.table.pack.all & ~hand
    losers = sum((suit & hand).bit_count() - _run(suit, hand, others).bit_count() for suit in PLAIN)
    missing = (TRUMPS & others).bit_count()
    return losers <= spare // 2 and _run(TRUMPS, hand, others).bit_count() > (missing + 1) // 2


def _run(suit: CardSet, hand: CardSet, others: CardSet) -> CardSet:
    """The highest cards of a suit, without a gap."""
    missing = suit & others
    above = ALL & -1 << highest(missing) % SIZE + 1 if missing else ALL
    return hand & suit & (above | above << SIZE)
