"""The deck chapter: the pack, and classes of cards that conditions speak of."""

from collections.abc import Iterator
from typing import Any

from tarotrules.cards.french import LOWEST, Card, card_name, pack, parse_card
from tarotrules.settings.kinds import Choice, Flag, Json, Kind, Whole
from tarotrules.settings.record import Record, entries, setting

_EVERY = pack(LOWEST)


class CardSet(Kind):
    """Some cards, in the order of the pack."""

    def dump(self, value: tuple[Card, ...]) -> Json:
        return [card_name(card) for card in value]

    def load(self, data: Json) -> tuple[Card, ...]:
        if not isinstance(data, list) or not data or not all(isinstance(name, str) for name in data):
            raise ValueError(data)
        cards = {parse_card(name) for name in data}
        if None in cards or len(cards) < len(data):
            raise ValueError(data)
        return tuple(card for card in _EVERY if card in cards)

    def schema(self) -> dict[str, Any]:
        names = [card_name(card) for card in _EVERY]
        return {"type": "array", "items": {"enum": names}, "uniqueItems": True, "minItems": 1}

    def others(self, value: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
        if len(value) > 1:
            yield value[1:]
        yield tuple(card for card in _EVERY if card in value or card == Card("S", 8))


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
