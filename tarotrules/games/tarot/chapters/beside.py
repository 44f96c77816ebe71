"""A variant's chapters beside those of its base: which rules differ, and how."""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from tarotrules.book import tree
from tarotrules.book.inline import Line, line
from tarotrules.games.tarot.chapters.differences import Change, change_of, joined, parts_of
from tarotrules.games.tarot.chapters.sections import sections
from tarotrules.games.tarot.chapters.telling import Rule, Section, Teller
from tarotrules.games.tarot.variant import Variant
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase


class Entry(NamedTuple):
    """A rule that differs, and the chapter it is told in."""

    section: Section
    difference: tree.Difference


class Beside:
    """One variant in one language, told for each number of players, beside its base if it has one."""

    def __init__(self, variant: Variant, parent: Variant | None, words: Catalogue) -> None:
        self.variant, self.parent, self.words = variant, parent, words
        self.main = variant.main.players
        self.told = {players: self._sections(variant, players) for players in variant.rulesets}

    @cached_property
    def base(self) -> dict[int, list[Section]]:
        """The chapters of the base, for those numbers of players that both have."""
        if self.parent is None:
            return {}
        return {n: self._sections(self.parent, n) for n in self.variant.rulesets if n in self.parent.rulesets}

    @cached_property
    def main_texts(self) -> dict[str, Phrase]:
        """What the rules of the main number of players say, by number."""
        return {rule.number: self.text(rule, section) for section in self.told[self.main] for rule in section.rules}

    def teller(self, players: int) -> Teller:
        """What tells the variant for a number of players."""
        return Teller(self.variant.rulesets[players], self.words, self.variant.titles)

    def _sections(self, variant: Variant, players: int) -> list[Section]:
        return sections(Teller(variant.rulesets[players], self.words, variant.titles))

    def text(self, rule: Rule, section: Section) -> Phrase:
        """All a rule says, to be compared and quoted."""
        return joined(parts_of(rule, section, self.words), self.words)

    def differences(self, players: int) -> dict[str, Change]:
        """The rules that differ from the base's, by number."""
        if players not in self.base:
            return {}
        before = {
            rule.number: parts_of(rule, section, self.words) for section in self.base[players] for rule in section.rules
        }
        result: dict[str, Change] = {}
        for section in self.told[players]:
            for rule in section.rules:
                now = parts_of(rule, section, self.words)
                change = change_of(now, before.get(rule.number), self.words)
                if change is not None:
                    result[rule.number] = change
        return result

    def changes(self) -> Iterator[tuple[int, tuple[Entry, ...]]]:
        """By number of players, the main one first, what differs and has not been said yet."""
        seen: set[tuple[str, Line]] = set()
        for players in self.variant.rulesets:
            found = tuple(each for each in self._entries(players) if _key(each) not in seen)
            seen |= set(map(_key, found))
            if found:
                yield players, found

    def _entries(self, players: int) -> Iterator[Entry]:
        changes = self.differences(players)
        for section in self.told[players]:
            for rule in section.rules:
                if rule.number in changes:
                    change = changes[rule.number]
                    number = self.printed_number(rule, section, players)
                    difference = tree.Difference(number, change.kind, change.now, change.before)
                    yield Entry(section, difference)
        yield from self._removed(players)

    def _removed(self, players: int) -> Iterator[Entry]:
        """Rules of the base that are gone."""
        now = {rule.number for section in self.told[players] for rule in section.rules}
        for section in self.base.get(players, ()):
            for rule in section.rules:
                if rule.number not in now:
                    difference = tree.Difference(rule.number, "removed", (), line(self.text(rule, section)))
                    yield Entry(section, difference)

    def printed_number(self, rule: Rule, section: Section, players: int) -> str:
        """Where the book prints a rule: in its chapter, or among those of a number of players."""
        if players == self.main or self.main_texts.get(rule.number) == self.text(rule, section):
            return rule.number
        return f"P{players}-{rule.number}"


def _key(entry: Entry) -> tuple[str, Line]:
    return entry.difference.number, entry.difference.now
