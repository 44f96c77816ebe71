"""Cards as small figures: what stands in the corner of a card, as a language's players write it."""

from collections.abc import Iterable

from tarotrules.book.inline import card as figure
from tarotrules.cards.pack import COURTS, EXCUSE, SUITS, TRUMP, Card, card_name
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.wording.phrase import Phrase

RANKS = {rank: name for name, rank in COURTS.items()}
"""What a court card is called, by rank."""
SHORTEST = 3
"""Figures of a run that are all shown; of a longer one the first and the last."""


def face(teller: Teller, card: Card) -> Phrase:
    """A card as a figure, with its name for those who hear it."""
    return figure(card_name(card), str(_label(teller, card)), str(name_of(teller, card)))


def name_of(teller: Teller, card: Card) -> Phrase:
    """A card by name."""
    if card.suit == EXCUSE:
        return teller.say("cards-excuse")
    if card.suit == TRUMP:
        return teller.say("cards-trump", n=card.rank)
    if card.rank in RANKS:
        return teller.say("card-court", rank=RANKS[card.rank], suit=card.suit)
    return teller.say("card-low", n=card.rank, suit=card.suit)


def faces(teller: Teller, cards: Iterable[Card]) -> Phrase:
    """Several cards as figures; a long run of trumps as its first and its last."""
    shown = [
        teller.say("faces-run", first=face(teller, run[0]), last=face(teller, run[-1]))
        if len(run) > SHORTEST
        else side_by_side(teller, (face(teller, card) for card in run))
        for run in _runs(cards)
    ]
    return side_by_side(teller, shown)


def with_faces(teller: Teller, words: Phrase, cards: Iterable[Card]) -> Phrase:
    """Words for some cards, then the cards; the words alone where there are none to show."""
    shown = faces(teller, cards)
    return teller.say("faces-after", words=words, cards=shown) if shown else words


def four(rank: int) -> tuple[Card, ...]:
    """The four cards of a rank."""
    return tuple(Card(suit, rank) for suit in SUITS)


def side_by_side(teller: Teller, phrases: Iterable[Phrase]) -> Phrase:
    """Figures in a row."""
    return Phrase(teller.words.say("faces-gap").join(phrases))


def _label(teller: Teller, card: Card) -> str:
    if card.suit == EXCUSE:
        return teller.words.say("face-excuse")
    if card.suit == TRUMP:
        return teller.words.say("face-trump", n=card.rank)
    if card.rank in RANKS:
        return teller.words.say("face-court", rank=RANKS[card.rank], suit=card.suit)
    return teller.words.say("face-low", n=card.rank, suit=card.suit)


def _runs(cards: Iterable[Card]) -> list[list[Card]]:
    """Cards in runs: trumps that follow each other, and every other card by itself."""
    runs: list[list[Card]] = []
    for card in cards:
        if runs and card.suit == TRUMP and runs[-1][-1] == Card(TRUMP, card.rank - 1):
            runs[-1].append(card)
        else:
            runs.append([card])
    return runs
