"""A card to a trick: the one that gains most, less what it is still good for."""

from tarotrules.cards.bits import CardNumber, CardSet, each
from tarotrules.cards.sets import ALIKE, ALL, HALVES, SUIT_OF, TRUMPS, first_of
from tarotrules.games.tarot.engine.summary import ATTACK
from tarotrules.games.tarot.play.tricks import NO_CARD
from tarotrules.games.tarot.players.club.chances import Chances
from tarotrules.games.tarot.players.club.habits import habits
from tarotrules.games.tarot.players.club.judging import COURT, EXCUSES, MONDE, PETIT
from tarotrules.games.tarot.players.club.leading import card_to_lead
from tarotrules.games.tarot.players.known import Known

_LAST_BUT_ONE = 2
_TRUMPS = (TRUMPS & ALL).bit_count()


def card_to_play(known: Known, cards: CardSet) -> CardNumber:
    """One of several cards that may be played."""
    chances, others = Chances(known), cards & ~EXCUSES
    if not others:
        return first_of(cards)
    leading = known.led == 0
    best = card_to_lead(known, chances, others) if leading else _to_follow(known, chances, others)
    if cards & EXCUSES and _is_time(known, chances, best, leading=leading):
        return first_of(cards & EXCUSES)
    return best


def _to_follow(known: Known, chances: Chances, cards: CardSet) -> CardNumber:
    """The card with the highest expectation; of equal ones the lowest."""
    table = sum(HALVES[card] for card in known.cards)
    return max(each(cards), key=lambda card: expected(known, chances, card, table))


def expected(known: Known, chances: Chances, card: CardNumber, table: int) -> float:
    """What a card is likely to bring in, or to lose, less what it is still good for, in halves."""
    ours = _ours(known, chances, card)
    return (2 * ours - 1) * (table + HALVES[card]) - keeping(known, card)


def _ours(known: Known, chances: Chances, card: CardNumber) -> float:
    """How likely the own side wins the trick."""
    led = known.led or SUIT_OF[card]
    if known.top == NO_CARD or known.table.pack.beaten_by[known.top] >> card & 1:
        return 1 - chances.beaten(card, chances.enemies, led)
    if chances.is_ours:
        return 1 - chances.beaten(known.top, chances.enemies, led)
    return chances.beaten(known.top, chances.friends, led) * (1 - chances.beaten(known.top, chances.enemies, led))


def keeping(known: Known, card: CardNumber) -> float:
    """What a card is still good for if it is kept, in halves."""
    keep, bit = habits()["keep"], 1 << card
    if known.hand.bit_count() == 1:
        return 0.0
    if bit & TRUMPS:
        if bit & PETIT:
            return float(keep["low_trump"])
        if bit & MONDE:
            return float(keep["top_trump"])
        return float(keep["trump"] + (keep["high_trump"] - keep["trump"]) * height(card))
    return float(next((keep[name] for name, cards in COURT.items() if cards & bit), 0))


def height(card: CardNumber) -> float:
    """How high a trump is, from 0 to 1."""
    return (ALIKE[card].rank - 1) / (_TRUMPS - 1)


def _is_time(known: Known, chances: Chances, best: CardNumber, *, leading: bool) -> bool:
    """Whether to play the Excuse: before it would be lost, or where the other card would be given away."""
    if known.hand.bit_count() <= _LAST_BUT_ONE:
        return not _wins_all(known)
    if leading:
        return False
    table = sum(HALVES[card] for card in known.cards)
    return expected(known, chances, best, table) < -(table + float(habits()["fool"]["loss"]))


def _wins_all(known: Known) -> bool:
    """Whether the own side has won every trick, so that the Excuse may win the last."""
    return bool(known.tricks) and all(known.sides[trick.winner] == known.side == ATTACK for trick in known.tricks)
