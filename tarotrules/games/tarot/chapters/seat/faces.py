"""Cards face up on a screen, where a card is a few letters wide."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from tarotrules.cards.bits import CardNumber, CardSet
from tarotrules.cards.pack import EXCUSE, SUITS, TRUMP, Card
from tarotrules.cards.sets import ALIKE, CODES, EVERY, IN_SUIT, in_order
from tarotrules.games.seated import Colour, ShownCard
from tarotrules.games.tarot.chapters.faces import face, label, name_of, side_by_side
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase, plain

REMEMBERED: Final = 1_000
"""Cards that are drawn as they were; in each language, each may be played or not."""
_RED: Final = frozenset({"H", "D"})
_ROWS: Final = (*(IN_SUIT[suit] for suit in SUITS), IN_SUIT[TRUMP] | IN_SUIT[EXCUSE])


@lru_cache(REMEMBERED)
def shown(words: Catalogue, number: CardNumber, *, may: bool = True, note: str = "") -> ShownCard:
    """A card face up."""
    card = ALIKE[number]
    name, sign = plain(name_of(words, card)), "" if card.suit == EXCUSE else card.suit
    corner = _corner(words, card)
    return ShownCard(CODES[number], label(words, card), name, _colour(card), may, sign, corner, note)


def _corner(words: Catalogue, card: Card) -> str:
    """The label without the sign of the suit, which is drawn."""
    sign = words.say("face-suit", suit=card.suit) if card.suit in SUITS else ""
    return label(words, card).replace(sign, "")


def in_a_row(words: Catalogue, cards: CardSet) -> Phrase:
    """Some cards, the highest of each suit first."""
    return in_this_order(words, (card for row in _ROWS for card in _falling(cards & row)))


def in_this_order(words: Catalogue, cards: Iterable[CardNumber]) -> Phrase:
    """Some cards as they lie, one after another."""
    return side_by_side(words, (face(words, ALIKE[card]) for card in cards))


def rows(words: Catalogue, hand: CardSet, may: CardSet, noted: CardSet, note: str) -> Iterator[tuple[ShownCard, ...]]:
    """A hand, a row for each suit and the trumps with the Excuse; some have a note, such as those just taken up."""
    for row in _ROWS:
        if hand & row:
            yield tuple(
                shown(words, card, may=bool(may >> card & 1), note=note if noted >> card & 1 else "")
                for card in _falling(hand & row)
            )


def _falling(cards: CardSet) -> Iterable[CardNumber]:
    return reversed([*in_order(cards & EVERY)])


def _colour(card: Card) -> Colour:
    if card.suit in {TRUMP, EXCUSE}:
        return "yellow"
    return "red" if card.suit in _RED else "black"
