"""What is laid away: whatever is worth least for the point, for sequences and sets, and for tricks.

Point and sequences are kept for in one suit, sets in the ranks that make any, and high cards with what guards them;
nines and lower go first (R110).
"""

from functools import cache
from typing import Final, NamedTuple

from tarotrules.cards.bits import CardNumber, CardSet, each
from tarotrules.games.piquet.play.cards import IN_SUIT, PACK, SUIT_OF
from tarotrules.games.piquet.players.club.habits import habits

_ACE: Final = 14
_TEN: Final = 10
_GUARDED: Final = ((13, 2), (12, 3))
"""A king with one card beside it, a queen with two, each with as many cards of the suit at most."""
_RANKS: Final = {rank: sum(1 << n for n, card in enumerate(PACK) if card.rank == rank) for rank in range(6, 15)}


class Worth(NamedTuple):
    """What a card is worth keeping."""

    point: float
    pip: float
    run: float
    gap: float
    ranks: tuple[float, ...]
    """By how many are held."""
    ace: float
    king: float
    queen: float
    guard: float


@cache
def worth() -> Worth:
    """By habit."""
    known = habits()
    ranks = (0.0, *(known["rank"][str(number)] for number in range(1, 5)))
    return Worth(**known["suit"], ranks=ranks, **known["high"])


def discard(hand: CardSet, number: int) -> CardSet:
    """So many cards of a hand, of all suits that could be kept for the point the one that is worth most."""
    always = {card: _in_sets(hand, card) + _in_tricks(hand, card) for card in each(hand)}
    best, found = -1.0, 0
    for suit in IN_SUIT:
        values = dict(always)
        for card in each(hand & suit):
            values[card] += _in_suit(hand, card)
        away = sorted(values, key=lambda card: (values[card], PACK[card].rank))[:number]
        kept = sum(values.values()) - sum(values[card] for card in away)
        if kept > best:
            best, found = kept, sum(1 << card for card in away)
    return found


def _in_suit(hand: CardSet, card: CardNumber) -> float:
    """For point and sequence."""
    known, suit = worth(), hand & SUIT_OF[card]
    value = known.point + PACK[card].pips * known.pip
    for step in (-1, 1):
        at, in_run = card + step, True
        while 0 <= at < len(PACK) and SUIT_OF[at] == SUIT_OF[card]:
            there = suit >> at & 1
            in_run = in_run and bool(there)
            value += known.run if in_run else known.gap if there else 0
            at += step
    return value


def _in_sets(hand: CardSet, card: CardNumber) -> float:
    rank = PACK[card].rank
    return worth().ranks[(hand & _RANKS[rank]).bit_count()] if rank >= _TEN else 0.0


def _in_tricks(hand: CardSet, card: CardNumber) -> float:
    known, suit = worth(), hand & SUIT_OF[card]
    match PACK[card].rank:
        case 14:
            return known.ace
        case 13:
            return known.king
        case 12:
            return known.queen
    ranks, length = {PACK[other].rank for other in each(suit)}, suit.bit_count()
    guards = any(rank in ranks and length <= most for rank, most in _GUARDED) and _ACE not in ranks
    return known.guard if guards else 0.0
