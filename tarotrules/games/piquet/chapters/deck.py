"""The cards, their order, their pips, and the names of their classes."""

from collections.abc import Iterable, Iterator

from tarotrules.cards.french import SUITS, Card
from tarotrules.games.piquet.chapters.cards import RANK_NAMES, card_set
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.telling.told import Chart, Rule, Told, yes_no


def tell(teller: Teller) -> Iterator[Told]:
    """The pack, the order of the cards, pips, classes."""
    say, deck = teller.say, teller.rules.deck
    ranks = sorted({card.rank for card in deck.cards}, reverse=True)
    names = teller.list([say("deck-rank", rank=RANK_NAMES.get(each, "other"), n=each) for each in ranks])
    yield Rule("deck.pack", (say("deck-pack", cards=len(deck.cards), ranks=names),), (("deck", "lowest"),))
    yield Rule("deck.order", (say("deck-order"),), ())
    yield Rule("deck.pips", (say("deck-pips"),), ())
    packs = [say("deck-packs", packs=deck.packs)]
    if deck.dealer_chooses is not None:
        packs.append(say("deck-packs-choice", chooses=yes_no(deck.dealer_chooses)))
    yield Rule("deck.packs", tuple(packs), (("deck", "packs"), ("deck", "dealer_chooses")))
    if any(map(teller.is_known, deck.class_)):
        yield Rule("deck.classes", (say("deck-classes"),), (("deck", "class"),))
        yield _classes(teller)


def _classes(teller: Teller) -> Chart:
    """What the words for groups of cards mean; a word that its cards are called by anyway is not explained."""
    told = (
        (teller.say("deck-class", noun=teller.noun(name)), card_set(teller.words, each.cards))
        for name, each in teller.rules.deck.class_.items()
        if teller.is_known(name) and not _is_a_rank(each.cards)
    )
    rows = tuple((word, cards) for word, cards in told if word != cards)
    header = (teller.say("deck-classes-word"), teller.say("deck-classes-cards"))
    return Chart("deck.classes", teller.say("deck-classes-caption"), header, rows)


def _is_a_rank(cards: Iterable[Card]) -> bool:
    """Whether it is all the cards of one rank, which are called after it."""
    every = tuple(cards)
    return len(every) == len(SUITS) and len({each.rank for each in every}) == 1
