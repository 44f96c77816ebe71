"""Nobody reads a keyword in the studio or in a comparison: settings and values of choices are called something.

What a setting is called may hang on what it belongs to: ``round.margin`` is another margin than ``margin``.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tarotrules.games.registry import family
from tarotrules.languages import LANGUAGES
from tarotrules.settings.kinds import Choice, Flag, Kind, Listing, Words
from tarotrules.settings.record import Group, Record, Setting, word
from tarotrules.studio.doors import DOORS
from tests.laws.families import EVERY

HOLDS_FOR: Final = EVERY
JEUDI: Final = Path("docs/examples/jeudi.tarot").read_text("utf-8")
Steps = tuple[str, ...]


def declared(record: type[Record], above: Steps = ()) -> Iterator[tuple[Steps, Kind | None]]:
    """Every word that leads to a setting with what is before it; with its kind, where it is one."""
    for name, field in record.fields.items():
        here = (*above, word(name))
        if isinstance(field, Setting):
            yield here, field.kind
        elif isinstance(field, Group):
            yield here, None
            yield from declared(field.record, here)
        elif isinstance(field.of, Kind):
            yield here, field.of
        else:
            yield here, None
            yield from declared(field.of, here)


def choices(kind: Kind | None) -> tuple[str, ...]:
    """The values there are."""
    match kind:
        case Flag():
            return ("yes", "no")
        case Choice():
            return kind.words
        case Words():
            return tuple(" ".join(row) for row in kind.possible)
        case Listing():
            return choices(kind.of)
    return ()


@cache
def wanted(game: str, section: str) -> tuple[Steps, ...]:
    """What has to be called something."""
    every = tuple(declared(family(game).ruleset()))
    if section == "settings":
        return tuple(path for path, _ in every)
    return tuple((*path, each) for path, kind in every for each in choices(kind))


def used(words: Mapping[str, str], steps: Steps) -> str | None:
    """The longest end of a path that there is a word for."""
    return next((end for at in range(len(steps)) if (end := ".".join(steps[at:])) in words), None)


@pytest.mark.parametrize("section", ["settings", "choices"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOLDS_FOR)
def test_each_is_called_something(game: str, language: str, section: str) -> None:
    """All there are, without exception, and nothing that there is not; no file's word with its lines below."""
    words = family(game).labels(language)[section]
    found = {".".join(steps): used(words, steps) for steps in wanted(game, section)}

    assert [path for path, label in found.items() if label is None] == []
    assert set(words) == set(found.values())
    assert [each for each in words.values() if not each.strip() or "_" in each] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOLDS_FOR)
def test_choices_of_a_setting_are_told_apart(game: str, language: str) -> None:
    """No two are called alike."""
    words = family(game).labels(language)["choices"]
    for path, kind in declared(family(game).ruleset()):
        labels = [words[used(words, (*path, each)) or ""] for each in choices(kind)]
        assert len(set(labels)) == len(labels), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_shows_them(language: str) -> None:
    """The setting, its choices, the one it was before; a payment behind what becomes of the announcement it is for."""
    labels = family().labels(language)
    settings = "claim.handful.show promise.slam.announced.worth promise.slam.broken.worth"
    found = DOORS["form"](text=JEUDI, language=language, settings=settings)["fields"]
    show, announced, broken = (next(each for each in found if each["path"] == path) for path in settings.split())

    assert show["name"].endswith(labels["settings"]["show"])
    assert {each["name"] for each in show["widget"]["values"]} == {
        labels["choices"][f"show.{each}"] for each in ("exactly", "extremes", "at_least", "all", "nothing")
    }
    assert labels["settings"]["announced"].casefold() in announced["name"].casefold()
    assert labels["settings"]["broken"].casefold() in broken["name"].casefold()
    assert "_" not in json.dumps([each["name"] for each in found])
