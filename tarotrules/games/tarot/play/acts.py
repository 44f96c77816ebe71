"""What a player may do: choices of the rules' own ids, and cards."""

from typing import Final, NamedTuple

from tarotrules.cards.sets import NAMES, CardNumber, CardSet
from tarotrules.source.node import Node


class Pass(Node):
    """To bid nothing, to announce nothing, to declare nothing: to let the deal go on."""


class Parole(Node):
    """Neither to pass nor to bid yet."""


class Bid(Node):
    """To bid a contract, and to promise feats with it."""

    id: str
    promises: tuple[str, ...] = ()


class CallOff(Node):
    """To call the deal off, because of a hand."""

    id: str


class Announce(Node):
    """To promise a feat."""

    id: str


class Call(Node):
    """To call a card: whoever holds it is the partner."""

    card: CardNumber


class Discard(Node):
    """To lay cards away."""

    cards: CardSet


class Claim(Node):
    """To declare something of one's hand, and to show cards for it."""

    id: str
    level: str
    shown: CardSet


class FoundLate(Node):
    """To have had a hand that ought to have called the deal off: nobody chooses that, it comes to light."""

    id: str


class Play(NamedTuple):
    """To play a card to the trick; of all acts the one that is made most often."""

    card: CardNumber


PLAYS: Final = tuple(map(Play, range(len(NAMES))))
"""To play each card of the pack."""


class NotAnOption(ValueError):  # noqa: N818 it is the act that is none
    """An act that nobody may do now."""


Act = Pass | Parole | Bid | CallOff | Announce | Call | Discard | Claim | FoundLate | Play
PASS: Final = Pass()
PAROLE: Final = Parole()
