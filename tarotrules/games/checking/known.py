"""What formulas of a family are read by."""

from typing import Any, Generic, TypeVar

from tarotrules.games.features.card_sets import CardSet
from tarotrules.games.features.speech import Speech
from tarotrules.settings.record import Record
from tarotrules.source.node import Node

Rules = TypeVar("Rules", bound=Record)


class Known(Node, Generic[Rules]):
    """What a family says of itself, so that its formulas can be read."""

    speech: Speech
    """What they speak of."""
    shape: type[Rules]
    """Its ruleset: what stands beside a formula."""
    cards: CardSet[Any]
    """What its cards are called."""
    whose: frozenset[str] = frozenset()
    """Of whom one says that a contract was made or lost, if there are contracts; the contract among them."""
