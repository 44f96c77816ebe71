"""Entries that are like another: they have what it has where they say nothing themselves."""

from collections.abc import Callable

from tarotrules.draft import problems
from tarotrules.draft.placing import anchors_first, missing, put
from tarotrules.draft.said import Settled
from tarotrules.draft.state import State
from tarotrules.settings.record import Record
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Concepts, Diagnostic

MOST_LIKES = 16
"""Longest chain of entries like one another."""


class Likes:
    """Fills the entries of a state that are like others, once all layers have spoken."""

    def __init__(self, state: State, shape: type[Record], report: Callable[[Diagnostic], None]) -> None:
        self.state, self.shape, self.report = state, shape, report
        self.filled: set[SettingPath] = set()

    def fill_all(self) -> None:
        """Fill each of them, its model first, and what it leads into before what is in there."""
        for path in sorted(self.state.likes, key=len):
            self._fill(path, (path,))
        for said in filter(None, self.state.without.values()):
            self.report(said)

    def _fill(self, path: SettingPath, trail: tuple[SettingPath, ...]) -> None:
        if path in self.filled:
            return
        model, origin = self.state.likes[path]
        if model in trail or model not in self.state.declared or len(trail) > MOST_LIKES:
            known = Concepts(each[-1] for each in self.state.declared if each[:-1] == path[:-1] and each != path)
            self.report(problems.LIKE_NOTHING.at(origin.span, word=model[-1], known=known))
            return
        if model in self.state.likes:
            self._fill(model, (*trail, model))
        for inside in self.state.likes:
            if inside[: len(model)] == model and inside != model:
                self._fill(inside, (inside,))
        self.filled.add(path)
        self._values(path, model)
        self._entries(path, model)

    def _values(self, path: SettingPath, model: SettingPath) -> None:
        _, origin = self.state.likes[path]
        for inherited, settled in list(self.state.values.items()):
            copied = self._copied(inherited, path, model)
            if copied is not None:
                # Whoever is cited for the model says nothing of what is like it.
                told = settled.origin._replace(citation=origin.citation, source=origin.source)
                self.state.values.setdefault(copied, Settled(settled.values, told))

    def _entries(self, path: SettingPath, model: SettingPath) -> None:
        """Those of the model in its order, then its own; of these each where it says."""
        declared, known = self.state.declared, list(self.state.declared.items())
        own = {each: declared.pop(each) for each, _ in known if each[: len(path)] == path and each != path}
        copies = {self._copied(inherited, path, model): origin for inherited, origin in known}
        for copied, origin in copies.items():
            if copied is not None:
                declared.setdefault(copied, own.pop(copied, origin))
        declared.update(own)
        inherited = {each[:-1] for each in copies if each is not None}
        for each, origin in own.items():
            if each not in self.state.places and each[:-1] in inherited:
                self._say(missing(declared, each, origin, self.shape))
        self._place(path)

    def _place(self, path: SettingPath) -> None:
        places = {each: said for each, said in self.state.places.items() if each[: len(path)] == path}
        for said in anchors_first(places, places):
            origin = self.state.declared.pop(said.path, None)
            if origin is not None:
                self._say(put(self.state.declared, said.path, origin, said))

    def _copied(self, inherited: SettingPath, path: SettingPath, model: SettingPath) -> SettingPath | None:
        """Where something of the model stands in what is like it; nowhere if it was removed there."""
        if inherited[: len(model)] != model:
            return None
        copied = (*path, *inherited[len(model) :])
        gone = next((each for each in self.state.without if copied[: len(each)] == each), None)
        if gone is None:
            return copied
        self.state.without[gone] = None
        return None

    def _say(self, problem: Diagnostic | None) -> None:
        if problem is not None:
            self.report(problem)
