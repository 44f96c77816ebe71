"""Cards face up on a screen, where a card is a few letters wide."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from tarotrules.cards.bits import CardNumber, CardSet, each
from tarotrules.cards.french import Card, parse_card
from tarotrules.games.piquet.chapters.cards import RANK_NAMES, faces, name_of
from tarotrules.games.piquet.play.cards import IN_SUIT, NAMES, NUMBERS, PACK, those
from tarotrules.games.seated import Colour, ShownCard
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase, plain

REMEMBERED: Final = 1_000
"""Cards that are drawn as they were; in each language, each may be played or not."""
_RED: Final = frozenset({"H", "D"})
_SIGNS: Final = "♠♥♦♣"


@lru_cache(REMEMBERED)
def shown(words: Catalogue, number: CardNumber, *, may: bool = True, note: str = "") -> ShownCard:
    """A card face up."""
    card = PACK[number]
    face, name = label(words, card), plain(name_of(words, card))
    colour: Colour = "red" if card.suit in _RED else "black"
    return ShownCard(NAMES[number], face, name, colour, may, card.suit, face.strip(_SIGNS), note)


def label(words: Catalogue, card: Card) -> str:
    """What stands in the corner of a card, with the sign of its suit."""
    return words.say("face", rank=RANK_NAMES.get(card.rank, "other"), n=card.rank, suit=card.suit)


def by_code(words: Catalogue, code: str) -> ShownCard | None:
    """The card of a code, face up."""
    card = parse_card(code)
    return None if card is None else shown(words, NUMBERS[card])


def in_a_row(words: Catalogue, cards: CardSet) -> Phrase:
    """Some cards, the highest of each suit first."""
    return faces(words, those(cards))


def in_this_order(words: Catalogue, cards: Iterable[CardNumber]) -> str:
    """Some cards as they lie, one after another, as letters."""
    return words.say("faces-gap").join(label(words, PACK[card]) for card in cards)


def rows(words: Catalogue, hand: CardSet, may: CardSet, noted: CardSet, note: str) -> Iterator[tuple[ShownCard, ...]]:
    """A hand, a row for each suit; some cards have a note, such as those just taken up."""
    for suit in IN_SUIT:
        if hand & suit:
            yield tuple(
                shown(words, card, may=bool(may >> card & 1), note=note if noted >> card & 1 else "")
                for card in falling(hand & suit)
            )


def falling(cards: CardSet) -> Iterator[CardNumber]:
    """Some cards of one suit, the highest first."""
    return reversed([*each(cards)])


def in_order(cards: CardSet) -> Iterator[CardNumber]:
    """Some cards, suit by suit, the highest first."""
    return (card for suit in IN_SUIT for card in falling(cards & suit))
