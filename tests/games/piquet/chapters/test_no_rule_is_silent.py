"""Whatever is changed in rules of Piquet, what is told changes, and no two values are told alike."""

from collections.abc import Collection
from itertools import chain, product
from typing import Final, NamedTuple

import pytest

from tarotrules.games.piquet.catalogues import catalogue
from tarotrules.games.piquet.chapters.sections import CHAPTERS
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.telling.told import Chart, Rule
from tarotrules.settings.walk import SettingPath
from tests.games.piquet.chapters.changing import Change, changes
from tests.games.piquet.chapters.test_catalogues import LANGUAGES
from tests.games.piquet.reading import rules

OTHERS: Final = [each for each in LANGUAGES if each != "en"]
STUDIED: Final = ("piquet", "piquet-wikipedia", "piquet-au-cent", "piquet-voleur")


class Telling(NamedTuple):
    """What is told in a place."""

    texts: dict[str, tuple[str, ...]]
    """By rule, with its tables."""
    settings: dict[str, tuple[SettingPath, ...]]
    """What each rule says that it tells."""


def told(ruleset: Ruleset, language: str, chapters: Collection[str]) -> Telling:
    """What some chapters tell, by rule and table."""
    teller = Teller(ruleset, catalogue(language), {})
    found = Telling({}, {})
    for each in chain.from_iterable(CHAPTERS[chapter](teller) for chapter in chapters):
        texts = (cell for row in each.rows for cell in row) if isinstance(each, Chart) else each.phrases
        found.texts[each.slot] = (*found.texts.get(each.slot, ()), *texts)
        if isinstance(each, Rule):
            found.settings[each.slot] = each.settings
    return found


def homes(ruleset: Ruleset) -> dict[str, list[str]]:
    """The chapters that tell something of each part of the rules."""
    found: dict[str, list[str]] = {}
    for chapter in CHAPTERS:
        for path in chain.from_iterable(told(ruleset, "en", [chapter]).settings.values()):
            if chapter not in found.setdefault(path[0], []):
                found[path[0]].append(chapter)
    return found


def telling(change: Change, before: Telling, after: Telling) -> set[str]:
    """The rules that say they tell a setting, and read otherwise after it is changed."""
    path, slots = change.path, {*before.texts, *after.texts}
    differing = (slot for slot in slots if before.texts.get(slot) != after.texts.get(slot))
    return {
        slot
        for slot in differing
        for each in (*before.settings.get(slot, ()), *after.settings.get(slot, ()))
        if each[: len(path)] == path or path[: len(each)] == each
    }


def means_nothing(change: Change, before: Ruleset) -> bool:
    """Whether the setting that is changed has no effect under the values of others."""
    match change.path:
        case ("deal", "packet"):
            return change.what == repr(tuple(reversed(before.deal.packet)))
        case ("play", "cards", "none_won"):
            return before.players == 2
        case ("exchange", "order" | "fewer_said" | "unused_seen"):
            return before.exchange is None or before.exchange.elder is None
        case ("milestone", _, "rival"):
            return change.what == f"'{change.path[1]}'"
        case ("claim",) if change.what == "turned round":
            # What is completed by a call stands behind that, wherever it is listed (R51).
            return sum(each.moment != "when_complete" for each in before.claim.values()) < 2
    return False


@pytest.mark.parametrize(("name", "language"), [*product(STUDIED, ["en"]), *product(STUDIED[:1], OTHERS)])
def test_every_value_is_told_in_words_of_its_own(name: str, language: str) -> None:
    """Change any value of any setting, and a rule that is about it changes, otherwise than for any other value."""
    before = rules(name)
    # What is as in the first of them has been tried there.
    own = {
        part
        for part in before.fields
        if name == STUDIED[0] or getattr(before, part) != getattr(rules(STUDIED[0]), part)
    }
    chapters = homes(before)
    plain = {part: told(before, language, names) for part, names in chapters.items()}
    silent, alike = [], []
    known: dict[tuple[object, ...], Change] = {}
    for change in changes(before):
        part = change.path[0]
        if means_nothing(change, before) or part not in own:
            continue
        after = told(change.rules, language, chapters[part])
        if not telling(change, plain[part], after):
            silent.append((change.path, change.what))
        key = (change.path, repr(after.texts))
        if key in known:
            alike.append((change.path, known[key].what, change.what))
        known[key] = change

    assert (silent, alike) == ([], [])
