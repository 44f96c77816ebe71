"""What there can be of combinations and tricks, so that every condition and amount can be tried on all of it.

The cards of a suit make 255 combinations, or 511 with the sixes; the cards of a rank 15. So no contest has more than
about two thousand, and what is asked of a trick depends on no more than two cards and its number.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations as choose
from itertools import groupby, islice
from typing import Any, Final, NamedTuple

from tarotrules.cards.french import SUITS, Card
from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.engine.combinations import Combination, judged
from tarotrules.games.piquet.engine.table import Ready, Table, Taken, table_of
from tarotrules.games.piquet.ruleset.ruleset import Ruleset

MOST_JUDGED: Final = 8
"""So many contests, and so many counts, are tried: a table that has more is not one that plays."""
REMEMBERED: Final = 16


@lru_cache(REMEMBERED)
def possible(rules: Ruleset) -> Mapping[str, tuple[Combination, ...]]:
    """By contest: every combination that some hand has in it.

    Left out are contests of whole hands, which are too many.
    """
    table = table_of(rules)
    return {
        contest.name: _combined(_Among(contest, table))
        for contest in islice(table.contests, MOST_JUDGED)
        if contest.entry.of != "hand"
    }


class _Among:
    """A contest and what its combinations depend on, which is the same by most rules."""

    def __init__(self, contest: Ready, table: Table) -> None:
        self.contest, self.table = contest, table
        self.key = (contest.entry, table.rules.deck, table.rules.deal.hand, table.rules.players)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Among) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(REMEMBERED * MOST_JUDGED)
def _combined(asked: _Among) -> tuple[Combination, ...]:
    """Every combination that some hand has in a contest."""
    return tuple(filter(None, (judged(asked.contest, cards) for cards in shaped(asked.table, asked.contest))))


def shaped(table: Table, contest: Ready) -> Iterator[tuple[Card, ...]]:
    """All cards that have the shape of a combination of a contest and are no more than a hand, the most first.

    Of each, the lowest card is the first.
    """
    entry, hand = contest.entry, table.rules.deal.hand
    among = [card for card in table.rules.deck.cards if entry.among is None or card in table.classes[entry.among]]
    for size in range(min(hand, len(among)), 0, -1):
        match entry.of:
            case "suit":
                for suit in SUITS:
                    yield from choose([card for card in among if card.suit == suit], size)
            case "rank":
                ordered = sorted(among, key=lambda card: card.rank)
                for _, cards in groupby(ordered, lambda card: card.rank):
                    yield from choose(cards, size)
            case "run":
                for first in among:
                    run = [Card(first.suit, first.rank + more) for more in range(size)]
                    if all(card in among for card in run):
                        yield tuple(run)


class Counted(NamedTuple):
    """A trick, and what is counted in it."""

    trick: Taken
    by: Mapping[str, tuple[int, Amount | None]]
    """By count: who counts it, and how much; no amount where it is divided by nothing."""

    def of(self, seat: int) -> Amount:
        """What a seat counts."""
        return sum(amount or 0 for own, amount in self.by.values() if own == seat)


@lru_cache(REMEMBERED)
def counted(rules: Ruleset) -> tuple[Counted, ...]:
    """Every trick, and what is counted in it."""
    counts = table_of(rules).counts[:MOST_JUDGED]
    return tuple(
        Counted(
            trick, {each.name: (each.payee(trick), each.worth(trick)) for each in counts if each.when(trick) is True}
        )
        for trick in tricks(rules)
    )


def tricks(rules: Ruleset) -> tuple[Taken, ...]:
    """Every trick that counts can tell apart: its number, who wins it, and the classes of its two cards.

    Seat 0 leads; somebody else wins by a higher card of the suit.
    """
    table, pairs = table_of(rules), dict[Any, tuple[Card, Card]]()
    pack = rules.deck.cards
    for led in reversed(pack):
        for winning in pack:
            if winning.suit == led.suit and winning.rank >= led.rank:
                alike = (_classes(table, led), _classes(table, winning), led == winning)
                pairs.setdefault(alike, (led, winning))
    hand = rules.deal.hand
    return tuple(
        Taken(number, hand, 0, int(led != winning), led, winning)
        for number in range(1, hand + 1)
        for led, winning in pairs.values()
    )


def _classes(table: Table, card: Card) -> frozenset[str]:
    return frozenset(name for name, cards in table.classes.items() if card in cards)
