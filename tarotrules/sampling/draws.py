"""How chance is drawn: the same seed gives the same deals, on every computer and in every order.

The generator is MT19937 as CPython's ``random.Random`` has it, whose ``random()`` the documentation promises to keep: a
share from 0 up to 1, of 53 bits. Nothing else is asked of it: what ``shuffle`` and ``sample`` draw is nowhere stated,
and they are slower. It begins with one whole number, made of a seed, the number of a deal and what is drawn for; so
each deal is drawn by itself, whoever draws the others.
"""

from random import Random
from typing import Final

_DEAL_BITS: Final = 40
_PURPOSE_BITS: Final = 8
MOST_DEALS: Final = 2**_DEAL_BITS
"""So many deals a seed has."""
CARDS: Final = 0
"""What is drawn for: the cards of a deal."""
PLAYERS: Final = 1
"""What is drawn for: the players' own decisions."""


def generator(seed: int, deal: int, purpose: int) -> Random:
    """The generator of a deal, the first of which is number 0, for a purpose."""
    return Random(seed << _DEAL_BITS + _PURPOSE_BITS | deal << _PURPOSE_BITS | purpose)  # noqa: S311 no secret


def any_place(number: int, random: Random) -> int:
    """The place of one of so many things: share × number, rounded down."""
    return int(random.random() * number)
