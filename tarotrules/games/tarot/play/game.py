"""A deal while it is played: what is settled for good, and who has something to decide.

Between two decisions :func:`go_on` walks the agenda of the deal and lets happen what happens by itself.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from tarotrules.cards.bits import CardNumber, CardSet
from tarotrules.expressions.compiled import UNKNOWN, Unknown
from tarotrules.games.playing.options import Options
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Side
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.flat import Contract
from tarotrules.games.tarot.play.piles import Pile, covered
from tarotrules.games.tarot.play.sight import Sight
from tarotrules.games.tarot.play.table import Exempt, PlayTable

if TYPE_CHECKING:
    from tarotrules.games.tarot.play.tricks import Playing, Trick


class Dealt(NamedTuple):
    """How a deal begins."""

    dealer: int
    hands: tuple[CardSet, ...]
    """By seat."""
    chien: CardSet
    silent: int | None = None
    """Who may not bid, being at fault for a misdeal."""
    overlooked: frozenset[str] = frozenset()
    """Hands that ought to have called the deal off, and that nobody noticed in time."""
    piles: tuple[tuple[Pile, ...], ...] = ()
    """What lies in front of each player, by seat; the top cards are among those of the hands."""
    taker: int | None = None
    """Who takes, where that is settled before the deal."""


class Claimed(NamedTuple):
    """What a player declared, and the cards shown for it."""

    seat: int
    claim: str
    level: str
    shown: CardSet


class Promised(NamedTuple):
    """What a player announced."""

    seat: int
    id: str


class Game:
    """What is settled of a deal; it is copied before something is added."""

    __slots__ = (
        "agenda", "bans", "called", "claims", "contract", "dealt", "discard", "exempt", "free", "hands", "mode",
        "never_wins", "partners", "piles", "playable", "players", "promises", "table", "taker",
    )  # fmt: skip

    def __init__(self, table: PlayTable, agenda: "Agenda", dealt: Dealt) -> None:
        self.table, self.agenda, self.dealt = table, agenda, dealt
        # Asked for at every card.
        self.players, self.playable, self.bans = table.players, table.playable, table.bans
        self.hands = dealt.hands
        """As the tricks begin: with the chien, without the discard; and what is turned up on the piles meanwhile."""
        self.piles = dealt.piles
        """As they lay when the last trick was over; one of which nothing is left stays in its place."""
        self.taker: int | None = None
        self.contract: Contract | None = None
        self.mode: str | None = None
        """How it is played without a taker, everybody alone."""
        self.called: tuple[CardNumber, ...] = ()
        """In the order in which they were called."""
        self.partners: tuple[int, ...] = ()
        """In the order of their seats, as far as the cards have found them."""
        self.discard: CardSet = 0
        self.promises: tuple[Promised, ...] = ()
        self.claims: tuple[Claimed, ...] = ()
        self.exempt: tuple[tuple[Exempt, ...], ...] = ()
        """By seat: the classes of cards that are excused when the player has them."""
        self.free: tuple[CardSet, ...] = ()
        """The same, as cards."""
        self.never_wins: CardSet = 0
        """Excused cards that do not win as they are ranked."""

    @property
    def dealer(self) -> int:
        """Who dealt."""
        return self.dealt.dealer

    @property
    def chien(self) -> CardSet:
        """As dealt."""
        return self.dealt.chien

    def with_(self, **changes: Any) -> "Game":
        """The same deal with more of it settled."""
        changed = Game.__new__(Game)
        changed.table, changed.agenda, changed.dealt = self.table, self.agenda, self.dealt
        changed.players, changed.playable, changed.bans = self.players, self.playable, self.bans
        changed.hands, changed.piles, changed.taker = self.hands, self.piles, self.taker
        changed.contract = self.contract
        changed.mode = self.mode
        changed.called, changed.partners, changed.discard = self.called, self.partners, self.discard
        changed.promises, changed.claims = self.promises, self.claims
        changed.exempt, changed.free, changed.never_wins = self.exempt, self.free, self.never_wins
        for name, value in changes.items():
            setattr(changed, name, value)
        return changed

    def in_order(self) -> tuple[int, ...]:
        """All players in playing order, the dealer last."""
        return self.seats_from(self.dealer + 1)

    def seats_from(self, seat: int) -> tuple[int, ...]:
        """All players in playing order."""
        return self.table.rounds[seat % self.players]

    def attack(self) -> tuple[int, ...]:
        """The players of the attack."""
        return () if self.taker is None else (self.taker, *self.partners)

    def joined_by(self, *seats: int | None) -> "Game":
        """The same deal with more partners; the taker is none, nor is nobody."""
        more = {each for each in seats if each is not None and each != self.taker}
        return self.with_(partners=tuple(sorted({*self.partners, *more})))

    def side_of(self, seat: int) -> Side:
        """The side a player is on."""
        return ATTACK if seat == self.taker or seat in self.partners else DEFENCE

    def are_friends(self, one: int, other: int) -> bool:
        """Whether two players are on one side; where nobody took, everybody is alone."""
        return one == other if self.mode is not None else self.side_of(one) == self.side_of(other)

    def takes_up(self) -> bool:
        """Whether the contract lets the taker take up the chien."""
        return self.contract is not None and self.contract.goes == "taker_hand" and self.chien > 0

    def sees_chien(self, seat: int) -> bool:
        """Whether a player sees the chien once the contract is settled."""
        contract = self.contract
        return contract is not None and (contract.shown or (seat == self.taker and self.takes_up()))

    def to_declare(self, seat: int) -> CardSet:
        """What counts of a player's cards for a declaration: when the tricks began, with an open discard (p. 7)."""
        openly = self.discard & self.table.discardable.shown if seat == self.taker else 0
        turned = covered(self.dealt.piles[seat]) if self.dealt.piles else 0
        return self.hands[seat] & ~turned | openly

    def sight(self, seat: int) -> Sight:
        """What a player sees and knows when something may be declared."""
        contract = self.contract
        return Sight(
            hand=self.to_declare(seat),
            dealt=self.dealt.hands[seat],
            seat=seat,
            dealer=self.dealer,
            chien=self.chien if not self.chien or self.sees_chien(seat) else UNKNOWN,
            taker=self.taker,
            contract=None if contract is None else self.table.settling.bids[contract.id],
            sides=tuple(self._side_known(each, seat) for each in range(self.table.players)),
        )

    def _side_known(self, seat: int, by: int) -> Side | Unknown:
        """Until a called card is played, only its holder knows the partner; nobody does where its trick decides."""
        holds_all = by in self.partners and all(self.hands[by] >> card & 1 for card in self.called)
        hidden = bool(self.called) and (not holds_all or self.table.by_trick)
        own = self.taker if self.table.by_trick else by
        return UNKNOWN if hidden and seat not in {self.taker, own} else self.side_of(seat)


class Phase(ABC):
    """Somebody has something to decide."""

    __slots__ = ()
    game: Game
    seat: int

    @abstractmethod
    def options(self) -> Options[Act]:
        """What may be chosen."""

    @abstractmethod
    def after(self, act: Act) -> "Phase | Over":
        """What follows a choice, which is one of the options."""


class CalledOff(NamedTuple):
    """Whose hand called a deal off, and which of the rules' hands it was."""

    seat: int
    redeal: str


PLAYED: Final = "played"
Ending = Literal["played", "all_passed", "called_off", "annulled"]


class Over(NamedTuple):
    """A deal at its end."""

    game: Game
    ending: Ending
    """*annulled*: played, though it ought to have been called off."""
    dealer: int
    """Who deals next."""
    tricks: "tuple[Trick, ...]" = ()
    called_off: CalledOff | None = None

    @property
    def seat(self) -> None:
        """Nobody's turn."""


class Agenda(NamedTuple):
    """What happens in a deal."""

    steps: "tuple[Step, ...]"
    """In order; the last of them is the play of the tricks."""
    first_card: "Callable[[Playing], Phase]"
    """What comes before a player's first card."""
    first_turn: "Callable[[Phase], Phase | Over] | None"
    """What comes before a player speaks in the auction for the first time, if anything may."""


Step = Callable[[Game, int], Phase | Over]
"""What happens at a place of the agenda: somebody decides, the deal is over, or what follows it happens."""


def go_on(game: Game, place: int) -> Phase | Over:
    """What happens after a place of the agenda."""
    return game.agenda.steps[place + 1](game, place + 1)


def whole_pack(table: PlayTable, dealt: Dealt) -> bool:
    """Whether all cards of the pack are dealt, each once."""
    together = dealt.chien
    for hand in (*dealt.hands, *map(covered, dealt.piles)):
        if together & hand:
            return False
        together |= hand
    return together == table.pack.all
