"""What somebody tells of a deal or a partie, as it stands in a file, before anybody asks whether it can be."""

from typing import NamedTuple

from tarotrules.cards.french import Card
from tarotrules.source.diagnostics import Diagnostic

Cards = tuple[Card, ...]


class Score(NamedTuple):
    """An amount that is told: whose, and what for."""

    seat: int
    name: str
    """Of a contest or a claim, as somebody writes it."""
    amount: int


class Try(NamedTuple):
    """How many cards the elder would exchange, and then the younger."""

    elder: int | None = None
    younger: int | None = None


class Told(NamedTuple):
    """Everything there is to tell; which of it, its kind says. Whatever goes by seat begins with the elder's."""

    kind: str | None = None
    players: int | None = None
    elder: Cards | None = None
    younger: Cards | None = None
    hands: tuple[Cards, ...] | None = None
    """The hands as they were played with, of any number of players; ``elder`` and ``younger`` are those of two."""
    dealt_elder: Cards | None = None
    dealt_younger: Cards | None = None
    discard_elder: Cards | None = None
    discard_younger: Cards | None = None
    taken_elder: Cards | None = None
    taken_younger: Cards | None = None
    dealt: tuple[Cards, ...] | None = None
    sunk: tuple[tuple[int, str], ...] = ()
    """What was not called though it was held: a seat and a contest each."""
    plays: tuple[Cards, ...] | None = None
    """Tricks, the cards of each in the order in which they fell."""
    tricks: tuple[tuple[int, int], ...] | None = None
    """Tricks, who led and who won each."""
    play_points: tuple[tuple[int, int], ...] | None = None
    complete: bool | None = None
    """Whether the deal was played to its end; if it is not said, the tricks tell."""
    hand: Cards | None = None
    scores: tuple[Score, ...] | None = None
    """The amounts of a ledger; written under ``hand``."""
    names: tuple[str, ...] | None = None
    totals: tuple[int, ...] | dict[str, int] | None = None
    """In the order of the seats, or by name."""
    first_elder: str | int | None = None
    deals: "tuple[tuple[int, ...] | Reading, ...] | None" = None
    stock: int | None = None
    pile: Cards | None = None
    """The cards of the stock, the top one first; written under ``stock``."""
    tries: tuple[Try, ...] | None = None
    exchanged: tuple[int, ...] | None = None
    fault: str | None = None
    by: int | None = None
    waived: bool = False
    implied: bool = False
    """Whether what is not scored is implied by something else that was called."""
    contest: str | None = None

    def by_seat(self, what: str) -> "tuple[Cards | None, ...]":
        """Cards of the elder and of the younger under keys that begin alike."""
        return getattr(self, f"{what}elder"), getattr(self, f"{what}younger")


class Reading(NamedTuple):
    """What is told, as far as it can be read."""

    told: Told
    players: int
    kind: str | None
    """None if nobody can tell what it is about."""
    problems: tuple[Diagnostic, ...] = ()
    """What is wrong with how it is written."""
