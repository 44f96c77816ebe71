"""Cards as small figures: what stands in the corner of a card, as a language's players write it."""

from collections.abc import Iterable

from tarotrules.book.inline import card as figure
from tarotrules.cards.pack import COURTS, EXCUSE, SUITS, TRUMP, Card, card_name
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase

RANKS = {rank: name for name, rank in COURTS.items()}
"""What a court card is called, by rank."""
SHORTEST = 3
"""Figures of a run that are all shown; of a longer one the first and the last."""


def face(words: Catalogue, card: Card) -> Phrase:
    """A card as a figure, with its name for those who hear it."""
    return figure(card_name(card), label(words, card), str(name_of(words, card)))


def name_of(words: Catalogue, card: Card) -> Phrase:
    """A card by name."""
    if card.suit == EXCUSE:
        return words.tell("cards-excuse")
    if card.suit == TRUMP:
        return words.tell("cards-trump", n=card.rank)
    if card.rank in RANKS:
        return words.tell("card-court", rank=RANKS[card.rank], suit=card.suit)
    return words.tell("card-low", n=card.rank, suit=card.suit)


def faces(words: Catalogue, cards: Iterable[Card]) -> Phrase:
    """Several cards as figures; a long run of trumps as its first and its last."""
    shown = [
        words.tell("faces-run", first=face(words, run[0]), last=face(words, run[-1]))
        if len(run) > SHORTEST
        else side_by_side(words, (face(words, card) for card in run))
        for run in _runs(cards)
    ]
    return side_by_side(words, shown)


def with_faces(words: Catalogue, said: Phrase, cards: Iterable[Card]) -> Phrase:
    """Words for some cards, then the cards; the words alone where there are none to show."""
    shown = faces(words, cards)
    return words.tell("faces-after", words=said, cards=shown) if shown else said


def four(rank: int) -> tuple[Card, ...]:
    """The four cards of a rank."""
    return tuple(Card(suit, rank) for suit in SUITS)


def side_by_side(words: Catalogue, phrases: Iterable[Phrase]) -> Phrase:
    """Figures in a row."""
    return Phrase(words.say("faces-gap").join(phrases))


def label(words: Catalogue, card: Card) -> str:
    """What stands in the corner of a card."""
    if card.suit == EXCUSE:
        return words.say("face-excuse")
    if card.suit == TRUMP:
        return words.say("face-trump", n=card.rank)
    if card.rank in RANKS:
        return words.say("face-court", rank=RANKS[card.rank], suit=card.suit)
    return words.say("face-low", n=card.rank, suit=card.suit)


def _runs(cards: Iterable[Card]) -> list[list[Card]]:
    """Cards in runs: trumps that follow each other, and every other card by itself."""
    runs: list[list[Card]] = []
    for card in cards:
        if runs and card.suit == TRUMP and runs[-1][-1] == Card(TRUMP, card.rank - 1):
            runs[-1].append(card)
        else:
            runs.append([card])
    return runs
