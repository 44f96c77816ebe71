"""Cards read from JSON, key by key; all that is wrong is told at once."""

from collections import Counter
from collections.abc import Iterable

from tarotrules.cards.bits import CardNumber
from tarotrules.cards.pack import card_name, parse_card
from tarotrules.cards.packs import Pack
from tarotrules.cards.sets import NAMES, NUMBERS, SIZE
from tarotrules.games.deals.refusals import CARD_TWICE, NOT_IN_PACK
from tarotrules.games.tarot.engine.summary import DealReader


class CardReader(DealReader):
    """Reads cards of a pack too."""

    def __init__(self, pack: Pack) -> None:
        super().__init__()
        self.pack = pack
        self._read: Counter[CardNumber] = Counter()

    def number(self, key: str, value: object) -> CardNumber | None:
        """The place of a card in the pack."""
        card = parse_card(value) if isinstance(value, str) else None
        if card is None:
            self.wrong(key, value, "card")
            return None
        if not self.pack.holds(card):
            self.report(NOT_IN_PACK, card=card_name(card))
        return NUMBERS[card]

    def called(self, key: str, value: object) -> tuple[CardNumber, ...]:
        """A card that was called, or several in a list, in the order of the calls."""
        cards = value if isinstance(value, list) else [value]
        found = (self.number(key, each) for each in cards)
        return tuple(dict.fromkeys(each for each in found if each is not None))

    def numbers(self, key: str, value: object) -> tuple[CardNumber, ...]:
        """Some cards, in order."""
        if not isinstance(value, list):
            self.wrong(key, value, "cards")
            return ()
        found = (self.number(key, each) for each in value)
        return tuple(self._one_like(each) for each in found if each is not None)

    def _one_like(self, card: CardNumber) -> CardNumber:
        """A card of some, of which nobody says which of two identical ones it is: one that was not there yet."""
        before = min(self._read[card], self.pack.packs - 1)
        self._read[card] += 1
        return card + before * SIZE

    def tricks(self, key: str, value: object) -> tuple[tuple[CardNumber, ...], ...]:
        """The cards of tricks."""
        if not isinstance(value, list):
            self.wrong(key, value, "tricks")
            return ()
        return tuple(self.numbers(key, each) for each in value)

    def apart(self, cards: Iterable[CardNumber]) -> None:
        """Report cards that lie in two places."""
        seen: set[CardNumber] = set()
        for card in cards:
            if card in seen:
                self.report(CARD_TWICE, card=NAMES[card])
            seen.add(card)
