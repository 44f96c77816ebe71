"""Cards face up on a screen, where a card is a few letters wide."""

from collections.abc import Iterable, Iterator
from typing import Final

from tarotrules.cards.pack import EXCUSE, PACK, SUITS, TRUMP, Card
from tarotrules.cards.sets import ALL, IN_SUIT, NAMES, CardNumber, CardSet, each
from tarotrules.games.seated import Colour, ShownCard
from tarotrules.games.tarot.chapters.faces import label, name_of
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import plain

_RED: Final = frozenset({"H", "D"})
_ROWS: Final = (*(IN_SUIT[suit] for suit in SUITS), IN_SUIT[TRUMP] | IN_SUIT[EXCUSE])


def shown(words: Catalogue, number: CardNumber, *, may: bool = True) -> ShownCard:
    """A card face up."""
    card = PACK[number]
    name, sign = plain(name_of(words, card)), "" if card.suit == EXCUSE else card.suit
    return ShownCard(NAMES[number], face_of(words, number), name, _colour(card), may, sign, _corner(words, card))


def _corner(words: Catalogue, card: Card) -> str:
    """The label without the sign of the suit, which is drawn."""
    sign = words.say("face-suit", suit=card.suit) if card.suit in SUITS else ""
    return label(words, card).replace(sign, "")


def face_of(words: Catalogue, number: CardNumber) -> str:
    """What stands in a card's corner; a trump says that it is one."""
    card = PACK[number]
    return words.say("seat-trump", n=card.rank) if card.suit == TRUMP else label(words, card)


def in_a_row(words: Catalogue, cards: CardSet) -> str:
    """Some cards, the highest of each suit first."""
    return words.say("faces-gap").join(face_of(words, card) for row in _ROWS for card in _falling(cards & row))


def in_this_order(words: Catalogue, cards: Iterable[CardNumber]) -> str:
    """Some cards as they lie, one after another."""
    return words.say("faces-gap").join(face_of(words, card) for card in cards)


def rows(words: Catalogue, hand: CardSet, may: CardSet) -> Iterator[tuple[ShownCard, ...]]:
    """A hand, a row for each suit and the trumps with the Excuse."""
    for row in _ROWS:
        if hand & row:
            yield tuple(shown(words, card, may=bool(may >> card & 1)) for card in _falling(hand & row))


def _falling(cards: CardSet) -> Iterable[CardNumber]:
    return reversed([*each(cards & ALL)])


def _colour(card: Card) -> Colour:
    if card.suit in {TRUMP, EXCUSE}:
        return "yellow"
    return "red" if card.suit in _RED else "black"
