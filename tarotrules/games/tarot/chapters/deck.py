"""Chapter 2: the cards, their order, what they count, and the names of their classes."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Final

from tarotrules.cards.pack import COURTS, EXCUSE, PACK, PACK_HALVES, SUITS, TRUMP, Card
from tarotrules.games.tarot.chapters.telling import Chart, Rule, Teller, Told
from tarotrules.wording.phrase import Phrase


def tell(teller: Teller) -> Iterator[Told]:
    """The pack, the order of the cards, card points, classes."""
    say = teller.say
    yield Rule("2.1", (say("deck-pack", cards=len(PACK)),), ())
    yield Rule("2.2", (say("deck-suits"), say("deck-trumps"), say("deck-excuse")), ())
    yield Rule("2.3", (say("deck-points", total=Fraction(PACK_HALVES, 2)), say("deck-pairs")), ())
    yield points_chart(teller)
    yield Rule("2.4", (say("deck-classes"),), ("deck.class",))
    yield classes_chart(teller)


def points_chart(teller: Teller) -> Chart:
    """What each card counts."""
    kinds = {
        "oudler": Card(TRUMP, 21), "king": Card("S", 14), "queen": Card("S", 13), "knight": Card("S", 12),
        "jack": Card("S", 11), "low": Card("S", 10),
    }  # fmt: skip
    rows = [
        (teller.say("deck-points-row", card=kind), teller.say("number", n=Fraction(card.halves, 2)))
        for kind, card in kinds.items()
    ]
    header = (teller.say("deck-points-card"), teller.say("deck-points-worth"))
    return Chart("2.3", teller.say("deck-points-caption"), header, tuple(rows))


def classes_chart(teller: Teller) -> Chart:
    """What the words for groups of cards mean."""
    rows = tuple(
        (teller.say("deck-class", noun=teller.noun(name)), card_set(teller, each.cards))
        for name, each in teller.rules.deck.class_.items()
        if card_set(teller, each.cards) != teller.say("deck-class-plain", noun=teller.noun(name))
    )
    header = (teller.say("deck-classes-word"), teller.say("deck-classes-cards"))
    return Chart("2.4", teller.say("deck-classes-caption"), header, rows)


def card_set(teller: Teller, cards: Iterable[Card]) -> Phrase:
    """Some cards in words: whole ranks, runs of trumps, single cards."""
    left = list(cards)
    items: list[Phrase] = []
    for rank in range(14, 0, -1):
        four = [Card(suit, rank) for suit in SUITS]
        if all(card in left for card in four):
            items.append(_four(teller, rank))
            left = [card for card in left if card not in four]
    items += [_run(teller, run) for run in _runs(left)]
    items += [_one(teller, card) for card in left if card.suit in SUITS]
    if Card(EXCUSE, 0) in left:
        items.append(teller.say("cards-excuse"))
    return teller.list(items)


_COURTS: Final = {rank: name for name, rank in COURTS.items()}


def _four(teller: Teller, rank: int) -> Phrase:
    if rank in _COURTS:
        return teller.say("cards-courts", rank=_COURTS[rank])
    return teller.say("cards-low", n=rank)


def _one(teller: Teller, card: Card) -> Phrase:
    if card.rank in _COURTS:
        return teller.say("card-court", rank=_COURTS[card.rank], suit=card.suit)
    return teller.say("card-low", n=card.rank, suit=card.suit)


def _runs(cards: Iterable[Card]) -> list[tuple[int, int]]:
    """Runs of trumps as first and last rank."""
    runs: list[tuple[int, int]] = []
    for card in sorted(card for card in cards if card.suit == TRUMP):
        if runs and card.rank == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], card.rank)
        else:
            runs.append((card.rank, card.rank))
    return runs


def _run(teller: Teller, run: tuple[int, int]) -> Phrase:
    first, last = run
    if first == last:
        return teller.say("cards-trump", n=first)
    return teller.say("cards-trumps", first=first, last=last)
