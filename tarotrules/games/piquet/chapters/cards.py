"""Cards of the French suits in words, and as small figures."""

from collections.abc import Iterable
from typing import Final

from tarotrules.book.inline import card as figure
from tarotrules.cards.french import RANKS, SUITS, Card, card_name
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase

RANK_NAMES: Final = {rank: name for name, rank in RANKS.items()}
"""What a card with a name is called, by rank."""


def card_set(words: Catalogue, cards: Iterable[Card]) -> Phrase:
    """Some cards in words: whole ranks, the highest first, then single cards."""
    left = list(cards)
    ranks = sorted({card.rank for card in left}, reverse=True)
    whole = [rank for rank in ranks if all(Card(suit, rank) in left for suit in SUITS)]
    items = [words.tell("cards-of-rank", rank=RANK_NAMES.get(rank, "other"), n=rank) for rank in whole]
    items += [name_of(words, card) for card in left if card.rank not in whole]
    return words.join(items)


def name_of(words: Catalogue, card: Card) -> Phrase:
    """A card by name."""
    return words.tell("card-name", rank=RANK_NAMES.get(card.rank, "other"), n=card.rank, suit=card.suit)


def face(words: Catalogue, card: Card) -> Phrase:
    """A card as a figure, with its name for those who hear it."""
    label = words.say("face", rank=RANK_NAMES.get(card.rank, "other"), n=card.rank, suit=card.suit)
    return figure(card_name(card), label, str(name_of(words, card)))


def faces(words: Catalogue, cards: Iterable[Card]) -> Phrase:
    """Several cards as figures, suit by suit, the highest first."""
    ordered = sorted(cards, key=lambda card: (SUITS.index(card.suit), -card.rank))
    return Phrase(words.say("faces-gap").join(face(words, each) for each in ordered))
