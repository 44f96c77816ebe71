"""A class of cards and a promise are asked about by name: it must be theirs alone."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from tarotrules.games.tarot.check import problems
from tarotrules.games.tarot.ruleset.features import MEMBERS, PLACE, SCOPES, TRICK
from tarotrules.source.diagnostics import Concept, Diagnostic, Label

if TYPE_CHECKING:
    from tarotrules.games.tarot.check.coherence import Coherence

_FIRST: Final = frozenset(word for known in SCOPES.values() for word in known)
_CLASS: Final = ("deck", "class")
_PROMISE: Final = ("promise",)
_TAKEN: Final = {_CLASS: _FIRST | MEMBERS[PLACE].keys() | MEMBERS[TRICK].keys(), _PROMISE: _FIRST}
"""Words that conditions read as their own where a name of the kind could stand."""


def names_mean_one_thing(it: "Coherence") -> Iterator[Diagnostic]:
    """A class or promise that is called like a word of conditions, or both by one name."""
    classes, promises = it.rules.deck.class_, it.rules.promise
    for path, names in ((_CLASS, classes), (_PROMISE, promises)):
        for name in names:
            if name in _TAKEN[path]:
                yield problems.NAME_TAKEN.at(it.span(*path, name), name=Concept(name), by="word")
    for name in classes:
        if name in promises:
            farther, nearer = sorted(((*_CLASS, name), (*_PROMISE, name)), key=lambda path: it.declared(*path))
            label = Label(it.span(*farther), "other")
            yield problems.NAME_TAKEN.at(it.span(*nearer), label, name=Concept(name), by="other")
