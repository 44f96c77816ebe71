"""What a player of tarot may do, beside what is done in other games too: choices of the rules' own ids, and cards."""

from typing import Final

from tarotrules.cards.bits import CardNumber, CardSet
from tarotrules.games.playing.acts import Discard, Pass, Play
from tarotrules.source.node import Node


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


class Claim(Node):
    """To declare something of one's hand, and to show cards for it."""

    id: str
    level: str
    shown: CardSet


class FoundLate(Node):
    """To have had a hand that ought to have called the deal off: nobody chooses that, it comes to light."""

    id: str


Act = Pass | Parole | Bid | CallOff | Announce | Call | Discard | Claim | FoundLate | Play
PAROLE: Final = Parole()
