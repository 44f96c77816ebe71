"""What is needed to put values together by tapping: what may be asked about, the cards there are, and what they mean.

Nothing here knows any game: a family says what its rules speak of, in words, and a page shows it.
"""

from collections.abc import Iterable
from typing import Any, Final, Literal, Protocol

from tarotrules.settings.kinds import Formula, Kind
from tarotrules.settings.walk import SettingPath
from tarotrules.source.node import Node

FactKind = Literal["number", "truth", "party", "card"]
ANY_CARDS: Final = "*"
"""Stands in a path for the word of some cards."""
ANY_CARD: Final = "?"
"""Stands in a path for the word of a single card."""


class Fact(Node):
    """Something that a condition or an amount may ask about: how it is written, what it is, and how players say it."""

    path: str
    kind: FactKind
    name: str
    about: str
    """What it is about, as a heading above several."""
    sought: str = ""
    """Other words by which it is looked for."""
    seldom: bool = False
    """Whether something shorter says the same, or hardly anybody asks: it is offered only where it is said already."""


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


class CardWord(Node):
    """A word for some cards, as files have it and as players say it."""

    id: str
    name: str
    single: bool
    """Whether it is one card."""


class Building(Protocol):
    """What values are put together of, by the rules of a table, in words of a language."""

    def facts(self, kind: Formula, path: SettingPath) -> Iterable[Fact]:
        """What a formula may ask about where it stands."""

    def classes(self) -> Iterable[CardWord]:
        """What a card may be."""

    def cards(self) -> Pack | None:
        """What else cards may be asked about, if any may."""

    def word(self, codes: Iterable[str]) -> str:
        """The word for some cards: one that the rules have, or one of their own that is then brought along.

        It is empty for what are no cards.
        """

    def brought(self) -> str:
        """What declares the words that are brought along, as an English file writes it."""

    def aloud(self, kind: Kind, value: Any) -> str:
        """A formula, or a value of a kind of the family's own, as people say it."""

    def pack(self, kind: Kind) -> Pack:
        """What values of a kind of the family's own are chosen from."""

    def chosen(self, kind: Kind, value: Any) -> Iterable[str]:
        """The codes of what a value consists of."""

    def gathered(self, kind: Kind, codes: Iterable[str]) -> Iterable[tuple[str, ...]]:
        """Codes as a file says them: single words, and pairs of the first and the last."""


class Nothing(Building):
    """What a family has that says nothing of what its values are put together of."""

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
