"""What a hand has to call in a contest, the best first."""

from collections.abc import Collection, Iterator
from itertools import groupby
from typing import NamedTuple

from tarotrules.cards.french import SUITS, Card
from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.engine.table import Combined, Ready, Table

Key = tuple[int, ...]


class Combination(NamedTuple):
    """Cards of one hand that count together in a contest."""

    key: Key
    """What it is compared by, what decides first before the others."""
    cards: tuple[Card, ...]
    """The lowest first."""
    worth: Amount


def combinations(table: Table, contest: Ready, hand: Collection[Card]) -> list[Combination]:
    """Every combination of a hand in a contest, the best first; of equal ones, in the order of the suits."""
    found = (judged(contest, cards) for cards in _shaped(table, contest, hand))
    return sorted((each for each in found if each is not None), key=lambda each: each.key, reverse=True)


def judged(contest: Ready, cards: tuple[Card, ...]) -> Combination | None:
    """Cards of the shape of a contest's combinations, the lowest first, as one of them; nothing if they are none."""
    facts = Combined(len(cards), sum(card.pips for card in cards), cards[-1])
    if contest.when(facts) is not True:
        return None
    by = {"cards": facts.cards, "pips": facts.pips, "top": facts.top.rank}
    return Combination(tuple(by[each] for each in contest.entry.by), cards, contest.worth(facts))


def _shaped(table: Table, contest: Ready, hand: Collection[Card]) -> Iterator[tuple[Card, ...]]:
    """What of a hand has the shape of a contest's combinations; none is without cards."""
    among = hand if contest.entry.among is None else table.classes[contest.entry.among].intersection(hand)
    ordered = sorted(among, key=lambda card: (card.rank, SUITS.index(card.suit)))
    suits = [tuple(card for card in ordered if card.suit == suit) for suit in SUITS]
    match contest.entry.of:
        case "suit":
            yield from filter(None, suits)
        case "run":
            for suit in suits:
                yield from _runs(suit)
        case "rank":
            yield from (tuple(cards) for _, cards in groupby(ordered, lambda card: card.rank))
        case _:
            yield from filter(None, [tuple(ordered)])


def _runs(suit: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """The cards of a suit that follow each other without a gap, as many together as do."""
    for _, run in groupby(enumerate(suit), lambda placed: placed[1].rank - placed[0]):
        yield tuple(card for _, card in run)
