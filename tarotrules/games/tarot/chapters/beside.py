"""A variant's chapters beside those of its base: which rules differ, for how many players, and how."""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Final, Generic, TypeVar

from tarotrules.book import tree
from tarotrules.book.inline import line
from tarotrules.games.tarot.chapters.abreast import Abreast
from tarotrules.games.tarot.chapters.belonging import Belonging, belonging
from tarotrules.games.tarot.chapters.differences import Change, Parts, change_of, joined, parts_of
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.chapters.sections import sections
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.telling.told import BETWEEN, TWO, Rule, Section, Titles, yes_no
from tarotrules.settings.walk import SettingPath
from tarotrules.source.node import Node
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.values import Value

REMEMBERED: Final = 128
"""Rulesets whose chapters are kept: a site tells the official rules beside every option, each variant many times."""
Own = tuple[tuple[str, str], ...]
"""Slot and number of the rules about what files declare."""
_T = TypeVar("_T")


class Chapters(Node):
    """What is told, for one number of players or for several at once."""

    ruleset: Ruleset
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


class Beside:
    """One variant in one language, told for all its numbers of players, beside its base if it has one."""

    def __init__(self, variant: Variant, parent: Variant | None, words: Catalogue) -> None:
        self.variant, self.parent, self.words = variant, parent, words
        self.numbers = registry().numbers_of(variant, *filter(None, [parent]))

    @cached_property
    def players(self) -> tuple[int, ...]:
        """The numbers of players, the main one first."""
        main = self.variant.main.players
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
        return shared or dict.fromkeys(self.players, there.main.players)

    @cached_property
    def for_two(self) -> str:
        """Whether the book is only for two, who play against each other."""
        return yes_no(self.players == (TWO,))

    def say(self, name: str, /, **arguments: Value) -> Phrase:
        """A sentence that says the same for all numbers of players, and may be worded otherwise if only two play."""
        if BETWEEN in self.words.arguments(name):
            arguments.setdefault(BETWEEN, self.for_two)
        return self.words.tell(name, **arguments)

    def teller(self, players: int) -> Teller:
        """What tells the variant for a number of players."""
        return Teller(self.variant.rulesets[players], self.words, self.variant.titles, own=self._own)

    def text(self, slot: str, players: int) -> Phrase:
        """All a rule says to one number of players, to be compared."""
        return joined((part.said for part in self.chapters[players].parts[slot]), self.words)

    def _chapters(self, variant: Variant, players: int) -> Chapters:
        return _told(_Itself(variant.rulesets[players]), *self._of(variant))

    def _all(self, variant: Variant, players: tuple[int, ...]) -> Chapters:
        return _told_at_once(tuple(_Itself(variant.rulesets[each]) for each in players), *self._of(variant))

    def _of(self, variant: Variant) -> "tuple[_Itself[Titles], _Itself[Catalogue], tuple[int, ...], Own]":
        return _Itself(variant.titles), _Itself(self.words), tuple(sorted(variant.rulesets)), self._own

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
    def _alike_called(self) -> Variant:
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


class _Itself(Generic[_T]):
    """A value that is like no other: looking whether two rulesets say the same takes long."""

    __slots__ = ("value",)

    def __init__(self, value: _T) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Itself) and self.value is other.value

    def __hash__(self) -> int:
        return id(self.value)


@lru_cache(REMEMBERED)
def _told(
    rules: _Itself[Ruleset], titles: _Itself[Titles], language: _Itself[Catalogue], players: tuple[int, ...], own: Own
) -> Chapters:
    """The chapters of one ruleset; the key keeps what it names, so that nothing else can take its place."""
    ruleset, words = rules.value, language.value
    return _chapters_of(ruleset, sections(Teller(ruleset, words, titles.value, players, own)), words)


@lru_cache(REMEMBERED)
def _told_at_once(
    every: tuple[_Itself[Ruleset], ...],
    titles: _Itself[Titles],
    language: _Itself[Catalogue],
    players: tuple[int, ...],
    own: Own,
) -> Chapters:
    """The chapters of several rulesets, each for a number of players; those of the first come first."""
    told = {each.value.players: _told(each, titles, language, players, own).sections for each in every}
    return _chapters_of(every[0].value, Abreast(language.value, tuple(told)).sections(told), language.value)


def _chapters_of(ruleset: Ruleset, told: list[Section], words: Catalogue) -> Chapters:
    home = {rule.slot: section for section in told for rule in section.rules}
    by_slot = {rule.slot: rule for section in told for rule in section.rules}
    parts = {slot: parts_of(rule, home[slot], words) for slot, rule in by_slot.items()}
    return Chapters(ruleset, told, by_slot, home, parts)
