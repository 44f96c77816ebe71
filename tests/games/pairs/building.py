"""The game has neither conditions nor cards to choose from: nothing is built of anything."""

from collections.abc import Iterable
from typing import Any

from tarotrules.games.building import CardWord, Fact, Pack
from tarotrules.settings.kinds import Formula, Kind
from tarotrules.settings.walk import SettingPath


class Building:
    """What a family has to say that has nothing to build with."""

    def facts(self, kind: Formula, path: SettingPath) -> Iterable[Fact]:
        del kind, path
        return ()

    def classes(self) -> Iterable[CardWord]:
        return ()

    def cards(self) -> Pack | None:
        return None

    def word(self, codes: Iterable[str]) -> str:
        del codes
        return ""

    def brought(self) -> str:
        return ""

    def aloud(self, kind: Kind, value: Any) -> str:
        del kind
        return str(value)

    def pack(self, kind: Kind) -> Pack:
        del kind
        return Pack((), ())

    def chosen(self, kind: Kind, value: Any) -> Iterable[str]:
        del kind, value
        return ()

    def gathered(self, kind: Kind, codes: Iterable[str]) -> Iterable[tuple[str, ...]]:
        del kind, codes
        return ()
