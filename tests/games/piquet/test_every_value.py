"""Every setting of Piquet, and every word a setting may have, is in some file that is shipped or kept for tests."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.settings.kinds import Choice, Flag, Kind, Listing
from tarotrules.settings.record import Entries, Group, Record, Setting
from tests.games.piquet.reading import rules
from tests.games.piquet.test_shipped import OPTIONS, VARIANTS, needs

HOUSES = sorted(path.stem for path in (Path(__file__).parent / "variants").glob("*.tarot"))


def settings(record: type[Record], path: str = "") -> Iterator[tuple[str, Kind]]:
    """Every setting there is."""
    for name, field in record.fields.items():
        if isinstance(field, Setting):
            yield path + name, field.kind
        elif isinstance(field, Group):
            yield from settings(field.record, f"{path}{name}.")
        elif not isinstance(field.of, Kind):
            yield from settings(field.of, f"{path}{name}.")


def values(record: Record, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value a ruleset has."""
    for name, field in record.fields.items():
        value = record.items()[name]
        if isinstance(field, Setting) and value is not None:
            yield from ((path + name, each) for each in (value if isinstance(value, tuple) else (value,)))
        elif isinstance(field, Group) and value is not None:
            yield from values(value, f"{path}{name}.")
        elif isinstance(field, Entries):
            yield from (found for each in value.values() for found in values(each, f"{path}{name}."))


def offered(kind: Kind) -> set[Any]:
    """The words of a kind; none of an amount."""
    of = kind.of if isinstance(kind, Listing) else kind
    return set(of.words) if isinstance(of, Choice) else {True, False} if isinstance(of, Flag) else set()


def test_every_word_of_a_setting_is_in_some_variant() -> None:
    """A setting nobody uses, or a word of it that nobody writes, would be a promise nobody tried."""
    names = (*VARIANTS, *HOUSES, *(f"piquet with {', '.join((*needs(each), each))}" for each in OPTIONS))
    here: dict[str, set[Any]] = {}
    for name in names:
        for path, value in values(rules(f"# language: en\nvariant x extends {name} {{ }}")):
            here.setdefault(path, set()).add(value)

    assert {path for path, _ in settings(Ruleset)} - here.keys() == set()
    assert {path: left for path, kind in settings(Ruleset) if (left := offered(kind) - here[path])} == {}
