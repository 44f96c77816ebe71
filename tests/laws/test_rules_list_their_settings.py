"""Each setting is listed by a rule whose words it moves, and no rule lists a setting that never moves its words."""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

import pytest

from tarotrules.games.telling.told import Rule, Titles
from tarotrules.settings.record import Record
from tarotrules.settings.walk import SettingPath
from tests.changing import AnyBase, AnyChange
from tests.laws.families import EVERY
from tests.laws.telling import parts
from tests.laws.walked import GAMES, Game, game_of

HOLDS_FOR: Final = EVERY
BASES: Final = tuple(base for game in HOLDS_FOR for base in GAMES[game].bases())
LANGUAGE: Final = "en"
"""What a rule lists does not depend on the language."""

STRUCTURE: Final = ("added", "removed", "turned round")
"""Changes of what there is, not of a setting's value."""


Listed = dict[str, tuple[SettingPath, ...]]
"""Rule -> the settings it lists, before or after a change."""


class Moved(NamedTuple):
    """A change, and the rules of its chapter by what it moves in them.

    Tables also sum up what other rules say, and a whole rule may come or go with a setting of another.
    """

    change: AnyChange
    sentences: Listed
    table_or_all: Listed
    nothing: Listed


class Entry(NamedTuple):
    """A rule as a reader has it: its sentences and its table, and the settings it lists."""

    words: tuple[str, str] = ("", "")
    settings: tuple[SettingPath, ...] = ()


def rules_of(game: Game, name: str, rules: Record, titles: Titles) -> dict[str, Entry]:
    """The rules of a chapter, by slot."""
    told = tuple(game.chapters[name](game.teller(rules, titles, LANGUAGE)))
    said = dict(parts(told))
    return {
        each.slot: Entry((said[each.slot], said.get(f"{each.slot} table", "")), each.settings)
        for each in told
        if isinstance(each, Rule)
    }


@cache
def readings(base: AnyBase) -> tuple[Moved, ...]:
    """What each change of a base moves."""
    return tuple(_readings(base))


def _readings(base: AnyBase) -> Iterator[Moved]:
    game, titles, meant = game_of(base.variant), base.variant.titles, game_of(base.variant).meant(base)
    chapters = {name: rules_of(game, name, base.rules, titles) for name in {game.chapter_of(each) for each in meant}}
    for change in meant:
        name = game.chapter_of(change)
        before, after = chapters[name], rules_of(game, name, change.rules, titles)
        entries = {slot: (before.get(slot, Entry()), after.get(slot, Entry())) for slot in before | after}
        listed = {slot: (*one.settings, *other.settings) for slot, (one, other) in entries.items()}
        places = {slot: _moved(one, other) for slot, (one, other) in entries.items()}
        of = {place: {n: paths for n, paths in listed.items() if places[n] == place} for place in range(3)}
        yield Moved(change, of[0], of[1], of[2])


def _moved(one: Entry, other: Entry) -> int:
    """Where the change is seen: in sentences that stay, elsewhere, or nowhere."""
    if one.words == other.words:
        return 2
    stays = one != Entry() != other
    return 0 if stays and one.words[0] != other.words[0] else 1


def within(path: SettingPath, listed: SettingPath) -> bool:
    """Whether a path is the one a rule lists, or below it."""
    return path[: len(listed)] == listed


@pytest.mark.parametrize("base", BASES, ids=repr)
def test_a_rule_that_changes_lists_what_was_changed(base: AnyBase) -> None:
    """Of the rules whose words move, one lists the setting; others may hold a word that depends on it."""
    unlisted = [
        change
        for change, sentences, table_or_all, _ in readings(base)
        if not change.what.endswith(STRUCTURE) and not pairs(change, sentences | table_or_all)
    ]

    assert unlisted == []


@pytest.mark.parametrize("name", HOLDS_FOR)
def test_a_rule_lists_nothing_it_does_not_tell(name: str) -> None:
    """Each setting that a rule lists moves its words, in some ruleset and for some other value."""
    moving: set[tuple[str, SettingPath]] = set()
    listed: set[tuple[str, SettingPath]] = set()
    for base in GAMES[name].bases():
        for change, sentences, table_or_all, nothing in readings(base):
            told = pairs(change, sentences | table_or_all)
            moving |= told
            listed |= told | pairs(change, nothing)

    assert sorted(listed - moving) == []


def pairs(change: AnyChange, rules: Listed) -> set[tuple[str, SettingPath]]:
    """Rules, each with a setting it lists that is changed, or in which something is."""
    return {(slot, path) for slot, paths in rules.items() for path in paths if within(change.path, path)}
