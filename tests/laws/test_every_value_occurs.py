"""Every setting, and every word a setting may have, is in some variant that is shipped or kept for tests."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tarotrules import api, documents, library
from tarotrules.games.registry import family
from tarotrules.settings.kinds import Choice, Flag, Kind, Words
from tarotrules.settings.record import Entries, Group, Record, Setting, word
from tarotrules.settings.walk import SettingPath
from tests.games.tarot.engine.tables import HOUSES as OF_TAROT
from tests.laws.families import EVERY

HOLDS_FOR: Final = EVERY
HOUSES: Final = {"tarot": OF_TAROT, "piquet": Path(__file__).parents[1] / "games" / "piquet" / "variants"}
"""By game: variants that only tests know."""


def values(record: Record, path: SettingPath) -> Iterator[tuple[SettingPath, Any]]:
    """Every value a ruleset has, by the path of its setting, with a star for a name."""
    for name, field in record.fields.items():
        value, here = record.items()[name], (*path, word(name))
        if value is None:
            continue
        if isinstance(field, Setting):
            yield here, value
        elif isinstance(field, Group):
            yield from values(value, here)
        else:
            for each in value.values():
                yield from values(each, (*here, "*")) if isinstance(each, Record) else [((*here, "*"), each)]


def occurring(game: str) -> frozenset[tuple[SettingPath, str]]:
    """Every value some variant of a game has."""
    own = (str(path) for path in HOUSES[game].glob("*.tarot"))
    variants = [api.load(name) for name in (*library.shipped(game), *own)]
    base = family(game).base
    variants += [api.load(base, *documents.needs(option), option) for option in library.shipped_options(game)]
    found: set[tuple[SettingPath, str]] = set()
    for variant in variants:
        for rules in variant.rulesets.values():
            found |= {(path, repr(value)) for path, value in values(rules, ())}
    return frozenset(found)


def settings(record: type[Record], path: SettingPath) -> Iterator[tuple[SettingPath, Kind]]:
    """Every setting there is."""
    for name, field in record.fields.items():
        here = (*path, word(name))
        if isinstance(field, Setting):
            yield here, field.kind
        elif isinstance(field, Group):
            yield from settings(field.record, here)
        elif isinstance(field, Entries):
            of = field.of
            yield from [((*here, "*"), of)] if isinstance(of, Kind) else settings(of, (*here, "*"))


@pytest.mark.parametrize("game", HOLDS_FOR)
def test_every_word_of_a_setting_is_in_some_variant(game: str) -> None:
    """A setting nobody uses, or a word of it that nobody writes, would be a promise nobody tried."""
    here: dict[SettingPath, set[str]] = {}
    for path, value in occurring(game):
        here.setdefault(path, set()).add(value)
    every = list(settings(family(game).ruleset(), ()))

    assert [".".join(path) for path, _ in every if path not in here] == []
    assert {".".join(path): left for path, kind in every if (left := offered(kind) - here[path])} == {}


def offered(kind: Kind) -> set[str]:
    """The words of a kind that has few."""
    if isinstance(kind, Choice):
        return {repr(each) for each in kind.words}
    if isinstance(kind, Words):
        return {repr(each) for each in kind.possible}
    return {"True", "False"} if isinstance(kind, Flag) else set()
