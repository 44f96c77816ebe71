"""A settled state built into typed records; what is missing, or means nothing, is reported."""

from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, TypeVar, cast

from tarotrules.draft import problems
from tarotrules.draft.reading import ReadFormula, Written, read
from tarotrules.draft.said import Origin
from tarotrules.draft.state import State
from tarotrules.settings.kinds import Choice, Flag, Formula, Kind
from tarotrules.settings.record import Entries, Field, Group, Record, Setting, word
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Concept, Concepts, Diagnostic, Label, Steps
from tarotrules.source.node import Node
from tarotrules.source.text import Span

REMEMBERED: Final = 256
"""Chapters kept; a variant has one of each for each number of players."""
_R = TypeVar("_R", bound=Record)


class _WantingError(Exception):
    """A condition asks for what is needed, and is not there or not readable."""


class _Partial:
    """A record under construction, read by ``exists`` conditions, which remembers what it was asked for."""

    def __init__(self) -> None:
        self.said: dict[str, Any] = {}
        self.asked: dict[str, None] = {}
        self.wanting: set[str] = set()
        """Words whose value is needed, and not there or not readable."""

    def __getattr__(self, name: str) -> Any:
        """What is said under a word; nothing if nothing is."""
        self.asked[name] = None
        if name in self.wanting:
            raise _WantingError
        return self.said.get(name)


class Built:
    """What was built without a problem, by the ids of the very things that are said.

    Nearly every variant says most of its rules in the words of another. What is said is kept too, so that nothing else
    comes to have its ids.
    """

    def __init__(self) -> None:
        self._known: dict[Hashable, tuple[Any, Sequence[object]]] = {}

    def get(self, path: SettingPath, said: Sequence[object]) -> tuple[Any, Sequence[object]] | None:
        """What was built of this at a path, and what it was built of."""
        return self._known.get((path, *map(id, said)))

    def keep(self, path: SettingPath, said: Sequence[object], value: Any) -> None:
        """Remember what was built."""
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[path, *map(id, said)] = value, said


class Builder(Node):
    """Builds the records of one state."""

    state: State
    head: Span
    """Where the variant is named: the place of what is missing altogether."""
    problems: list[Diagnostic]
    formula: ReadFormula
    built: Built
    """What was built before, for other numbers of players or of other variants that say the same."""

    def record(self, shape: type[_R], path: SettingPath = ()) -> _R | None:
        """The record at a path, or ``None`` if anything in it is wrong."""
        partial = _Partial()
        before = len(self.problems)
        conditional = []
        for name, field in shape.fields.items():
            if field.exists is not None:
                conditional.append((name, field))
            else:
                here, known = (*path, word(name)), len(self.problems)
                partial.said[name] = self.field(field, here) if path else self.part(field, here)
                if len(self.problems) > known:
                    partial.wanting.add(name)
        for name, field in conditional:
            if isinstance(field, Setting):
                partial.said[name] = self.conditional(field, partial, name, path)
            else:
                partial.said[name] = self.chapter(field, partial, name, path)
        if len(self.problems) > before:
            return None
        return shape(**{name: partial.said[name] for name in shape.fields})

    def part(self, field: Field, path: SettingPath) -> Any:
        """A field of the whole; what is said for several numbers of players, or in several variants, is built once."""
        said, before = self.said.get(path[0], ()), len(self.problems)
        known = self.built.get(path, said)
        if known is not None:
            return known[0]
        value = self.field(field, path)
        if len(self.problems) == before and not isinstance(field, Setting):
            self.built.keep(path, said, value)
        return value

    @cached_property
    def said(self) -> Mapping[str, list[object]]:
        """By the first step of their paths, what is declared and set: the very things that layers say."""
        found: dict[str, list[object]] = {}
        for path, origin in self.state.declared.items():
            found.setdefault(path[0], []).extend((path, origin))
        for path, settled in self.state.values.items():
            found.setdefault(path[0], []).extend((path, settled.values, settled.origin, settled.former))
        return found

    def field(self, field: Field, path: SettingPath) -> Any:
        """The value of a field."""
        if isinstance(field, Setting):
            return self.setting(field, path)
        if isinstance(field, Group):
            absent = path not in self.state.declared
            return None if field.optional and absent else self.record(field.record, path)
        return self.entries(field, path)

    def setting(self, field: Setting, path: SettingPath) -> Any:
        """The value of a setting."""
        settled = self.state.values.get(path)
        if settled is not None:
            return read(field.kind, Written(path, settled, self.problems, self.formula, self.state.values))
        if not field.optional:
            self.missing(path, field)
        return None

    def conditional(self, field: Setting, partial: _Partial, name: str, parent: SettingPath) -> Any:
        """The value of a setting that exists only under others' values."""
        path = (*parent, word(name))
        partial.asked.clear()
        try:
            exists = field.exists is not None and field.exists(partial)
        except _WantingError:
            # Whether it means something here is not known before that is.
            return None
        asked = [self.state.values.get((*parent, word(each))) for each in partial.asked]
        causes = [each.origin for each in asked if each is not None]
        settled = self.state.values.get(path)
        if exists:
            before = len(self.problems)
            if settled is None and not field.optional:
                self.missing(path, field, causes)
            value = self.setting(field, path) if settled is not None else None
            if len(self.problems) > before:
                partial.wanting.add(name)
            return value
        if settled is not None and settled.origin.rank == self.nearest(parent):
            labels = [Label(each.span, "other") for each in causes]
            self.problems.append(
                problems.MEANINGLESS.at(settled.origin.span, *labels, word=Concept(path[-1]), place=Steps(parent))
            )
        return None

    def chapter(self, field: Group | Entries, partial: _Partial, name: str, parent: SettingPath) -> Any:
        """What a record or entries hold that exist only under others' values; a family says whether they were meant."""
        path, before = (*parent, word(name)), len(self.problems)
        try:
            exists = field.exists is not None and field.exists(partial)
        except _WantingError:
            # What is written there is read all the same.
            exists = True
        if not exists:
            return {} if isinstance(field, Entries) else None
        value = self.field(field, path) if parent else self.part(field, path)
        if len(self.problems) > before:
            partial.wanting.add(name)
        return value

    def nearest(self, path: SettingPath) -> int:
        """Rank of the nearest layer that says anything at a path; what weaker layers said may have gone stale."""
        ranks = [each.origin.rank for key, each in self.state.values.items() if key[:-1] == path]
        return max(ranks, default=0)

    @cached_property
    def names(self) -> Mapping[SettingPath, list[str]]:
        """By path, the names of what is declared there, in their order."""
        found: dict[SettingPath, list[str]] = {}
        for path in self.state.declared:
            found.setdefault(path[:-1], []).append(path[-1])
        return found

    def entries(self, field: Entries, path: SettingPath) -> dict[str, Any]:
        """Named entries in their order."""
        result: dict[str, Any] = {}
        for name in self.names.get(path, ()):
            if isinstance(field.of, Kind):
                result[name] = self.setting(Setting(field.of), (*path, name))
            else:
                result[name] = self.record(field.of, (*path, name))
        return result

    def missing(self, path: SettingPath, field: Setting, causes: Sequence[Origin] = ()) -> None:
        """Report a setting nobody has said: at the nearest thing declared around it, or at the head.

        Where a nearer layer has made it necessary, the place is that ``cause``. A new entry with a name close to an
        inherited one is more likely a slip of the pen.
        """
        around = next((path[:n] for n in range(len(path) - 1, 0, -1) if path[:n] in self.state.declared), None)
        origin = None if around is None else self.state.declared[around]
        place = Label(self.head if origin is None else origin.span)
        nearer = [each for each in causes if origin is not None and each.rank > origin.rank]
        if nearer:
            place = Label(max(nearer, key=lambda each: each.rank).span, "cause")
        near = None if around is None else self.near_name(around)
        if near is not None:
            slip, meant = (self.state.declared[each].span for each in near)
            found = problems.NEAR_NAME.at(slip, Label(meant, "other"), name=near[0][-1], near=near[1][-1])
            if found not in self.problems:
                self.problems.append(found)
        elif isinstance(field.kind, Flag):
            self.yes_or_no(place, path)
        elif field.bare and isinstance(field.kind, Choice):
            known = Concepts(field.kind.words)
            self.problems.append(problems.ONE_WORD_MISSING.at(None, place, what=Steps(path[:-1]), known=known))
        else:
            kind = field.kind
            words = kind.words if isinstance(kind, Choice) else ()
            is_party = isinstance(kind, Formula) and kind.gives == "party"
            self.problems.append(
                problems.SETTING_MISSING.at(
                    None,
                    place,
                    word=Concept(path[-1]),
                    what=Steps(path),
                    choice="yes" if words else "who" if is_party else "no",
                    known=Concepts(words),
                )
            )

    def yes_or_no(self, place: Label, path: SettingPath) -> None:
        """Report a flag nobody has said, together with others of the same record."""
        known = [each for each in self.problems if each.problem == problems.YES_OR_NO]
        same = next((each for each in known if each.arguments["what"] == Steps(path[:-1])), None)
        flags = [path[-1]]
        if same is not None:
            self.problems.remove(same)
            flags = [*cast("Concepts", same.arguments["flags"]), *flags]
        words = {word: Concept(word) for word in ("yes", "no", "like")}
        self.problems.append(
            problems.YES_OR_NO.at(
                None, place, what=Steps(path[:-1]), flags=Concepts(flags), word=Concept(flags[0]), **words
            )
        )

    def near_name(self, path: SettingPath) -> tuple[SettingPath, SettingPath] | None:
        """An entry around a path, and one of a weaker layer beside it whose name is almost the same."""
        import difflib

        for length in range(len(path), 0, -1):
            here = path[:length]
            origin = self.state.declared.get(here)
            siblings = {
                key[-1]: key
                for key, each in self.state.declared.items()
                if key[:-1] == here[:-1] and key != here and origin is not None and each.rank < origin.rank
            }
            close = difflib.get_close_matches(here[-1], siblings, n=1, cutoff=0.75)
            if close:
                return here, siblings[close[0]]
        return None
