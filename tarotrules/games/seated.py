"""A seat at a table of bots, as a screen asks for it: what somebody sees of a deal, and what may be done there.

A scene is made of what the seat may know, in words; whoever draws it needs neither the rules nor the cards.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Any, Literal

from tarotrules.games.evening import Step
from tarotrules.source.node import Node

Colour = Literal["black", "red", "yellow"]


class NoSuch(ValueError):  # noqa: N818 it is no fault
    """There is no choice of such a number, or no card of such a name, in the game."""


class Wanted(Node):
    """What a person sits down to, beside the rules."""

    seed: int
    """Of all that chance decides."""
    deals: int | None
    """How long the match is to be; if nobody says, as the rules have it."""
    saved: Any
    """A match that is to be taken up again, as JSON data, if there is one."""
    names: tuple[str, ...] = ()
    """What the others are to be called, the next one first; whoever has none is given one."""


class ShownCard(Node):
    """A card face up."""

    code: str
    face: str
    """What stands in its corner, as the language writes it."""
    name: str
    colour: Colour
    may: bool = True
    """Whether it may be chosen now."""
    sign: str = ""
    """The letter of its suit, for whoever draws it."""
    corner: str = ""
    """What stands in its corner beside the sign."""
    note: str = ""
    """What is to be remarked of it, such as where it has just come from."""


Told = tuple[str | ShownCard, ...]
"""A sentence, in which cards lie face up."""


def read_out(told: Told) -> str:
    """A sentence as letters."""
    return "".join(each if isinstance(each, str) else each.face for each in told)


class Choice(Node):
    """Something that may be said."""

    text: str
    may: bool = True


Place = tuple[str | ShownCard, ...]
"""A player as the others see them: a text or a card for each column; the last is a number."""


class Picking(Node):
    """Cards are to be chosen, and then laid down together."""

    text: str
    """What it is to lay them down."""
    least: int
    most: int


class Forbidden(Node):
    """Why something may not be done."""

    text: str
    rule: str | None
    """The number of the rule that says so, if it takes one."""


class Advice(Node):
    """What one of the programs would do in the person's place, of what the person knows."""

    choice: int | None
    """The number of what it would say, if it would say something."""
    cards: tuple[str, ...]
    """What it would play, or lay down."""


class Sheet(Node):
    """The account of a deal, and the scores so far."""

    title: str
    lines: tuple[str, ...]
    """How it ended."""
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    ending: str
    """Who has won, or that there is another deal."""
    steps: tuple[Step, ...] = ()
    """The account, rule by rule."""
    result: str = ""
    """What it has brought the person."""


class Scene(Node):
    """All there is to see."""

    title: str
    heading: str
    header: tuple[str, ...]
    """Above the columns of the places, of which a family has as many as it needs."""
    places: tuple[Place, ...]
    here: int
    """The person's own."""
    news: tuple[Told, ...]
    """What has happened in the deal, the oldest first."""
    hand: tuple[tuple[ShownCard, ...], ...]
    """The cards that may be chosen of, in the rows in which they are sorted."""
    question: str
    choices: tuple[Choice, ...] = ()
    picking: Picking | None = None
    plays: bool = False
    """Whether a single card is to be chosen, and is played at once."""
    sheet: Sheet | None = None
    """When the deal is over."""
    is_over: bool = False
    """Whether there is no other deal."""
    lying: tuple[int, ...] = ()
    """The columns in which cards lie face up."""
    before: tuple[Told, ...] = ()
    """What lies in front of the players besides, a line for each of them."""


class Seated(ABC):
    """Somebody at a table; what may not be done is answered by why not, and nothing happens.

    What is told of no choice or card that there is raises :class:`NoSuch`, and nothing happens either.
    """

    @abstractmethod
    def scene(self) -> Scene:
        """All there is to see now."""

    @abstractmethod
    def choose(self, number: int) -> Forbidden | None:
        """Say one of the choices."""

    @abstractmethod
    def play(self, code: str) -> Forbidden | None:
        """Play a card."""

    @abstractmethod
    def lay(self, codes: Collection[str]) -> Forbidden | None:
        """Lay down the cards that were chosen."""

    @abstractmethod
    def why_not(self, code: str) -> Forbidden | None:
        """Why a card may not be chosen; nothing, if it may."""

    @abstractmethod
    def advice(self) -> Advice | None:
        """What a program would do in the person's place; nothing, when the deal is over."""

    @abstractmethod
    def play_on(self) -> None:
        """Let a program play in the person's place until the deal is over."""

    @abstractmethod
    def go_on(self) -> None:
        """The next deal."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The match so far, to be taken up again."""
