"""Classes of cards as written: ``king, queen``, ``T1..T21, excuse``, ``1..10``, ``jack..ace``."""

from collections.abc import Iterator
from functools import singledispatch
from typing import Any, Final

from tarotrules.draft.reading import Written, around, read
from tarotrules.draft.writing import write
from tarotrules.expressions.tree import Number, Path
from tarotrules.games.checking import problems
from tarotrules.games.features.card_sets import CardSet, CardT
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.syntax.document import Item, Range

_SIGNS: Final = str.maketrans("♠♤♥♡♦♢♣♧", "SSHHDDCC")


@singledispatch
def meant(kind: CardSet[Any], written: str) -> str:
    """The code of the only card that is meant by what may be no code: with the sign of the suit, or that behind.

    Empty if none is. A family registers what else its cards are called.
    """
    code = written.strip().upper().translate(_SIGNS)
    card = kind.parse(code) or kind.parse(code[-1:] + code[:-1])
    return "" if card is None else kind.code(card)


@read.register(CardSet)
def _(kind: CardSet[CardT], written: Written) -> tuple[CardT, ...] | None:
    found: set[CardT] = set()
    for group in written.settled.values:
        for item in group:
            cards = set(cards_of(kind, item))
            if not cards:
                written.problems.append(_no_card(kind, group, item, written))
                return None
            found |= cards
    return tuple(card for card in kind.every if card in found) or None


def _no_card(kind: CardSet[Any], group: tuple[Item, ...], item: Item, written: Written) -> Diagnostic:
    """The problem of something that is no card, with the card that it or the words around it mean."""
    here = item.span or written.span
    spans = [around(group), here]
    span = next((each for each in spans if each is not None and meant(kind, each.text)), here)
    instead = meant(kind, span.text)
    return problems.NOT_A_CARD.at(span, word=span.text, instead=instead, hint="meant" if instead else "none")


def cards_of(kind: CardSet[CardT], item: Item) -> Iterator[CardT]:
    """The cards an item names; none if it names none."""
    if isinstance(item, Range):
        yield from _between(kind, list(cards_of(kind, item.first)), list(cards_of(kind, item.last)))
    elif isinstance(item, Number):
        yield from kind.of_rank(item.value)
    elif isinstance(item, Path) and len(item.steps) == 1:
        yield from kind.by_name(item.steps[0])


def _between(kind: CardSet[CardT], first: list[CardT], last: list[CardT]) -> Iterator[CardT]:
    if not first or not last or {card.suit for card in first} != {card.suit for card in last}:
        return
    suits = {card.suit for card in first}
    low, high = first[0].rank, last[0].rank
    yield from (card for card in kind.every if card.suit in suits and low <= card.rank <= high)


@write.register(CardSet)
def _(kind: CardSet[CardT], value: tuple[CardT, ...]) -> tuple[tuple[Item, ...], ...]:
    return tuple((Path((kind.code(card),)),) for card in value)
