"""Classes of cards as values of a setting."""

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from tarotrules.settings.kinds import Json, Kind


class Suited(Protocol):
    """A card of some pack."""

    @property
    def suit(self) -> str:
        """The letter of its suit."""

    @property
    def rank(self) -> int:
        """Its place in its suit."""

    def __hash__(self) -> int: ...


CardT = TypeVar("CardT", bound=Suited)


class CardSet(Kind, Generic[CardT]):
    """Some cards, in the order of the largest pack of a family, which says what they are called."""

    every: ClassVar[tuple[Any, ...]]
    """All cards that may be named, in their order."""
    ranked: ClassVar[tuple[Any, ...]]
    """Those that are meant where somebody names a rank alone."""
    ranks: ClassVar[Mapping[str, int]]
    """Ranks that have a name."""
    named: ClassVar[Mapping[str, Any]] = {}
    """Cards that have one."""
    usual: ClassVar[Any]
    """A card that most packs have and few classes."""

    @staticmethod
    @abstractmethod
    def code(card: Any) -> str:
        """What a card is called in data."""

    @staticmethod
    @abstractmethod
    def parse(code: str) -> Any:
        """The card of a code; ``None`` for what is none."""

    def by_name(self, word: str) -> Iterator[CardT]:
        """The cards of a word: all of a rank, or one by its name or its code; none if it means none."""
        card = self.named.get(word) or self.parse(word)
        yield from self.of_rank(self.ranks[word]) if word in self.ranks else () if card is None else (card,)

    def of_rank(self, rank: object) -> Iterator[CardT]:
        """The cards that a rank alone means."""
        return (card for card in self.ranked if card.rank == rank)

    def dump(self, value: tuple[CardT, ...]) -> Json:
        return [self.code(card) for card in value]

    def load(self, data: Json) -> tuple[CardT, ...]:
        if not isinstance(data, list) or not data or not all(isinstance(name, str) for name in data):
            raise ValueError(data)
        cards = {self.parse(name) for name in data}
        if None in cards or len(cards) < len(data):
            raise ValueError(data)
        return tuple(card for card in self.every if card in cards)

    def schema(self) -> dict[str, Any]:
        names = [self.code(card) for card in self.every]
        return {"type": "array", "items": {"enum": names}, "uniqueItems": True, "minItems": 1}

    def others(self, value: tuple[CardT, ...]) -> Iterator[tuple[CardT, ...]]:
        if len(value) > 1:
            yield value[1:]
        yield tuple(card for card in self.every if card in value or card == self.usual)
