"""One thing said by one layer, with its place, and what becomes of it when layers meet."""

from typing import Literal, NamedTuple

from tarotrules.settings.walk import SettingPath
from tarotrules.source.text import Span
from tarotrules.syntax.document import Citation, Item

Act = Literal["set", "declare", "remove", "like", "before", "after"]


class Origin(NamedTuple):
    """Where a value comes from: a place in a layer, for some numbers of players (or all), and who says so."""

    span: Span
    layer: str
    rank: int
    players: tuple[int, ...] | None
    citation: Citation | None
    source: str | None
    """The layer's own source, when the value has no citation."""

    @property
    def assumed(self) -> bool:
        """Whether no source gives the value."""
        return self.citation is not None and self.citation.assumed


class Said(NamedTuple):
    """One act on one path."""

    act: Act
    path: SettingPath
    values: tuple[tuple[Item, ...], ...]
    origin: Origin
    fixed: bool

    def concerns(self, players: int) -> bool:
        """Whether it is said for this number of players."""
        return self.origin.players is None or players in self.origin.players


class Settled(NamedTuple):
    """What a setting has come to, where from, and what it took the place of (nearest first)."""

    values: tuple[tuple[Item, ...], ...]
    origin: Origin
    beaten: tuple[Origin, ...] = ()
    former: tuple[tuple[Item, ...], ...] = ()
    """The nearest of the values it took the place of."""
