"""A card to a trick where everybody plays alone and is better off with little: the one that costs least."""

from tarotrules.cards.bits import CardNumber, CardSet, each
from tarotrules.cards.sets import HALVES, SUIT_OF, TRUMPS
from tarotrules.games.tarot.play.tricks import NO_CARD
from tarotrules.games.tarot.players.club.chances import Chances
from tarotrules.games.tarot.players.club.habits import habits
from tarotrules.games.tarot.players.club.judging import EXCUSES
from tarotrules.games.tarot.players.club.tricks import height
from tarotrules.games.tarot.players.known import Known
from tarotrules.games.tarot.ruleset.modes import what_counts


def wants_little(known: Known) -> bool:
    """Whether whoever has least of what counts first is the best."""
    if known.mode is None:
        return False
    first = next(iter(known.table.rules.mode[known.mode].rank.values()))
    # Who is furthest short of the own target has most of that, and least of what is won.
    return (first.best == "lowest") != (what_counts(first) == "short")


def card_to_lose(known: Known, cards: CardSet) -> CardNumber:
    """One of several cards; an excused one is kept for the last trick, whose winner gets it."""
    others, chances = cards & ~EXCUSES, Chances(known)
    return min(each(others or cards), key=lambda card: _cost(known, chances, card))


def _cost(known: Known, chances: Chances, card: CardNumber) -> float:
    """What a card is likely to bring in, less what it would still bring in later, in halves."""
    habit, led = habits()["alone"], known.led or SUIT_OF[card]
    beats = known.top == NO_CARD or bool(known.table.pack.beaten_by[known.top] >> card & 1)
    wins = 1 - chances.beaten(card, chances.after, led) if beats else 0.0
    table = sum(HALVES[each] for each in known.cards) + habit["card"] * len(chances.after)
    return float(wins * (table + HALVES[card])) - _burden(card)


def _burden(card: CardNumber) -> float:
    """How much a card that is kept is likely to bring in later, in halves."""
    habit = habits()["alone"]
    high = habit["trump"] * height(card) if 1 << card & TRUMPS else 0.0
    return float(habit["points"] * HALVES[card] + high)
