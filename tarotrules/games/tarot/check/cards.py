"""Classes of cards as written: ``king, queen``, ``T1..T21, excuse``, ``1..10``."""

from collections.abc import Iterator

from tarotrules.cards.pack import COURTS, EXCUSE, PACK, TRUMP, Card, card_name, parse_card
from tarotrules.draft.reading import Written, around, read
from tarotrules.draft.writing import write
from tarotrules.expressions.tree import Number, Path
from tarotrules.games.tarot.check import problems
from tarotrules.games.tarot.check.card_words import card_meant
from tarotrules.games.tarot.ruleset.deck import CardSet
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.syntax.document import Item, Range


@read.register(CardSet)
def _(_kind: CardSet, written: Written) -> tuple[Card, ...] | None:
    found: set[Card] = set()
    for group in written.settled.values:
        for item in group:
            cards = set(cards_of(item))
            if not cards:
                written.problems.append(_no_card(group, item, written))
                return None
            found |= cards
    return tuple(card for card in PACK if card in found) or None


def _no_card(group: tuple[Item, ...], item: Item, written: Written) -> Diagnostic:
    """The problem of something that is no card, with the card that it or the words around it mean."""
    here = item.span or written.span
    spans = [around(group), here]
    span = next((each for each in spans if each is not None and card_meant(each.text)), here)
    meant = card_meant(span.text)
    return problems.NOT_A_CARD.at(span, word=span.text, instead=meant, hint="meant" if meant else "none")


def cards_of(item: Item) -> Iterator[Card]:
    """The cards an item names; none if it names none."""
    if isinstance(item, Range):
        yield from _between(list(cards_of(item.first)), list(cards_of(item.last)))
    elif isinstance(item, Number) and item.value.denominator == 1:
        yield from (card for card in PACK if card.suit != TRUMP and card.rank == item.value and card.suit != EXCUSE)
    elif isinstance(item, Path) and len(item.steps) == 1:
        yield from _named(item.steps[0])


def _named(word: str) -> Iterator[Card]:
    if word == "excuse":
        yield Card(EXCUSE, 0)
    elif word in COURTS:
        yield from (card for card in PACK if card.rank == COURTS[word] and card.suit != TRUMP)
    else:
        card = parse_card(word)
        if card is not None:
            yield card


def _between(first: list[Card], last: list[Card]) -> Iterator[Card]:
    if not first or not last or {card.suit for card in first} != {card.suit for card in last}:
        return
    suits = {card.suit for card in first}
    low, high = first[0].rank, last[0].rank
    yield from (card for card in PACK if card.suit in suits and low <= card.rank <= high)


@write.register(CardSet)
def _(_kind: CardSet, value: tuple[Card, ...]) -> tuple[tuple[Item, ...], ...]:
    return tuple((Path((card_name(card),)),) for card in value)
