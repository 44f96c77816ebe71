"""What is needed to put values together by tapping: what may be asked about, the cards there are, and what they mean.

Nothing here knows any game: a family says what its rules speak of, in words, and a page shows it.
"""

from collections.abc import Iterable
from typing import Any, Literal, Protocol

from tarotrules.settings.kinds import Formula, Kind
from tarotrules.settings.walk import SettingPath
from tarotrules.source.node import Node

FactKind = Literal["number", "truth", "party", "card"]


class Fact(Node):
    """Something that a condition or an amount may ask about: how it is written, what it is, and how players say it."""

    path: str
    kind: FactKind
    name: str
    about: str
    """Whom or what it is about, as a heading above several."""


class Card(Node):
    """A card: its code, what stands in its corner, and its name."""

    id: str
    label: str
    name: str


class Row(Node):
    """Cards that belong together."""

    name: str
    cards: tuple[Card, ...]
    run: bool = False
    """Whether one is asked for from one card to another."""


class Handful(Node):
    """Cards that are often meant together."""

    name: str
    cards: tuple[str, ...]


class Pack(Node):
    """The cards there are, and how people speak of several."""

    rows: tuple[Row, ...]
    handfuls: tuple[Handful, ...]


class Named(Node):
    """Something by its name in files, and as players say it."""

    id: str
    name: str


class Building(Protocol):
    """What values are put together of, by the rules of a table, in words of a language."""

    def facts(self, kind: Formula, path: SettingPath) -> Iterable[Fact]:
        """What a formula may ask about where it stands."""

    def classes(self) -> Iterable[Named]:
        """What a card may be."""

    def aloud(self, kind: Kind, value: Any) -> str:
        """A formula, or a value of a kind of the family's own, as people say it."""

    def pack(self, kind: Kind) -> Pack:
        """What values of a kind of the family's own are chosen from."""

    def chosen(self, kind: Kind, value: Any) -> Iterable[str]:
        """The codes of what a value consists of."""

    def gathered(self, kind: Kind, codes: Iterable[str]) -> Iterable[tuple[str, ...]]:
        """Codes as a file says them: single words, and pairs of the first and the last."""
