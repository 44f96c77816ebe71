"""What a hand can score in a contest, and a seat in play, so that what nobody can have scored is found."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import chain, combinations, product
from typing import Final

from tarotrules.cards.french import SUITS, Card
from tarotrules.expressions.rounding import Amount
from tarotrules.expressions.tree import paths_of
from tarotrules.games.piquet.engine import combinations as called
from tarotrules.games.piquet.engine.table import REMEMBERED, Ready, Table, Taken

_CARDS: Final = frozenset({"led", "winning_card"})
_MOST: Final = 10
"""Of so many cards every choice is looked at."""
_MOST_SUMS: Final = 2_000


@lru_cache(REMEMBERED)
def amounts(table: Table, contest: Ready) -> Collection[Amount] | None:
    """Every amount that one hand can score in a contest; ``None`` where there are too many hands to look at."""
    groups = _groups(table, contest)
    if any(len(group) > _MOST for group in groups):
        return None
    size, only_best = table.rules.deal.hand, contest.entry.scores == "best"
    reached: set[tuple[int, Amount]] = {(0, 0)}
    for group in groups:
        parts = {_scored(table, contest, part, only_best=only_best) for part in _choices(group)}
        if only_best:
            reached |= parts
        else:
            reached = {(a + b, x + y) for (a, x), (b, y) in product(reached, parts) if a + b <= size}
        if len(reached) > _MOST_SUMS:
            return None
    return {amount for cards, amount in reached if cards <= size}


def _scored(table: Table, contest: Ready, cards: Sequence[Card], *, only_best: bool) -> tuple[int, Amount]:
    """How many cards they are, and what they score together."""
    found = called.combinations(table, contest, cards)
    return len(cards), sum(each.worth for each in (found[:1] if only_best else found))


def _choices(group: Sequence[Card]) -> chain[tuple[Card, ...]]:
    return chain.from_iterable(combinations(group, size) for size in range(len(group) + 1))


def _groups(table: Table, contest: Ready) -> list[list[Card]]:
    """The cards of which combinations are made: no combination has cards of two groups."""
    among = contest.entry.among
    pack = [card for card in table.rules.deck.cards if among is None or card in table.classes[among]]
    match contest.entry.of:
        case "suit" | "run":
            return [[card for card in pack if card.suit == suit] for suit in SUITS]
        case "rank":
            return [[card for card in pack if card.rank == rank] for rank in sorted({card.rank for card in pack})]
    return [pack]


@lru_cache(REMEMBERED)
def most_in_play(table: Table) -> Amount:
    """No seat scores more than this for tricks."""
    size, cards = table.rules.deal.hand, table.rules.deck.cards
    most: Amount = 0
    for number in range(1, size + 1):
        best: Amount = 0
        for leader, winner in product(table.seats, repeat=2):
            for card in cards:
                trick = Taken(number, size, leader, winner, card, card)
                counts = [each for each in table.counts if each.when(trick) is True]
                best = max(best, sum(each.worth(trick) for each in counts if each.payee(trick) == 0))
        most += best
    return most


def asks_for_cards(count: Ready) -> bool:
    """Whether something is counted by the cards of a trick, and not only by who led and who won it."""
    told = [each for each in (count.entry.when, count.entry.worth, count.entry.payee) if each is not None]
    return any(steps[0] in _CARDS for each in told for steps in paths_of(each))
