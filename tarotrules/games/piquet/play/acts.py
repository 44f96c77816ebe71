"""What a player may do: choices of the rules' own ids, words of the dialogue, and cards."""

from typing import Final, Literal

from tarotrules.cards.bits import CardSet
from tarotrules.games.playing.acts import Discard, Pass, Play
from tarotrules.source.node import Node

Word = Literal["good", "not_good", "equal", "ask"]
"""How a call is answered; to *ask* is to wonder how high it is, where the numbers agree (R40)."""


class Enough(Node):
    """To count no more combinations beside those that were told."""


class Look(Node):
    """To look at the cards of the stock that are left."""


class Claim(Node):
    """To claim something for a hand as it is."""

    id: str


class Call(Node):
    """To call a combination in a contest; or none, with no cards."""

    contest: str
    cards: CardSet


class Answer(Node):
    """To answer what the elder calls."""

    word: Word


class Show(Node):
    """To have the cards shown that count in a contest (CAV L 55)."""

    contest: str


Act = Pass | Enough | Look | Claim | Discard | Call | Answer | Show | Play
ENOUGH: Final = Enough()
LOOK: Final = Look()
GOOD: Final = Answer("good")
NOT_GOOD: Final = Answer("not_good")
EQUAL: Final = Answer("equal")
ASK: Final = Answer("ask")
