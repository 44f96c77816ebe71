"""What players do in more than one game."""

from typing import Final, NamedTuple

from tarotrules.cards.bits import BITS, CardNumber, CardSet
from tarotrules.source.node import Node


class Pass(Node):
    """To bid nothing, to announce nothing, to declare nothing: to let the deal go on."""


class Discard(Node):
    """To lay cards away."""

    cards: CardSet


class Play(NamedTuple):
    """To play a card to the trick; of all acts the one that is made most often."""

    card: CardNumber


class NotAnOption(ValueError):  # noqa: N818 it is the act that is none
    """An act that nobody may do now."""


PASS: Final = Pass()
PLAYS: Final = tuple(map(Play, range(len(BITS))))
"""To play each card of the pack."""
