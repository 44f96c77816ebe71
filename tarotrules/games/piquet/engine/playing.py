"""Tricks told card by card, or by who led and who won."""

from collections.abc import Sequence

from tarotrules.cards.french import Card
from tarotrules.games.piquet.engine.table import Table, Taken


def taken(table: Table, plays: Sequence[Sequence[Card]]) -> list[Taken]:
    """The tricks of a deal, the cards of each in the order in which they fell; the elder leads to the first.

    The highest card of the suit that was led wins, and its player leads next (R62).
    """
    found, leader = list[Taken](), 0
    for number, cards in enumerate(plays, start=1):
        best = max(range(len(cards)), key=lambda at: (cards[at].suit == cards[0].suit, cards[at].rank))
        winner = (leader + best) % len(table.seats)
        found.append(Taken(number, table.rules.deal.hand, leader, winner, cards[0], cards[best]))
        leader = winner
    return found


def won(table: Table, tricks: Sequence[tuple[int, int]]) -> list[Taken]:
    """The tricks of a deal of which only the leaders and the winners are told."""
    return [Taken(number, table.rules.deal.hand, *each) for number, each in enumerate(tricks, start=1)]
