"""Every setting of a ruleset as it is declared, whatever a variant says about it."""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from tarotrules.games.registry import USUAL, family
from tarotrules.settings.kinds import Kind
from tarotrules.settings.record import Entries, Field, Group, Record, Setting, word
from tarotrules.settings.walk import SettingPath

NAME: Final = ""
"""The step of a path where a name stands that somebody chose."""


class Declared(NamedTuple):
    """A setting: where it is written, what it takes, and whether it may be left out."""

    path: SettingPath
    kind: Kind
    record: type[Record]
    """What declares it; a field of a base is the base's."""
    name: str
    """Its field there."""
    optional: bool = False
    conditional: bool = False
    """Whether it means something only beside certain other values."""
    bare: bool = False
    """Whether its value stands alone on a line, without the setting's word."""
    spared: bool = False
    """Whether its word may be left out."""
    keys: str | None = None
    """The entries elsewhere that the names in the path come from."""
    game: str = USUAL

    @property
    def owner(self) -> str:
        """The record and field, such as ``flow-into``."""
        return f"{self.record.__name__.lower()}-{word(self.name)}"

    @property
    def chapter(self) -> str:
        """The word the path begins with."""
        return self.path[0]

    @property
    def anchor(self) -> str:
        """Its id on the page of its chapter."""
        return "-".join(step or "name" for step in self.path)

    def covers(self, path: SettingPath) -> bool:
        """Whether a path of a variant is one of this setting, or leads to it."""
        return len(path) <= len(self.path) and all(
            mine in {NAME, theirs} for mine, theirs in zip(self.path, path, strict=False)
        )


@cache
def settings(game: str | None = None) -> tuple[Declared, ...]:
    """All of a game, the usual one if none is named, in the order of a deal."""
    known = family(game)
    return tuple(each._replace(game=known.name) for each in _record(known.ruleset(), ()))


def folder(game: str | None = None) -> str:
    """Where the pages are on how files of a game are written: those of the usual one show the language by it."""
    return "language" if game in {None, USUAL} else f"language/{game}"


def by_game(game: str, name: str) -> str:
    """What a page of a game is called among those of all."""
    return name if game == USUAL else f"{game}/{name}"


def chapters(game: str | None = None) -> tuple[str, ...]:
    """The words that paths begin with."""
    return tuple(dict.fromkeys(each.chapter for each in settings(game)))


def _record(record: type[Record], path: SettingPath) -> Iterator[Declared]:
    for name, field in record.fields.items():
        yield from _field(record, name, field, path)


def _field(record: type[Record], name: str, field: Field, path: SettingPath) -> Iterator[Declared]:
    here = (*path, word(name))
    match field:
        case Setting(kind, optional, exists, bare):
            yield Declared(here, kind, _declaring(record, name), name, optional, exists is not None, bare)
        case Group(inner):
            yield from _record(inner, here)
        case Entries(Kind() as kind):
            yield Declared((*here, NAME), kind, _declaring(record, name), name, optional=True, keys=field.keys)
        case Entries(of) if not isinstance(of, Kind):
            for each in _record(of, (*here, NAME)):
                principal = each.path[len(here) + 1 :] == (field.principal,)
                yield each._replace(spared=each.spared or principal, keys=each.keys or field.keys)


def _declaring(record: type[Record], name: str) -> type[Record]:
    """The record that declares a field."""
    return next(each for each in reversed(record.__mro__) if issubclass(each, Record) and name in each.fields)
