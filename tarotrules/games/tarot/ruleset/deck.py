"""The deck chapter: classes of cards that conditions speak of."""

from typing import ClassVar, Final

from tarotrules.cards.pack import COURTS, EXCUSE, PACK, SUITS, Card, card_name, parse_card
from tarotrules.cards.packs import Pack, packed
from tarotrules.cards.sets import MOST_PACKS
from tarotrules.games.features import card_sets
from tarotrules.settings.kinds import Choice, Whole
from tarotrules.settings.record import Record, entries, nothing, setting


class CardSet(card_sets.CardSet[Card]):
    """Some cards of the pack, in the order of the pack."""

    every = PACK
    ranked = tuple(card for card in PACK if card.suit in SUITS)
    ranks = COURTS
    named: ClassVar = {"excuse": Card(EXCUSE, 0)}
    usual = Card("S", 1)
    code, parse = staticmethod(card_name), staticmethod(parse_card)


class CardClass(Record):
    """A class of cards, such as the courts."""

    cards: tuple[Card, ...] = setting(CardSet())


ONE: Final = 1


class Deck(Record):
    """The pack and the classes of cards the other chapters speak of."""

    packs: int | None = setting(Whole("pack", least=1, most=MOST_PACKS), optional=True, unsaid=lambda _: ONE)
    """So many packs are put together; of each card there are as many."""
    identical: str | None = setting(Choice("second_wins", "first_wins"), exists=lambda deck: (deck.packs or ONE) > ONE)
    """Which of two identical cards in a trick is the higher: the one that was played second, or first."""
    without: tuple[Card, ...] | None = setting(CardSet(), optional=True, unsaid=nothing)
    """Cards of the suits that are left out of the pack of 78."""
    class_: dict[str, CardClass] = entries(CardClass, principal="cards")

    @property
    def pack(self) -> Pack:
        """The cards that are played with."""
        return packed(frozenset(self.without or ()), self.packs or ONE, second_wins=self.identical == "second_wins")

    def of(self, name: str) -> tuple[Card, ...]:
        """The cards of a class, as many of each as there are; none of a class that there is not."""
        each = self.class_.get(name)
        return () if each is None else self.pack.copies(each.cards)

    def classes(self) -> dict[str, tuple[Card, ...]]:
        """The cards of every class, as many of each as there are."""
        return {name: self.of(name) for name in self.class_}

    def of_its_pack(self) -> "Deck":
        """The same with classes of no other cards than those of the pack."""
        if not self.without:
            return self
        there = {name: tuple(filter(self.pack.holds, each.cards)) for name, each in self.class_.items()}
        return self.replace(class_={name: self.class_[name].replace(cards=cards) for name, cards in there.items()})
