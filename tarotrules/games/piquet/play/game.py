"""A deal while it is played: what is settled for good, and who has something to decide.

A *place* is counted from the elder on, so that the elder's is 0 and the dealer's the last; a *seat* is a player's, deal
after deal. Between two decisions :func:`go_on` walks the agenda of the deal.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from tarotrules.cards.bits import CardNumber, CardSet
from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.play.acts import Act
from tarotrules.games.piquet.play.table import Own, PlayTable
from tarotrules.games.playing.options import Options

if TYPE_CHECKING:
    from tarotrules.games.piquet.play.talk import Talk
    from tarotrules.games.piquet.play.tricks import Trick


class Dealt(NamedTuple):
    """How a deal begins."""

    dealer: int
    """A seat."""
    hands: tuple[CardSet, ...]
    """By seat."""
    stock: tuple[CardNumber, ...]
    """From the top."""


class Claimed(NamedTuple):
    """What somebody has claimed for a hand."""

    place: int
    claim: str
    cards: CardSet
    """The hand."""
    worth: Amount
    again: bool
    """Whether it is claimed for the second time (R24)."""


class Game(NamedTuple):
    """What is settled of a deal."""

    table: PlayTable
    agenda: "tuple[Step, ...]"
    dealt: Dealt
    first: tuple[CardSet, ...]
    """By place: the hands as they were dealt."""
    hands: tuple[CardSet, ...]
    """By place: after the exchange, as they are when the tricks begin."""
    stock: tuple[CardNumber, ...]
    """What is left of it, from the top."""
    discards: tuple[CardSet | None, ...]
    """By place; nothing, before somebody has exchanged, or if that is for others alone."""
    unused: CardSet = 0
    """What the elder might have taken of the stock, and has looked at (CAV L 33)."""
    claims: tuple[Claimed, ...] = ()
    held: tuple[tuple[tuple[Own, ...], ...], ...] = ()
    """By contest and place: what may be called."""
    talks: "tuple[Talk, ...]" = ()
    """By contest, once calls begin."""
    called: bool = False
    """Whether all is called that will be."""
    lead: CardNumber | None = None
    """The card that the elder has led."""
    looked: bool = False
    """Whether the cards that are left were looked at, and so seen by everybody."""

    def seat_of(self, place: int) -> int:
        """The player who sits at a place."""
        return (self.dealt.dealer + 1 + place) % self.table.players

    def place_of(self, seat: int) -> int:
        """Where a player sits, from the elder on."""
        return (seat - self.dealt.dealer - 1) % self.table.players


class Phase(ABC):
    """Somebody has something to decide."""

    __slots__ = ()
    game: Game
    place: int

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.game.seat_of(self.place)

    @abstractmethod
    def options(self) -> Options[Act]:
        """What may be chosen."""

    @abstractmethod
    def after(self, act: Act) -> "Phase | Over":
        """What follows a choice, which is one of the options."""

    def silent(self) -> "Phase | Over | None":
        """What follows if nothing is said, where only somebody's own cards give a choice and silence is not seen."""
        return None


PLAYED: Final = "played"
Ending = Literal["played", "misdeal"]


class Over(NamedTuple):
    """A deal at its end."""

    game: Game
    dealer: int
    """Who deals next."""
    tricks: "tuple[Trick, ...]"

    @property
    def seat(self) -> None:
        """Nobody's turn."""


Step = Callable[[Game, int], "Phase | Over"]
"""What happens at a place of the agenda: somebody decides, the deal is over, or what follows it happens."""


def go_on(game: Game, step: int) -> Phase | Over:
    """What happens after a step of the agenda."""
    return game.agenda[step + 1](game, step + 1)
