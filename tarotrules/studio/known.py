"""What rules that people know have, and somebody's own do not: found, and written as a file would."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from tarotrules import documents, library, pipeline
from tarotrules.draft.layer import Layer
from tarotrules.draft.writing import write
from tarotrules.games.family import Family
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.settings.kinds import Kind, Reference
from tarotrules.settings.record import Entries, Group, Record, Setting, word
from tarotrules.settings.walk import SettingPath
from tarotrules.studio.form import entries_at, held_at
from tarotrules.studio.saying import field_at
from tarotrules.syntax.signs import quote
from tarotrules.syntax.spelling import Speller
from tarotrules.wording.titles import choose_title

REMEMBERED: Final = 64
By = Mapping[int, Any]
"""Something for each number of players."""


class Known(NamedTuple):
    """An entry as a shipped variant or option plays it."""

    path: SettingPath
    layer: str

    @property
    def options(self) -> tuple[str, ...]:
        """The options by which it comes, those that others need first; none if it is a variant that plays it."""
        return (*documents.needs(self.layer), self.layer) if self.layer in library.options() else ()

    @property
    def variant(self) -> Variant:
        """Rules that have it."""
        options = self.options
        found = pipeline.load(family().base if options else self.layer, options).variant
        if found is None:
            raise ValueError(self.layer)
        return found

    @property
    def is_alone(self) -> bool:
        """Whether nothing else in the rules need change for it; an option may say more than what it brings."""
        said = (each.path for name in self.options for each in layer(name).said)
        return all(path[: len(self.path)] in {self.path, self.path[: len(path)]} for path in said)

    def title(self, language: str) -> str:
        """What it is called."""
        for name in reversed(self.options or (self.layer,)):
            told = layer(name).prose
            titles = {each.language: each.text for each in told if (each.path, each.word) == (self.path, "title")}
            if titles:
                return choose_title(titles, language, self.path[-1])
        return self.path[-1]


@lru_cache(REMEMBERED)
def layer(name: str) -> Layer:
    """What a shipped file says itself."""
    document = documents.document(name)
    if document is None:
        raise ValueError(name)
    return documents.layer(document)


def known(variant: Variant, game: Family) -> Iterator[Known]:
    """What shipped variants and options declare, and these rules lack, in the order of the places."""
    for place in game.places("en"):
        held = entries_at(variant, place.path)
        yield from (each for each in _declared(game.name, place.path) if each.path[-1] not in held)


@lru_cache(REMEMBERED)
def _declared(game: str, place: SettingPath) -> list[Known]:
    """What files declare at a place themselves; what they refine counts too, but for what the game's base has."""
    base = pipeline.load(family(game).base).variant
    usual = [] if base is None else entries_at(base, place)
    found = []
    for name in (*library.shipped(game), *library.shipped_options(game)):
        if documents.document(name) is not None:
            said = (each.path[: len(place) + 1] for each in layer(name).said if each.act == "declare")
            paths = dict.fromkeys(each for each in said if each[:-1] == place and each[-1] not in usual)
            found += [Known(path, name) for path in paths]
    return found


# --- as a file would say it ---


class Written:
    """An entry of a variant, as an English file writes it for rules that have other things besides."""

    def __init__(self, source: Variant, path: SettingPath, target: Variant, *, lean: bool) -> None:
        """``lean``: without what it may do without."""
        self.source, self.path, self.target, self.lean = source, path, target, lean
        self.speller = Speller(documents.vocabulary(source.game), "en")
        family(source.game).learn()
        shared = [number for number in target.rulesets if number in source.rulesets]
        found = {number: held_at(source.rulesets[number], path) for number in shared}
        self.given = {number: each for number, each in found.items() if each is not None}

    def block(self) -> str:
        """What its block holds."""
        return "; ".join(filter(None, [self._place(), *self._record(self.given, self.path)]))

    @property
    def citation(self) -> str:
        """Who says so of most of it."""
        told = (self.source.origins.get(number, {}) for number in self.given)
        origins = (each.origin for all_ in told for path, each in all_.items() if path[: len(self.path)] == self.path)
        said = Counter(each.said("en") for each in origins if not each.assumed)
        named = [(each, times) for each, times in said.items() if each]
        best = max(named, key=lambda each: each[1], default=("", 0))[0]
        return f"[{best}]" if best and "]" not in best else ""

    def _place(self) -> str:
        """Beside which of those that both have it stands; where they have none, as high as it stands among its own."""
        names, held = entries_at(self.source, self.path[:-1]), entries_at(self.target, self.path[:-1])
        field = field_at(type(self.target.main), self.path[:-1])
        if not (isinstance(field, Entries) and field.ordered):
            return ""
        at = names.index(self.path[-1])
        before = next((each for each in reversed(names[:at]) if each in held), None)
        after = next((each for each in names[at:] if each in held), None)
        if before is not None:
            return f"after {self.speller.word(before)}"
        if after is None and held:
            height = round(at * len(held) / max(len(names) - 1, 1))
            return f"after {self.speller.word(held[height - 1])}" if height else f"before {self.speller.word(held[0])}"
        return "" if after is None else f"before {self.speller.word(after)}"

    def _titles(self, path: SettingPath) -> Iterator[str]:
        titles = self.source.titles.get(path, {})
        if titles:
            yield "title { " + "; ".join(f"{code} {quote(text)}" for code, text in titles.items()) + " }"

    def _record(self, given: By, path: SettingPath) -> Iterator[str]:
        yield from self._titles(path)
        shape = type(next(iter(given.values())))
        for name in named(shape):
            field, step = shape.fields[name], (*path, word(name))
            held = {number: each.items()[name] for number, each in given.items()}
            if isinstance(field, Setting):
                if self.lean and field.optional:
                    continue
                opening = "" if field.bare else self.speller.word(step[-1])
                yield from self._setting(field.kind, held, given, (opening, step))
            elif isinstance(field, Group):
                yield from self._block(held, given, step, self.speller.word(step[-1]))
            else:
                yield from self._entries(field, held, given, step)

    def _entries(self, field: Entries, held: By, given: By, path: SettingPath) -> Iterator[str]:
        for key in dict.fromkeys(key for each in held.values() for key in each or ()):
            inner = {number: (each or {}).get(key) for number, each in held.items()}
            opening = f"{self.speller.word(path[-1])} {self.speller.word(key)}"
            if isinstance(field.of, Kind):
                yield from self._setting(field.of, inner, given, (opening, (*path, key)))
            else:
                yield from self._block(inner, given, (*path, key), opening)

    def _block(self, held: By, around: By, path: SettingPath, opening: str) -> Iterator[str]:
        some = {number: each for number, each in held.items() if each is not None}
        if not some:
            return
        if len(some) == len(around):
            yield f"{opening} {{ {'; '.join(self._record(some, path))} }}"
            return
        for each, numbers in _alike(some):
            inner = "; ".join(self._record(dict.fromkeys(numbers, each), path))
            yield _guarded(numbers, f"{opening} {{ {inner} }}")

    def _setting(self, kind: Kind, held: By, around: By, named: tuple[str, SettingPath]) -> Iterator[str]:
        opening, path = named
        for value, numbers in _alike({number: each for number, each in held.items() if each is not None}):
            if isinstance(kind, Reference) and value not in entries_at(self.target, tuple(kind.to.split("."))):
                continue
            told = self.source.origins.get(numbers[0], {}).get(path)
            assumed = " [assumed]" if told is not None and told.origin.assumed else ""
            statement = f"{opening} {self.speller.values(write(kind, value))}{assumed}".strip()
            yield statement if len(numbers) == len(around) else _guarded(numbers, statement)


def named(record: type[Record]) -> list[str]:
    """The fields of a record, its own before those that others have too: what it is about comes first."""
    above: Any = record.__base__
    own = [name for name in record.fields if name not in above.fields]
    return [*own, *(named(above) if above.fields else ())]


def rank(record: type[Record], path: SettingPath) -> tuple[int, ...]:
    """Where a setting stands in this order."""
    found, steps, inside = list[int](), list(path), True
    while steps and inside:
        names, step = named(record), steps.pop(0)
        at = next(at for at, name in enumerate(names) if word(name) == step)
        found.append(at)
        match record.fields[names[at]]:
            case Group(inner):
                record = inner
            case Entries(type() as inner) if steps:
                record, steps = inner, steps[1:]
            case _:
                inside = False
    return tuple(found)


def _alike(held: By) -> list[tuple[Any, list[int]]]:
    """Values, each with the numbers of players that have it."""
    found: list[tuple[Any, list[int]]] = []
    for number, value in held.items():
        same = next((numbers for each, numbers in found if each == value), None)
        if same is None:
            found.append((value, [number]))
        else:
            same.append(number)
    return found


def _guarded(numbers: list[int], statement: str) -> str:
    return f"at {', '.join(map(str, sorted(numbers)))} players {{ {statement} }}"
