"""Classes of cards as written: ``king, queen``, ``10, jack..ace``, ``HQ, DQ``."""

from collections.abc import Iterator

from tarotrules.cards.french import LOWEST, RANKS, Card, card_name, pack, parse_card
from tarotrules.draft.reading import Written, read
from tarotrules.draft.writing import write
from tarotrules.expressions.tree import Number, Path
from tarotrules.games.piquet.ruleset.deck import CardSet
from tarotrules.syntax.document import Item, Range

_EVERY = pack(LOWEST)


@read.register(CardSet)
def _(_kind: CardSet, written: Written) -> tuple[Card, ...] | None:
    found = {card for group in written.settled.values for item in group for card in cards_of(item)}
    return tuple(card for card in _EVERY if card in found) or None


def cards_of(item: Item) -> Iterator[Card]:
    """The cards an item names; none if it names none."""
    if isinstance(item, Range):
        yield from _between(list(cards_of(item.first)), list(cards_of(item.last)))
    elif isinstance(item, Number):
        yield from (card for card in _EVERY if card.rank == item.value)
    elif isinstance(item, Path) and len(item.steps) == 1:
        card, rank = parse_card(item.steps[0]), RANKS.get(item.steps[0])
        yield from (each for each in _EVERY if each == card or each.rank == rank)


def _between(first: list[Card], last: list[Card]) -> Iterator[Card]:
    if first and last and {card.suit for card in first} == {card.suit for card in last}:
        low, high, suits = first[0].rank, last[0].rank, {card.suit for card in first}
        yield from (card for card in _EVERY if card.suit in suits and low <= card.rank <= high)


@write.register(CardSet)
def _(_kind: CardSet, value: tuple[Card, ...]) -> tuple[tuple[Item, ...], ...]:
    return tuple((Path((card_name(card),)),) for card in value)
