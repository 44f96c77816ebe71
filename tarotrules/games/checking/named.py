"""What conditions ask about by name has its name alone."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from tarotrules.games.checking import problems
from tarotrules.games.checking.coherence import Coherence, entries_of
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Concept, Diagnostic, Label


def names_mean_one_thing(it: Coherence[Any], taken: Mapping[SettingPath, Collection[str]]) -> Iterator[Diagnostic]:
    """An entry that is called like a word of conditions, or like an entry of another kind.

    ``taken`` has, by the path of each kind of entry, the words that conditions read as their own where its name stands.
    """
    before: dict[str, SettingPath] = {}
    for path, words in taken.items():
        for name in entries_of(it.rules, ".".join(path)):
            if name in words:
                yield problems.NAME_TAKEN.at(it.span(*path, name), name=Concept(name), by="word")
    for path in taken:
        for name in entries_of(it.rules, ".".join(path)):
            first = before.setdefault(name, path)
            if first != path:
                farther, nearer = sorted(((*first, name), (*path, name)), key=lambda path: it.declared(*path))
                label = Label(it.span(*farther), "other")
                yield problems.NAME_TAKEN.at(it.span(*nearer), label, name=Concept(name), by="other")
