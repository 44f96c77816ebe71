"""The cards, their order, what they count, and the names of their classes."""

from collections.abc import Iterator
from fractions import Fraction

from tarotrules.cards.pack import EXCUSE, SUITS, TRUMP, Card
from tarotrules.games.tarot.chapters.faces import RANKS, four, with_faces
from tarotrules.games.tarot.chapters.sets import card_set
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.telling.told import Chart, Rule, Told
from tarotrules.wording.phrase import Phrase


def tell(teller: Teller) -> Iterator[Told]:
    """The pack, the order of the cards, card points, classes."""
    say = teller.say
    pack = teller.rules.deck.pack
    deck = teller.rules.deck
    unusual = bool(deck.without) or pack.packs > 1
    yield Rule("deck.pack", tuple(_pack(teller)), (("deck", "packs"), ("deck", "without")), at_hand=unusual)
    yield Rule("deck.suits", tuple(_suits(teller)), ())
    yield Rule("deck.trumps", (say("deck-trumps"),), ())
    yield Rule("deck.excuse", (say("deck-excuse"),), ())
    yield Rule("deck.points", (say("deck-points", total=Fraction(pack.halves, 2)),), ())
    yield points_chart(teller)
    yield Rule("deck.counting", (say("deck-pairs"), say("deck-left-over")), ())
    yield Rule("deck.classes", (say("deck-classes"),), (("deck", "class"),))
    yield classes_chart(teller)


def _pack(teller: Teller) -> Iterator[Phrase]:
    """How many cards there are, and which are left out."""
    pack, without, say = teller.rules.deck.pack, teller.rules.deck.without, teller.say
    left_out = card_set(teller.words, without).said if without else Phrase()
    if pack.packs > 1:
        yield say("deck-packs", cards=len(pack), oudlers=pack.oudlers)
        if without:
            yield say("deck-packs-without", cards=left_out)
    elif without:
        yield say("deck-pack-without", cards=left_out, left=len(pack))
    else:
        yield say("deck-pack", cards=len(pack))


def _suits(teller: Teller) -> Iterator[Phrase]:
    """The ranks there are, from the highest."""
    ranks = {card.rank for card in teller.rules.deck.pack.cards if card.suit in SUITS}
    names = [teller.say("deck-rank", rank=RANKS.get(each, "low"), n=each) for each in sorted(ranks, reverse=True)]
    yield teller.say("deck-suits", ranks=Phrase(teller.say("deck-ranks-gap").join(names)))
    if 1 in ranks:
        yield teller.say("deck-ace")


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
        if not teller.goes_by_cards(name) and each.said != teller.say("deck-class-plain", noun=teller.noun(name))
    )
    header = (teller.say("deck-classes-word"), teller.say("deck-classes-cards"))
    return Chart("deck.classes", teller.say("deck-classes-caption"), header, rows)
