"""A variant's chapters beside those of its base: which rules differ, for how many players, and how."""

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Final, Generic, TypeVar

from tarotrules.book import tree
from tarotrules.comparing.differing import differing
from tarotrules.games.tarot.chapters.belonging import Belonging, belonging
from tarotrules.games.tarot.chapters.differences import (
    Change,
    change_of,
    joined,
    named_with,
    parts_of,
    said_with,
    side_by_side,
)
from tarotrules.games.tarot.chapters.numbers import numbers_of, with_players
from tarotrules.games.tarot.chapters.sections import sections
from tarotrules.games.tarot.chapters.telling import Rule, Section, Teller, Titles
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.variant import Variant
from tarotrules.settings.walk import SettingPath
from tarotrules.source.node import Node
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase

REMEMBERED: Final = 128
"""Rulesets whose chapters are kept: a site tells the official rules beside every option, each variant many times."""
_T = TypeVar("_T")


class Chapters(Node):
    """What is told for one number of players."""

    ruleset: Ruleset
    sections: list[Section]
    rules: Mapping[str, Rule]
    """By slot, in the order of the book."""
    home: Mapping[str, Section]
    """The chapter of each rule."""
    parts: Mapping[str, tuple[Phrase, ...]]
    """All that each rule says."""


class Differing(Node):
    """A rule that differs, with some numbers of players."""

    rule: Rule
    section: Section
    players: tuple[int, ...]
    """Those it differs for in the same settings."""
    of_all: bool
    """Whether these are all that both variants have."""
    change: Change
    printed: Mapping[str, Change]
    """The same by the numbers under which the book prints it, once or for each number of players."""
    once: frozenset[str]
    """Those of these numbers under which it is printed once for all."""

    @property
    def difference(self) -> tree.Difference:
        """As it stands in a list."""
        return tree.Difference(next(iter(self.printed)), self.change.kind, self.change.now, self.change.before)


class Beside:
    """One variant in one language, told for each number of players, beside its base if it has one."""

    def __init__(self, variant: Variant, parent: Variant | None, words: Catalogue) -> None:
        self.variant, self.parent, self.words = variant, parent, words
        self.main = variant.main.players
        self.numbers = numbers_of(variant, *filter(None, [parent]))
        self.chapters = {players: self._chapters(variant, players) for players in variant.rulesets}

    @property
    def told(self) -> dict[int, list[Section]]:
        """The chapters by number of players, the main one first."""
        return {players: each.sections for players, each in self.chapters.items()}

    @cached_property
    def base(self) -> dict[int, Chapters]:
        """The chapters of the base, for those numbers of players that both have."""
        if self.parent is None:
            return {}
        return {n: self._chapters(self.parent, n) for n in self.variant.rulesets if n in self.parent.rulesets}

    @cached_property
    def main_texts(self) -> dict[str, Phrase]:
        """What the rules of the main number of players say, by slot."""
        return {slot: joined(parts, self.words) for slot, parts in self.chapters[self.main].parts.items()}

    def teller(self, players: int) -> Teller:
        """What tells the variant for a number of players."""
        return Teller(self.variant.rulesets[players], self.words, self.variant.titles)

    def text(self, slot: str, players: int) -> Phrase:
        """All a rule says, to be compared and quoted."""
        return joined(self.chapters[players].parts[slot], self.words)

    def _chapters(self, variant: Variant, players: int) -> Chapters:
        return _told(_Itself(variant.rulesets[players]), _Itself(variant.titles), _Itself(self.words))

    @cached_property
    def differing(self) -> tuple[Differing, ...]:
        """What differs from the base, each difference once, in the order of the book."""
        found = self._found
        groups: dict[tuple[str, object], tuple[int, ...]] = {}
        for players, rules in found.items():
            for slot, settings in rules.items():
                key = slot, frozenset(each.said for each in settings)
                groups[key] = (*groups.get(key, ()), players)
        ordered = sorted(groups.items(), key=lambda each: self.numbers.key(each[0][0]))
        return tuple(self._differing(slot, players) for (slot, _), players in ordered)

    @cached_property
    def _found(self) -> dict[int, Belonging]:
        return {players: self._belonging(players) for players in self.base}

    def _belonging(self, players: int) -> Belonging:
        """The rules that differ with a number of players, and in which settings."""
        here, there = self.chapters[players], self.base[players]
        return belonging(
            differing([here.ruleset, there.ruleset]),
            (here.rules, there.rules),
            lambda slot: here.parts.get(slot) == there.parts.get(slot),
        )

    def _differing(self, slot: str, players: tuple[int, ...]) -> Differing:
        chapters = next(each[players[0]] for each in (self.chapters, self.base) if slot in each[players[0]].rules)
        # What holds for the main number of players is printed, and marked, for that.
        shown = players[:1] if self.main in players else players
        changes = {
            count: change_of(self.chapters[count].parts.get(slot), self.base[count].parts.get(slot), self.words)
            for count in shown
        }
        where: dict[str, dict[int, Change]] = {}
        for count, change in changes.items():
            where.setdefault(self.printed_number(slot, count), {})[count] = change
        return Differing(
            chapters.rules[slot],
            chapters.home[slot],
            players,
            of_all=len(players) == len(self.base),
            change=named_with(changes, self.words),
            printed={printed: named_with(found, self.words) for printed, found in where.items()},
            once=frozenset(printed for printed in where if printed == self.numbers.of(slot)),
        )

    def changes(self) -> Iterator[tuple[tuple[int, ...], tuple[Differing, ...]]]:
        """What differs for all, with no number of players, then by the numbers it differs for."""
        groups: dict[tuple[int, ...], list[Differing]] = {(): []}
        for each in self.differing:
            groups.setdefault(() if each.of_all else each.players, []).append(each)
        yield from ((players, tuple(found)) for players, found in groups.items() if found)

    def changed(self, slot: str, players: int) -> frozenset[SettingPath]:
        """The settings of a rule that differ with a number of players."""
        return frozenset(each.path for each in self._found.get(players, {}).get(slot, ()))

    def marks(self) -> dict[str, Change]:
        """What is marked in the chapters, by the number it is printed under: the same as is listed."""
        result: dict[str, Change] = {}
        for each in self.differing:
            for printed, told in each.printed.items():
                # A rule that is printed once for all may differ for some of them.
                for_some = not each.of_all and printed in each.once
                change = said_with(each.players, told, self.words) if for_some else told
                result[printed] = side_by_side([*filter(None, [result.get(printed)]), change], self.words)
        return result

    def printed_number(self, slot: str, players: int) -> str:
        """Where the book prints a rule: in its chapter, or among those of a number of players."""
        here, number = self.chapters[players], self.numbers.of(slot)
        alike = slot not in here.rules or self.main_texts.get(slot) == self.text(slot, players)
        return number if players == self.main or alike else with_players(number, players)


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
def _told(rules: _Itself[Ruleset], titles: _Itself[Titles], language: _Itself[Catalogue]) -> Chapters:
    """The chapters of one ruleset; the key keeps what it names, so that nothing else can take its place."""
    ruleset, words = rules.value, language.value
    told = sections(Teller(ruleset, words, titles.value))
    home = {rule.slot: section for section in told for rule in section.rules}
    by_slot = {rule.slot: rule for section in told for rule in section.rules}
    parts = {slot: parts_of(rule, home[slot], words) for slot, rule in by_slot.items()}
    return Chapters(ruleset, told, by_slot, home, parts)
