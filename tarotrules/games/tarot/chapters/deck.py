"""Chapter 2: the cards, their order, what they count, and the names of their classes."""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from tarotrules.cards.pack import EXCUSE, PACK, PACK_HALVES, SUITS, TRUMP, Card
from tarotrules.games.tarot.chapters.faces import RANKS, four, name_of, with_faces
from tarotrules.games.tarot.chapters.telling import Chart, Rule, Teller, Told
from tarotrules.wording.phrase import Phrase


def tell(teller: Teller) -> Iterator[Told]:
    """The pack, the order of the cards, card points, classes."""
    say = teller.say
    yield Rule("2.1", (say("deck-pack", cards=len(PACK)),), ())
    yield Rule("2.2", (say("deck-suits"), say("deck-trumps"), say("deck-excuse")), ())
    yield Rule("2.3", (say("deck-points", total=Fraction(PACK_HALVES, 2)), say("deck-pairs")), ())
    yield points_chart(teller)
    yield Rule("2.4", (say("deck-classes"),), (("deck", "class"),))
    yield classes_chart(teller)


def points_chart(teller: Teller) -> Chart:
    """What each card counts."""
    courts = {name: four(rank) for rank, name in sorted(RANKS.items(), reverse=True)}
    kinds = {"oudler": (Card(TRUMP, 21), Card(TRUMP, 1), Card(EXCUSE, 0)), **courts}
    rows = [
        (with_faces(teller, _points_row(teller, kind), cards), _points(teller, cards[0]))
        for kind, cards in kinds.items()
    ]
    low = (_points_row(teller, "low"), _points(teller, Card(SUITS[0], 10)))
    header = (teller.say("deck-points-card"), teller.say("deck-points-worth"))
    return Chart("2.3", teller.say("deck-points-caption"), header, (*rows, low))


def _points_row(teller: Teller, kind: str) -> Phrase:
    return teller.say("deck-points-row", card=kind)


def _points(teller: Teller, card: Card) -> Phrase:
    return teller.say("number", n=Fraction(card.halves, 2))


def classes_chart(teller: Teller) -> Chart:
    """What the words for groups of cards mean."""
    rows = tuple(
        (
            teller.say("deck-class", noun=teller.noun(name)),
            with_faces(teller, card_set(teller, each.cards), _by_rank(each.cards)),
        )
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
        if all(card in left for card in four(rank)):
            items.append(_four(teller, rank))
            left = [card for card in left if card not in four(rank)]
    items += [_run(teller, run) for run in _runs(left)]
    items += [name_of(teller, card) for card in left if card.suit in SUITS]
    if Card(EXCUSE, 0) in left:
        items.append(teller.say("cards-excuse"))
    return teller.list(items)


def _by_rank(cards: Iterable[Card]) -> list[Card]:
    """Cards of suits by rank, the highest first; then trumps and the Excuse."""
    return sorted(cards, key=lambda card: -card.rank if card.suit in SUITS else 0)


def _four(teller: Teller, rank: int) -> Phrase:
    if rank in RANKS:
        return teller.say("cards-courts", rank=RANKS[rank])
    return teller.say("cards-low", n=rank)


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
