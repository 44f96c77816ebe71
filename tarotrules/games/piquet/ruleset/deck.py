"""The deck chapter: the pack, and classes of cards that conditions speak of."""

from tarotrules.cards.french import LOWEST, RANKS, Card, card_name, pack, parse_card
from tarotrules.games.features import card_sets
from tarotrules.settings.kinds import Choice, Flag, Whole
from tarotrules.settings.record import Record, entries, setting


class CardSet(card_sets.CardSet[Card]):
    """Some cards, in the order of the pack."""

    every = ranked = pack(LOWEST)
    ranks = RANKS
    usual = Card("S", 8)
    code, parse = staticmethod(card_name), staticmethod(parse_card)


class CardClass(Record):
    """A class of cards, such as the courts."""

    cards: tuple[Card, ...] = setting(CardSet())


class Deck(Record):
    """The pack and the classes of cards the other chapters speak of."""

    lowest: int = setting(Whole("rank", least=LOWEST, most=7))
    """The lowest card of each suit: 32 cards from the seven, 36 from the six (R6: so in the 17th century)."""
    packs: str = setting(Choice("two_in_turn", "one"))
    """Whether one pack is used, or two in turn, the one gathered while the other is dealt (CAV L 17)."""
    dealer_chooses: bool | None = setting(Flag(), exists=lambda deck: deck.packs == "two_in_turn")
    """Whether the first dealer of a partie has the choice of the packs (CAV L 4; not so in au cent)."""
    class_: dict[str, CardClass] = entries(CardClass, principal="cards")

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards that are played with."""
        return pack(self.lowest)

    def of(self, name: str) -> frozenset[Card]:
        """The cards of a class; none of a class that there is not."""
        each = self.class_.get(name)
        return frozenset() if each is None else frozenset(each.cards).intersection(self.cards)
