"""An evening of deals written down by hand: what there is to fill in of each, and what it came to.

Nothing here knows any game: a family says which fields its rules have, in words, and a page shows them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol

from tarotrules.expressions.rounding import Amount
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.node import Node

Kind = Literal["player", "choice", "number", "numbers", "things"]
"""One of the players; one of several; a number; one for each player; any of several things, which have fields."""


class Choice(Node):
    """One of several: what a deal has, and how it is called."""

    value: str | int | bool | None
    title: str
    under: str = ""
    """The key under which it is said instead, where nobody is named."""


class Thing(Node):
    """Something that may have happened in a deal, perhaps to several players."""

    id: str
    title: str
    fields: "tuple[Field, ...]"
    often: bool = False


class Field(Node):
    """Something to be filled in: what stands under its key in a deal."""

    key: str
    label: str
    kind: Kind
    choices: tuple[Choice, ...] = ()
    """Of a choice all that there are; of a player what else may be said in place of one."""
    things: tuple[Thing, ...] = ()
    least: int = 0
    most: int = 0
    halves: bool = False
    ways: tuple[str, ...] = ()
    """Of several ways to say the same, those that it belongs to; none, if it belongs to all."""
    given: str = ""
    """The key that must say something for it to be asked."""
    unless: tuple[str, ...] = ()
    """The key that must say that there is nobody for it to be asked, and others that must not say anything either."""
    apart: str = ""
    """The key whose player it cannot be."""
    wanted: bool = True
    """Whether a deal is not told as long as nothing is said here."""


class Asked(Node):
    """Something that nobody knows beforehand is needed: of the whole deal, or of one thing in it."""

    field: Field
    of_thing: bool


class Form(Node):
    """All there is to fill in of a deal."""

    fields: tuple[Field, ...]
    ways: tuple[Choice, ...] = ()
    dealer: str = ""
    """The key under which a deal says who dealt, which moves on by itself."""


class Step(Node):
    """A sentence of an account, and the number of the rule that it goes by."""

    text: str
    rule: str | None


class Scored(Node):
    """What a deal came to."""

    scores: tuple[Amount, ...]
    steps: tuple[Step, ...]
    moves: bool
    """Whether the next player deals then."""
    moves_out: bool
    """The same, where more are at the table than play and the dealer sat out."""
    title: str
    """The deal in a word or two."""
    counts: bool = True
    """Whether it is one of the deals of a match, which a deal that nobody played is not."""
    taker: int | None = None
    """The seat of whoever played alone against others, if anybody did."""
    made: bool | None = None
    """Whether that player did what had to be done; nothing, where that is not known."""


class Carried(Node):
    """What is carried from deal to deal beside the scores, and what a deal does to it."""

    lying: tuple[Amount, ...]
    """What lies on the table for the next deal."""
    gains: Mapping[int, Amount]
    """What each of the people takes off it, below zero for what is put there."""
    steps: tuple[Step, ...]
    told: str
    """What lies there, in words; nothing, if nothing does."""


class Standing(Node):
    """How things stand after a deal."""

    totals: tuple[Amount | None, ...]
    """Of everybody who was there; nothing for whoever has not played yet."""
    counts: bool
    """Whether the deal was one of the match."""


class Evening(Protocol):
    """Deals of some rules, written down by hand, in words of a language."""

    @property
    def form(self) -> Form:
        """What there is to fill in."""

    @property
    def seats(self) -> Sequence[str]:
        """What those who play are called as long as they have no names."""

    def scored(self, told: Any, names: Sequence[str]) -> Scored:
        """What a deal came to for players of these names.

        Raises :class:`~tarotrules.games.refused.Refused`, with every problem, for one that cannot be.
        """

    def written(self, told: Any) -> dict[str, Any]:
        """The deal as it is written in a file, in words of the language."""

    def over(self, names: Sequence[str], around: int, deals: Sequence[Standing]) -> str | None:
        """That the match is over, with which deal, and who has won; nothing, as long as it goes on.

        ``around`` the table are so many, of whom some may sit out.
        """

    def carried(
        self, lying: tuple[Amount, ...], sat: Sequence[int], dealer: int, deal: Scored, people: Sequence[str]
    ) -> Carried | None:
        """What a deal of those who ``sat`` does to what lies on the table; nothing, where nothing ever does."""

    def place(self, problem: Diagnostic) -> tuple[str, ...]:
        """The key of the field that a problem is about, and of the thing in it; nothing if it is about the whole."""

    def asks(self, problem: Diagnostic) -> "Asked | None":
        """What else would have to be told, so that the problem is none."""

    def is_open(self, problem: Diagnostic) -> bool:
        """Whether something is only not said yet."""

    def worded(self, problem: Diagnostic, names: Sequence[str]) -> Diagnostic:
        """A problem as it is told to whoever fills in the form, who sees names and never what a deal is written in."""
