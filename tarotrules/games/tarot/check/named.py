"""A class of cards and a promise are asked about by name: it must be theirs alone."""

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from tarotrules.games.checking import named
from tarotrules.games.tarot.check.coherence import Coherence
from tarotrules.games.tarot.ruleset.features import MEMBERS, PLACE, SCOPES, TRICK
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Diagnostic

_FIRST: Final = frozenset(word for known in SCOPES.values() for word in known)
_CLASS: Final = ("deck", "class")
_PROMISE: Final = ("promise",)
_TAKEN: Final[Mapping[SettingPath, Collection[str]]] = {
    _CLASS: _FIRST | MEMBERS[PLACE].keys() | MEMBERS[TRICK].keys(),
    _PROMISE: _FIRST,
}
"""Words that conditions read as their own where a name of the kind could stand."""


def names_mean_one_thing(it: Coherence) -> Iterator[Diagnostic]:
    """A class or promise that is called like a word of conditions, or both by one name."""
    return named.names_mean_one_thing(it, _TAKEN)
