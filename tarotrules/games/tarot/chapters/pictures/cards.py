"""Cards as they are printed: the oudlers, the courts, a trump beside a card of a suit; a heap counted in pairs."""

from fractions import Fraction
from itertools import chain
from typing import Final

from tarotrules.book import tree
from tarotrules.book.inline import line, plain
from tarotrules.book.pictures import Cards, Face, Heap, Laid, Pile
from tarotrules.cards.pack import EXCUSE, SUITS, TRUMP, Card, card_name
from tarotrules.games.tarot.chapters.faces import name_of
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.wording.phrase import Phrase

PRINTED: Final = {14: "R", 13: "D", 12: "C", 11: "V"}
"""The letters on French packs, in every language."""
_ROWS: Final = (
    (Card(TRUMP, 21), Card(TRUMP, 1), Card(EXCUSE, 0), Card(TRUMP, 8), Card("H", 8)),
    (Card("S", 14), Card("S", 13), Card("S", 12), Card("S", 11)),
)
_PAIRS: Final = (
    (Card("S", 14), Card("C", 7)),
    (Card(TRUMP, 21), Card(TRUMP, 9)),
    (Card("H", 13), Card("D", 4)),
    (Card("C", 12), Card("S", 2)),
    (Card("D", 11), Card("H", 10)),
    (Card(TRUMP, 6), Card("C", 3)),
)
_ODD: Final = Card("D", 5)


def cards(teller: Teller) -> tree.Figure:
    """What somebody with the pack in hand asks first."""
    pack = teller.rules.deck.pack
    rows = (tuple(_laid(teller, card) for card in row if pack.holds(card)) for row in _ROWS)
    return tree.Figure(Cards(tuple(rows)), line(teller.say("figure-cards-caption")), line(teller.say("figure-cards")))


def heap(teller: Teller) -> tree.Figure | None:
    """Cards counted as people count them: what is worth something with a card that counts next to nothing."""
    lying = teller.rules.deck.pack.standing_in((*chain.from_iterable(_PAIRS), _ODD))
    if lying is None:
        return None
    *paired, odd = lying
    pairs = list(zip(paired[::2], paired[1::2], strict=True))
    points = [_points(teller, *pair) for pair in pairs]
    half, total = _points(teller, odd), _points(teller, *lying)
    counted = zip((*pairs, (odd,)), (*points, half), strict=True)
    piles = tuple(Pile(tuple(map(printed, pile)), _text(counts)) for pile, counts in counted)
    named = [
        teller.say("figure-heap-pair", first=_name(teller, first), second=_name(teller, second), points=each)
        for (first, second), each in zip(pairs, points, strict=True)
    ]
    told = {"half": half, "total": total}
    said = teller.say("figure-heap", pairs=teller.list(named), odd=_name(teller, odd), **told)
    return tree.Figure(Heap(piles), line(teller.say("figure-heap-caption", **told)), line(said))


def printed(card: Card) -> Face:
    """A card as the packs have it."""
    corner = "" if card.suit == EXCUSE else str(card.rank)
    court = card.suit in SUITS and card.rank in PRINTED
    return Face(card.suit, PRINTED[card.rank] if court else corner, court)


def _laid(teller: Teller, card: Card) -> Laid:
    return Laid(printed(card), "", _text(teller.say("figure-card", card=card_name(card))), wins=False)


def _points(teller: Teller, *of: Card) -> Phrase:
    return teller.say("number", n=Fraction(sum(card.halves for card in of), 2))


def _name(teller: Teller, card: Card) -> Phrase:
    return name_of(teller.words, card)


def _text(phrase: Phrase) -> str:
    return plain(line(phrase))
