"""A rule, wherever it is played: what each variant that has it says, those who say the same together."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tarotrules.book.inline import line, plain
from tarotrules.games.telling.beside import Beside, Chapters
from tarotrules.games.telling.manner import Manner
from tarotrules.games.telling.told import Rule, Section
from tarotrules.games.variant import Hit, Played, PlayedChapter
from tarotrules.settings.walk import SettingPath
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import plain as plain_phrase


def wherever(manner: Manner[Any], hits: Sequence[Hit], words: Catalogue) -> list[Played]:
    """The rules that tell some settings, in the order of the book."""
    gathered = _Gathered(manner, hits, words)
    for hit in hits:
        told = Beside(manner, hit.variant, None, words).all
        gathered.add(hit, told, _telling(told.rules.values(), hit.paths))
    return gathered.played(gathered.ways)


def everywhere(manner: Manner[Any], hits: Sequence[Hit], words: Catalogue) -> list[PlayedChapter]:
    """All rules, as each tells them for the number of players it is explained for; of options what they bring."""
    gathered = _Gathered(manner, hits, words)
    for hit in hits:
        known = set[str]()
        for players in _numbers_told(hit):
            told = Beside(manner, hit.variant, None, words).chapters_for(players)
            slots = set(_telling(told.rules.values(), hit.paths) if hit.option else told.rules) - known
            gathered.add(hit, told, [slot for slot in told.rules if slot in slots])
            known |= slots
    chapters: dict[str, list[str]] = {id: [] for id in manner.chapters}
    for slot, section in gathered.home.items():
        chapters[section.id].append(slot)
    return [
        PlayedChapter(id, words.say(f"chapter-{id}"), tuple(gathered.played(slots)))
        for id, slots in chapters.items()
        if slots
    ]


def _numbers_told(hit: Hit) -> Iterator[int]:
    """The number of players it is explained for, then any for which there is a chapter more: who calls a partner."""
    known = set[str]()
    for players, rules in hit.variant.rulesets.items():
        there = {name for name, value in rules.items().items() if value}
        if not there <= known:
            yield players
        known |= there


class _Gathered:
    """What is said of each rule, and by whom."""

    def __init__(self, manner: Manner[Any], hits: Sequence[Hit], words: Catalogue) -> None:
        self.words, self.numbers = words, manner.teller.registry().numbers_of(*(each.variant for each in hits))
        self.ways: dict[str, dict[tuple[str, ...], list[Hit]]] = {}
        self.names: dict[str, str] = {}
        self.home: dict[str, Section] = {}

    def add(self, hit: Hit, told: Chapters, slots: Iterable[str]) -> None:
        """What somebody says of some rules."""
        for slot in slots:
            said = tuple(plain(line(part.said)) for part in told.parts[slot])
            self.ways.setdefault(slot, {}).setdefault(said, []).append(hit)
            self.names.setdefault(slot, plain_phrase(told.rules[slot].called(self.words)))
            self.home.setdefault(slot, told.home[slot])

    def played(self, slots: Iterable[str]) -> list[Played]:
        """Some rules, in the order of the book."""
        return [
            Played(
                self.numbers.of(slot),
                self.names[slot],
                tuple((tuple(who), said) for said, who in self.ways[slot].items()),
            )
            for slot in sorted(slots, key=self.numbers.key)
        ]


def _telling(rules: Iterable[Rule], paths: Sequence[SettingPath]) -> Iterator[str]:
    """The rules that tell a setting most exactly; of two that do so as exactly, the one that is about less else."""
    every, chosen = list(rules), dict[str, None]()
    for path in paths:
        close = max((rule.closeness(path) for rule in every), default=0)
        if close:
            near = [rule for rule in every if rule.closeness(path) == close]
            chosen[min(near, key=lambda rule: len(rule.settings)).slot] = None
    yield from chosen
