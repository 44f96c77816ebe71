"""A ruleset of tarot that is checked."""

from functools import cached_property

from tarotrules.cards.pack import Card
from tarotrules.games.checking import coherence
from tarotrules.games.tarot.ruleset.ruleset import Ruleset


class Coherence(coherence.Coherence[Ruleset]):
    """With what its checks ask more than once."""

    @cached_property
    def classes(self) -> dict[str, tuple[Card, ...]]:
        """The classes of cards."""
        return self.rules.deck.classes()
