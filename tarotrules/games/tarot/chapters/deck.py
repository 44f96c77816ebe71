"""The cards, their order, what they count, and the names of their classes."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from tarotrules.cards.pack import EXCUSE, PACK, PACK_HALVES, SUITS, TRUMP, Card
from tarotrules.games.tarot.chapters.faces import RANKS, four, name_of, with_faces
from tarotrules.games.tarot.chapters.telling import Chart, Rule, Teller, Told
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase

REMEMBERED: Final = 256
"""Sets of cards kept in words; more than the shipped variants have in all languages."""


def tell(teller: Teller) -> Iterator[Told]:
    """The pack, the order of the cards, card points, classes."""
    say = teller.say
    yield Rule("deck.pack", (say("deck-pack", cards=len(PACK)),), ())
    yield Rule("deck.suits", (say("deck-suits"),), ())
    yield Rule("deck.trumps", (say("deck-trumps"),), ())
    yield Rule("deck.excuse", (say("deck-excuse"),), ())
    yield Rule("deck.points", (say("deck-points", total=Fraction(PACK_HALVES, 2)),), ())
    yield points_chart(teller)
    yield Rule("deck.counting", (say("deck-pairs"), say("deck-left-over")), ())
    yield Rule("deck.classes", (say("deck-classes"),), (("deck", "class"),))
    yield classes_chart(teller)


def points_chart(teller: Teller) -> Chart:
    """What each card counts."""
    courts = {name: four(rank) for rank, name in sorted(RANKS.items(), reverse=True)}
    kinds = {"oudler": (Card(TRUMP, 21), Card(TRUMP, 1), Card(EXCUSE, 0)), **courts}
    rows = [
        (with_faces(teller.words, _points_row(teller, kind), cards), _points(teller, cards[0]))
        for kind, cards in kinds.items()
    ]
    low = (_points_row(teller, "low"), _points(teller, Card(SUITS[0], 10)))
    header = (teller.say("deck-points-card"), teller.say("deck-points-worth"))
    return Chart("deck.points", teller.say("deck-points-caption"), header, (*rows, low))


def _points_row(teller: Teller, kind: str) -> Phrase:
    return teller.say("deck-points-row", card=kind)


def _points(teller: Teller, card: Card) -> Phrase:
    return teller.say("number", n=Fraction(card.halves, 2))


def classes_chart(teller: Teller) -> Chart:
    """What the words for groups of cards mean."""
    classes = {name: card_set(teller.words, each.cards) for name, each in teller.rules.deck.class_.items()}
    rows = tuple(
        (teller.say("deck-class", noun=teller.noun(name)), each.shown)
        for name, each in classes.items()
        if teller.only_card(name) is None and each.said != teller.say("deck-class-plain", noun=teller.noun(name))
    )
    header = (teller.say("deck-classes-word"), teller.say("deck-classes-cards"))
    return Chart("deck.classes", teller.say("deck-classes-caption"), header, rows)


class CardSet(NamedTuple):
    """Some cards in a language."""

    said: Phrase
    """In words."""
    shown: Phrase
    """In words, then as figures."""


@lru_cache(REMEMBERED)
def card_set(words: Catalogue, cards: tuple[Card, ...]) -> CardSet:
    """Some cards, which nearly every ruleset has: what they are called depends on no other rule."""
    said = _in_words(words, cards)
    return CardSet(said, with_faces(words, said, _by_rank(cards)))


def _in_words(words: Catalogue, cards: Iterable[Card]) -> Phrase:
    """Whole ranks, runs of trumps, single cards."""
    left = list(cards)
    items: list[Phrase] = []
    for rank in range(14, 0, -1):
        if all(card in left for card in four(rank)):
            items.append(_four(words, rank))
            left = [card for card in left if card not in four(rank)]
    items += [_run(words, run) for run in _runs(left)]
    items += [name_of(words, card) for card in left if card.suit in SUITS]
    if Card(EXCUSE, 0) in left:
        items.append(words.tell("cards-excuse"))
    return words.join(items)


def _by_rank(cards: Iterable[Card]) -> list[Card]:
    """Cards of suits by rank, the highest first; then trumps and the Excuse."""
    return sorted(cards, key=lambda card: -card.rank if card.suit in SUITS else 0)


def _four(words: Catalogue, rank: int) -> Phrase:
    if rank in RANKS:
        return words.tell("cards-courts", rank=RANKS[rank])
    return words.tell("cards-low", n=rank)


def _runs(cards: Iterable[Card]) -> list[tuple[int, int]]:
    """Runs of trumps as first and last rank."""
    runs: list[tuple[int, int]] = []
    for card in sorted(card for card in cards if card.suit == TRUMP):
        if runs and card.rank == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], card.rank)
        else:
            runs.append((card.rank, card.rank))
    return runs


def _run(words: Catalogue, run: tuple[int, int]) -> Phrase:
    first, last = run
    if first == last:
        return words.tell("cards-trump", n=first)
    return words.tell("cards-trumps", first=first, last=last)
