"""A ruleset of Piquet that is checked."""

from functools import cached_property

from tarotrules.games.checking import coherence
from tarotrules.games.piquet.engine.table import Table, table_of
from tarotrules.games.piquet.ruleset.ruleset import Ruleset


class Coherence(coherence.Coherence[Ruleset]):
    """With what its checks ask more than once."""

    @cached_property
    def table(self) -> Table:
        """The ruleset made ready."""
        return table_of(self.rules)
