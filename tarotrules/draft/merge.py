"""Layers laid over each other, for one number of players.

The nearer layer wins; within a layer a guarded value beats a plain one. Nothing is overridden
silently: two values of one layer for one setting, a fixed value replaced, a removal of nothing are
problems that show every place concerned.
"""

from collections.abc import Iterable, Iterator

from tarotrules.draft import problems
from tarotrules.draft.layer import Layer
from tarotrules.draft.likes import Likes
from tarotrules.draft.placing import anchors_first, missing, put
from tarotrules.draft.said import Origin, Said, Settled
from tarotrules.draft.state import State
from tarotrules.expressions.tree import Path
from tarotrules.settings.record import Record
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Argument, Concept, Concepts, Diagnostic, Label, Row, Steps
from tarotrules.source.text import Span


class Merger:
    """Lays layers over each other; collects problems once, however many numbers of players share them."""

    def __init__(self, shape: type[Record], players: tuple[int, ...]) -> None:
        self.shape, self.players = shape, players
        self.erased: dict[tuple[Span, SettingPath], list[Origin]] = {}
        """Values for some players that a plain one has taken the place of, by the place and path of that one."""
        self.problems: dict[tuple[object, ...], Diagnostic] = {}

    def found(self) -> list[Diagnostic]:
        """Every problem, each once."""
        return [*self.problems.values(), *self._erasures()]

    def report(self, diagnostic: Diagnostic) -> None:
        """Keep a problem, unless the same has been found for other players."""
        self.problems.setdefault(diagnostic.key, diagnostic)

    def settle(self, layers: Iterable[tuple[Layer, ...]], players: int) -> State:
        """The state after all layers; a level is one layer, or several options of equal rank."""
        state = State({}, {}, {}, {}, {}, {}, {}, [])
        for level in layers:
            said = [each for layer in level for each in layer.said if each.concerns(players)]
            self._apply(state, said)
        for one, two in state.clashes:
            self._clash(state, one, two)
        Likes(state, self.shape, self.report).fill_all()
        return state

    def _apply(self, state: State, said: list[Said]) -> None:
        for each in said if state.fixed else ():
            self._check_fixed(state, each)
        vain = {each.path: self._remove(state, each) for each in said if each.act == "remove"}
        self._declare(state, said)
        for path, problem in vain.items():
            if state.copies(path):
                state.without[path] = problem
            elif problem is not None:
                self.report(problem)
        self._check_agreement(state, said)
        plain = [each for each in said if each.act == "set" and each.origin.players is None]
        guarded = [each for each in said if each.act == "set" and each.origin.players is not None]
        for group in (plain, guarded):
            self._set(state, group)
        for each in said:
            if each.fixed:
                state.fixed.setdefault(each.path, each.origin)

    def _check_fixed(self, state: State, said: Said) -> None:
        if said.act == "declare":
            return
        for length in range(1, len(said.path) + 1):
            origin = state.fixed.get(said.path[:length])
            if origin is not None and origin.layer != said.origin.layer:
                self.report(problems.FIXED.at(said.origin.span, Label(origin.span, "fixed"), what=Steps(said.path)))
                return

    def _remove(self, state: State, said: Said) -> Diagnostic | None:
        """Take something away; what to say if it is not there."""
        state.removed[said.path] = said.origin
        doomed = [path for path in (*state.values, *state.declared) if path[: len(said.path)] == said.path]
        for path in doomed:
            state.values.pop(path, None)
            state.declared.pop(path, None)
            state.likes.pop(path, None)
        if not doomed and not said.values:
            known = Concepts(path[-1] for path in state.declared if path[:-1] == said.path[:-1])
            elsewhere = [path for path in state.declared if path[-1] == said.path[-1] and len(path) == len(said.path)]
            home: dict[str, Argument] = {"home": Row(())}
            if elsewhere:
                home = {"hint": "home", "suggestion": "", "home": Row(("remove", *elsewhere[0]))}
            word = Concept(said.path[-1])
            return problems.NOTHING_TO_REMOVE.at(said.origin.span, word=word, known=known, **home)
        return None

    def _declare(self, state: State, said: list[Said]) -> None:
        self._check_relations(said)
        every = {each.path: each for each in said if each.act in {"before", "after"}}
        for each in said:
            if each.act == "like" and isinstance(each.values[0][0], Path):
                model = (*each.path[:-1], each.values[0][0].steps[0])
                state.likes[each.path] = (model, each.origin)
        fresh = {each.path: each for each in said if each.act == "declare" and each.path not in state.declared}
        self._check_anchors(list(every.values()))
        places = {path: place for path, place in every.items() if not state.copies(path)}
        state.places.update((path, place) for path, place in every.items() if path not in places)
        inherited = {path[:-1] for path in state.declared}
        for each in anchors_first(fresh, places):
            self._insert(state, each, places.get(each.path), inherited)
        for path, place in places.items():
            if path in state.declared and path not in fresh:
                origin = state.declared.pop(path)
                self._put(state, path, origin, place)

    def _check_relations(self, said: list[Said]) -> None:
        """An entry is placed once, and is like one other."""
        seen: dict[tuple[bool, SettingPath], Said] = {}
        for each in said:
            if each.act in {"like", "before", "after"}:
                other = seen.setdefault((each.act == "like", each.path), each)
                if (other.act, other.values) != (each.act, each.values):
                    label = Label(other.origin.span, "other")
                    self.report(problems.SAID_TWICE.at(each.origin.span, label, what=Steps(each.path)))

    def _insert(self, state: State, said: Said, place: Said | None, inherited: set[SettingPath]) -> None:
        if place is not None:
            self._put(state, said.path, said.origin, place)
            return
        if said.path[:-1] in inherited and not state.copies(said.path):
            self._say(missing(state.declared, said.path, said.origin, self.shape))
        state.declared[said.path] = said.origin

    def _put(self, state: State, path: SettingPath, origin: Origin, place: Said) -> None:
        self._say(put(state.declared, path, origin, place))

    def _say(self, problem: Diagnostic | None) -> None:
        if problem is not None:
            self.report(problem)

    def _check_anchors(self, places: list[Said]) -> None:
        """Two layers of one level that put entries at the same spot leave their order open."""
        seen: dict[tuple[object, ...], Said] = {}
        for place in places:
            key = (place.act, place.path[:-1], place.values)
            other = seen.setdefault(key, place)
            if other.origin.layer != place.origin.layer:
                self.report(
                    problems.PLACE_AMBIGUOUS.at(
                        place.origin.span, Label(other.origin.span, "other"), one=other.path[-1], two=place.path[-1]
                    )
                )

    def _set(self, state: State, said: list[Said]) -> None:
        for each in said:
            before = state.values.get(each.path)
            if before is not None:
                self._check_erased(before, each)
            beaten = () if before is None else (before.origin, *before.beaten)
            former = () if before is None else before.values
            state.values[each.path] = Settled(each.values, each.origin, beaten, former)

    def _clash(self, state: State, one: Said, two: Said) -> None:
        settled = state.values.get(two.path)
        if settled is not None and settled.origin.rank > two.origin.rank:
            return
        what = Steps(two.path)
        other = Label(one.origin.span, "other")
        if one.origin.layer == two.origin.layer:
            self.report(problems.SAID_TWICE.at(two.origin.span, other, what=what))
        else:
            self.report(
                problems.CONFLICTING_OPTIONS.at(
                    two.origin.span, other, what=what, one=one.origin.layer, two=two.origin.layer
                )
            )

    def _check_agreement(self, state: State, said: list[Said]) -> None:
        """What one level says of a setting is one thing; a file may say another for some players than for all."""
        seen: dict[SettingPath, list[Said]] = {}
        for each in said:
            if each.act == "set":
                before = seen.setdefault(each.path, [])
                state.clashes.extend([(other, each) for other in before if _disagree(other, each)][:1])
                before.append(each)

    def _check_erased(self, before: Settled, said: Said) -> None:
        """In a game for one number of players, what holds for all holds for them."""
        if (
            said.origin.players is None
            and before.origin.players is not None
            and len(self.players) > 1
            and (before.origin.layer != said.origin.layer and before.values != said.values)
        ):
            places = self.erased.setdefault((said.origin.span, said.path), [])
            places += [before.origin] if before.origin not in places else []

    def _erasures(self) -> Iterator[Diagnostic]:
        for (span, path), origins in self.erased.items():
            labels = [Label(each.span, "guarded") for each in origins]
            numbers = {number for each in origins for number in each.players or () if number in self.players}
            players = Concepts(map(str, sorted(numbers)))
            yield problems.ERASES_GUARDED.at(span, *labels, what=Steps(path), players=players)


def _disagree(one: Said, two: Said) -> bool:
    """Whether two values differ and neither refines the other, as a file may for some players what it says for all."""
    refined = one.origin.layer == two.origin.layer and (one.origin.players is None) != (two.origin.players is None)
    return not refined and one.values != two.values
