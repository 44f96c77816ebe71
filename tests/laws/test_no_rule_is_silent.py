"""The law that no rule is silent: whatever is changed in a ruleset, what is told changes, in all languages alike."""

from collections.abc import Mapping
from typing import Final, NamedTuple

import pytest

from tarotrules.games.telling.told import Titles
from tarotrules.languages import LANGUAGES
from tarotrules.settings.kinds import Flag, Kind
from tarotrules.settings.record import Entries, Group, Record, Setting, word
from tarotrules.settings.walk import SettingPath, idle
from tests.changing import AnyBase, AnyChange, fields, setting
from tests.laws.families import EVERY
from tests.laws.telling import Parts, chapter, lies
from tests.laws.walked import GAMES, Game, game_of
from tests.strategies import STUDIED

HOLDS_FOR: Final = EVERY
TURNED: Final = ("True becomes False", "False becomes True")
BASES: Final = tuple(base for game in HOLDS_FOR for base in GAMES[game].bases())


class Reading(NamedTuple):
    """A change, and what its chapter tells of it: language -> rule or table -> text."""

    change: AnyChange
    told: Mapping[str, Parts]


class Readings(NamedTuple):
    """What is told of a base, and of everything it can be changed into and means something else."""

    before: Mapping[str, Mapping[str, Parts]]
    """Chapter -> language -> rule or table -> text."""
    after: tuple[Reading, ...]


@pytest.fixture(scope="module", params=BASES, ids=repr)
def readings(request: pytest.FixtureRequest) -> Readings:
    """A base in all languages, told chapter by chapter, once for all laws."""
    base: AnyBase = request.param
    game, titles = game_of(base.variant), base.variant.titles
    meant = game.meant(base)
    before = {game.chapter_of(each) for each in meant}
    return Readings(
        {name: in_all_languages(game, name, base.rules, titles) for name in before},
        tuple(Reading(each, in_all_languages(game, game.chapter_of(each), each.rules, titles)) for each in meant),
    )


def in_all_languages(game: Game, name: str, rules: Record, titles: Titles) -> Mapping[str, Parts]:
    """What a chapter tells in each language."""
    return {language: chapter(game, name, rules, titles, language) for language in LANGUAGES}


def home(change: AnyChange) -> str:
    """The chapter that what is changed belongs to."""
    return game_of(change.base.variant).chapter_of(change)


def test_a_changed_setting_changes_the_text(readings: Readings) -> None:
    """Change any value of any setting, add or take away or move anything, and its chapter changes in every language."""
    silent = [
        (language, each.change)
        for each in readings.after
        for language, before in readings.before[home(each.change)].items()
        if each.told[language] == before
    ]

    assert silent == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_values_never_read_the_same(readings: Readings, language: str) -> None:
    """Of all the values tried for one setting, no two are told in the same words."""
    read: dict[tuple[SettingPath, str], dict[object, AnyChange]] = {}
    for change, after in readings.after:
        read.setdefault((change.path, repr(after[language])), {})[change.what] = change

    assert [alike for each in read.values() if len(alike := _meant_apart([*each.values()])) > 1] == []


def _meant_apart(alike: list[AnyChange]) -> list[AnyChange]:
    """Some changes that read the same, less the setting unsaid where one says what holds unless it is said."""
    said = len(alike) > 1 and any(each.path in set(idle(each.rules)) for each in alike if each.what != "unsaid")
    return [each for each in alike if not (said and each.what == "unsaid")]


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_a_changed_setting_changes_the_same_numbers(readings: Readings, language: str) -> None:
    """Whatever is changed, every language gives the numbers English gives."""
    found = [
        (change, wrong)
        for change, after in readings.after
        if (wrong := lies(game_of(change.base.variant), after["en"], after[language], language))
    ]

    assert found == []


@pytest.mark.parametrize("name", HOLDS_FOR)
def test_every_setting_of_every_record_is_tried(name: str) -> None:
    """Between them the rulesets of these laws say every field, and every setting is changed somewhere."""
    game = GAMES[name]
    tried = {setting(change) for base in game.bases() for change in game.changes(base)}

    assert [each for each in game.settings if each not in tried] == []


@pytest.mark.parametrize("name", HOLDS_FOR)
def test_every_flag_is_turned(name: str) -> None:
    """Wherever something is so or not, it is tried otherwise."""
    game = GAMES[name]
    every = {setting(each) for base in game.bases() for each in game.changes(base) if each.what in TURNED}
    flags = {".".join(path) for path in fields(game.ruleset) if isinstance(kind_of(game.ruleset, path), Flag)}

    assert flags - every == set()


def kind_of(ruleset: type[Record], path: SettingPath) -> Kind | None:
    """The kind of the setting at a starred path."""
    record = ruleset
    field: object = None
    for step in path:
        if step != "*":
            field = next(each for name, each in record.fields.items() if word(name) == step)
        inner = field.record if isinstance(field, Group) else field.of if isinstance(field, Entries) else None
        if isinstance(inner, type):
            record = inner
    return field.kind if isinstance(field, Setting) else None


def test_all_shipped_variants_are_tried() -> None:
    """A variant that is added to the shipped ones is walked by these laws too."""
    names = {base.variant.id for base in GAMES["tarot"].bases()}

    assert names >= set(STUDIED)
