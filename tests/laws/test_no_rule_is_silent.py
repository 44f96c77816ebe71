"""The law that no rule is silent: whatever is changed in a ruleset, what is told changes, in all languages alike."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import pytest

from tarotrules.games.tarot.ruleset.promises import known_payee
from tarotrules.games.tarot.ruleset.ruleset import Ruleset, may_be_taken
from tarotrules.games.telling.told import Titles
from tarotrules.languages import LANGUAGES
from tarotrules.settings.kinds import Flag, Kind
from tarotrules.settings.record import Entries, Group, Record, Setting, word
from tarotrules.settings.walk import SettingPath, idle
from tests.laws.telling import Parts, chapter, figures
from tests.strategies import STUDIED, Base, Change, bases, changes

HOLDS_FOR: Final = ("tarot",)
"""It walks the chapters of tarot’s book."""

CHAPTER_OF: Final = {
    "players": "game",
    "seating": "deal",
    "redeal": "deal",
    "claim": "claims",
    "promise": "promises",
    "exempt": "play",
    "forbid": "play",
    "bonus": "bonuses",
    "fault": "irregularities",
    "feature": "evaluation",
    "mode": "modes",
}
"""Chapters that are not called like the word of the ruleset they tell."""
ELSEWHERE: Final = {
    ("auction", "hand_points"): "evaluation",
    ("auction", "chien"): "chien",
    ("deck", "identical"): "play",
}
"""What is said of a bid in another chapter than the auction's, and of cards in another than the deck's."""


def means_nothing(change: Change) -> bool:
    """Whether the setting that is changed has no effect under the values of others."""
    rules, path = change.base.rules, change.path
    of_partner = path[:2] == ("scoring", "shares") or path[-1] in {"partner", "shared"}
    if of_partner and rules.call is None:
        return True
    if path[0] == "chien" and not rules.deal.chien:
        return True
    if path[0] == "mode" and path[1:2] != (change.rules.auction.plays,):
        return True
    if _after_nobody_took(path) and rules.seating.until == "somebody_takes":
        return True
    if path[-1] == "owed_from" and not (rules.deal.chien and may_be_taken(rules)):
        return True
    if path[-1] == "barred_may_be_called" and rules.deal.misdeal != "same_dealer_silent":
        return True
    if path[-1] == "hand_points" and not rules.feature:
        return True
    with_it = {"said": change.rules, "unsaid": rules}.get(change.what)
    if with_it is not None and path in set(idle(with_it)):
        return True
    if _only_called_otherwise(change):
        return True
    return path[0] == "claim" and path[-1] == "count" and len(rules.claim[path[1]].level) == 1


def _after_nobody_took(path: SettingPath) -> bool:
    """Whether it is said who deals after a deal that nobody took: not to those who sit out until somebody does."""
    return path == ("auction", "all_pass") or (path[0] == "redeal" and path[-1] == "dealer")


def _only_called_otherwise(change: Change) -> bool:
    """Whether the same side is paid, by another name: whoever announced is the taker, if nobody else may."""
    match change.path:
        case ("promise", name, outcome, "payee"):
            promises = change.base.rules.promise[name], change.rules.promise[name]
            paid = [known_payee(each, outcome, getattr(each, outcome).payee) for each in promises]
            return paid[0] == paid[1]
    return False


class Reading(NamedTuple):
    """A change, and what its chapter tells of it: language -> rule or table -> text."""

    change: Change
    told: Mapping[str, Parts]


class Readings(NamedTuple):
    """What is told of a base, and of everything it can be changed into and means something else."""

    before: Mapping[str, Mapping[str, Parts]]
    """Chapter -> language -> rule or table -> text."""
    after: tuple[Reading, ...]


@pytest.fixture(scope="module", params=bases(), ids=repr)
def readings(request: pytest.FixtureRequest) -> Readings:
    """A base in all languages, told chapter by chapter, once for all laws."""
    base: Base = request.param
    titles = base.variant.titles
    meant = [change for change in changes(base) if not means_nothing(change)]
    return Readings(
        {name: in_all_languages(name, base.rules, titles) for name in {chapter_of(each) for each in meant}},
        tuple(Reading(each, in_all_languages(chapter_of(each), each.rules, titles)) for each in meant),
    )


def in_all_languages(name: str, rules: Ruleset, titles: Titles) -> Mapping[str, Parts]:
    """What a chapter tells in each language."""
    return {language: chapter(name, rules, titles, language) for language in LANGUAGES}


def test_a_changed_setting_changes_the_text(readings: Readings) -> None:
    """Change any value of any setting, add or take away or move anything, and its chapter changes in every language."""
    silent = [
        (language, each.change)
        for each in readings.after
        for language, before in readings.before[chapter_of(each.change)].items()
        if each.told[language] == before
    ]

    assert silent == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_values_never_read_the_same(readings: Readings, language: str) -> None:
    """Of all the values tried for one setting, no two are told in the same words."""
    read: dict[tuple[SettingPath, str], dict[object, Change]] = {}
    for change, after in readings.after:
        read.setdefault((change.path, repr(after[language])), {})[change.what] = change

    assert [alike for each in read.values() if len(alike := _meant_apart([*each.values()])) > 1] == []


def _meant_apart(alike: list[Change]) -> list[Change]:
    """Some changes that read the same, less the setting unsaid where one says what holds unless it is said."""
    said = len(alike) > 1 and any(each.path in set(idle(each.rules)) for each in alike if each.what != "unsaid")
    return [each for each in alike if not (said and each.what == "unsaid")]


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_a_changed_setting_changes_the_same_numbers(readings: Readings, language: str) -> None:
    """Whatever is changed, every language gives the numbers English gives."""
    lies = [
        change for change, after in readings.after if figures(after[language], language) != figures(after["en"], "en")
    ]

    assert lies == []


def chapter_of(change: Change) -> str:
    """The chapter that a changed setting belongs to."""
    first, last = change.path[0], change.path[-1]
    return ELSEWHERE.get((first, last), CHAPTER_OF.get(first, first))


def test_every_setting_of_every_record_is_tried() -> None:
    """Between them the rulesets of these laws say every field, and every setting is changed somewhere."""
    tried = {tuple(general(change.path)) for base in bases() for change in changes(base)}

    assert [".".join(path) for path in fields(Ruleset, ()) if path not in tried] == []


def fields(record: type[Record], path: SettingPath) -> Iterator[SettingPath]:
    """The paths of all settings, with a star for a name."""
    for name, field in record.fields.items():
        here = (*path, word(name))
        if isinstance(field, Setting):
            yield here
        elif isinstance(field, Group):
            yield from fields(field.record, here)
        elif isinstance(field.of, Kind):
            yield (*here, "*")
        else:
            yield from fields(field.of, (*here, "*"))


def general(path: SettingPath) -> Iterator[str]:
    """A path with a star for a name."""
    record: type[Record] | None = Ruleset
    steps = iter(path)
    for step in steps:
        yield step
        field = next((each for name, each in record.fields.items() if word(name) == step), None) if record else None
        if isinstance(field, Entries):
            if next(steps, None) is not None:
                yield "*"
            record = field.of if isinstance(field.of, type) else None
        else:
            record = field.record if isinstance(field, Group) else None


def test_every_value_of_every_choice_is_tried() -> None:
    """A kind that offers other values offers all of them, and a flag its opposite."""
    flags = [change for base in bases() for change in changes(base) if change.what == "True becomes False"]

    assert {change.path[-1] for change in flags} >= {
        word(path[-1]) for path in fields(Ruleset, ()) if isinstance(kind_of(path), Flag)
    }


def kind_of(path: SettingPath) -> Kind | None:
    """The kind of the setting at a starred path."""
    record: type[Record] = Ruleset
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
    names = {base.variant.id for base in bases()}

    assert names >= set(STUDIED)
