"""A variant's chapters beside those of its base: which rules differ, for how many players, and how."""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any, Final, Generic, NamedTuple, TypeVar

from tarotrules.book import tree
from tarotrules.book.inline import line
from tarotrules.games.telling.abreast import Abreast
from tarotrules.games.telling.belonging import Belonging, belonging
from tarotrules.games.telling.differences import Change, Parts, change_of, joined, parts_of
from tarotrules.games.telling.manner import Manner
from tarotrules.games.telling.told import BETWEEN, TWO, Rule, Section, Teller, Titles, yes_no
from tarotrules.games.variant import VariantOf
from tarotrules.settings.record import Record
from tarotrules.settings.walk import SettingPath
from tarotrules.source.node import Node
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.values import Value

REMEMBERED: Final = 512
"""Rulesets whose chapters are kept: a site tells the official rules beside every option, each variant many times."""
Own = tuple[tuple[str, str], ...]
"""Slot and number of the rules about what files declare."""
_T = TypeVar("_T")
_Rules = TypeVar("_Rules", bound=Record)
_Teller = TypeVar("_Teller", bound=Teller[Any])


class Chapters(Node):
    """What is told, for one number of players or for several at once."""

    ruleset: Record
    """Of several, that of the main number."""
    sections: list[Section]
    rules: Mapping[str, Rule]
    """By slot, in the order of the book."""
    home: Mapping[str, Section]
    """The chapter of each rule."""
    parts: Mapping[str, Parts]
    """All that each rule says."""


class Differing(Node):
    """A rule that differs, with some numbers of players."""

    rule: Rule
    section: Section
    number: str
    players: tuple[int, ...]
    """Those it differs for."""
    change: Change
    words: Catalogue

    @property
    def difference(self) -> tree.Difference:
        """As it stands in a list."""
        title = line(self.rule.called(self.words))
        return tree.Difference(self.number, self.change.kind, self.change.now, self.change.before, title)


class Beside(Generic[_Rules, _Teller]):
    """One variant in one language, told for all its numbers of players, beside its base if it has one."""

    def __init__(
        self,
        manner: Manner[_Teller],
        variant: VariantOf[_Rules],
        parent: VariantOf[_Rules] | None,
        words: Catalogue,
    ) -> None:
        self.manner, self.variant, self.parent, self.words = manner, variant, parent, words
        self.numbers = manner.teller.registry().numbers_of(variant, *filter(None, [parent]))

    @cached_property
    def players(self) -> tuple[int, ...]:
        """The numbers of players, the main one first."""
        main = self.variant.players
        return (main, *(each for each in self.variant.rulesets if each != main))

    @cached_property
    def abreast(self) -> Abreast:
        """What lays side by side what is told for each of them."""
        return Abreast(self.words, self.players)

    @cached_property
    def all(self) -> Chapters:
        """The chapters as the book prints them, for all numbers of players at once."""
        return self._all(self.variant, self.players)

    @cached_property
    def chapters(self) -> dict[int, Chapters]:
        """The chapters as they are told for each number of players alone."""
        return {players: self._chapters(self.variant, players) for players in self.players}

    def chapters_for(self, players: int) -> Chapters:
        """The chapters as they are told for a number of players alone."""
        return self._chapters(self.variant, players)

    @cached_property
    def base(self) -> dict[int, Chapters]:
        """The chapters of the base beside which those for each number of players are told."""
        return {} if self.parent is None else {n: self._chapters(self.parent, each) for n, each in self._as_for.items()}

    @cached_property
    def _as_for(self) -> dict[int, int]:
        """Numbers of players, with those of the base: those that both have, or if there are none, its main one."""
        there = self.variant if self.parent is None else self.parent
        shared = {players: players for players in self.players if players in there.rulesets}
        return shared or dict.fromkeys(self.players, there.players)

    @cached_property
    def for_two(self) -> str:
        """Whether the book is only for two, who play against each other."""
        return yes_no(self.players == (TWO,))

    def say(self, name: str, /, **arguments: Value) -> Phrase:
        """A sentence that says the same for all numbers of players, and may be worded otherwise if only two play."""
        if BETWEEN in self.words.arguments(name):
            arguments.setdefault(BETWEEN, self.for_two)
        return self.words.tell(name, **arguments)

    def teller(self, players: int) -> _Teller:
        """What tells the variant for a number of players."""
        return self.manner.teller(self.variant.rulesets[players], self.words, self.variant.titles, own=self._own)

    def text(self, slot: str, players: int) -> Phrase:
        """All a rule says to one number of players, to be compared."""
        return joined((part.said for part in self.chapters[players].parts[slot]), self.words)

    def _chapters(self, variant: VariantOf[_Rules], players: int) -> Chapters:
        return _told(_Itself(variant.rulesets[players]), self._how(variant))

    def _all(self, variant: VariantOf[_Rules], players: tuple[int, ...]) -> Chapters:
        return _told_at_once(tuple(_Itself(variant.rulesets[each]) for each in players), self._how(variant))

    def _how(self, variant: VariantOf[_Rules]) -> "_How":
        titles, players = _Itself(variant.titles), tuple(sorted(variant.rulesets))
        return _How(_Itself(self.manner), titles, _Itself(self.words), players, self._own)

    @cached_property
    def _own(self) -> Own:
        return tuple(self.numbers.own.items())

    @cached_property
    def differing(self) -> tuple[Differing, ...]:
        """What says something else than the base, each rule once, in the order of the book: all that is ever listed."""
        where: dict[str, tuple[int, ...]] = {}
        for players, rules in self._found.items():
            for slot in rules:
                where[slot] = (*where.get(slot, ()), players)
        return tuple(self._differing(slot, where[slot]) for slot in sorted(where, key=self.numbers.key))

    @cached_property
    def _found(self) -> dict[int, Belonging]:
        return {players: self._belonging(players) for players in self.base}

    def _belonging(self, players: int) -> Belonging:
        """The rules that differ with a number of players, and in which settings."""
        here, there = self._chapters(self._alike_called, players), self.base[players]
        return belonging(
            [here.ruleset, there.ruleset],
            (here.rules, there.rules),
            lambda slot: here.parts.get(slot) == there.parts.get(slot),
            self.numbers.key,
        )

    @cached_property
    def _alike_called(self) -> VariantOf[_Rules]:
        """The variant with what its base calls things: another name is no other rule."""
        known = {} if self.parent is None else self.parent.titles
        titles = {path: known.get(path, own) if path else own for path, own in self.variant.titles.items()}
        return self.variant if titles == self.variant.titles else self.variant._replace(titles=titles)

    @cached_property
    def _pair(self) -> list[Chapters]:
        """Both told at once, for the numbers of players for which they are compared."""
        told = [self._all(self.variant, tuple(self._as_for))]
        return (
            told
            if self.parent is None
            else [*told, self._all(self.parent, tuple(dict.fromkeys(self._as_for.values())))]
        )

    def _differing(self, slot: str, players: tuple[int, ...]) -> Differing:
        here, there = self._pair
        chapters = here if slot in here.rules else there
        change = change_of(here.parts.get(slot), there.parts.get(slot), self.words)
        return Differing(chapters.rules[slot], chapters.home[slot], self.numbers.of(slot), players, change, self.words)

    def changed(self, slot: str) -> frozenset[SettingPath]:
        """The settings of a rule that differ with any number of players."""
        return frozenset(each.path for found in self._found.values() for each in found.get(slot, ()))

    def marks(self) -> dict[str, Change]:
        """What is marked in the chapters, by number: the same as is listed."""
        return {each.number: each.change for each in self.differing}


AnyBeside = Beside[Any, Any]
"""A variant of whatever game."""


class _Itself(Generic[_T]):
    """A value that is like no other: looking whether two rulesets say the same takes long."""

    __slots__ = ("value",)

    def __init__(self, value: _T) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Itself) and self.value is other.value

    def __hash__(self) -> int:
        return id(self.value)


class _How(NamedTuple):
    """How rulesets are told."""

    manner: _Itself[Manner[Any]]
    titles: _Itself[Titles]
    words: _Itself[Catalogue]
    players: tuple[int, ...]
    own: Own


@lru_cache(REMEMBERED)
def _told(rules: _Itself[Any], how: _How) -> Chapters:
    """The chapters of one ruleset; the key keeps what it names, so that nothing else can take its place."""
    ruleset, manner, words = rules.value, how.manner.value, how.words.value
    teller = manner.teller(ruleset, words, how.titles.value, how.players, how.own)
    return _chapters_of(ruleset, manner.sections(teller), words)


@lru_cache(REMEMBERED)
def _told_at_once(every: tuple[_Itself[Any], ...], how: _How) -> Chapters:
    """The chapters of several rulesets, each for a number of players; those of the first come first."""
    told, words = {each.value.players: _told(each, how).sections for each in every}, how.words.value
    return _chapters_of(every[0].value, Abreast(words, tuple(told)).sections(told), words)


def _chapters_of(ruleset: Record, told: list[Section], words: Catalogue) -> Chapters:
    home = {rule.slot: section for section in told for rule in section.rules}
    by_slot = {rule.slot: rule for section in told for rule in section.rules}
    parts = {slot: parts_of(rule, home[slot], words) for slot, rule in by_slot.items()}
    return Chapters(ruleset, told, by_slot, home, parts)
